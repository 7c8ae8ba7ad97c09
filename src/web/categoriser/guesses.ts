import { useSyncExternalStore } from "react";
import { Signal } from "../async/signal.ts";
import type { FirstGuess } from "../../categoriser/same-thing.ts";

/** The engine's guesses so far, by name. */
export type Guesses = ReadonlyMap<string, Guess>;
/**
 * What the engine knows of a text: `isKnown` when it is the name of a thing, `isMisspelt` when it is a word that is likely to be
 * a misspelling of one.
 */
export type Familiarity = { isKnown: boolean; isMisspelt: boolean };
type Guess = FirstGuess & Partial<Familiarity>;

/** The most guesses that are kept; beyond that the map starts empty. */
const mostKept = 3000;

let guesses: Guesses = new Map();
const changed = new Signal();

export function readGuesses(): Guesses {
  return guesses;
}

export function keepGuesses(
  names: readonly string[],
  answers: readonly FirstGuess[],
  familiarities: readonly Familiarity[],
): void {
  const next = new Map(guesses.size > mostKept ? [] : guesses);
  names.forEach((name, index) => next.set(name, { ...answers[index]!, ...familiarities[index] }));
  guesses = next;
  changed.emit();
}

export function useGuesses(): Guesses {
  return useSyncExternalStore(changed.subscribe, readGuesses);
}
