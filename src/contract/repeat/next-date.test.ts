import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dateAfterSkip, latestDate, nextDate } from "./next-date.ts";

// Monday, 2 March 2026.
const rule = { startDate: "2026-03-02", bought: null, intervalDays: 14 };

describe("the next date of a repeat", () => {
  test("is the weekday nearest to an interval after the last purchase, else the start", () => {
    expect(nextDate(rule, 1, "2026-03-02")).toBe("2026-03-16");
    expect(nextDate({ ...rule, bought: "2026-03-06" }, 1, "2026-03-06")).toBe("2026-03-23");
    expect(nextDate({ ...rule, bought: "2026-03-05" }, 1, "2026-03-06")).toBe("2026-03-16");
  });

  test("is never before tomorrow", () => {
    expect(nextDate(rule, 1, "2026-03-16")).toBe("2026-03-23");
  });

  test("is the day that it was put off to, until that is past", () => {
    const off = { ...rule, putOffUntil: "2026-03-19" };
    expect(nextDate(off, 1, "2026-03-02")).toBe("2026-03-19");
    expect(nextDate(off, 1, "2026-03-19")).toBe("2026-03-19");
    expect(nextDate(off, 1, "2026-03-20")).toBe("2026-03-23");
  });

  test("after one that is skipped is that of the next interval, also around a leap day and a new year", () => {
    expect(dateAfterSkip("2026-03-16", 14, 1)).toBe("2026-03-30");
    expect(dateAfterSkip("2026-03-16", 30, 1)).toBe("2026-04-13");
    expect(dateAfterSkip("2026-03-16", 1, 1)).toBe("2026-03-23");
    expect(dateAfterSkip("2027-12-27", 7, 1)).toBe("2028-01-03");
    expect(dateAfterSkip("2028-02-28", 1, 2)).toBe("2028-02-29");
  });

  test("is at most a year ahead when a person chooses it", () => {
    expect(latestDate("2026-03-02")).toBe("2027-03-03");
  });
});

test("a date that follows a skipped one is on the weekday and later, within three days of its interval or a week", () => {
  const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1990-01-01", days));
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 6 }),
      (from, interval, weekday) => {
        const next = dateAfterSkip(from, interval, weekday);
        expect(next > from).toBe(true);
        const off = (Date.parse(next) - Date.parse(from)) / 86_400_000 - interval;
        expect(Math.abs(off) <= 3 || interval < 4).toBe(true);
        if (interval >= 4) expect(new Date(next).getUTCDay()).toBe(weekday);
      },
    ),
    { numRuns: 1000, seed: 5 },
  );
});
