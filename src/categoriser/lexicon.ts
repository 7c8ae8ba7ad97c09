import { hashText } from "./hash.ts";
import { wordsOf } from "./fold.ts";
import { accentsOf } from "./normalise.ts";
import { STOP_WORDS } from "./noise-words.ts";
import { singular, stem } from "./stem.ts";

/**
 * How the lexicon found a name: as it stands (1), by its stems written together (2), or by its stems in any order (3).
 */
export type KeyKind = 1 | 2 | 3;
export interface Found {
  category: number;
  kind: KeyKind;
}

/** Keys (hashes of names), each with its category. */
export interface LexiconData {
  keys: Uint32Array;
  categories: Uint8Array;
}

const KINDS: readonly KeyKind[] = [1, 2, 3];
const KEY_SEED = 1;
const ACCENT_SEED = 2;

/**
 * The text that a key is the hash of: singular forms with spaces (kind 1), stems written together (2) or stems in
 * alphabetical order (3). Kinds that have the same text share a key, so that most names need one or two keys only.
 */
function keyText(kind: KeyKind, words: readonly string[], from: number, to: number): string {
  if (kind === 1 && to - from === 1) return singular(words[from]!);
  const stems: string[] = [];
  for (let at = from; at < to; at += 1) if (!STOP_WORDS.has(words[at]!)) stems.push(stem(words[at]!));
  // "menthe à l'eau" must not get the key of "menthe": at least two stems must remain of several words.
  if (stems.length < 2 && to - from > 1) return kind === 1 ? words.slice(from, to).join(" ") : "";
  if (kind === 3 && stems.length > 1) stems.sort();
  return stems.join("");
}

export function keyOf(kind: KeyKind, words: readonly string[], from = 0, to = words.length): number {
  const text = keyText(kind, words, from, to);
  return text === "" ? 0 : hashText(KEY_SEED, text);
}

/** All keys of a name. A German name also gets the keys of its spelling without umlauts (ae for ä). */
export function keysOfName(name: string): { kind: KeyKind; key: number }[] {
  const spellings = [wordsOf(name)];
  if (/[äöü]/.test(name)) {
    spellings.push(wordsOf(name.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue")));
  }
  const keys: { kind: KeyKind; key: number }[] = [];
  for (const words of spellings) {
    for (const kind of KINDS) {
      const key = keyOf(kind, words);
      if (key !== 0) keys.push({ kind, key });
    }
  }
  return keys;
}

/** The key of words as they are spelt, with their accents. */
function accentedKey(words: readonly string[], accents: ReadonlyMap<string, string>): number {
  return hashText(ACCENT_SEED, words.map((word) => singular(accents.get(word) ?? word)).join(" "));
}

/**
 * Packs (name, category) pairs, in order of precedence, into the table of the data file: the first owner of a key keeps
 * it. A name without accents ("roses") owns a key before a name that only folds to it ("rosé"), which then gets a key
 * with its accents.
 */
export function packLexicon(entries: readonly (readonly [string, number])[]): LexiconData {
  const owners = new Map<number, number>();
  const named = entries.map(([name, category]) => ({
    keys: keysOfName(name),
    category,
    words: wordsOf(name),
    accents: accentsOf(name),
  }));
  const spelt = [
    ...named.filter(({ accents }) => accents === null),
    ...named.filter(({ accents }) => accents !== null),
  ];
  for (const wanted of KINDS) {
    for (const { keys, category } of spelt) {
      for (const { kind, key } of keys) if (kind === wanted && !owners.has(key)) owners.set(key, category);
    }
  }
  for (const { words, accents, category } of named) {
    if (accents === null || owners.get(keyOf(1, words)) === category) continue;
    const key = accentedKey(words, accents);
    if (!owners.has(key)) owners.set(key, category);
  }
  const sorted = [...owners].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return {
    keys: Uint32Array.from(sorted, (pair) => pair[0]),
    categories: Uint8Array.from(sorted, (pair) => pair[1]),
  };
}

/** Looks up names in a hash table (open addressing) of 32-bit keys. */
export class Lexicon {
  readonly #keys: Uint32Array;
  readonly #categories: Uint8Array;
  readonly #mask: number;

  constructor(data: LexiconData) {
    const size = 2 ** Math.ceil(Math.log2(data.keys.length * 2 + 2));
    this.#mask = size - 1;
    this.#keys = new Uint32Array(size);
    this.#categories = new Uint8Array(size);
    for (let at = 0; at < data.keys.length; at += 1) {
      const key = data.keys[at]!;
      let slot = key & this.#mask;
      while (this.#keys[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#keys[slot] = key;
      this.#categories[slot] = data.categories[at]!;
    }
  }

  /** The category of a key, or -1. */
  at(key: number): number {
    if (key === 0) return -1;
    let slot = key & this.#mask;
    while (this.#keys[slot] !== 0) {
      if (this.#keys[slot] === key) return this.#categories[slot]!;
      slot = (slot + 1) & this.#mask;
    }
    return -1;
  }

  find(words: readonly string[], accents: ReadonlyMap<string, string> | null = null): Found | null {
    if (words.length === 0) return null;
    if (accents !== null) {
      const category = this.at(accentedKey(words, accents));
      if (category >= 0) return { category, kind: 1 };
    }
    for (const kind of KINDS) {
      const category = this.at(keyOf(kind, words));
      if (category >= 0) return { category, kind };
    }
    return null;
  }
}
