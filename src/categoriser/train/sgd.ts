import { ROWS, fillFeatures, newFeatures } from "../features.ts";
import type { KnowsWord } from "../features.ts";
import type { Lexicon } from "../lexicon.ts";
import { softmax } from "../model.ts";
import { CATEGORY_COUNT } from "../scheme.ts";
import type { Example } from "./augment.ts";
import { seededRandom, shuffle } from "./random.ts";

export interface Trained {
  weights: Float32Array;
  bias: Float32Array;
}

export interface KnownWords {
  knows: KnowsWord;
  /** The same of the words that several names have. */
  knowsShared: KnowsWord;
}

const RATE = 0.5;
/** Regularisation: pulls weights towards zero at each update, so that rare patterns don't dominate. */
const DECAY = 2e-5;

/** Features of all examples in flat arrays: reading the names once is cheaper than once an epoch. */
function readFeatures(examples: readonly Example[], lexicon: Lexicon, { knows, knowsShared }: KnownWords) {
  const features = newFeatures();
  const starts = new Int32Array(examples.length + 1);
  let rows = new Int32Array(1 << 20);
  let values = new Float32Array(1 << 20);
  let used = 0;
  examples.forEach((example, at) => {
    fillFeatures(features, example.words, lexicon, example.asUnseen ? knowsShared : knows, example.hidden);
    if (used + features.size > rows.length) {
      rows = grown(rows, new Int32Array(rows.length * 2));
      values = grown(values, new Float32Array(values.length * 2));
    }
    rows.set(features.rows.subarray(0, features.size), used);
    values.set(features.values.subarray(0, features.size), used);
    used += features.size;
    starts[at + 1] = used;
  });
  return { starts, rows, values };
}

function grown<T extends Int32Array | Float32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad steps, in a fixed order. */
export function train(
  examples: readonly Example[],
  lexicon: Lexicon,
  known: KnownWords,
  epochs: number,
): Trained {
  const { starts, rows, values } = readFeatures(examples, lexicon, known);
  const weights = new Float32Array(ROWS * CATEGORY_COUNT);
  const squares = new Float32Array(ROWS * CATEGORY_COUNT).fill(0.05);
  const bias = new Float32Array(CATEGORY_COUNT);
  const scores = new Float32Array(CATEGORY_COUNT);
  const order = Int32Array.from(examples.keys());
  const random = seededRandom(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(random, order);
    const rate = RATE * (1 - epoch / (epochs + 1));
    for (const at of order) {
      const example = examples[at]!;
      const from = starts[at]!;
      const to = starts[at + 1]!;
      scores.set(bias);
      for (let index = from; index < to; index += 1) {
        const base = rows[index]! * CATEGORY_COUNT;
        const value = values[index]!;
        for (let c = 0; c < CATEGORY_COUNT; c += 1) scores[c] = scores[c]! + value * weights[base + c]!;
      }
      softmax(scores);
      scores[example.category] = scores[example.category]! - 1;
      for (let c = 0; c < CATEGORY_COUNT; c += 1) {
        scores[c] = scores[c]! * example.weight;
        bias[c] = bias[c]! - 0.01 * rate * scores[c]!;
      }
      for (let index = from; index < to; index += 1) {
        const base = rows[index]! * CATEGORY_COUNT;
        const value = values[index]!;
        for (let c = 0; c < CATEGORY_COUNT; c += 1) {
          const slot = base + c;
          const slope = scores[c]! * value + DECAY * weights[slot]!;
          const square = squares[slot]! + slope * slope;
          squares[slot] = square;
          weights[slot] = weights[slot]! - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { weights, bias };
}
