import { unitOf } from "../units.ts";
import { hasOnlyEverydayWords } from "./everyday-words.ts";

/** Shorter words are too near to others: "corn", "corner". */
const shortest = 5;

/**
 * Whether a text is a word that may be a misspelt name: a long one that is neither a unit nor an everyday word.
 * @param least the fewest letters that it has
 */
export function mayBeMisspelt(text: string, least = shortest): boolean {
  return (
    text.length >= least &&
    /^\p{Alpha}\p{Lower}+$/u.test(text) &&
    !hasOnlyEverydayWords(text) &&
    unitOf(text) === undefined
  );
}
