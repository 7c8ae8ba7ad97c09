import { describe, expect, test } from "vitest";
import { loadCategoriser } from "./load-node.ts";
import { matchKey, mayBeSame } from "./same-thing.ts";

const categoriser = loadCategoriser();

function areSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => categoriser.categorise(name).ranked[0]!);
  return matchKey(one) === matchKey(other) && mayBeSame(first!, second!);
}

describe("names of one thing", () => {
  test.each([
    ["tomato", "Tomatoes"],
    ["Jalapeños", "jalapeno"],
    ["CREME FRAICHE", "Crème fraîche"],
    ["cherry", "cherries"],
    ["loaf of bread", "Loaves of bread"],
    ["avocado", "avocados"],
    ["Äpfel", "apfel"],
    ["bell pepper", "bell peppers"],
    ["zorbel", "Zorbels"],
    ["🥚", "🥚"],
  ])("%s and %s", (one, other) => expect(areSame(one, other)).toBe(true));
});

describe("names of two things", () => {
  test.each([
    ["pepper", "peppers"],
    ["rosé", "roses"],
    ["milk", "milk (oat)"],
    ["milk", "oat milk"],
    ["Kirkland coffee", "coffee"],
    ["bread", "bread for the party"],
    ["🥚", "🥑"],
    ["1% milk", "2% milk"],
    ["かき", "がき"],
  ])("%s and %s", (one, other) => expect(areSame(one, other)).toBe(false));
});

test("a name beyond the length limit is the same as itself only", () => {
  const long = "word ".repeat(30);
  expect(matchKey(`${long} one`)).not.toBe(matchKey(`${long} two`));
  expect(matchKey(`${long} ONE`)).toBe(matchKey(`${long} one`));
});
