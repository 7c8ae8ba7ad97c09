import type { Found, KeyKind, Lexicon } from "./lexicon.ts";
import { withoutPraise } from "./normalise.ts";
import type { NameWords } from "./normalise.ts";
import type { Repair, Spelling } from "./spelling.ts";
import { singular } from "./stem.ts";

/** The spellings tried for each word. */
const MOST_CANDIDATES = 24;
/** The unknown words of a name that are respelled; of each of several, this many spellings are tried together. */
const MOST_UNKNOWN = 3;
const MOST_OF_TWO = 8;
const MOST_OF_THREE = 4;
/** In names with more words than this, known words are not doubted. */
const LONGEST_DOUBTED = 4;
/** The spellings that the model judges. */
const MOST_JUDGED = 5;

/** What it costs in addition to doubt a known word; a rare word is doubted before a frequent one. */
const COST_OF_DOUBT = 2.5;
const MOST_RARITY = 3.5;
/** Spellings that cost more are too far-fetched to be the meant name: for doubted words, and for unknown ones. */
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
  /** Spellings with which the name stands in the lexicon, the likeliest first. */
  names: SpeltName[];
  /** Spellings of the unknown words whatever the name is, the likeliest first; empty when no word is unknown. */
  guesses: Spelt[];
}

/** Whether a word may be misspelt: it is in no name that is known. */
export const isUnknown = (word: string, spelling: Spelling) =>
  word.length > 2 && !spelling.knows(word) && !/\d/.test(word);

/** Corrects the unknown words of a name, and finds the known names that it may be a misspelling of. */
export function respell(parsed: NameWords, lexicon: Lexicon, spelling: Spelling): Respelt {
  const { words } = parsed;
  const find = (some: string[]) =>
    lexicon.find(some) ?? lexicon.find(withoutPraise(some)) ?? lexicon.find(turned(parsed, some));
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

/** The likeliest spellings of a word, else of its singular. */
function nearest(word: string, spelling: Spelling): Repair[] {
  const found = spelling.nearest(word, MOST_CANDIDATES);
  return found.length > 0 ? found : spelling.nearest(singular(word), MOST_CANDIDATES);
}

/** The words with their unknown ones replaced by candidates, in all combinations, the likeliest first. */
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

/** The repaired words, swapped around the comma as those of the parsed name are. */
function turned(parsed: NameWords, words: readonly string[]): string[] {
  if (parsed.turned.length === 0) return [];
  const moved = parsed.turned.indexOf(parsed.words[0]!);
  return moved <= 0 ? [] : [...words.slice(words.length - moved), ...words.slice(0, words.length - moved)];
}
