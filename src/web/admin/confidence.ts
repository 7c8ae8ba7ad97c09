/** The lowest confidence (0 to 100) of a suggestion that is shown. */
const suggestedFrom = 30;
/** Rows of the table over all stores. */
const usageRows = 10;

export type ConfidenceLevel = "high" | "medium" | "low";

/** @param score 0 to 100 */
export function confidenceLevel(score: number): ConfidenceLevel {
  if (score >= 80) return "high";
  return score >= 50 ? "medium" : "low";
}

type Scored = { categoryName: string; confidenceScore: number };

/** A store's known categories, the most certain first; one without a name is left out. */
export function enhancedCategories<C extends Scored>(categories: readonly C[]): C[] {
  return categories
    .filter(({ categoryName }) => categoryName.trim() !== "")
    .toSorted((a, b) => b.confidenceScore - a.confidenceScore);
}

/** Categories that the store doesn't have yet, the most certain first. */
export function suggestedCategories<C extends Scored>(categories: readonly C[]): C[] {
  return enhancedCategories(categories).filter(({ confidenceScore }) => confidenceScore >= suggestedFrom);
}

/** The categories that are most certain over all stores. */
export function topUsage<C extends { avgConfidence: number }>(categories: readonly C[]): C[] {
  return categories.toSorted((a, b) => b.avgConfidence - a.avgConfidence).slice(0, usageRows);
}
