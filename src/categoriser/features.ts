import { hashText } from "./hash.ts";
import { keyOf } from "./lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { STOP_WORDS } from "./noise-words.ts";
import { headEnd } from "./normalise.ts";
import { CATEGORY_COUNT } from "./scheme.ts";
import { singular } from "./stem.ts";

/**
 * The rows of the model: first the hints from the lexicon, then the hashed words, then the hashed letter patterns
 * (character n-grams).
 */
const SPAN_LENGTHS = 3;
const HINT = {
  tail: 0,
  front: SPAN_LENGTHS,
  any: 2 * SPAN_LENGTHS,
  last: 2 * SPAN_LENGTHS + 1,
  compoundTail: 2 * SPAN_LENGTHS + 2,
  compoundFront: 2 * SPAN_LENGTHS + 3,
};
const HINT_BLOCKS = 2 * SPAN_LENGTHS + 4;
const HINT_ROWS = HINT_BLOCKS * CATEGORY_COUNT;
const WORD_ROWS = 2 ** 15;
const PATTERN_ROWS = 2 ** 16;
export const ROWS = HINT_ROWS + WORD_ROWS + PATTERN_ROWS;

const SHORTEST_PATTERN = 2;
const LONGEST_PATTERN = 5;
const LONGEST_SPAN = 4;
const CAPACITY = 2048;

/** How much each kind of feature counts against the others. */
const WORD_WEIGHT = 1;
const PATTERN_WEIGHT = 1;
const HINT_WEIGHT = 0.7;

export interface Features {
  rows: Int32Array;
  values: Float32Array;
  size: number;
}

export function newFeatures(): Features {
  return { rows: new Int32Array(CAPACITY), values: new Float32Array(CAPACITY), size: 0 };
}

function add(into: Features, row: number, value: number): void {
  if (into.size === CAPACITY) return;
  into.rows[into.size] = row;
  into.values[into.size] = value;
  into.size += 1;
}

/**
 * Whether a known name has a word (in the singular). The row of an unknown word would only hold weights of colliding
 * words.
 */
export type KnowsWord = (form: string) => boolean;

/**
 * Fills in the features of a name, given its words. `hidden` holds the lexicon keys to ignore: in training, the lexicon
 * must not tell a name its own category.
 */
export function fillFeatures(
  into: Features,
  words: readonly string[],
  lexicon: Lexicon,
  knows: KnowsWord,
  hidden?: ReadonlySet<number>,
): void {
  into.size = 0;
  const forms = words.map(singular);
  const head = headEnd(words) - 1;
  fillWords(into, words, forms, head, knows);
  fillPatterns(into, forms);
  fillHints(into, words, head, lexicon, hidden);
}

const hashedRow = (kind: number, text: string) => HINT_ROWS + (hashText(kind, text) & (WORD_ROWS - 1));
/** The row of a word at any position in a name. */
export const wordRow = (form: string) => hashedRow(10, form);

function fillWords(
  into: Features,
  words: readonly string[],
  forms: readonly string[],
  head: number,
  knows: KnowsWord,
): void {
  const from = into.size;
  const addKnown = (kind: number, form: string, value: number) => {
    if (knows(form)) add(into, hashedRow(kind, form), value);
  };
  let previous = "";
  for (let at = 0; at < words.length; at += 1) {
    if (STOP_WORDS.has(words[at]!)) continue;
    const form = forms[at]!;
    const isKnown = knows(form);
    if (isKnown) add(into, wordRow(form), 1);
    if (isKnown && previous !== "") add(into, hashedRow(11, `${previous} ${form}`), 1);
    previous = isKnown ? form : "";
  }
  if (forms.length > 1) {
    addKnown(12, forms[head]!, 1.5);
    addKnown(13, forms[0]!, 1);
    if (head < forms.length - 1) addKnown(14, forms[forms.length - 1]!, 1);
  } else if (forms.length === 1) addKnown(15, forms[0]!, 1.5);
  scale(into, from, WORD_WEIGHT);
}

function fillPatterns(into: Features, forms: readonly string[]): void {
  const from = into.size;
  for (const form of forms) {
    if (STOP_WORDS.has(form)) continue;
    const text = `_${form.length > 24 ? form.slice(0, 24) : form}_`;
    for (let length = SHORTEST_PATTERN; length <= LONGEST_PATTERN; length += 1) {
      for (let start = 0; start + length <= text.length; start += 1) {
        const row = hashText(length, text, start, start + length) & (PATTERN_ROWS - 1);
        add(into, HINT_ROWS + WORD_ROWS + row, 1);
      }
    }
  }
  scale(into, from, PATTERN_WEIGHT);
}

/** Normalises a group of features, so that short and long names get vectors of the same length. */
function scale(into: Features, from: number, weight: number): void {
  if (into.size === from) return;
  const factor = weight / Math.sqrt(into.size - from);
  for (let at = from; at < into.size; at += 1) into.values[at] = into.values[at]! * factor;
}

const hintRow = (block: number, category: number) => block * CATEGORY_COUNT + category;
const spanBlock = (block: number, length: number) => block + Math.min(length, SPAN_LENGTHS) - 1;

/** Adds the categories that the lexicon has for parts of the name: its longest known tail, front and inner spans. */
function fillHints(
  into: Features,
  words: readonly string[],
  head: number,
  lexicon: Lexicon,
  hidden: ReadonlySet<number> | undefined,
): void {
  const count = words.length;
  let covered = -1;
  let inner = 0;
  const firstInner = into.size;
  const look = (from: number, to: number) => {
    let key = keyOf(1, words, from, to);
    let category = hidden?.has(key) ? -1 : lexicon.at(key);
    if (category >= 0) return category;
    key = keyOf(2, words, from, to);
    category = hidden?.has(key) ? -1 : lexicon.at(key);
    return category;
  };
  const longest = new Int16Array(count).fill(-1);
  const tails = new Int16Array(count).fill(-1);
  const tailLength = new Int16Array(count);
  for (let from = 0; from < count; from += 1) {
    if (STOP_WORDS.has(words[from]!)) continue;
    for (let to = Math.min(count, from + LONGEST_SPAN); to > from; to -= 1) {
      if (STOP_WORDS.has(words[to - 1]!)) continue;
      const category = look(from, to);
      if (category < 0) continue;
      if (tailLength[to - 1] === 0) {
        tails[to - 1] = category;
        tailLength[to - 1] = to - from;
      }
      if (longest[from] !== -1) continue;
      longest[from] = category;
      if (from === 0) add(into, hintRow(spanBlock(HINT.front, to), category), HINT_WEIGHT);
      if (to - 1 > covered) {
        covered = to - 1;
        inner += 1;
        add(into, hintRow(HINT.any, category), HINT_WEIGHT);
      }
    }
  }
  if (inner > 1) {
    for (let at = firstInner; at < into.size; at += 1) {
      if (into.rows[at]! >= HINT.any * CATEGORY_COUNT) into.values[at] = HINT_WEIGHT / Math.sqrt(inner);
    }
  }
  if (count > 0 && tails[head]! >= 0) {
    add(into, hintRow(spanBlock(HINT.tail, tailLength[head]!), tails[head]!), HINT_WEIGHT * 1.5);
  }
  if (head < count - 1 && tails[count - 1]! >= 0)
    add(into, hintRow(HINT.last, tails[count - 1]!), HINT_WEIGHT);
  if (count > 0) {
    addCompound(into, HINT.compoundTail, words[head]!, look);
    if (head > 0) addCompound(into, HINT.compoundFront, words[0]!, look);
  }

  function addCompound(to: Features, block: number, word: string, known: typeof look): void {
    if (word.length < 6 || known(words.indexOf(word), words.indexOf(word) + 1) >= 0) return;
    for (let at = 2; at <= word.length - 3; at += 1) {
      const category = partOf(word.slice(at));
      if (category < 0) continue;
      add(to, hintRow(block, category), HINT_WEIGHT);
      return;
    }
  }
  function partOf(part: string): number {
    const key = keyOf(1, [part]);
    return hidden?.has(key) ? -1 : lexicon.at(key);
  }
}
