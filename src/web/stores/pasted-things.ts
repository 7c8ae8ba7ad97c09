/** What a list's line begins with: a bullet, a box to tick, a number. */
const marks = /^(?:(?:[-*+•·‣▪▢☐☑✓✔–—]|\[[ x]?\]|\d{1,3}[.)])(?:\s+|$))+/iu;

/** The lines of a pasted text as one line of several things. */
export function asOneLine(pasted: string): string {
  return pasted
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.trim().replace(marks, "").replace(/,$/u, "").trim())
    .filter((line) => line !== "")
    .join(", ");
}
