import { expect, test } from "vitest";
import { groupItems } from "../list/group-items.ts";
import { inAisleOrder } from "./aisle-order.ts";

/** The names of the groups of these categories, in the given order of aisles. */
function shown(categories: (string | null)[], order: string[]): string[] {
  const items = categories.map((categoryName) => ({
    categoryId: categoryName,
    categoryName,
    completed: false,
    hidden: false,
  }));
  return inAisleOrder(groupItems(items), order).map(({ name }) => name);
}

test("groups stand as they are walked past", () => {
  expect(shown(["Bakery", "Dairy & Eggs", "Produce"], ["produce", "bakery", "dairy & eggs"])).toEqual([
    "Produce",
    "Bakery",
    "Dairy & Eggs",
  ]);
});

test("what has no place yet comes after, A to Z, and what has no category last", () => {
  expect(shown([null, "Zoo", "Frozen", "Other", "Produce", "Wine"], ["produce", "frozen"])).toEqual([
    "Produce",
    "Frozen",
    "Other",
    "Wine",
    "Zoo",
    "Uncategorized",
  ]);
});

test("a category that somebody called 'Uncategorized' is one like any other", () => {
  expect(shown(["Uncategorized", null, "Bakery"], ["uncategorized"])).toEqual([
    "Uncategorized",
    "Bakery",
    "Uncategorized",
  ]);
});

test("what isn't on the list, or is written otherwise, changes nothing", () => {
  expect(shown(["Bakery", "Produce"], ["pet", "PRODUCE", "bakery"])).toEqual(["Produce", "Bakery"]);
});

test("without an order they stay A to Z", () => {
  expect(shown(["Produce", "Bakery"], [])).toEqual(["Bakery", "Produce"]);
});
