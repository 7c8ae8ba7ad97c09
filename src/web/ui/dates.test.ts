import { expect, test } from "vitest";
import { dateText, momentText, recentText } from "./dates.ts";

const date = new Date("2026-11-30");

test("the day stands before the month, the weekday before both and the year behind them", () => {
  expect(dateText(date, { utc: true })).toBe("30 Nov");
  expect(dateText(date, { utc: true, weekday: true })).toBe("Mon 30 Nov");
  expect(dateText(date, { utc: true, year: true })).toBe("30 Nov 2026");
  expect(dateText(date, { utc: true, weekday: true, year: true })).toBe("Mon 30 Nov 2026");
});

test("a moment has the date of the device's time zone, and the time behind it", () => {
  const late = new Date(2026, 8, 6, 23, 59);
  expect(dateText(late, { weekday: true, year: true })).toBe("Sun 6 Sep 2026");
  expect(momentText(late)).toMatch(/^6 Sep 2026, ./);
});

test("of a moment of today the time alone is told, of an earlier one the date as well", () => {
  const evening = new Date(2026, 8, 6, 23, 59);
  const time = momentText(evening).replace("6 Sep 2026, ", "");
  expect(recentText(evening, new Date(2026, 8, 6))).toBe(time);
  expect(recentText(evening, new Date(2026, 8, 7))).toBe(`6 Sep, ${time}`);
});
