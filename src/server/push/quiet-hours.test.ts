import { expect, test } from "vitest";
import { isQuiet } from "./quiet-hours.ts";

const night = { from: "22:00", to: "07:00" };
const noon = { from: "12:00", to: "13:30" };

test.each([
  [night, "2026-03-02T20:59:00Z", "Europe/Berlin", false],
  [night, "2026-03-02T21:00:00Z", "Europe/Berlin", true],
  [night, "2026-03-02T23:30:00Z", "Europe/Berlin", true],
  [night, "2026-03-02T05:59:00Z", "Europe/Berlin", true],
  [night, "2026-03-02T06:00:00Z", "Europe/Berlin", false],
  // Daylight saving time: the clock is an hour ahead.
  [night, "2026-07-02T05:00:00Z", "Europe/Berlin", false],
  [noon, "2026-03-02T17:00:00Z", "America/New_York", true],
  [noon, "2026-03-02T18:30:00Z", "America/New_York", false],
  [noon, "2026-03-02T12:00:00Z", "America/New_York", false],
  // Hours that end when they begin are none.
  [{ from: "08:00", to: "08:00" }, "2026-03-02T08:00:00Z", "UTC", false],
  [null, "2026-03-02T23:00:00Z", "UTC", false],
])("%#: whether a time is within the quiet hours of a person's time zone", (hours, now, timezone, quiet) => {
  expect(isQuiet(hours, new Date(now), timezone)).toBe(quiet);
});
