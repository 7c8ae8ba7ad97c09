import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["milk", "milk", 0],
  ["mlik", "milk", 1],
  ["milks", "milk", 1],
  ["milt", "milk", 1],
  ["brocolli", "broccoli", 2],
  ["apple", "grape", 3],
  [`${"q".repeat(300)}ab`, `${"q".repeat(300)}ba`, 1],
])("from %s to %s it is %i steps, as far as the limit looks", (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});
