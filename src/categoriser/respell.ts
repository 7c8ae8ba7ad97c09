import type { Found, KeyKind, Lexicon } from "./lexicon.ts";
import { withoutMarketing } from "./normalise.ts";
import type { NameWords } from "./normalise.ts";
import type { Repair, Spelling } from "./spelling.ts";
import { singular } from "./stem.ts";

/** How many spellings are tried for each word. */
const MOST_CANDIDATES = 24;
/**
 * How many unknown words of a name are respelled, and how many spellings of each are tried when there are two or three.
 */
const MOST_UNKNOWN = 3;
const MOST_OF_TWO = 8;
const MOST_OF_THREE = 4;
/** In names with more words than this, known words are not doubted. */
const LONGEST_DOUBTED = 4;
/** How many spellings the model scores. */
const MOST_JUDGED = 5;

/** The additional cost of doubting a known word. It is lower for a rare word than for a frequent one. */
const COST_OF_DOUBT = 2.5;
const MOST_RARITY = 3.5;
/** Spellings that cost more are too unlikely to be the meant name: with a doubted word, and with unknown words. */
const MOST_DOUBT = 4;
const MOST_NAME = 5;

export interface Spelt {
  words: string[];
  /** The corrected words. */
  changed: string[];
  cost: number;
}
export interface SpeltName extends Spelt {
  found: Found;
}

export interface Respelt {
  /** Spellings of the whole name that the lexicon has, the likeliest first. */
  names: SpeltName[];
  /**
   * Spellings of the unknown words, whether or not the lexicon has the name, the likeliest first; empty without unknown
   * words.
   */
  guesses: Spelt[];
}

/** Whether a word may be misspelt, because no known name has it. */
export const isUnknown = (word: string, spelling: Spelling) =>
  word.length > 2 && !spelling.knows(word) && !/\d/.test(word);

/** Corrects the unknown words of a name, and finds known names that it may be a misspelling of. */
export function respell(parsed: NameWords, lexicon: Lexicon, spelling: Spelling): Respelt {
  const { words } = parsed;
  const find = (some: string[]) =>
    lexicon.find(some) ?? lexicon.find(withoutMarketing(some)) ?? lexicon.find(swapLike(parsed, some));
  const unknown = words.flatMap((word, at) => (isUnknown(word, spelling) ? [at] : [])).slice(0, MOST_UNKNOWN);
  const candidates = unknown.map((at) => nearest(words[at]!, spelling));
  const guesses = combine(words, unknown, candidates);
  const names: SpeltName[] = [];
  const take = (spelt: Spelt, loosest: KeyKind) => {
    const found = find(spelt.words);
    if (found !== null && found.kind <= loosest && spelt.cost <= MOST_NAME) names.push({ ...spelt, found });
  };
  for (const spelt of guesses) take(spelt, 2);
  if (unknown.length < 2 && words.length <= LONGEST_DOUBTED) {
    for (let at = 0; at < words.length; at += 1) {
      if (unknown.includes(at) || /\d/.test(words[at]!)) continue;
      const meant = Math.min(spelling.costOf(words[at]!), MOST_RARITY);
      for (const one of spelling.nearest(words[at]!, MOST_CANDIDATES)) {
        if (one.distance > 1) continue;
        const cost = one.cost - meant + COST_OF_DOUBT;
        if (cost <= MOST_DOUBT) take({ words: words.with(at, one.word), changed: [one.word], cost }, 1);
      }
    }
  }
  names.sort((a, b) => a.cost - b.cost);
  return { names, guesses: guesses.slice(0, MOST_JUDGED) };
}

/** The likeliest spellings of a word, or of its singular if the word has none. */
function nearest(word: string, spelling: Spelling): Repair[] {
  const found = spelling.nearest(word, MOST_CANDIDATES);
  return found.length > 0 ? found : spelling.nearest(singular(word), MOST_CANDIDATES);
}

/** Replaces the unknown words by their candidates in all combinations, the likeliest first. */
function combine(words: readonly string[], at: readonly number[], candidates: Repair[][]): Spelt[] {
  let spelt: Spelt[] = [{ words: [...words], changed: [], cost: 0 }];
  const open = candidates.filter((some) => some.length > 0).length;
  candidates.forEach((some, index) => {
    if (some.length === 0) return;
    const tried = some.slice(0, [MOST_CANDIDATES, MOST_OF_TWO, MOST_OF_THREE][open - 1]);
    spelt = spelt.flatMap((one) =>
      tried.map((repair) => ({
        words: one.words.with(at[index]!, repair.word),
        changed: [...one.changed, repair.word],
        cost: one.cost + repair.cost,
      })),
    );
  });
  return open === 0 ? [] : spelt.sort((a, b) => a.cost - b.cost);
}

/** Swaps the corrected words around the comma in the same way as those of the parsed name. */
function swapLike(parsed: NameWords, words: readonly string[]): string[] {
  if (parsed.swapped.length === 0) return [];
  const moved = parsed.swapped.indexOf(parsed.words[0]!);
  return moved <= 0 ? [] : [...words.slice(words.length - moved), ...words.slice(0, words.length - moved)];
}
