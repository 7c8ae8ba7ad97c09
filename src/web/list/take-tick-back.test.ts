import { expect, test } from "vitest";
import { applyItemChanges } from "../../contract/items/rules.ts";
import type { Absence, Item } from "../../contract/items/schema.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { takeTickBack } from "./take-tick-back.ts";

const reported = Date.parse("2026-11-22T10:00:00Z");
const minutes = (count: number) => reported + count * 60_000;
const stores = ["costco", "aldi"].map((id) => ({ id, name: id, categories: [] }) as unknown as StoreView);

function milk(...reports: [storeId: string, userId: string][]): ItemView {
  const notHere: Absence[] = reports.map(([storeId, userId]) => ({
    storeId,
    userId,
    at: new Date(reported).toISOString(),
  }));
  return {
    id: "milk",
    name: "Milk",
    storeId: null,
    categoryName: null,
    completed: false,
    completedAt: null,
    completedBy: null,
    notHere: notHere.length === 0 ? null : notHere,
  } as unknown as ItemView;
}

const changes = (item: ItemView, inStoreId: string | null, now = minutes(5)) =>
  takeTickBack(item, { items: [item], stores }, inStoreId, "ana", now);

test("a tick of an item that wasn't missed only leaves it open", () => {
  expect(changes(milk(), "costco")).toEqual([{ completed: false, inStoreId: "costco" }]);
  expect(changes(milk(), null)).toEqual([{ completed: false, inStoreId: null }]);
});

test("an item that was missed is missed again, in this store whoever said so", () => {
  for (const by of ["ana", "ben"]) {
    const before = milk(["costco", by]);
    const again = changes(before, "costco");
    expect(again).toEqual([{ completed: false, inStoreId: "costco", notHere: true }]);
    let after: Item = before;
    for (const change of [{ completed: true, inStoreId: "costco" }, ...again])
      after = applyItemChanges(after, change, "2026-11-22T10:05:00Z", null, "ana");
    expect(after.completed).toBe(false);
    expect(after.notHere).toMatchObject([{ storeId: "costco", userId: "ana" }]);
  }
});

test("an item is missed again in other stores that this person reported", () => {
  const both = milk(["costco", "ben"], ["aldi", "ana"]);
  expect(changes(both, null)).toEqual([
    { completed: false, inStoreId: null },
    { notHere: true, inStoreId: "aldi" },
  ]);
});

test("a report that no longer holds, or from a store that is gone, isn't made again", () => {
  expect(changes(milk(["costco", "ana"]), "costco", minutes(31))).toEqual([
    { completed: false, inStoreId: "costco" },
  ]);
  expect(changes(milk(["pets", "ana"]), "costco")).toEqual([{ completed: false, inStoreId: "costco" }]);
});
