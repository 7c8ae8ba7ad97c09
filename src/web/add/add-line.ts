import type { Id } from "../../contract/ids.ts";

/** The line that reports the result of an Enter: what has changed. */
export type AddLine = {
  /** The items that Undo takes back, in the order of what was done; empty when nothing changed. */
  ids: readonly Id[];
  /** "Added" or "Now"; empty when the title says it all. */
  lead: string;
  title: string;
  /** Note, store and repeat, in words. */
  about: readonly string[];
  /** For a screen reader. */
  spoken: string;
  /** The work is still running. */
  pending?: true;
};

export function lineOf(
  lead: string,
  ids: readonly Id[],
  title: string,
  about: readonly string[] = [],
): AddLine {
  const first = lead === "" ? title : `${lead} ${title}`;
  return { ids, lead, title, about, spoken: [first, ...about].join(". ") };
}

/** What is being done, while nothing can be undone. */
export function pendingLine(title: string): AddLine {
  return { ...lineOf("", [], title), pending: true };
}
