import { expect, test } from "vitest";
import type { Presence } from "../../contract/lists/schema.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { seenBy } from "./seen-by.ts";

const stores = [
  { id: "costco", name: "Costco", categories: ["dairy & eggs"] },
  { id: "aldi", name: "Aldi", categories: ["pet"] },
] as unknown as StoreView[];
const people = [
  { userId: "ben", storeId: "costco" },
  { userId: "cleo", storeId: "aldi" },
] as unknown as Presence[];
const milk = { storeId: null, name: "Milk", categoryName: "Dairy & Eggs", pending: false, held: false };
const seen = (given: Partial<ItemView> = {}) =>
  seenBy({ ...milk, ...given } as unknown as ItemView, stores, people).map(({ userId }) => userId);

test("an added item is seen in the stores that show it, once the server has it", () => {
  expect(seen()).toEqual(["ben"]);
  expect(seen({ storeId: "aldi" })).toEqual(["cleo"]);
  expect(seen({ categoryName: null })).toEqual(["ben", "cleo"]);
  expect(seen({ pending: true })).toEqual([]);
  expect(seen({ held: true })).toEqual([]);
});
