import { seededRandom, shuffle } from "../../../categoriser/train/random.ts";
import { logSum, scoresOf, sumsOf, tags, type ChainWeights } from "../chain.ts";
import { rowCount } from "../features.ts";
import type { Example } from "./corpus.ts";

const epochs = 8;
const firstRate = 0.04;
/** By how much each step shrinks the weights that it changes. */
const decay = 1e-4;

export type Trained = ChainWeights & { emissions: Float32Array; transitions: Float32Array };

/** Trains the weights by stochastic gradient ascent on the likelihood of the tags. */
export function trainChain(examples: readonly Example[], seed: number): Trained {
  const random = seededRandom(seed);
  const weights: Trained = {
    emissions: new Float32Array(rowCount * tags.length),
    transitions: new Float32Array((tags.length + 1) * tags.length),
    scale: 1,
  };
  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(random, order);
    for (const index of order) learn(weights, examples[index]!, firstRate / (1 + 0.35 * epoch));
  }
  return weights;
}

function learn(weights: Trained, { rows, tags: wanted }: Example, rate: number): void {
  if (rows.length === 0) return;
  const { emissions, transitions } = weights;
  const scores = scoresOf(rows, weights);
  const { forward, backward } = sumsOf(scores, weights);
  const all = logSum(forward.at(-1)!);
  const steps = new Float64Array(transitions.length);
  for (const [index, features] of rows.entries()) {
    for (const tag of tags.keys()) {
      const expected = Math.exp(forward[index]![tag]! + backward[index]![tag]! - all);
      const change = rate * (Number(wanted[index] === tag) - expected);
      if (index === 0) steps[tags.length * tags.length + tag]! += change;
      for (const row of features) {
        const at = row * tags.length + tag;
        emissions[at] = emissions[at]! * (1 - decay) + change;
      }
      for (const before of index === 0 ? [] : tags.keys()) {
        const at = before * tags.length + tag;
        const both = Math.exp(
          forward[index - 1]![before]! +
            transitions[at]! +
            scores[index]![tag]! +
            backward[index]![tag]! -
            all,
        );
        steps[at]! += rate * (Number(wanted[index - 1] === before && wanted[index] === tag) - both);
      }
    }
  }
  for (const [at, step] of steps.entries()) transitions[at]! += step;
}
