import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";
import { keepSpan, keptSpan } from "./kept-trip.ts";

const now = Date.parse("2030-04-04T11:30:00Z");
const hour = 3_600_000;
const span = { from: now - hour, to: now };

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.useFakeTimers({ now });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("ticks in another store and the end of its trip leave a store's trip as it was", () => {
  keepSpan("ana", "aldi", span);
  keepSpan("ana", "costco", { from: now, to: now });
  expect(keptSpan("ana", "aldi")).toEqual(span);
  keepSpan("ana", "costco", null);
  expect(keptSpan("ana", "aldi")).toEqual(span);
  expect(keptSpan("ana", "costco")).toBeNull();
  expect(keptSpan("ben", "aldi")).toBeNull();
});

test("trips of long ago are forgotten", () => {
  keepSpan("ana", "aldi", span);
  vi.setSystemTime(now + 48 * hour);
  keepSpan("ana", "costco", { from: now + 48 * hour, to: now + 48 * hour });
  vi.setSystemTime(now);
  expect(keptSpan("ana", "aldi")).toBeNull();
});
