import type { Features } from "./features.ts";
import { ROWS } from "./features.ts";
import { CATEGORY_COUNT } from "./scheme.ts";

/**
 * Weights quantised to int8, in units of `scale`. Only weights other than zero are stored; for each row, `present` has a
 * bit for each category that has one.
 */
export interface ModelData {
  scale: number;
  bias: readonly number[];
  present: Uint32Array;
  weights: Int8Array;
}

/** A linear model: scores = bias + features × weights. */
export class Model {
  readonly #weights: Int8Array;
  readonly #scale: number;
  readonly #bias: Float32Array;

  constructor(data: ModelData) {
    this.#scale = data.scale;
    this.#bias = Float32Array.from(data.bias);
    this.#weights = new Int8Array(ROWS * CATEGORY_COUNT);
    let next = 0;
    for (let row = 0; row < ROWS; row += 1) {
      let bits = data.present[row]!;
      const base = row * CATEGORY_COUNT;
      while (bits !== 0) {
        const category = 31 - Math.clz32(bits & -bits);
        this.#weights[base + category] = data.weights[next++]!;
        bits &= bits - 1;
      }
    }
  }

  weight(row: number, category: number): number {
    return this.#weights[row * CATEGORY_COUNT + category]! * this.#scale;
  }

  /** Writes the score of every category into `scores`. */
  score(features: Features, scores: Float32Array): void {
    const weights = this.#weights;
    scores.fill(0);
    for (let at = 0; at < features.size; at += 1) {
      const base = features.rows[at]! * CATEGORY_COUNT;
      const value = features.values[at]!;
      for (let category = 0; category < CATEGORY_COUNT; category += 1) {
        scores[category] = scores[category]! + value * weights[base + category]!;
      }
    }
    for (let category = 0; category < CATEGORY_COUNT; category += 1) {
      scores[category] = scores[category]! * this.#scale + this.#bias[category]!;
    }
  }
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array): void {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp(scores[at]! - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = scores[at]! / sum;
}

/**
 * Packs trained weights (rows × categories). Each row is first centred on its median, because a weight that all categories
 * share changes no result. Weak weights become zero and the others are rounded to multiples of `COARSENESS` steps: the
 * file halves, and accuracy changes by less than half a per cent.
 */
export function packModel(weights: Float32Array, bias: Float32Array): ModelData {
  const scale = weightLimit(weights) / 127;
  const present = new Uint32Array(ROWS);
  const kept: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const from = row * CATEGORY_COUNT;
    const own = weights.slice(from, from + CATEGORY_COUNT);
    if (own.every((weight) => weight === 0)) continue;
    const median = own.sort()[CATEGORY_COUNT >> 1]!;
    for (let category = 0; category < CATEGORY_COUNT; category += 1) {
      const weight = weights[from + category]! - median;
      if (Math.abs(weight) < WEAKEST_WEIGHT) continue;
      const step = Math.round(weight / scale / COARSENESS) * COARSENESS;
      present[row] = (present[row]! | (1 << category)) >>> 0;
      kept.push(Math.max(-127, Math.min(127, step)));
    }
  }
  return {
    scale,
    bias: Array.from(bias, (value) => Math.round(value * 1e4) / 1e4),
    present,
    weights: Int8Array.from(kept),
  };
}

const WEAKEST_WEIGHT = 0.32;
const COARSENESS = 4;

/** The weight that becomes 127. It is nearly the largest one, so that a few outliers do not coarsen all others. */
function weightLimit(weights: Float32Array): number {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const zeros = weights.length - sizes.length;
  return sizes[Math.floor(weights.length * 0.9999) - zeros] ?? 1;
}
