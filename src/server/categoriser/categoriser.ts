/** A category's name with how sure the engine is of it (0 to 1). */
export type RankedCategory = { category: string; confidence: number };

/** Best first, at least three; `reason` says in words what the first rests on. */
export type Categorised = { ranked: RankedCategory[]; reason: string };

/** What both engines offer: the embedded one answers at once, the endpoint refines later. */
export type Categoriser = {
  categorise(name: string): Categorised;
};
