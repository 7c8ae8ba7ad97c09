/** A category's name with how sure the engine is of it (0 to 1). */
export type RankedCategory = { category: string; confidence: number };

/** Best first, at least three; `reason` says in words what the first rests on. */
export type Categorised = { ranked: RankedCategory[]; reason: string };

/** The embedded engine: answers at once, in process. */
export type Categoriser = {
  categorise(name: string): Categorised;
};

/** What an AI model says of a name: one of the categories it was given, and how sure it is (0 to 1). */
export type AiAnswer = { category: string; confidence: number };

/** The other engine: slower, maybe better, and maybe not there. */
export type BatchCategoriser = {
  /** Names that one call takes. */
  readonly most: number;
  /**
   * Answers by name, as far as there are any that can be used.
   * @throws AiModelAway when there is nobody to ask
   */
  categorise(names: readonly string[], categories: readonly string[]): Promise<ReadonlyMap<string, AiAnswer>>;
};
