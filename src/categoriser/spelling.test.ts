import { expect, test } from "vitest";
import { Spelling } from "./spelling.ts";

const spelling = new Spelling([
  "chicken",
  "broccoli",
  "spinach",
  "tofu",
  "milk",
  "shampoo",
  "chickpeas",
  "tortilla",
]);
const nearest = (word: string) => spelling.nearest(word, 1)[0]?.word;

test.each([
  ["chiken", "chicken"],
  ["hcicken", "chicken"],
  ["brocolli", "broccoli"],
  ["spinaach", "spinach"],
  ["tou", "tofu"],
  ["mlik", "milk"],
  ["shampo", "shampoo"],
  ["tortila", "tortilla"],
])("%s looks like %s", (typed, meant) => {
  expect(nearest(typed)).toBe(meant);
});

test.each(["xylophone", "ab", "milkshake", "q".repeat(500)])("%s looks like nothing known", (word) => {
  expect(nearest(word)).toBeUndefined();
});

test("the likelier slip wins over the more frequent word", () => {
  expect(new Spelling(["salt", "slat"]).nearest("satl", 1)[0]?.word).toBe("salt");
  expect(new Spelling(["bean", "beak"]).nearest("beal", 1)[0]?.word).toBe("beak");
});

test("a plural of a known word is known", () => {
  expect(spelling.knows("shampoos")).toBe(true);
  expect(spelling.knows("shampo")).toBe(false);
});

test("the more frequent of equally near words wins", () => {
  expect(new Spelling(["bean", "bead"]).nearest("beau", 2).map(({ word }) => word)).toEqual(["bean", "bead"]);
});
