import { part } from "../parts/part.ts";

/** The code that makes an item repeat. It is loaded on demand, since most items are added without a repeat. */
export const repeatAdder = part("add-repeat", () => import("./add-repeat.ts"));
