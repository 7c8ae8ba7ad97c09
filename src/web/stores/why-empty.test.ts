import { expect, test } from "vitest";
import { whyEmpty } from "./why-empty.ts";

const item = (categoryName: string | null, rest = {}) => ({
  name: "Rolls",
  storeId: null,
  completed: false,
  hidden: false,
  categoryName,
  ...rest,
});

test("a store whose categories nothing is of says so, and what the list has", () => {
  const items = [item("Produce"), item("Bakery"), item("Produce"), item(null)];
  expect(whyEmpty(items, ["Veg"])).toBe(
    "Nothing of 4 items is Veg. Your list has Produce and Bakery: Edit adds what this store sells.",
  );
  expect(whyEmpty(items, ["Veg", "Pet", "Baby", "Frozen"])).toContain("is of its 4 categories.");
});

test("ticked and hidden items don't count, and an empty list needs no reason", () => {
  const items = [item("Produce", { completed: true }), item("Bakery", { hidden: true })];
  expect(whyEmpty(items, ["Veg"])).toBeUndefined();
  expect(whyEmpty([], ["Veg"])).toBeUndefined();
});

test("items that are sold here but belong to another store are no gap in the categories", () => {
  expect(whyEmpty([item("Produce")], ["produce"])).toBe(
    "What is sold here is meant for another store on your list.",
  );
});

test("items that are set never to show here are named, with the way to change that", () => {
  const rolls = item("Bakery");
  expect(whyEmpty([rolls, item("Pet", { name: "Cat Litter" })], ["bakery"], ["rolls"])).toBe(
    "Rolls is set to never show here. Its sheet in Any store changes that.",
  );
  expect(whyEmpty([rolls, item("Bakery", { name: "Bread" })], ["bakery"], ["rolls", "bread"])).toBe(
    "2 items are set to never show here. Their sheets in Any store change that.",
  );
  expect(whyEmpty([item("Bakery", { storeId: "aldi" })], ["bakery"], ["rolls"])).toBe(
    "What is sold here is meant for another store on your list.",
  );
});
