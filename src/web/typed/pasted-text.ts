import { listLines } from "../../import/text/list-lines.ts";

const texts = new WeakMap<readonly unknown[], string>();

/** Keeps the text that a paste was read from, for the page that reads more of it. */
export function keepPastedText(entries: readonly unknown[], text: string): void {
  texts.set(entries, text);
}

export function pastedText(entries: readonly unknown[]): string {
  return texts.get(entries) ?? "";
}

/** Whether a text has words on several lines. */
export function hasSeveralLines(text: string): boolean {
  return /\S\s*[\r\n\u2028\u2029\u0085]\s*\S/u.test(text);
}

/** Lines from which on a paste may be a list of another app. */
const leastLines = 5;
const leastCells = 2;

/** Whether a text has what a paste doesn't read, and the page of imports does: headings, ticked lines, columns. */
export function isWholeList(text: string): boolean {
  const lines = listLines(text);
  if (lines.length < leastLines) return false;
  const rows = text.split(/[\r\n]+/u).filter((row) => row.trim() !== "");
  const isTable = rows.every((row) => row.split(/[\t;|]/u).length >= leastCells);
  return isTable || lines.some(({ heading, done }) => done || heading !== null);
}
