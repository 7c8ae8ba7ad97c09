import { describe, expect, test } from "vitest";
import { isInStore, isOnList, nameKey, titleCase } from "./rules.ts";

test.each([
  ["greek yogurt", "Greek Yogurt"],
  ["BBQ sauce", "BBQ Sauce"],
  ["  trader   joe's  ", "Trader Joe's"],
  ["crème fraîche", "Crème Fraîche"],
  ["éclair", "Éclair"],
  ["ßig", "ßig"],
  ["half & half (organic)", "Half & Half (Organic)"],
  ["🥕 carrots", "🥕 Carrots"],
  ["חלב טרי", "חלב טרי"],
])("title case of %s is %s", (typed, shown) => {
  expect(titleCase(typed)).toBe(shown);
  expect(nameKey(shown)).toBe(nameKey(typed));
});

test("names that differ in case, white space or composition have one key", () => {
  expect(nameKey(" Cafe\u0301  AU lait ")).toBe(nameKey("café au lait"));
});

test("a completed item stays on the list for twelve hours", () => {
  const at = Date.parse("2026-03-08T06:30:00Z");
  const item = { completed: true, completedAt: new Date(at).toISOString() };
  expect(isOnList(item, at + 12 * 3_600_000 - 1)).toBe(true);
  expect(isOnList(item, at + 12 * 3_600_000)).toBe(false);
  expect(isOnList({ completed: false, completedAt: null }, at)).toBe(true);
});

describe("an item is shown in a store", () => {
  const store = { id: "costco", categories: ["produce", "dairy & eggs"] };
  test.each([
    ["when it belongs there", { storeId: "costco", categoryName: "Clothing" }, true],
    [
      "when it belongs to no store and the store sells its category",
      { storeId: null, categoryName: "Dairy & Eggs" },
      true,
    ],
    ["when it has neither, so that it is never missed", { storeId: null, categoryName: null }, true],
    ["not when it belongs to another store", { storeId: "cvs", categoryName: "Produce" }, false],
    ["not when the store doesn't sell its category", { storeId: null, categoryName: "Clothing" }, false],
  ])("%s", (_why, item, shown) => {
    expect(isInStore(item, store)).toBe(shown);
  });
});
