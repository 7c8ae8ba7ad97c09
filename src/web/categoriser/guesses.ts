import { useSyncExternalStore } from "react";
import type { FirstGuess } from "../../categoriser/same-thing.ts";

/** What the engine has said so far, by name. */
export type Guesses = ReadonlyMap<string, FirstGuess>;

/** So many answers are kept; whoever types more begins anew. */
const mostKept = 3000;

let guesses: Guesses = new Map();
const listeners = new Set<() => void>();

export function readGuesses(): Guesses {
  return guesses;
}

export function keepGuesses(names: readonly string[], answers: readonly FirstGuess[]): void {
  const next = new Map(guesses.size > mostKept ? [] : guesses);
  names.forEach((name, place) => next.set(name, answers[place]!));
  guesses = next;
  for (const listener of listeners) listener();
}

export function useGuesses(): Guesses {
  return useSyncExternalStore(subscribe, readGuesses);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
