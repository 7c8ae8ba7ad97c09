import type { FirstGuess } from "../../categoriser/same-thing.ts";

/** A request of the page to its worker. */
export type EngineQuestion = { id: number; names: readonly string[] };

/** Null: the engine could not be loaded. */
export type EngineReply = {
  id: number;
  guesses: readonly FirstGuess[] | null;
  /** Whether each is the name of a thing that the engine knows. */
  known: readonly boolean[];
};
