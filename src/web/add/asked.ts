import type { AddRequest } from "./unfinished-adds.ts";

/** A request about whose amount the person is asked, and since when: nothing of it is on the list until they answer. */
export type Asked = { request: AddRequest; at: number };

/** Whether a text was corrected, so that most of it still stands at its beginning and end, rather than typed over. */
export function isCorrected(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (start + end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before !== after && (start + end) * 2 > before.length;
}
