import type { ImportOptions, ImportPlan } from "../../import/import-plan.ts";

/** What the page asks of its reader. */
export type ReadRequest = {
  id: number;
  files: readonly File[];
  options: Omit<ImportOptions, "isName" | "isKnownToEngine" | "onProgress">;
  /** Keys of known names. */
  names: readonly string[];
};

/** `skipped` holds the first of what was left out, `more` counts the others. */
export type ReadPlan = { plan: ImportPlan; more: number };

export type ReaderMessage =
  /** Its code has come. */
  | { kind: "ready" }
  | { kind: "progress"; id: number; done: number; total: number }
  | ({ kind: "plan"; id: number } & ReadPlan)
  /** `sentence` is for the person. */
  | { kind: "unreadable"; id: number; sentence: string };
