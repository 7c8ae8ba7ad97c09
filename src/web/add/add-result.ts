import type { AddLine } from "./add-line.ts";

/**
 * The outcome of an add. `asks`: nothing is done yet, the person has to confirm; `blocked`: a batch of earlier names is
 * being sorted.
 */
export type AddResult =
  | { outcome: "done"; line: AddLine }
  | { outcome: "asks"; question: string }
  | { outcome: "blocked" | "failed" };
