import { foldSpace } from "../../typed-text/parse-name.ts";
import { withoutMarkdown } from "../plain-text.ts";
import type { HeadingMeaning } from "../headings.ts";
import { takeTaskMarks, type TaskMarks } from "./task-marks.ts";

type MeaningOf = (text: string) => HeadingMeaning | null;

export type ListLine = {
  /** The line as it is in the file. */
  typed: string;
  /** The line without bullets, numbers and check marks. */
  text: string;
  indent: number;
  isBulleted: boolean;
  done: boolean;
  /** Whether the line begins with a box or a check mark. */
  isBoxed: boolean;
  /** The level of a heading; null for a row. */
  heading: number | null;
  /** Whether the heading applies only to the lines that are indented more. */
  isScoped: boolean;
  /** Whether the line is quoted with ">", which people also use for remarks. */
  isQuoted: boolean;
  /** Whether the whole line is in italics, which means a remark about the list. */
  isRemark: boolean;
  /** Whether the box marks the line as cancelled: "[-]". */
  isCancelled: boolean;
  marks: TaskMarks;
};

const longestHeading = 100;
/** Characters of a line; a whole message may be one line. */
export const longestLine = 10_000;
const doneBehind =
  /(?<=\S)\s+(?:[✓✔☑✅]\uFE0F?|\((?:done|bought|erledigt|gekauft|hecho|comprado|fait|acheté|✓|✔|x)\))$/iu;
const italic = /^\*[^*\s](?:[^*]*[^*\s])?\*(?=$|[\s,.:;(])/u;
const plainLine: ListLine = {
  typed: "",
  text: "",
  indent: 0,
  isBulleted: false,
  done: false,
  isBoxed: false,
  heading: null,
  isScoped: false,
  isQuoted: false,
  isRemark: false,
  isCancelled: false,
  marks: { notes: [], tags: [], isDone: false },
};
const openMarks = "☐□■▢◻◼⬜⬛🔲🔳○●◦•‣▪▫·∙❑❏➤→★☆»▶►➔➜✦⁃⭕";
const boxes = new Set("☐□◻⬜🔲❑❏");
const doneMarks = "☑☒✅✓✔✗✘";
const mark = new RegExp(
  `^(?:\\[ ?(?<box>[ xX✓✔*/!?>-]?) ?\\]|(?<done>[${doneMarks}])\\uFE0F?|(?:[${openMarks}])\\uFE0F?|[-–—*+>](?![-–—*+>\\d])|\\d{1,3}[.)](?!\\d)|\\(\\d{1,3}\\)(?=\\s)|[a-z]\\)(?=\\s))\\s*`,
  "u",
);
const headings: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [/^(?<hashes>#{1,6})\s*(?<text>\S.*?)\s*#*$/u, (match) => match.groups!.hashes!.length],
  [/^(?:\*\*|__)(?<text>[^*_]+?)(?:\*\*:?|__:?)$/u, () => 3],
  [/^\*(?<text>[^\s*][^*]*?:?)\*:?$/u, () => 3],
  [/^[-=*~]{2,}\s*(?<text>[^-=*~].*?)\s*[-=*~]{2,}$/u, () => 3],
  [/^\[(?<text>\p{L}[^\]]{2,})\]$/u, () => 3],
  [/^(?<text>[^:]*\p{L}[^:]*?)\s*:$/u, () => 3],
];

/**
 * Splits a text into the lines of a list and reads their marks. Blank lines and rulers are dropped.
 * @param meaningOf returns the known meaning of a text, or null
 */
export function listLines(text: string, meaningOf: MeaningOf = () => null): ListLine[] {
  const typed = text.split(/\r\n|[\n\r\u2028\u2029\u0085]/u);
  const lines: ListLine[] = [];
  for (const [index, line] of typed.entries()) {
    if (/^\s*[=-]{3,}\s*$/u.test(line)) {
      // A line of "===" makes a heading of the line above it.
      const above = lines.at(-1);
      const isRightAbove = (typed[index - 1] ?? "").trim() !== "";
      if (
        above !== undefined &&
        isRightAbove &&
        !above.isBulleted &&
        above.heading === null &&
        line.includes("=")
      )
        above.heading = 1;
      continue;
    }
    if (line.trim() !== "") lines.push(readLine(line));
  }
  const [first] = lines;
  if (first?.heading === null && !first.isBulleted && meaningOf(first.text) === "title") first.heading = 1;
  for (const line of lines)
    if (line.heading === null && /^@\S/u.test(line.text) && meaningOf(line.text.slice(1)) === "store") {
      line.text = line.text.slice(1);
      line.heading = 3;
    }
  markPlainHeadings(lines);
  markNestedHeadings(lines, meaningOf);
  return lines;
}

function readLine(line: string): ListLine {
  if (line.length > longestLine) return { ...plainLine, typed: line, text: line };
  const indent = /^\s*/u.exec(line.replaceAll("\t", "    "))![0].length;
  let text = line.trim();
  let isBulleted = false;
  let done = false;
  let isBoxed = false;
  let isCancelled = false;
  for (let times = 0; times < 3; times += 1) {
    const found = mark.exec(text);
    if (found === null) break;
    // Asterisks may mean bold or italics rather than a bullet.
    if (text.startsWith("**") || italic.test(text)) break;
    isBulleted = true;
    isBoxed ||=
      found.groups!.done !== undefined || found.groups!.box !== undefined || boxes.has(found[0][0]!);
    isCancelled ||= found.groups!.box === "-";
    done ||= found.groups!.done !== undefined || /[xX✓✔]/u.test(found.groups!.box ?? "");
    text = text.slice(found[0].length).trim();
  }
  const taken = text.startsWith("#") ? { text, marks: plainLine.marks } : takeTaskMarks(text);
  text = taken.text;
  done ||= taken.marks.isDone;
  // Restock's own exports have boxes and unescaped texts, so a text behind a box isn't changed.
  const behind = isBoxed ? null : doneBehind.exec(text);
  if (behind !== null) {
    done = true;
    text = text.slice(0, behind.index);
  }
  if (!isBoxed) text = text.replace(/^(?:\p{Extended_Pictographic}\uFE0F?){1,3}\s+(?=\d)/u, "");
  const struck = /^~~(.+)~~$/su.exec(text);
  if (struck !== null) text = struck[1]!.trim();
  const row: ListLine = {
    typed: foldSpace(line),
    text,
    indent,
    isBulleted,
    done: done || struck !== null,
    isBoxed,
    heading: null,
    isScoped: false,
    isQuoted: line.trim().startsWith(">"),
    isRemark: !isBulleted && /^_[^_]{3,}_$|^\*[^*\s][^*]*\.\*$/u.test(text),
    isCancelled,
    marks: taken.marks,
  };
  for (const [pattern, levelOf] of text.length > longestHeading ? [] : headings) {
    const found = pattern.exec(text);
    if (found === null || (isBulleted && !text.startsWith("**"))) continue;
    row.text = found.groups!.text!.replace(/[:*_\s]+$/u, "").trim();
    row.heading = levelOf(found);
    break;
  }
  row.text = withoutMarkdown(row.text)
    // "milk [organic]"
    .replace(/\s\[([^[\]\\]*\p{L}[^[\]\\]*)\]$/u, " ($1)")
    // Escaped characters of Markdown.
    .replace(/\\([\\`*_[\]<>~#])/gu, "$1");
  return row;
}

const isCapitals = (text: string): boolean =>
  /^[\p{Lu}\p{M} &,/'’-]{4,40}$/u.test(text) && /\p{Lu}{4}/u.test(text);

/** Marks headings by their form: capitals only, a plain line above bullets, a line above indented lines. */
function markPlainHeadings(lines: readonly ListLine[]): void {
  const rows = lines.filter((line) => line.heading === null);
  const bulleted = rows.filter((line) => line.isBulleted).length;
  const capitals = rows.filter((line) => isCapitals(line.text)).length;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.heading !== null || line.isBulleted || line.done || next === undefined || next.heading !== null)
      continue;
    const isShort = line.text.length <= 40 && !/[.!?;,]/u.test(line.text) && !/\d/u.test(line.text);
    const overBullets = bulleted * 2 >= rows.length && next.isBulleted && isShort;
    const overIndented = next.indent > line.indent && !next.isBulleted && isShort;
    const inCapitals = isCapitals(line.text) && capitals * 3 <= rows.length && !isCapitals(next.text);
    if (overBullets || overIndented || inCapitals) line.heading = 4;
  }
}

/** Marks a bullet above indented bullets as heading if it names a store or a category, or if only they have boxes. */
function markNestedHeadings(lines: readonly ListLine[], meaningOf: MeaningOf): void {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!line.isBulleted || line.done || next === undefined || next.indent < line.indent + 2) continue;
    if (line.heading === null && meaningOf(line.text) === null && !line.text.endsWith(":")) {
      if (line.isBoxed || !next.isBoxed) continue;
    }
    line.text = line.text.replace(/\s*:$/u, "");
    line.heading ??= 4 + Math.min(20, line.indent);
    line.isScoped = true;
  }
}
