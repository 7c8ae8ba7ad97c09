import { expect, test } from "vitest";
import { mostVisitedFirst } from "./store-order.ts";

const stores = ["Aldi", "Costco", "Market", "Drugstore"].map((id) => ({ id }));
const order = (...visits: [string, number][]) =>
  mostVisitedFirst(
    stores,
    visits.map(([storeId, number]) => ({ storeId, visits: number })),
  ).map(({ id }) => id);

test("the most visited store comes first; the others stay as they were added", () => {
  expect(order(["Market", 7], ["Costco", 2])).toEqual(["Market", "Costco", "Aldi", "Drugstore"]);
  expect(order(["Drugstore", 1], ["Aldi", 1])).toEqual(["Aldi", "Drugstore", "Costco", "Market"]);
  expect(order(["a store that was deleted", 9])).toEqual(["Aldi", "Costco", "Market", "Drugstore"]);
});
