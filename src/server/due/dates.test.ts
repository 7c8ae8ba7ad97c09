import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDate, nextDueDate, startOfTomorrow } from "./dates.ts";

const zones = `
  UTC America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix
  America/Santiago America/Havana America/Asuncion America/Sao_Paulo America/St_Johns America/Halifax
  America/Caracas America/Nuuk America/Anchorage Pacific/Honolulu Pacific/Kiritimati Pacific/Apia
  Pacific/Auckland Pacific/Chatham Pacific/Pago_Pago Australia/Sydney Australia/Lord_Howe
  Australia/Adelaide Asia/Tokyo Asia/Shanghai Asia/Kolkata Asia/Kathmandu Asia/Tehran Asia/Beirut
  Asia/Gaza Asia/Amman Africa/Cairo Africa/Casablanca Atlantic/Azores Europe/London Europe/Dublin
  Europe/Paris Europe/Berlin Europe/Chisinau
`
  .trim()
  .split(/\s+/);
const [first, last] = [Date.UTC(2020, 0, 1), Date.UTC(2030, 0, 1)];
const day = 86_400_000;

/** The local date and weekday as the runtime's other calendar (Intl) has them. */
function shown(instant: Date, timezone: string): { date: string; weekday: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    weekday: "short",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(part("weekday").slice(0, 3)),
  };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

const due = (given: Partial<Parameters<typeof nextDueDate>[0]>) =>
  nextDueDate({
    startDate: "2026-03-02",
    lastPurchasedAt: null,
    intervalDays: 7,
    weekday: 1,
    timezone: "UTC",
    now: new Date("2026-03-02T10:00:00Z"),
    ...given,
  }).toISOString();

describe("when a repeat comes due", () => {
  test("it comes on its weekday, an interval after the start", () => {
    expect(due({})).toBe("2026-03-09T00:00:00.000Z");
    expect(due({ intervalDays: 14 })).toBe("2026-03-16T00:00:00.000Z");
  });

  test.each([
    [28, "2026-03-30"], // Monday itself
    [29, "2026-03-30"],
    [31, "2026-03-30"], // Thursday: three days after
    [32, "2026-04-06"], // Friday: three days before
    [34, "2026-04-06"],
  ])("on the weekday nearest to %i days after it", (intervalDays, date) => {
    expect(due({ intervalDays })).toBe(`${date}T00:00:00.000Z`);
  });

  test("the interval counts from the last purchase, by the local date of the people", () => {
    const lastPurchasedAt = "2026-03-06T02:00:00Z"; // Friday, and Thursday evening in New York
    expect(due({ lastPurchasedAt })).toBe("2026-03-16T00:00:00.000Z");
    expect(due({ lastPurchasedAt, timezone: "America/New_York" })).toBe("2026-03-09T04:00:00.000Z");
  });

  test("it never comes before tomorrow, however many dates were missed", () => {
    const now = new Date("2026-06-01T00:00:00Z"); // a Monday
    expect(due({ now })).toBe("2026-06-08T00:00:00.000Z");
    expect(due({ now: new Date("2026-05-31T23:59:59Z") })).toBe("2026-06-01T00:00:00.000Z");
    // Tomorrow is another day in Tokyo, and in Los Angeles.
    expect(due({ now, timezone: "Asia/Tokyo" })).toBe("2026-06-07T15:00:00.000Z");
    expect(due({ now, timezone: "America/Los_Angeles" })).toBe("2026-06-01T07:00:00.000Z");
  });

  test.each([
    ["America/Santiago", "2026-09-06", 0, "2026-09-06T04:00:00.000Z"],
    ["Africa/Cairo", "2026-04-24", 5, "2026-04-23T22:00:00.000Z"],
    ["America/Havana", "2026-03-08", 0, "2026-03-08T05:00:00.000Z"],
    ["Asia/Beirut", "2026-03-29", 0, "2026-03-28T22:00:00.000Z"],
  ])("%s has no midnight on %s: then the day's first instant counts", (timezone, date, weekday, instant) => {
    const now = new Date(Date.parse(date) - 2 * day);
    expect(due({ timezone, weekday, now, startDate: "2026-01-01" })).toBe(instant);
    expect(shown(new Date(instant), timezone).date).toBe(date);
    expect(shown(new Date(Date.parse(instant) - 1), timezone).date).not.toBe(date);
  });

  test("tomorrow begins with the first instant of its date", () => {
    const now = new Date("2026-09-05T20:00:00Z");
    expect(startOfTomorrow(now, "America/Santiago").toISOString()).toBe("2026-09-06T04:00:00.000Z");
    expect(localDate(now, "Asia/Tokyo")).toBe("2026-09-06");
  });
});

const rule = fc.record({
  timezone: fc.constantFrom(...zones),
  weekday: fc.integer({ min: 0, max: 6 }),
  intervalDays: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 3650 })),
  startDate: fc.integer({ min: first, max: last }).map((at) => new Date(at).toISOString().slice(0, 10)),
  lastPurchasedAt: fc.option(fc.integer({ min: first, max: last }).map((at) => new Date(at).toISOString())),
  now: fc.integer({ min: first, max: last }).map((at) => new Date(at)),
});

describe("in every time zone, over ten years", () => {
  test("a repeat comes on its weekday, after today, as near as it may, at the first instant of the date", () => {
    expect(new Set(zones).size).toBe(40);
    fc.assert(
      fc.property(rule, (given) => {
        const instant = nextDueDate(given);
        const { date, weekday } = shown(instant, given.timezone);
        expect(weekday).toBe(given.weekday);
        expect(shown(new Date(instant.getTime() - 1), given.timezone).date < date).toBe(true);
        const today = shown(given.now, given.timezone).date;
        expect(daysBetween(today, date)).toBeGreaterThanOrEqual(1);
        const from =
          given.lastPurchasedAt === null
            ? given.startDate
            : shown(new Date(given.lastPurchasedAt), given.timezone).date;
        const off = daysBetween(from, date) - given.intervalDays;
        // The date is the nearest one, or the first one from tomorrow on.
        if (Math.abs(off) > 3) {
          expect(off).toBeGreaterThan(3);
          expect(daysBetween(today, date)).toBeLessThanOrEqual(7);
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  test("a later purchase, a longer interval or a later day never makes it come earlier", () => {
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 100 * day }), (given, more) => {
        const before = nextDueDate(given).getTime();
        const later = (at: Date) => new Date(at.getTime() + more);
        expect(nextDueDate({ ...given, now: later(given.now) }).getTime()).toBeGreaterThanOrEqual(before);
        const intervalDays = given.intervalDays + Math.floor(more / day);
        expect(nextDueDate({ ...given, intervalDays }).getTime()).toBeGreaterThanOrEqual(before);
        const bought = given.lastPurchasedAt ?? given.now.toISOString();
        const first = nextDueDate({ ...given, lastPurchasedAt: bought }).getTime();
        const lastPurchasedAt = later(new Date(bought)).toISOString();
        expect(nextDueDate({ ...given, lastPurchasedAt }).getTime()).toBeGreaterThanOrEqual(first);
      }),
      { numRuns: 1500, seed: 8 },
    );
  });

  test.each(zones)("week after week for ten years in %s, no date is left out or comes twice", (timezone) => {
    const given = { startDate: "2020-01-06", lastPurchasedAt: null, intervalDays: 7, weekday: 0, timezone };
    let now = nextDueDate({ ...given, now: new Date(first) });
    let date = localDate(now, timezone);
    while (now.getTime() < last) {
      const next = nextDueDate({ ...given, now });
      const nextDate = localDate(next, timezone);
      expect([date, daysBetween(date, nextDate)]).toEqual([date, 7]);
      [now, date] = [next, nextDate];
    }
  });
});
