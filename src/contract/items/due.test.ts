import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aboutEvery, dueness, dueReason, stageOf, type Habit } from "./due.ts";

const now = Date.parse("2026-03-02T10:00:00Z");
const habit = (daysAgo: number, usualIntervalDays: number | null, frequency = 8): Habit => ({
  frequency,
  usualIntervalDays,
  lastSeen: now - daysAgo * 86_400_000,
});
const due = (...given: Parameters<typeof habit>) => dueness(habit(...given), now);

describe("how due something is", () => {
  test("lies between 0 and 1, also for a clock that runs behind", () => {
    const interval = fc.option(fc.double({ min: 1, max: 400, noNaN: true }));
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 2000, noNaN: true }),
        interval,
        fc.nat(5000),
        (ago, days, times) => {
          const score = due(ago, days, times);
          expect(score >= 0 && score <= 1).toBe(true);
        },
      ),
      { seed: 20260105 },
    );
  });

  test("grows until long after the interval has passed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 60 }),
        fc.double({ min: 0, max: 2.9, noNaN: true }),
        (days, passed) => {
          expect(due((passed + 0.1) * days, days)).toBeGreaterThanOrEqual(due(passed * days, days));
        },
      ),
      { seed: 20260105 },
    );
  });

  test("puts bread that is due before milk that was bought yesterday, however often", () => {
    expect(due(7, 7, 4)).toBeGreaterThan(due(1, 5, 200));
  });

  test("falls again for a thing that went out of use", () => {
    expect(due(200, 14)).toBeLessThan(due(15, 14));
  });

  test("puts things without an interval behind those that are due, and the more frequent before the less", () => {
    expect(due(10, null, 2)).toBeLessThan(due(14, 14));
    expect(due(10, null, 2)).toBeGreaterThan(due(10, null, 1));
    expect(due(0.2, null, 2)).toBeLessThan(due(10, null, 1));
    expect(due(1, null, 2)).toBeLessThan(due(7, null, 2));
  });

  test("puts a thing that was bought once behind a habit that is on its way", () => {
    for (const daysAgo of [1, 7, 20]) expect(due(daysAgo, null, 1)).toBeLessThan(due(4, 7));
  });
});

test.each([
  [0, "enough"],
  [6.9, "enough"],
  [7, "low"],
  [13.9, "low"],
  [14, "due"],
  [42, "due"],
  [43, "outOfUse"],
])("%s days after a purchase, what is bought every two weeks is %s", (daysAgo, stage) => {
  expect(stageOf(habit(daysAgo, 14), now)).toBe(stage);
});

test("without a usual interval nothing is due", () => {
  expect(stageOf(habit(300, null), now)).toBeNull();
});

test.each([
  [0.9, "about every day"],
  [3.2, "about every 3 days"],
  [7.3, "about every week"],
  [9.1, "about every 9 days"],
  [13.5, "about every 2 weeks"],
  [21, "about every 3 weeks"],
  [33, "about every 5 weeks"],
  [58, "about every 2 months"],
])("%s days are %s", (days, words) => {
  expect(aboutEvery(days)).toBe(words);
});

test("the reason says how often, and the interval if there is one", () => {
  expect(dueReason(habit(3, 21, 5))).toBe("5 times, about every 3 weeks");
  expect(dueReason(habit(3, null, 1))).toBe("Once");
  expect(dueReason(habit(3, null, 2))).toBe("2 times");
  expect(dueReason(habit(3, null, 0))).toBeNull();
});
