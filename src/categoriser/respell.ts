import type { Found, Lexicon } from "./lexicon.ts";
import { withoutPraise } from "./normalise.ts";
import type { NameWords } from "./normalise.ts";
import type { Spelling } from "./spelling.ts";

/** The most words of a name that are respelled, and the most spellings tried for each. */
const MOST_REPAIRS = 4;
const MOST_CANDIDATES = 4;
/** In names with more words than this, rare known words are not doubted. */
const LONGEST_DOUBTED = 3;

export interface Respelt {
  words: string[];
  /** The corrected words. Empty: nothing to repair. */
  changed: string[];
  /** The name in the lexicon that the new spelling is. */
  found: Found | null;
  /** Whether each repair is one typo in a word that is too long to be mistaken for another. */
  sure: boolean;
}

/** Corrects the unknown words of a name, preferring corrections that make it a known name. */
export function respell(parsed: NameWords, lexicon: Lexicon, spelling: Spelling): Respelt {
  const find = (words: string[]) =>
    lexicon.find(words) ?? lexicon.find(withoutPraise(words)) ?? lexicon.find(turned(parsed, words));
  const words = [...parsed.words];
  const changed: string[] = [];
  let sure = true;
  let tried = 0;
  for (let at = 0; at < words.length && tried < MOST_REPAIRS; at += 1) {
    const word = words[at]!;
    if (spelling.knows(word) || /\d/.test(word)) continue;
    tried += 1;
    const repairs = spelling.nearest(word, words.length === 1 ? 1 : MOST_CANDIDATES);
    const repair = repairs.find((one) => find(words.with(at, one.word)) !== null) ?? repairs[0];
    if (repair === undefined) continue;
    words[at] = repair.word;
    sure &&= repair.distance === 1 && word.length > 4 && repair.word[0] === word[0];
    changed.push(repair.word);
  }
  const found = changed.length === 0 ? null : find(words);
  return found === null
    ? (respellRareWord(words, changed, spelling, find) ?? { words, changed, found, sure })
    : { words, changed, found, sure };
}

/** A typo may make another, rare word ("chicken brest", as in Paris-Brest): corrects it if that gives a known name. */
function respellRareWord(
  words: string[],
  changed: string[],
  spelling: Spelling,
  find: (words: string[]) => Found | null,
): Respelt | null {
  if (words.length < 2 || words.length > LONGEST_DOUBTED) return null;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]!.length < 4 || !spelling.isRare(words[at]!)) continue;
    for (const repair of spelling.nearest(words[at]!, MOST_CANDIDATES + 1)) {
      if (repair.distance !== 1 || changed.includes(words[at]!)) continue;
      const other = words.with(at, repair.word);
      const found = find(other);
      if (found !== null && found.kind < 3)
        return { words: other, changed: [...changed, repair.word], found, sure: true };
    }
  }
  return null;
}

/** The repaired words, swapped around the comma as those of the parsed name are. */
function turned(parsed: NameWords, words: readonly string[]): string[] {
  if (parsed.turned.length === 0) return [];
  const moved = parsed.turned.indexOf(parsed.words[0]!);
  return moved <= 0 ? [] : [...words.slice(words.length - moved), ...words.slice(0, words.length - moved)];
}
