/** How the engine found a category; each way has its own accuracy. */
export type Way = "exact" | "stems" | "anyOrder" | "modifier" | "repaired" | "model";

export interface CalibrationData {
  /** The share of right guesses for each way that has no score of its own. */
  ways: Record<Exclude<Way, "model">, number>;
  /**
   * The calibration curve: the model's highest probabilities in rising order (`seen`), and the share that was right at
   * each.
   */
  seen: readonly number[];
  right: readonly number[];
}

/** The expected share of right guesses, 0..1. */
export function calibrated(data: CalibrationData, way: Way, probability: number): number {
  if (way !== "model") return data.ways[way];
  const { seen, right } = data;
  let above = 0;
  while (above < seen.length && seen[above]! < probability) above += 1;
  if (above === 0) return right[0] ?? probability;
  if (above === seen.length) return right[above - 1]!;
  const share = (probability - seen[above - 1]!) / (seen[above]! - seen[above - 1]!);
  return right[above - 1]! + share * (right[above]! - right[above - 1]!);
}

/** Fits the calibration curve by isotonic regression (pool adjacent violators) over groups of outcomes. */
export function fitIsotonic(outcomes: readonly { probability: number; right: boolean }[]): {
  seen: number[];
  right: number[];
} {
  const sorted = [...outcomes].sort((a, b) => a.probability - b.probability);
  const blocks: { sum: number; right: number; count: number }[] = [];
  const step = Math.max(1, Math.floor(sorted.length / 60));
  for (let from = 0; from < sorted.length; from += step) {
    const part = sorted.slice(from, from + step);
    blocks.push({
      sum: part.reduce((sum, answer) => sum + answer.probability, 0),
      right: part.filter((answer) => answer.right).length,
      count: part.length,
    });
    while (blocks.length > 1) {
      const last = blocks[blocks.length - 1]!;
      const earlier = blocks[blocks.length - 2]!;
      if (earlier.right / earlier.count <= last.right / last.count) break;
      earlier.sum += last.sum;
      earlier.right += last.right;
      earlier.count += last.count;
      blocks.pop();
    }
  }
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    seen: blocks.map((block) => round(block.sum / block.count)),
    right: blocks.map((block) => round(Math.min(0.99, block.right / block.count))),
  };
}
