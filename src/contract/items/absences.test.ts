import { expect, test } from "vitest";
import { absencesIn } from "./absences.ts";

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

test("it lasts as long as their visit, whatever the order of the items", () => {
  expect(minutesOf(bought(55), bought(29), missed(0))).toEqual([["milk", 85]]);
  expect(minutesOf(bought(-5), missed(0))).toEqual([["milk", 30]]);
  expect(minutesOf(missed(0), bought(30))).toEqual([["milk", 30]]);
});

test("other people's check-offs and those in other stores don't make it longer", () => {
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
