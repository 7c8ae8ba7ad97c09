import type { AddLine } from "./add-line.ts";

/**
 * The outcome of an add. `asks`: nothing is done before the person confirms; `blocked`: a batch of earlier names is
 * being sorted.
 */
export type AddResult =
  | { outcome: "done"; line: AddLine }
  | { outcome: "asks"; question: string }
  | { outcome: "blocked" | "failed" };
