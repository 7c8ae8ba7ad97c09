/** A sign at the head of a line or behind another one; not the end of an ellipsis. */
const stray = /(?<=^[^\S\n]*|[.!?:;,][^\S\n]{1,3}|(?<!\.)[.!?:;,])[.,;](?=[^\S\n]|$)/gmu;

/** A text without the signs and spaces that stood around what was cut out of it: "milk. . bread" becomes "milk. bread". */
export function withoutStrayStops(text: string): string {
  return text.replace(stray, "").replace(/^ +/gmu, "").replace(/ {2,}/gu, " ").trimEnd();
}
