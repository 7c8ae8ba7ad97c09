import { describe, expect, test } from "vitest";
import { confidenceLevel, enhancedCategories, suggestedCategories, topUsage } from "./confidence.ts";

const scored = (categoryName: string, confidenceScore: number) => ({ categoryName, confidenceScore });

describe("confidence", () => {
  test("a score is high from 80, medium from 50, else low", () => {
    expect([100, 80, 79.9, 50, 49.9, 0].map(confidenceLevel)).toEqual([
      "high",
      "high",
      "medium",
      "medium",
      "low",
      "low",
    ]);
  });

  test("a store's most certain category comes first, and blank names are hidden", () => {
    const given = [scored("dairy", 40), scored("  ", 99), scored("produce", 91), scored("", 50)];
    expect(enhancedCategories(given).map(({ categoryName }) => categoryName)).toEqual(["produce", "dairy"]);
    expect(given[0]!.categoryName).toBe("dairy");
  });

  test("categories are suggested from a confidence of 30 on", () => {
    const given = [scored("bakery", 29.9), scored("frozen", 30), scored("pet", 82)];
    expect(suggestedCategories(given).map(({ categoryName }) => categoryName)).toEqual(["pet", "frozen"]);
  });

  test("the table over all stores shows the ten most certain categories", () => {
    const given = Array.from({ length: 14 }, (_, index) => ({ avgConfidence: (index * 37) % 100 }));
    const shown = topUsage(given).map(({ avgConfidence }) => avgConfidence);
    expect(shown).toHaveLength(10);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown[0]).toBe(Math.max(...given.map(({ avgConfidence }) => avgConfidence)));
  });
});
