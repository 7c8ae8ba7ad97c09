import type { Guesses } from "../categoriser/guesses.ts";
import type { TypedOptions } from "./typed-text.ts";

/** What the engine's guesses so far say of names; a name without a guess is added to `missing`. */
export function knownByEngine(
  guesses: Guesses,
  missing: Set<string>,
): Pick<TypedOptions, "isKnownToEngine" | "isMisspelt"> {
  const guessOf = (name: string) => {
    const guess = guesses.get(name);
    if (guess === undefined) missing.add(name);
    return guess;
  };
  return {
    isKnownToEngine: (name) => guessOf(name)?.isKnown === true,
    isMisspelt: (word) => guessOf(word)?.isMisspelt === true,
  };
}
