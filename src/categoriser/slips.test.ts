import { expect, test } from "vitest";
import { costOfSlips } from "./slips.ts";

const cost = (typed: string, meant: string) => costOfSlips(typed, meant, 1);

test.each([
  ["a swapped pair", "mlik", "milk"],
  ["a doubled letter", "millk", "milk"],
  ["a lost letter", "mik", "milk"],
  ["a neighbouring key", "nilk", "milk"],
  ["another vowel", "melk", "milk"],
  ["a letter that sounds alike", "milc", "milk"],
])("%s costs less than a letter that has nothing to do with the meant one", (_, typed, meant) => {
  const unrelated = meant.startsWith(typed[0]!) ? "mipk".replace("p", "x") : "xilk";
  expect(cost(typed, meant)).toBeLessThan(cost(unrelated, meant));
});

test("a slip in the first letter costs more than the same one later", () => {
  expect(cost("imlk", "milk")).toBeGreaterThan(cost("mlik", "milk"));
});

test("a word as it is meant costs nothing, and two slips cost more than one", () => {
  expect(costOfSlips("milk", "milk", 0)).toBe(0);
  expect(costOfSlips("brocoly", "broccoli", 2)).toBeGreaterThan(cost("brocoli", "broccoli"));
});
