import { editDistance } from "./edit-distance.ts";
import { costOfSlips } from "./slips.ts";
import { singular } from "./stem.ts";

/** The index of deletions covers only the front of a word; the edit distance then covers the whole word. */
const INDEXED_LETTERS = 7;
const SHORTEST_WORD = 2;
const LONGEST_WORD = 24;

export interface Repair {
  word: string;
  distance: number;
  /** About the negative logarithm of the probability, from how unlikely the slips are and how rare the word is. */
  cost: number;
}

/** The largest allowed edit distance. It is small for short words, which resemble too many others. */
function allowedDistance(length: number): number {
  if (length < SHORTEST_WORD || length > LONGEST_WORD) return 0;
  return length < 7 ? 1 : 2;
}

/** How much more a rare word costs than a frequent one. By Zipf's law a word's frequency falls with its rank. */
const RARITY = 0.5;
const RANK_SHIFT = 30;
const costOfRank = (rank: number) => RARITY * Math.log((rank + RANK_SHIFT) / RANK_SHIFT);

const hashes = new Int32Array(INDEXED_LETTERS + 1);
const BASE = 31;
const SEED = 17;

/**
 * Fills `hashes` with the hashes of the front of a word, whole and with each letter deleted, and returns their number.
 * One deletion in each of two words finds all pairs at distance 1 and most at distance 2 (one letter extra, one missing).
 */
function hashDeletions(word: string): number {
  const length = Math.min(word.length, INDEXED_LETTERS);
  let before = SEED;
  for (let at = 0; at < length; at += 1) {
    // This is the hash of the letters before this one; the second loop adds the letters after it.
    hashes[at] = before;
    before = (Math.imul(before, BASE) + word.charCodeAt(at)) | 0;
  }
  hashes[length] = spread(before);
  let after = 0;
  let power = 1;
  for (let skip = length - 1; skip >= 0; skip -= 1) {
    hashes[skip] = spread((Math.imul(hashes[skip]!, power) + after) | 0);
    after = (after + Math.imul(word.charCodeAt(skip), power)) | 0;
    power = Math.imul(power, BASE);
  }
  return length + 1;
}

function spread(hash: number): number {
  const bits = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 13);
}

/** Finds words by the hashes of their fronts: a table (`heads`) of linked lists (`entries`, `next`). */
interface DeletionIndex {
  heads: Int32Array;
  next: Int32Array;
  entries: Int32Array;
  mask: number;
}

function indexDeletions(vocabulary: readonly string[]): DeletionIndex {
  const size = 2 ** Math.ceil(Math.log2(vocabulary.length * 8 + 16));
  const capacity = vocabulary.length * (INDEXED_LETTERS + 1);
  const mask = size - 1;
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(capacity);
  const entries = new Int32Array(capacity);
  let used = 0;
  for (let id = 0; id < vocabulary.length; id += 1) {
    const count = hashDeletions(vocabulary[id]!);
    for (let at = 0; at < count; at += 1) {
      const slot = hashes[at]! & mask;
      const head = heads[slot]!;
      if (head >= 0 && entries[head] === id) continue;
      entries[used] = id;
      next[used] = head;
      heads[slot] = used;
      used += 1;
    }
  }
  return { heads, next, entries, mask };
}

/** Finds the known words nearest to a misspelt one. `vocabulary` holds the most frequent words first. */
export class Spelling {
  readonly #vocabulary: readonly string[];
  readonly #ranks = new Map<string, number>();
  /** The first unknown word builds this index, because that takes half as long as loading all other data. */
  #index: DeletionIndex | null = null;

  constructor(vocabulary: readonly string[]) {
    this.#vocabulary = vocabulary;
    for (let id = 0; id < vocabulary.length; id += 1) {
      const form = singular(vocabulary[id]!);
      if (!this.#ranks.has(form)) this.#ranks.set(form, id);
    }
  }

  /** Whether a word is known in the singular or the plural. */
  knows(word: string): boolean {
    return this.knowsForm(singular(word));
  }

  knowsForm(form: string): boolean {
    return this.#ranks.has(form);
  }

  /** The cost of a word that is spelt as meant; Infinity for an unknown word. */
  costOf(word: string): number {
    const rank = this.#ranks.get(singular(word));
    return rank === undefined ? Infinity : costOfRank(rank);
  }

  /** Up to `most` known words within the allowed distance, the likeliest first. */
  nearest(word: string, most: number): Repair[] {
    const allowed = allowedDistance(word.length);
    if (allowed === 0) return [];
    const seen = new Set<number>();
    const found: Repair[] = [];
    this.#index ??= indexDeletions(this.#vocabulary);
    const { heads, next, entries, mask } = this.#index;
    const count = hashDeletions(word);
    for (let index = 0; index < count; index += 1) {
      for (let at = heads[hashes[index]! & mask]!; at >= 0; at = next[at]!) {
        const id = entries[at]!;
        if (seen.has(id)) continue;
        seen.add(id);
        const candidate = this.#vocabulary[id]!;
        if (Math.abs(candidate.length - word.length) > allowed) continue;
        const distance = editDistance(word, candidate, allowed);
        if (distance > allowed || distance === 0 || distance >= candidate.length) continue;
        const cost = costOfSlips(word, candidate, distance) + costOfRank(id);
        found.push({ word: candidate, distance, cost });
      }
    }
    return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1)).slice(0, most);
  }
}
