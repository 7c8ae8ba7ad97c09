import { part } from "../parts/part.ts";

/** The code that reads a pasted list. */
export const pasteReader = part("paste", () => import("./paste.ts"));
