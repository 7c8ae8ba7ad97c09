import { afterEach, expect, test, vi } from "vitest";
import { learnServerTime, serverNow } from "./server-time.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");
const year = 365 * 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

function clockShows(time: number): void {
  vi.useFakeTimers({ now: time, toFake: ["Date"] });
}

const learn = () => learnServerTime(new Date(noon).toUTCString());

test.each([2 * year, -3 * year, 120_000])("a clock that is wrong by %i ms is put right", (difference) => {
  clockShows(noon + difference);
  learn();
  expect(serverNow()).toBe(noon);
  clockShows(noon + difference + 5000);
  expect(serverNow()).toBe(noon + 5000);
});

test("a clock within the tolerance is used unchanged", () => {
  clockShows(noon + 20_000);
  learn();
  expect(serverNow()).toBe(noon + 20_000);
});

test("a clock that was corrected is used unchanged again", () => {
  clockShows(noon + year);
  learn();
  clockShows(noon);
  learn();
  expect(serverNow()).toBe(noon);
});

test("a reply without a Date header changes nothing", () => {
  clockShows(noon + year);
  learn();
  learnServerTime(null);
  learnServerTime("soon");
  expect(serverNow()).toBe(noon);
});
