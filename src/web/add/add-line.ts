import type { Id } from "../../contract/ids.ts";

/** The one line in which an Enter ends: what has changed. */
export type AddLine = {
  /** The items that Undo takes back, in the order of what was done; empty when nothing changed. */
  ids: readonly Id[];
  /** "Added" or "Now"; empty when the title says it all. */
  lead: string;
  title: string;
  /** What else was said, and how often it comes back. */
  about: readonly string[];
  /** For a screen reader. */
  spoken: string;
  /** It isn't over yet. */
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
