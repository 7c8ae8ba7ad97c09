import type { PastedEntry } from "../typed/paste-lines.ts";
import type { PasteLine } from "./add-plan.ts";

/** A line in the review of a paste or a recipe. */
export type ReviewLine = PasteLine & { entry: PastedEntry };
