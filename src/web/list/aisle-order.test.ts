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

test("groups are in the order of the aisles", () => {
  expect(shown(["Bakery", "Dairy & Eggs", "Produce"], ["produce", "bakery", "dairy & eggs"])).toEqual([
    "Produce",
    "Bakery",
    "Dairy & Eggs",
  ]);
});

test("categories without a learned position come after, A to Z, and items without a category last", () => {
  expect(shown([null, "Zoo", "Frozen", "Other", "Produce", "Wine"], ["produce", "frozen"])).toEqual([
    "Produce",
    "Frozen",
    "Other",
    "Wine",
    "Zoo",
    "Uncategorized",
  ]);
});

test("a category with the name 'Uncategorized' is one like any other", () => {
  expect(shown(["Uncategorized", null, "Bakery"], ["uncategorized"])).toEqual([
    "Uncategorized",
    "Bakery",
    "Uncategorized",
  ]);
});

test("categories that aren't on the list, or differ in case, change nothing", () => {
  expect(shown(["Bakery", "Produce"], ["pet", "PRODUCE", "bakery"])).toEqual(["Produce", "Bakery"]);
});

test("groups stay A to Z without a learned order", () => {
  expect(shown(["Produce", "Bakery"], [])).toEqual(["Bakery", "Produce"]);
});
