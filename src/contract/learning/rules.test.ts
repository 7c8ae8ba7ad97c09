import { expect, test } from "vitest";
import { nearestInterval } from "./rules.ts";

test.each([
  [6.2, 7],
  [8.1, 7],
  [12, 14],
  [16.9, 14],
  [19, 21],
  [27, 30],
  [63, 60],
  [110, 90],
  [200, 180],
])("%s days are nearest to %s", (days, option) => {
  expect(nearestInterval(days)).toBe(option);
});

test("an interval of a few days, or of a year, is near no option", () => {
  expect([1, 3, 5, 365].map(nearestInterval)).toEqual([null, null, null, null]);
});
