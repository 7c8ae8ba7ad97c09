import { expect, test } from "vitest";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { oncePerItem, takenOffText, unsavedText } from "./taken-off-text.ts";

const nameOf = (id: string) => ({ finn: "Finn", maya: "Maya" })[id] ?? null;
const thing = (name: string, by: string | null) => ({ itemId: name, name, by, changes: {} });

test.each([
  [[thing("Bananas", "finn")], "Finn took Bananas off the list"],
  [[thing("Bananas", "finn"), thing("Milk", "finn")], "Finn took Bananas and Milk off the list"],
  [
    ["Bananas", "Milk", "Eggs"].map((name) => thing(name, "finn")),
    "Finn took Bananas and 2 more off the list",
  ],
  [[thing("Bananas", "finn"), thing("Milk", "maya")], "Bananas and Milk were taken off the list"],
  [[thing("Bananas", null)], "Bananas was taken off the list"],
  [[thing("Bananas", "somebody who left")], "Bananas was taken off the list"],
])("a sentence says who took what off the list (%#)", (things, text) => {
  expect(takenOffText(things, nameOf)).toBe(text);
});

const milk = thing("Milk", "finn");

test("the notice names all that was typed and chosen, a long text shortened, and nothing else", () => {
  const placeOf = (id: string) => ({ costco: "Costco", dairy: "Dairy & Eggs" })[id] ?? null;
  const unsaved = (changes: ItemChanges) => unsavedText([{ ...milk, changes }], placeOf);
  expect(unsaved({ name: "Oat Milk", quantity: 3, price: 2.5, note: "x".repeat(500) })).toBe(
    `Not saved: name “Oat Milk”, quantity 3, price 2.5, note “${"x".repeat(59)}…”`,
  );
  const amount = { quantity: 3, parsedQuantity: "3", parsedSize: "lb" };
  expect(unsaved({ amount, storeId: "costco", categoryId: "dairy", note: "oat" })).toBe(
    "Not saved: amount 3 lb, store Costco, category Dairy & Eggs, note “oat”",
  );
  expect(unsaved({ storeId: "deleted since" })).toBe("");
  expect(unsaved({ completed: true, note: null, storeId: null })).toBe("");
});

test("several changes of an item are one, without its tick and what was said of a store", () => {
  const changes = [
    { note: "oat", quantity: 2 },
    { completed: true, inStoreId: "costco" },
    { note: "soy" },
    { hidden: true },
    {},
  ];
  const things = [...changes.map((each) => ({ ...milk, changes: each })), thing("Eggs", "maya")];
  expect(oncePerItem(things)).toEqual([
    { ...milk, changes: { note: "soy", quantity: 2 } },
    thing("Eggs", "maya"),
  ]);
});
