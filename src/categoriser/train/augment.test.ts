import { expect, test } from "vitest";
import { categoryIndex } from "../scheme.ts";
import { editDistance } from "../edit-distance.ts";
import { examplesOf, misspell, productExamples } from "./augment.ts";
import { seededRandom } from "./random.ts";

test("a typo changes a word by one edit and keeps its first letter", () => {
  const random = seededRandom(3);
  for (let round = 0; round < 200; round += 1) {
    const slipped = misspell(random, "cinnamon");
    expect(editDistance(slipped, "cinnamon", 2)).toBeLessThanOrEqual(1);
    expect(slipped[0]).toBe("c");
  }
});

test("short words are left alone", () => {
  expect(misspell(seededRandom(1), "tea")).toBe("tea");
});

test("the first example is the unchanged name, and examples that only add praise hide its own category", () => {
  const entry = { name: "peanut butter", category: categoryIndex("condiments"), language: "en" as const };
  const examples = examplesOf(entry, ["honey"], seededRandom(1));
  expect(examples[0]).toMatchObject({ words: ["peanut", "butter"], weight: 1 });
  expect(examples[0]!.hidden.size).toBeGreaterThan(0);
  expect(examples.some(({ words }) => words.join(" ") === "butter peanut")).toBe(true);
  expect(new Set(examples.map(({ category }) => category))).toEqual(new Set([entry.category]));
});

test("products have their head or tail", () => {
  const kind = {
    category: categoryIndex("frozen"),
    flavours: ["mint"],
    heads: ["ice cream"],
    tails: ["with rice"],
  };
  const names = productExamples(kind, seededRandom(1), 5).map(({ words }) => words.join(" "));
  expect(names).toHaveLength(11);
  expect(names.every((name) => name.includes("ice cream") || name.includes("with rice"))).toBe(true);
});
