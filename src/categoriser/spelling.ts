/** Only the front of a word is indexed by deletions; the distance is then taken over the whole word. */
const INDEXED_LETTERS = 7;
const SHORTEST_WORD = 3;
const LONGEST_WORD = 24;

export interface Repair {
  word: string;
  distance: number;
}

/** Letters that may differ: short words resemble too many others. */
function allowance(length: number): number {
  if (length < SHORTEST_WORD || length > LONGEST_WORD) return 0;
  return length < 7 ? 1 : 2;
}

const codes = new Uint16Array(INDEXED_LETTERS);
const hashes = new Int32Array(INDEXED_LETTERS + 1);

/**
 * Fills `hashes` for the indexed front of a word, whole and with each letter left out, and tells how many there are.
 * One deletion on either side finds every single slip and most double ones (one letter too many, another too few).
 */
function hashDeletions(word: string): number {
  const length = Math.min(word.length, INDEXED_LETTERS);
  let whole = 17;
  for (let at = 0; at < length; at += 1) {
    const code = word.charCodeAt(at);
    codes[at] = code;
    // Holds the hash of what stands before the letter, from which the front without it is continued.
    hashes[at] = whole;
    whole = (Math.imul(whole, 31) + code) | 0;
  }
  for (let skip = 0; skip < length; skip += 1) {
    let hash = hashes[skip]!;
    for (let at = skip + 1; at < length; at += 1) hash = (Math.imul(hash, 31) + codes[at]!) | 0;
    hashes[skip] = spread(hash);
  }
  hashes[length] = spread(whole);
  return length + 1;
}

function spread(hash: number): number {
  const bits = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 13);
}

/** Finds the known words nearest to a misspelt one. `vocabulary` holds the most frequent words first. */
export class Spelling {
  readonly #vocabulary: readonly string[];
  readonly #ranks: Map<string, number>;
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #entries: Int32Array;
  readonly #mask: number;

  constructor(vocabulary: readonly string[]) {
    this.#vocabulary = vocabulary;
    this.#ranks = new Map();
    const size = 2 ** Math.ceil(Math.log2(vocabulary.length * 8 + 16));
    const capacity = vocabulary.length * (INDEXED_LETTERS + 1);
    // Locals, since this loop is most of what loading takes.
    const mask = size - 1;
    const heads = new Int32Array(size).fill(-1);
    const next = new Int32Array(capacity);
    const entries = new Int32Array(capacity);
    let used = 0;
    for (let id = 0; id < vocabulary.length; id += 1) {
      const word = vocabulary[id]!;
      this.#ranks.set(word, id);
      const count = hashDeletions(word);
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
    this.#mask = mask;
    this.#heads = heads;
    this.#next = next;
    this.#entries = entries;
  }

  knows(word: string): boolean {
    return this.#ranks.has(word);
  }

  /** Unknown, or known from a name or two: more likely a slip than meant. */
  isRare(word: string): boolean {
    return (this.#ranks.get(word) ?? Infinity) > this.#vocabulary.length / 3;
  }

  /** Up to `most` known words within the allowance, the nearest and most usual first. */
  nearest(word: string, most: number): Repair[] {
    const allowed = allowance(word.length);
    if (allowed === 0) return [];
    const seen = new Set<number>();
    const found: { id: number; distance: number; first: number }[] = [];
    const count = hashDeletions(word);
    for (let place = 0; place < count; place += 1) {
      for (let at = this.#heads[hashes[place]! & this.#mask]!; at >= 0; at = this.#next[at]!) {
        const id = this.#entries[at]!;
        if (seen.has(id)) continue;
        seen.add(id);
        const candidate = this.#vocabulary[id]!;
        if (Math.abs(candidate.length - word.length) > allowed) continue;
        const distance = editDistance(word, candidate, allowed);
        if (distance > allowed || distance >= candidate.length - 1) continue;
        found.push({ id, distance, first: candidate[0] === word[0] ? 0 : 1 });
      }
    }
    found.sort((a, b) => a.distance - b.distance || a.first - b.first || a.id - b.id);
    return found.slice(0, most).map(({ id, distance }) => ({ word: this.#vocabulary[id]!, distance }));
  }
}

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 4));

/** Damerau's distance (optimal string alignment); any number above `limit` once it is exceeded. */
export function editDistance(a: string, b: string, limit: number): number {
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array];
  if (b.length > LONGEST_WORD + 2) return limit + 1;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    now[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, before[j - 2]! + 1);
      }
      now[j] = value;
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    [before, last, now] = [last, now, before];
  }
  return last[b.length]!;
}
