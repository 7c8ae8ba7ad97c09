import type { Row } from "../table/rows.ts";

/** A part of a Markdown text. */
export type MarkdownPart =
  | { kind: "text"; text: string }
  /** `ruler` is the delimiter row below the headers. */
  | { kind: "table"; rows: Row[]; ruler: string }
  /** The front matter. */
  | { kind: "about-the-file"; lines: string[] };

const ruler = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/u;
const ruled = /^---\s*$/u;
const lineEnd = /\r\n|[\n\r]/u;

/** Splits a text into its front matter, its tables and the texts between them, in order. */
export function markdownParts(text: string): MarkdownPart[] {
  const lines = text.split(lineEnd);
  const parts: MarkdownPart[] = [];
  const frontEnd = ruled.test(lines[0]!)
    ? lines.findIndex((line, index) => index > 0 && ruled.test(line))
    : -1;
  const front = lines.slice(1, Math.max(1, frontEnd));
  let start = 0;
  if (frontEnd > 0 && front.every((line) => /^\s*(?:[\w-]+:|-\s|#|$)/u.test(line))) {
    parts.push({ kind: "about-the-file", lines: front.filter((line) => line.trim() !== "") });
    start = frontEnd + 1;
  }
  const takeText = (end: number) => {
    if (end > start) parts.push({ kind: "text", text: lines.slice(start, end).join("\n") });
  };
  for (let index = start + 1; index < lines.length; index += 1) {
    const header = lines[index - 1]!;
    if (index - 1 < start || !ruler.test(lines[index]!) || !header.includes("|")) continue;
    takeText(index - 1);
    const body = lines.slice(index + 1);
    const length = body.findIndex((line) => !line.includes("|"));
    const rows = body.slice(0, length < 0 ? body.length : length);
    parts.push({ kind: "table", rows: [header, ...rows].map(cellsOf), ruler: lines[index]! });
    start = index + 1 + rows.length;
    index = start;
  }
  takeText(lines.length);
  return parts;
}

/** Splits a row into cells; an escaped "|" belongs to its cell. */
function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\||(?<!\\)\|$/gu, "");
  return bare.split(/(?<!\\)\|/u).map((cell) => cell.replaceAll("\\|", "|").trim());
}
