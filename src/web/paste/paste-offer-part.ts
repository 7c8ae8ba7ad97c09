import { lazyPart } from "../parts/lazy-part.tsx";

/** The sheet that shows what was read from a pasted list. */
export const PasteOffer = lazyPart("paste-offer", () => import("./paste-offer.tsx"));
