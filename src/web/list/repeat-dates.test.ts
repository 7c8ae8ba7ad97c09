import fc from "fast-check";
import { expect, test } from "vitest";
import { localDate, nextDueDate } from "../../server/due/dates.ts";
import {
  afterPauses,
  afterSkip,
  comingDate,
  dateIn,
  dayLabel,
  onDay,
  pauseOf,
  plannedDate,
} from "./repeat-dates.ts";

const calendar = { recurringDay: 1, timezone: "America/New_York", pausedUntil: null };
const milk = {
  startDate: "2026-11-02",
  lastPurchasedAt: null,
  recurrenceIntervalDays: 7,
  // Monday, 30 November begins there at five o'clock UTC.
  nextDueDate: "2026-11-30T05:00:00+00:00",
  putOffUntil: null,
  pausedUntil: null,
  pending: false,
};
const today = "2026-11-25";

test("the server's instant is a date of the people's time zone, not of this device's", () => {
  expect(plannedDate(milk, calendar, today)).toBe("2026-11-30");
  const sydney = { ...calendar, timezone: "Australia/Sydney" };
  expect(plannedDate({ ...milk, nextDueDate: "2026-11-29T13:00:00Z" }, sydney, today)).toBe("2026-11-30");
});

test("a repeat that was changed here comes by the rule until the server replies", () => {
  const pending = { ...milk, pending: true };
  expect(plannedDate({ ...pending, recurrenceIntervalDays: 35 }, calendar, today)).toBe("2026-12-07");
  expect(plannedDate({ ...pending, putOffUntil: "2026-12-02" }, calendar, today)).toBe("2026-12-02");
  const bought = { ...pending, lastPurchasedAt: "2026-11-24T03:00:00Z", recurrenceIntervalDays: 14 };
  // It was still Monday, the 23rd, there.
  expect(plannedDate(bought, calendar, today)).toBe("2026-12-07");
});

test("a pause of one repeat or of all delays the repeat, and what waits comes today", () => {
  expect(comingDate({ ...milk, pausedUntil: "2026-12-10" }, calendar, today)).toBe("2026-12-10");
  expect(comingDate(milk, { ...calendar, pausedUntil: "2026-12-24" }, today)).toBe("2026-12-24");
  expect(comingDate({ ...milk, pausedUntil: "2026-11-01" }, calendar, today)).toBe("2026-11-30");
  expect(comingDate(milk, calendar, "2026-12-03")).toBe("2026-12-03");
  expect(pauseOf({ pausedUntil: today }, today)).toBeNull();
  expect(pauseOf({ pausedUntil: "2026-11-26" }, today)).toBe("2026-11-26");
});

test("an occurrence that is left out or moved during a pause doesn't come before its end", () => {
  const holiday = { ...calendar, pausedUntil: "2026-12-24" };
  expect(afterSkip(milk, calendar, today)).toBe("2026-12-07");
  // It would have come on Thursday, the 24th.
  expect(afterSkip(milk, holiday, today)).toBe("2026-12-28");
  expect(afterSkip({ ...milk, pausedUntil: "2026-12-10" }, calendar, today)).toBe("2026-12-14");
  expect(afterPauses("2026-12-02", milk, holiday)).toBe("2026-12-24");
  expect(afterPauses("2026-12-26", { pausedUntil: "2026-12-10" }, holiday)).toBe("2026-12-26");
});

test("a day is called as people call it", () => {
  expect(dayLabel("2026-11-30", today)).toBe("Mon 30 Nov");
  expect(dayLabel("2026-11-25", today)).toBe("Today");
  expect(dayLabel("2026-11-26", today)).toBe("Tomorrow");
  expect(dayLabel("2027-01-04", today)).toBe("Mon 4 Jan");
  expect(dayLabel("2027-11-01", today)).toBe("Mon 1 Nov 2027");
  expect([onDay("2026-11-26", today), onDay("2026-11-30", today)]).toEqual(["tomorrow", "on Mon 30 Nov"]);
});

const zones = [
  "UTC",
  "America/New_York",
  "America/St_Johns",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Asia/Kathmandu",
];
const more = ["Australia/Lord_Howe", "Europe/Berlin", "America/Santiago", "Asia/Beirut", "Africa/Casablanca"];
const zone = fc.constantFrom(...zones, ...more);
const at = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });

test("a device names the same date as the server, in every time zone, around changes of the clocks", () => {
  fc.assert(
    fc.property(zone, at, (timezone, instant) => {
      expect(dateIn(timezone, instant)).toBe(localDate(new Date(instant), timezone));
    }),
    { numRuns: 1500, seed: 11 },
  );
});

test("a device shows the date of a changed repeat that the server computes", () => {
  const given = fc.record({
    timezone: zone,
    now: at,
    bought: fc.option(at),
    interval: fc.integer({ min: 1, max: 200 }),
    weekday: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(given, ({ timezone, now, bought, interval, weekday }) => {
      const startDate = localDate(new Date(now - 9 * 86_400_000), timezone);
      const lastPurchasedAt = bought === null ? null : new Date(bought).toISOString();
      const rule = { startDate, lastPurchasedAt, intervalDays: interval, weekday, timezone };
      const due = nextDueDate({ ...rule, putOffUntil: null, putOffAt: null, now: new Date(now) });
      const shown = plannedDate(
        { ...milk, startDate, lastPurchasedAt, recurrenceIntervalDays: interval, pending: true },
        { recurringDay: weekday, timezone, pausedUntil: null },
        dateIn(timezone, now),
      );
      expect(shown).toBe(localDate(due, timezone));
    }),
    { numRuns: 1000, seed: 12 },
  );
});
