/** A sign at the head of a line or behind another one; not the end of an ellipsis, and not a comma behind a short form ("4 Stk., Salz"). */
const stray =
  /(?<=^[^\S\n]*|[.!?:;,][^\S\n]{1,3}|(?<!\.)[.!?:;,])(?:[.;]|(?<!\d ?\p{Alpha}{1,5}\.),)(?=[^\S\n]|$)/gmu;

/** A text without the signs and spaces that stood around what was cut out of it: "milk. . bread" becomes "milk. bread". */
export function withoutStrayStops(text: string): string {
  return text.replace(stray, "").replace(/^ +/gmu, "").replace(/ {2,}/gu, " ").trimEnd();
}
