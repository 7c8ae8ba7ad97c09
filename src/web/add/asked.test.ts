import { expect, test } from "vitest";
import { isCorrected } from "./asked.ts";

test.each([
  ["3 milk", "3 mil"],
  ["3 milk", "4 milk"],
  ["3 milk", "3 milk (organic)"],
  ["3 milk", "3 oat milk"],
  ["2 bread, 3 milk", "2 bread, 3 milk, kale"],
])("%j is corrected to %j", (before, now) => expect(isCorrected(before, now)).toBe(true));

test.each([
  ["3 milk", "e"],
  ["3 milk", "3"],
  ["3 milk", "eggs"],
  ["3 milk", "3 eggs"],
  ["3 milk", ""],
  ["3 milk", "3 milk"],
])("%j is not corrected by %j", (before, now) => expect(isCorrected(before, now)).toBe(false));
