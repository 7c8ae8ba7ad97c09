import { expect, test } from "vitest";
import { calibrated, fitIsotonic } from "./calibration.ts";

const ways = { exact: 0.97, stems: 0.9, anyOrder: 0.9, modifier: 0.9, repaired: 0.8 };

test("the model's probability is calibrated by linear interpolation between the curve's points", () => {
  const data = { ways, seen: [0.2, 0.6], right: [0.1, 0.9] };
  expect(calibrated(data, "model", 0.4)).toBeCloseTo(0.5);
  expect(calibrated(data, "model", 0.05)).toBe(0.1);
  expect(calibrated(data, "model", 0.99)).toBe(0.9);
  expect(calibrated(data, "exact", 0.4)).toBe(0.97);
});

test("the curve rises and gives the share of right guesses", () => {
  const outcomes = Array.from({ length: 6000 }, (_, at) => {
    const probability = (at % 100) / 100;
    // The sample is overconfident: half of the promised share is right.
    return { probability, right: (at * 7919) % 1000 < probability * 500 };
  });
  const { seen, right } = fitIsotonic(outcomes);
  expect(right).toEqual([...right].sort((a, b) => a - b));
  expect(calibrated({ ways, seen, right }, "model", 0.8)).toBeCloseTo(0.4, 1);
});
