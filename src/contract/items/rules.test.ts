import { describe, expect, test } from "vitest";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { isInStore, isOnList, itemTitle, nameKey, titleCase, withQuantity } from "./rules.ts";

describe("a quantity set by hand", () => {
  test.each([
    ["bananas", 6, "6 bananas"],
    ["6 bananas", 1, "bananas"],
    ["500 g mince", 2, "2 × 500 g mince"],
    ["500 g mince", 1, "500 g mince"],
    ["2 lb chicken thighs", 3, "3 × 2 lb chicken thighs"],
    ["6 x 330 ml cola", 4, "4 × 330 ml cola"],
    ["6 x 330 ml cola", 1, "330 ml cola"],
    ["2 cans tomatoes", 3, "3 cans tomatoes"],
  ])("%s, %d of them: %s", (typed, quantity, title) => {
    const item = parseItemName(typed);
    expect(itemTitle({ ...item, ...withQuantity(item, quantity) })).toBe(title);
  });

  test("set twice it is the second", () => {
    const item = parseItemName("500 g mince");
    const twice = withQuantity(withQuantity(item, 2), 5);
    expect(itemTitle({ ...item, ...twice })).toBe("5 × 500 g mince");
  });
});

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
