import type { FirstGuess } from "../../categoriser/same-thing.ts";
import type { Familiarity } from "./guesses.ts";

/** A request of the page to its worker. */
export type EngineQuestion = { id: number; names: readonly string[] };

/** Null: the engine could not be loaded. */
export type EngineReply = {
  id: number;
  guesses: readonly FirstGuess[] | null;
  familiarities: readonly Familiarity[];
};
