import { expect, test } from "vitest";
import { absencesIn } from "./absences.ts";
import { afterTripOf, isReportedBy } from "./end-of-trip.ts";

const store = { id: "costco", categories: ["dairy & eggs"] };
const start = Date.parse("2026-03-08T10:00:00Z");
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

function item(id: string, given: object) {
  const open = { completed: false, completedAt: null, completedBy: null, notHere: null };
  return { id, storeId: null, categoryName: "Dairy & Eggs", ...open, ...given };
}
const missed = (minutes: number, storeId = "costco") =>
  item("milk", { notHere: [{ storeId, userId: "ana", at: at(minutes) }] });
const bought = (minutes: number, given: object = {}) =>
  item(`cream ${minutes}`, { completed: true, completedAt: at(minutes), completedBy: "ana", ...given });
const minutesOf = (...items: ReturnType<typeof item>[]) =>
  [...absencesIn(items, store)].map(([id, end]) => [id, (end - start) / 60_000]);

test("an absence ends 30 minutes after it was reported", () => {
  expect(minutesOf(missed(0))).toEqual([["milk", 30]]);
});

test("an absence lasts as long as its reporter's visit, whatever the order of the items", () => {
  expect(minutesOf(bought(55), bought(29), missed(0))).toEqual([["milk", 85]]);
  expect(minutesOf(bought(-5), missed(0))).toEqual([["milk", 30]]);
  expect(minutesOf(missed(0), bought(30))).toEqual([["milk", 30]]);
});

test("other people's check-offs and those in other stores don't prolong an absence", () => {
  expect(minutesOf(missed(0), bought(20, { completedBy: "ben" }))).toEqual([["milk", 30]]);
  expect(minutesOf(missed(0), bought(20, { storeId: "aldi" }))).toEqual([["milk", 30]]);
  expect(minutesOf(missed(0), bought(20, { categoryName: "Pet" }))).toEqual([["milk", 30]]);
});

test("the store in which an item was ticked counts, not the stores that sell it", () => {
  expect(minutesOf(missed(0), bought(20, { completedIn: "aldi" }))).toEqual([["milk", 30]]);
  expect(minutesOf(missed(0), bought(20, { storeId: "aldi", completedIn: "costco" }))).toEqual([
    ["milk", 50],
  ]);
  expect(minutesOf(missed(0), bought(20, { completedIn: null }))).toEqual([["milk", 50]]);
});

test("an item that was missed in another store, or was found since, doesn't count as missed here", () => {
  expect(minutesOf(missed(0, "aldi"))).toEqual([]);
  expect(minutesOf({ ...missed(0), completed: true })).toEqual([]);
  expect(minutesOf(item("old", { notHere: undefined }))).toEqual([]);
});

test("an absence whose trip is over holds no longer, but the store still is one that didn't have the item", () => {
  const over = afterTripOf(missed(0), "ana");
  expect(minutesOf(over)).toEqual([]);
  expect([...absencesIn([over], store, true).values()]).toEqual([start + 30 * 60_000]);
});

test("the end of a person's trip ends what they reported, in all stores, and nothing of others", () => {
  const report = (storeId: string, userId: string) => ({ storeId, userId, at: at(0) });
  const milk = item("milk", {
    notHere: [report("costco", "ana"), report("aldi", "ben"), report("joes", "ana")],
  });
  const after = afterTripOf(milk, "ana");
  expect(after).toEqual({
    ...milk,
    notHere: [
      { ...report("costco", "ana"), over: true },
      report("aldi", "ben"),
      { ...report("joes", "ana"), over: true },
    ],
  });
  expect([milk, after].map((one) => isReportedBy(one, "ana"))).toEqual([true, false]);
  // Sent again, it changes nothing; nor for who has reported nothing.
  expect(afterTripOf(after, "ana")).toBe(after);
  expect(afterTripOf(milk, "eve")).toBe(milk);
  expect(isReportedBy(item("old", { notHere: undefined }), "ana")).toBe(false);
});
