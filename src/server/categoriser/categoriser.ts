import type { ModelOutcome } from "../measures.ts";

/** A category's name with how sure the engine is of it (0 to 1). */
export type RankedCategory = { category: string; confidence: number };

/** Best first, at least three; `reason` says in words what the first rests on. */
export type Categorised = { ranked: RankedCategory[]; reason: string };

/** The embedded engine: answers at once, in process. */
export type Categoriser = {
  categorise(name: string): Categorised;
};

/** An AI model's answer for a name: one of the given categories, and its confidence (0 to 1). */
export type AiAnswer = { category: string; confidence: number };

/** The other engine: slower, maybe better, and maybe not there. */
export type BatchCategoriser = {
  /** Names that one call takes. */
  readonly most: number;
  /** How the last request ended; null before the first one. */
  readonly lastOutcome: ModelOutcome | null;
  /**
   * Returns the usable answers by name.
   * @throws AiModelAway when the AI model gives no answer
   */
  categorise(names: readonly string[], categories: readonly string[]): Promise<ReadonlyMap<string, AiAnswer>>;
};
