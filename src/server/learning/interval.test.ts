import { expect, test } from "vitest";
import { usualInterval } from "./interval.ts";

/** Purchases with these gaps, in days. */
function after(...gaps: number[]): number[] {
  const times = [100];
  for (const gap of gaps) times.push(times.at(-1)! + gap);
  return times;
}

test("fewer than three purchases have no usual interval", () => {
  expect(usualInterval([])).toBeNull();
  expect(usualInterval(after(7))).toBeNull();
  expect(usualInterval(after(7, 7))).toMatchObject({ days: 7, spread: 0, purchases: 3 });
});

test("two packs on one day are one purchase", () => {
  expect(usualInterval(after(0, 0.1, 7))).toBeNull();
  expect(usualInterval(after(0, 7, 0.2, 7))).toMatchObject({ purchases: 3 });
});

test("trips come on certain days, and what runs out in between evens out", () => {
  expect(usualInterval(after(7, 14, 7, 14, 7, 14))!.days).toBeCloseTo(10.5);
});

test("a forgotten purchase, a holiday or a party don't change the interval", () => {
  expect(usualInterval(after(7, 7, 14, 7, 7, 28, 7, 1, 7))!.days).toBeCloseTo(7);
});

test("habits change: only the latest gaps count", () => {
  const old = Array.from({ length: 20 }, () => 30);
  const recent = Array.from({ length: 12 }, () => 10);
  expect(usualInterval(after(...old, ...recent))!.days).toBeCloseTo(10);
});

test("irregular purchases have a wide spread, regular ones don't", () => {
  expect(usualInterval(after(2, 40, 5, 60, 1, 30))!.spread).toBeGreaterThan(0.4);
  expect(usualInterval(after(6, 8, 7, 7, 8, 6))!.spread).toBeLessThan(0.2);
});
