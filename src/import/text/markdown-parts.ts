import type { Row } from "../table/rows.ts";

/** Parts of a Markdown text, in their order. */
export type MarkdownPart =
  | { kind: "text"; text: string }
  /** `ruler` is the line below the headers. */
  | { kind: "table"; rows: Row[]; ruler: string }
  /** Lines about the file itself. */
  | { kind: "about-the-file"; lines: string[] };

const ruler = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/u;
const ruled = /^---\s*$/u;
const lineEnd = /\r\n|[\n\r]/u;

/** Parts a text at its tables and behind its front matter. */
export function markdownParts(text: string): MarkdownPart[] {
  const lines = text.split(lineEnd);
  const parts: MarkdownPart[] = [];
  const frontEnd = ruled.test(lines[0]!)
    ? lines.findIndex((line, place) => place > 0 && ruled.test(line))
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
  for (let place = start + 1; place < lines.length; place += 1) {
    const header = lines[place - 1]!;
    if (place - 1 < start || !ruler.test(lines[place]!) || !header.includes("|")) continue;
    takeText(place - 1);
    const body = lines.slice(place + 1);
    const length = body.findIndex((line) => !line.includes("|"));
    const rows = body.slice(0, length < 0 ? body.length : length);
    parts.push({ kind: "table", rows: [header, ...rows].map(cellsOf), ruler: lines[place]! });
    start = place + 1 + rows.length;
    place = start;
  }
  takeText(lines.length);
  return parts;
}

/** A stroke behind a backslash stands for itself. */
function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\||(?<!\\)\|$/gu, "");
  return bare.split(/(?<!\\)\|/u).map((cell) => cell.replaceAll("\\|", "|").trim());
}
