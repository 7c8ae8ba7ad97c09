import { CATEGORY_COUNT, OTHER, categoryName } from "./scheme.ts";

interface Ranked {
  /** The name of the category as the app shows it. */
  category: string;
  /** About this share of the results with this confidence is right, 0..1. */
  confidence: number;
}

export interface Categorisation {
  /** Every category of the scheme, the best first. */
  ranked: Ranked[];
  reason: string;
}

/**
 * Below this confidence the result is Other, and the guesses follow it. Guesses below the threshold are right no more
 * often than "Other" is; guesses above it are, so that a higher threshold would only cost right answers.
 */
export const LEAST_CONFIDENCE = 0.15;

/**
 * Ranks the verdict first; the other categories share the remaining confidence in proportion to their probabilities.
 */
export function rank(scores: Float32Array, best: number, confidence: number, reason: string): Categorisation {
  const left = (1 - confidence) / Math.max(1e-9, 1 - scores[best]!);
  const ranked = Array.from(scores, (score, at) => ({
    category: categoryName(at) as string,
    confidence: at === best ? confidence : Math.min(confidence, score * left),
    first: at === best ? 1 : 0,
  }))
    .sort((a, b) => b.first - a.first || b.confidence - a.confidence)
    .map(({ category, confidence: share }) => ({ category, confidence: round(share) }));
  if (confidence >= LEAST_CONFIDENCE) return { ranked, reason };
  return withCategoryFirst({ ranked, reason: "too unsure" }, categoryName(OTHER), round(confidence));
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Moves a category to the front: with the given confidence, or else as a person's choice, of which the engine is sure. */
export function withCategoryFirst(
  result: Categorisation,
  category: string,
  confidence?: number,
): Categorisation {
  const others = result.ranked.filter((one) => one.category !== category);
  const reason = confidence === undefined ? "your choice" : result.reason;
  return { ranked: [{ category, confidence: confidence ?? 1 }, ...others], reason };
}

/** The result for a text in which the engine reads nothing: Other with confidence 0. */
export function nothingToRead(): Categorisation {
  const ranked = Array.from({ length: CATEGORY_COUNT }, (_, at) => ({
    category: categoryName(at) as string,
    confidence: 0,
  }));
  return withCategoryFirst({ ranked, reason: "nothing to read" }, categoryName(OTHER), 0);
}
