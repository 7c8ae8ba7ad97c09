import { expect, test } from "vitest";
import { whereToGet } from "./where-to-get.ts";

test.each([
  [0, 0, ""],
  [0, 4, "in Any store only"],
  [1, 1, "at your store"],
  [1, 4, "at 1 of your stores"],
  [3, 4, "at 3 of your stores"],
  [2, 2, "at both of your stores"],
  [4, 4, "at all 4 of your stores"],
])("found in %i of %i stores it is %j", (found, stores, words) => {
  expect(whereToGet(found, stores)).toBe(words);
});
