import { expect, test } from "vitest";
import { nextItemsLine } from "./next-items.ts";

const store = { id: "corner", categories: ["produce", "dairy & eggs"] };
const item = (name: string, changes: object = {}) => ({
  name,
  storeId: null,
  categoryName: "Produce",
  completed: false,
  hidden: false,
  ...changes,
});

test("a store's line names its next three items and counts the rest", () => {
  const items = ["Bananas", "Apples", "Pears", "Kale", "Leeks"].map((name) => item(name));
  expect(nextItemsLine(items, store)).toEqual({ names: "Bananas, Apples, Pears", more: "+2" });
  expect(nextItemsLine(items.slice(0, 3), store)).toEqual({ names: "Bananas, Apples, Pears", more: "" });
});

test("only what is open, visible and sold there is named", () => {
  const items = [
    item("Ticked", { completed: true }),
    item("Hidden", { hidden: true }),
    item("Nails", { categoryName: "Hardware" }),
    item("Elsewhere", { storeId: "other" }),
    item("Batteries", { categoryName: "Hardware", storeId: "corner" }),
  ];
  expect(nextItemsLine(items, store)).toEqual({ names: "Batteries", more: "" });
  expect(nextItemsLine([], store)).toEqual({ names: "Nothing to get here right now", more: "" });
});
