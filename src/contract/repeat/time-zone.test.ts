import { expect, test } from "vitest";
import { timezones } from "./limits.ts";
import { timeZoneNamed } from "./time-zone.ts";

test.each(timezones)("%s is known by its own name", (name) => {
  expect(timeZoneNamed(name)).toBe(name);
});

test.each([
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["asia/calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["America/Halifax", "America/Halifax"],
])("%s is called %s today", (name, today) => {
  expect(timeZoneNamed(name)).toBe(today);
});

test.each(["", "Europe/Atlantis", "+05:30", "Asia/Kolkata; DROP", "A".repeat(65)])(
  "%j is no time zone",
  (name) => {
    expect(timeZoneNamed(name)).toBeNull();
  },
);
