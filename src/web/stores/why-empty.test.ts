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

const stores = [
  { id: "aldi", name: "Aldi" },
  { id: "costco", name: "Costco" },
];

test("a store whose categories nothing is of says so, and what the list has", () => {
  const items = [item("Produce"), item("Bakery"), item("Produce"), item(null)];
  expect(whyEmpty(items, ["Veg"], stores)).toBe(
    "None of 4 items is Veg. Your list has Produce and Bakery: Edit adds what this store sells.",
  );
  expect(whyEmpty(items, ["Veg", "Pet", "Baby", "Frozen"], stores)).toContain(
    "None of 4 items is sold here.",
  );
  expect(whyEmpty([item("Bakery")], ["Veg", "Pet"], stores)).toBe(
    "Rolls isn't Veg or Pet. Your list has Bakery: Edit adds what this store sells.",
  );
});

test("ticked items don't count, hidden ones are told of, and an empty list needs no reason", () => {
  const ticked = item("Produce", { completed: true });
  expect(whyEmpty([ticked], ["Veg"], stores)).toBeUndefined();
  expect(whyEmpty([], ["Veg"], stores)).toBeUndefined();
  const hidden = item("Bakery", { hidden: true });
  expect(whyEmpty([ticked, hidden], ["Veg"], stores)).toBe(
    "1 item is hidden: Edit in Any store shows it again.",
  );
  expect(whyEmpty([hidden, hidden], ["Veg"], stores)).toBe(
    "2 items are hidden: Edit in Any store shows them again.",
  );
});

test("what is sold here but meant for another store is named with that store, and the rest with its categories", () => {
  const rolls = item("Bakery", { storeId: "aldi" });
  const soap = item("Hygiene", { name: "Soap", storeId: "costco" });
  const meant = "Rolls is meant for Aldi: its sheet changes that.";
  expect(whyEmpty([rolls], ["bakery"], stores)).toBe(meant);
  expect(whyEmpty([rolls, item("Pet")], ["bakery"], stores)).toBe(
    `${meant} Your list has Pet: Edit adds what this store sells.`,
  );
  expect(whyEmpty([rolls, soap], ["bakery", "hygiene"], stores)).toBe(
    "Rolls and 1 more are meant for other stores: their sheets change that.",
  );
  expect(whyEmpty([rolls, { ...soap, storeId: "aldi" }], ["bakery", "hygiene"], stores)).toBe(
    "Rolls and 1 more are meant for Aldi: their sheets change that.",
  );
  expect(whyEmpty([item("Bakery", { storeId: "gone" })], ["bakery"], stores)).toBe(
    "Rolls is meant for another store: its sheet changes that.",
  );
});

test("categories of items that are meant for other stores fill nothing", () => {
  const rolls = item("Bakery", { storeId: "aldi" });
  expect(whyEmpty([rolls], ["pet"], stores)).toBe("Rolls is meant for Aldi: its sheet changes that.");
  expect(whyEmpty([rolls, item("Produce", { name: "Kale" })], ["pet"], stores)).toBe(
    "Kale isn't pet. Your list has Produce: Edit adds what this store sells.",
  );
});

test("items that are set never to show here are named, with the way to change that", () => {
  const rolls = item("Bakery");
  expect(whyEmpty([rolls, item("Pet", { name: "Cat Litter" })], ["bakery"], stores, ["rolls"])).toBe(
    "Rolls is set to never show here. Its sheet in Any store changes that.",
  );
  const both = [rolls, item("Bakery", { name: "Bread" })];
  expect(whyEmpty(both, ["bakery"], stores, ["rolls", "bread"])).toBe(
    "2 items are set to never show here. Their sheets in Any store change that.",
  );
  expect(whyEmpty([item("Bakery", { storeId: "aldi" })], ["bakery"], stores, ["rolls"])).toBe(
    "Rolls is meant for Aldi: its sheet changes that.",
  );
});
