import { lazyPart } from "../parts/lazy-part.tsx";
import { part } from "../parts/part.ts";

/** What reads a pasted list. */
export const pasteReader = part("paste", () => import("./paste.ts"));

/** The sheet that shows what was read. */
export const PasteOffer = lazyPart("paste-offer", () => import("./paste-offer.tsx"));
