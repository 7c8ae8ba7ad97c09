import { part } from "../parts/part.ts";

/** What makes an item repeat: loaded on demand, since most items are added without a repeat. */
export const repeatAdder = part("add-repeat", () => import("./add-repeat.ts"));
