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
  /** The same question for the words that occur in several names. */
  knowsShared: KnowsWord;
}

const EPOCHS = 8;
const AVERAGED_EPOCHS = 5;
const RATE = 0.5;
/** Regularisation: each update pulls weights towards zero, so that rare patterns do not dominate. */
const DECAY = 2e-5;
/** AdaGrad's sum of squared slopes at the start: it keeps the first steps small. */
const FIRST_SQUARE = 0.05;
/** An example leaves the weights of a category alone whose probability is wrong by less: this halves the time. */
const LEAST_ERROR = 0.001;

/** The features of all examples, in flat arrays. */
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

/**
 * Multinomial logistic regression by stochastic gradient descent with AdaGrad steps, in a fixed order. Each epoch reads
 * examples that were newly generated, and the result is the mean of the weights after each of the last epochs: both keep
 * the model from depending on the misspellings and products that one sample of them happens to contain.
 */
export function train(makeExamples: () => readonly Example[], lexicon: Lexicon, known: KnownWords): Trained {
  const weights = new Float32Array(ROWS * CATEGORY_COUNT);
  const squares = new Float32Array(ROWS * CATEGORY_COUNT).fill(FIRST_SQUARE);
  const bias = new Float32Array(CATEGORY_COUNT);
  const meanWeights = new Float32Array(weights.length);
  const meanBias = new Float32Array(CATEGORY_COUNT);
  const random = seededRandom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / (EPOCHS + 1));
    trainEpoch(makeExamples(), rate);
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    addShare(meanWeights, weights);
    addShare(meanBias, bias);
  }
  return { weights: meanWeights, bias: meanBias };

  function trainEpoch(examples: readonly Example[], rate: number): void {
    const { starts, rows, values } = readFeatures(examples, lexicon, known);
    const scores = new Float32Array(CATEGORY_COUNT);
    const affected = new Int32Array(CATEGORY_COUNT);
    const order = Int32Array.from(examples.keys());
    shuffle(random, order);
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
      let count = 0;
      for (let c = 0; c < CATEGORY_COUNT; c += 1) {
        scores[c] = scores[c]! * example.weight;
        bias[c] = bias[c]! - 0.01 * rate * scores[c]!;
        if (Math.abs(scores[c]!) >= LEAST_ERROR) affected[count++] = c;
      }
      for (let index = from; index < to; index += 1) {
        const base = rows[index]! * CATEGORY_COUNT;
        const value = values[index]!;
        for (let next = 0; next < count; next += 1) {
          const c = affected[next]!;
          const slot = base + c;
          const slope = scores[c]! * value + DECAY * weights[slot]!;
          const square = squares[slot]! + slope * slope;
          squares[slot] = square;
          weights[slot] = weights[slot]! - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
}

function addShare(mean: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < mean.length; at += 1) mean[at] = mean[at]! + weights[at]! / AVERAGED_EPOCHS;
}
