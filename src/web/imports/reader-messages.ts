import type { ImportOptions, ImportPlan } from "../../import/import-plan.ts";

/** The message from the page to the reader. */
export type ReadRequest = {
  id: number;
  files: readonly File[];
  options: Omit<ImportOptions, "isName" | "isKnownToEngine" | "isMisspelt" | "onProgress">;
  /** Keys of known names. */
  names: readonly string[];
};

/** A plan whose `skipped` is cut off; `more` counts the further lines. */
export type ReadPlan = { plan: ImportPlan; more: number };

export type ReaderMessage =
  /** The reader's code is loaded. */
  | { kind: "ready" }
  | { kind: "progress"; id: number; done: number; total: number }
  | ({ kind: "plan"; id: number } & ReadPlan)
  /** The file can't be read; `sentence` is for the person. */
  | { kind: "unreadable"; id: number; sentence: string };
