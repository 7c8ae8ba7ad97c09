import { nameKey } from "../contract/items/rules.ts";
import { fold, MOST_WORDS, wordsOf } from "./fold.ts";
import { singular } from "./stem.ts";
import { sureFrom } from "./sure-from.ts";

/**
 * The plural of these words alone means another thing than the singular; inside a longer name it does not ("bell
 * peppers").
 */
const ownPlurals = new Set(["peppers", "mints", "cloves", "greens", "shorts", "glasses"]);

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * The form under which names are compared to find duplicates: without case, accents and plural. Unlike
 * `normalisedName` it keeps every word, so that "milk (oat)" is no duplicate of "milk".
 */
export function matchKey(name: string): string {
  // In other scripts a combining mark may make another letter.
  if (!latin.test(name)) return nameKey(name);
  const words = wordsOf(name);
  // A longer name would be truncated, and a name without letters and digits has no words.
  if (words.length === 0 || words.length >= MOST_WORDS) return fold(nameKey(name));
  const [only] = words;
  return words.length === 1 && ownPlurals.has(only!) ? only! : words.map(singular).join(" ");
}

/** The engine's best guess for a name. */
export type FirstGuess = { category: string; confidence: number };

/** Names with one `matchKey` may still be two things: "rosé" and "roses" are in two categories. */
export function mayBeSame(one: FirstGuess, other: FirstGuess): boolean {
  return one.confidence < sureFrom || other.confidence < sureFrom || one.category === other.category;
}
