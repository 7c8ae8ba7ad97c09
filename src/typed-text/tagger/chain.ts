/**
 * What a word of a text is: of a thing (its name and amount), of what is said about one (store, time, purpose, preparation,
 * repeat), or talk.
 */
export const tags = ["thing", "about", "talk"] as const;
export type Tag = (typeof tags)[number];
const tagCount = tags.length;

/** A linear chain: a weight for each feature and tag, and one for each tag behind another, or at the start. */
export type ChainWeights = {
  /** [row * 3 + tag] */
  readonly emissions: Float32Array | Int8Array;
  /** [before * 3 + tag]; those behind the start are the last three. */
  readonly transitions: Float32Array | Int8Array;
  /** What a weight of 1 stands for. */
  readonly scale: number;
};

/** The sums of the forward-backward algorithm, as logarithms: [token][tag]. */
export type Sums = { readonly forward: readonly number[][]; readonly backward: readonly number[][] };

/**
 * The probability of each tag for each token in a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001).
 * @param rows the rows of the features of each token
 * @returns for each token the probabilities in the order of `tags`
 */
export function probabilitiesOf(
  rows: readonly (readonly number[])[],
  weights: ChainWeights,
): readonly (readonly number[])[] {
  const { forward, backward } = sumsOf(scoresOf(rows, weights), weights);
  return forward.map((values, index) => {
    const joint = values.map((value, tag) => value + backward[index]![tag]!);
    const all = logSum(joint);
    return joint.map((value) => Math.exp(value - all));
  });
}

/** The score of each tag for each token by the token's own features. */
export function scoresOf(
  rows: readonly (readonly number[])[],
  { emissions, scale }: ChainWeights,
): readonly (readonly number[])[] {
  return rows.map((features) =>
    tags.map((_, tag) => scale * sum(features.map((row) => emissions[row * tagCount + tag]!))),
  );
}

/** Forward: of a token with all before it; backward: of all behind it. */
export function sumsOf(scores: readonly (readonly number[])[], { transitions, scale }: ChainWeights): Sums {
  const step = (before: number, tag: number) => scale * transitions[before * tagCount + tag]!;
  const forward: number[][] = [];
  for (const own of scores) {
    const last = forward.at(-1);
    forward.push(
      own.map((score, tag) => {
        const reached =
          last === undefined
            ? step(tagCount, tag)
            : logSum(last.map((value, before) => value + step(before, tag)));
        return score + reached;
      }),
    );
  }
  const backward: number[][] = scores.map(() => tags.map(() => 0));
  for (let index = scores.length - 2; index >= 0; index -= 1) {
    const [next, later] = [scores[index + 1]!, backward[index + 1]!];
    backward[index] = tags.map((_, tag) =>
      logSum(later.map((value, after) => step(tag, after) + next[after]! + value)),
    );
  }
  return { forward, backward };
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(sum(values.map((value) => Math.exp(value - most))));
}
