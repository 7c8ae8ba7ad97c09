import type { Id } from "../../contract/ids.ts";

/** The line that reports the result of an Enter: what has changed. */
export type AddLine = {
  /** The items whose last change Undo undoes, in the order of the changes; empty when nothing changed. */
  ids: readonly Id[];
  /** "Added" or "Now"; empty when the rest says it all. */
  lead: string;
  title: string;
  /** The note, the store and the repeat, in words. */
  about: readonly string[];
  /** The line as a screen reader speaks it. */
  spoken: string;
  /** Set while the work is still running. */
  pending?: true;
  /** Set when something could not be added. */
  failed?: true;
  /** What is said after its Undo, when the lead and the title don't tell. */
  undone?: string;
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

/** What is said after an Undo: an item that was added is removed, a change is undone and its item stays. */
export function undoneText({ lead, title, undone }: Pick<AddLine, "lead" | "title" | "undone">): string {
  return undone ?? `${lead === "Added" ? "Removed" : "Undone:"} ${title}`;
}

/** A line for work that is still running: it has no Undo. */
export function pendingLine(title: string): AddLine {
  return { ...lineOf("", [], title), pending: true };
}
