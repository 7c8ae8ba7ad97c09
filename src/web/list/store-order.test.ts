import { assert, constantFrom, property, shuffledSubarray, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { inOwnOrder } from "./store-order.ts";

const ids = ["Aldi", "Costco", "Market", "Drugstore"];
const stores = ids.map((id) => ({ id }));
type Visits = [string, number][];
const order = (own: readonly string[], ...visits: Visits) =>
  inOwnOrder(
    stores,
    own,
    visits.map(([storeId, number]) => ({ storeId, visits: number })),
  ).map(({ id }) => id);

test("the most visited store comes first; the others stay as they were added", () => {
  expect(order([], ["Market", 7], ["Costco", 2])).toEqual(["Market", "Costco", "Aldi", "Drugstore"]);
  expect(order([], ["Drugstore", 1], ["Aldi", 1])).toEqual(["Aldi", "Drugstore", "Costco", "Market"]);
  expect(order([], ["a store that was deleted", 9])).toEqual(["Aldi", "Costco", "Market", "Drugstore"]);
});

test("stores that a person has put in order come first, whatever was visited, and the others by visits", () => {
  expect(order(["Drugstore", "Aldi"], ["Market", 7], ["Aldi", 3])).toEqual([
    "Drugstore",
    "Aldi",
    "Market",
    "Costco",
  ]);
});

test("no store is lost or doubled by an order, also by one of stores that have gone", () => {
  const own = uniqueArray(constantFrom(...ids, "gone", "elsewhere"));
  assert(
    property(own, shuffledSubarray(ids), (placed, visited) => {
      const shown = order(placed, ...visited.map((id, index): [string, number] => [id, index + 1]));
      expect(shown.toSorted()).toEqual(ids.toSorted());
      const here = placed.filter((id) => ids.includes(id));
      expect(shown.slice(0, here.length)).toEqual(here);
    }),
  );
});
