import { expect, test } from "vitest";
import { newId, timeOfId } from "./new-id.ts";

const now = Date.parse("2026-03-01T12:00:00Z");

test("an id is a UUIDv7 of its millisecond", () => {
  expect(newId(now)).toMatch(/^019ca9[0-9a-f]{2}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOfId(newId(now))).toBe(now);
});

test("the ids of one millisecond are in the order in which they were made, and before those of the next one", () => {
  const ids = [...Array.from({ length: 2000 }, () => newId(now)), newId(now + 1)];
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test("the ids of one millisecond of two pages begin at different numbers", () => {
  const begins = new Set<string>();
  for (let second = 0; second < 50; second += 1) begins.add(newId(now + second * 1000).slice(15, 18));
  expect(begins.size).toBeGreaterThan(10);
});
