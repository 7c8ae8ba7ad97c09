import { expect, test } from "vitest";
import type { Absence, Suggestion } from "../../contract/items/schema.ts";
import type { StoreView } from "../offline/list-view.ts";
import { elsewhere } from "./elsewhere.ts";
import { whyHere } from "../item-sheet/why-here.ts";

const now = Date.parse("2026-03-08T10:00:00Z");
const store = (name: string, ...categories: string[]) =>
  ({ id: name, name, categories }) as unknown as StoreView;
const [costco, joes, aldi, pets] = [
  store("Costco", "dairy & eggs"),
  store("Trader Joe's", "dairy & eggs"),
  store("Aldi", "dairy & eggs"),
  store("Pets", "pet"),
];
const stores = [costco, joes, aldi, pets];
const milk = {
  id: "milk",
  name: "Milk",
  storeId: null,
  categoryId: "dairy",
  categoryName: "Dairy & Eggs",
  notHere: null,
};
const categories = [{ id: "dairy", name: "Dairy & Eggs", userId: null, isGlobal: true, revision: 0 }];
const known = (...places: [storeId: string, bought: number, missed: number][]) => ({
  stores,
  categories,
  items: [],
  suggestions: [
    {
      name: "milk",
      places: places.map(([storeId, bought, missed]) => ({ storeId, bought, missed })),
    } as unknown as Suggestion,
  ],
});

test.each<[string, [string, number, number][], string]>([
  ["without a purchase, the first that sells its category", [], "Trader Joe's sells dairy & eggs"],
  [
    "the one that had it on most trips",
    [
      ["Aldi", 4, 4],
      ["Trader Joe's", 8, 1],
    ],
    "Trader Joe's has it: 8 of 9 trips",
  ],
  [
    "one with many trips before one with a single one",
    [
      ["Aldi", 1, 0],
      ["Trader Joe's", 9, 0],
    ],
    "Trader Joe's has it: 9 of 9 trips",
  ],
  ["one in which it was bought, whatever it sells", [["Pets", 1, 0]], "Pets has it: bought there once"],
  [
    "not this one, and none that never had it or is gone",
    [
      ["Costco", 9, 0],
      ["Aldi", 0, 2],
      ["deleted", 9, 0],
    ],
    "Trader Joe's sells dairy & eggs",
  ],
])("the next store is %s", (_, places, line) => {
  expect(elsewhere(milk, "Costco", known(...places), now)).toBe(line);
});

test("the store that was chosen for it comes first, unless it is this one or was without it a moment ago", () => {
  const places: [string, number, number][] = [["Aldi", 9, 0]];
  const from = (storeId: string, notHere: Absence[] | null = null) => {
    const item = { ...milk, storeId, notHere };
    const shown = { ...item, completed: false, completedAt: null } as never;
    return elsewhere(item, "Costco", { ...known(...places), items: [shown] }, now);
  };
  expect(from("Pets")).toBe("Pets was chosen for it");
  expect(from("Costco")).toBe("Aldi has it: 9 of 9 trips");
  const missed = { storeId: "Pets", userId: "ben", at: new Date(now).toISOString() };
  expect(from("Pets", [missed])).toBe("Aldi has it: 9 of 9 trips");
});

test("a store that didn't have it on this trip isn't named", () => {
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const missed = (minutes: number, trip: Pick<Absence, "over"> = {}) => {
    const item = { ...milk, notHere: [{ storeId: "Trader Joe's", userId: "ben", at: at(minutes), ...trip }] };
    const shown = { ...item, completed: false, completedAt: null } as never;
    return elsewhere(item, "Costco", { ...known(["Trader Joe's", 8, 1]), items: [shown] }, now);
  };
  expect(missed(29)).toBe("Aldi sells dairy & eggs");
  expect(missed(29, { over: true })).toBe("Aldi sells dairy & eggs");
  expect(missed(31)).toBe("Trader Joe's has it: 8 of 9 trips");
});

test("no store is named for an item without a category that was bought nowhere else", () => {
  const plain = { ...milk, categoryId: null, categoryName: null };
  expect(elsewhere(plain, "Costco", known(["Costco", 3, 0]), now)).toBe("");
});

test.each<[string, object, [string, number, number][], string]>([
  ["its category", {}, [], "Costco sells dairy & eggs."],
  [
    "its category and habit",
    {},
    [
      ["Costco", 8, 3],
      ["Aldi", 1, 0],
    ],
    "Costco sells dairy & eggs. Usually bought here, 8 of 9 times.",
  ],
  ["a category while it is mostly bought elsewhere", {}, [["Aldi", 8, 0]], "Costco sells dairy & eggs."],
  ["a category while it was bought twice only", {}, [["Costco", 2, 0]], "Costco sells dairy & eggs."],
  ["the choice of anybody on the list", { storeId: "Costco" }, [], "This store was chosen for it."],
  [
    "the want of a category",
    { categoryId: null, categoryName: null },
    [],
    "No category yet, so it shows everywhere.",
  ],
  ["nothing, once another store was chosen", { storeId: "Aldi" }, [], "It shows in Aldi only."],
  [
    "nothing, once it has a category that the store doesn't sell",
    { categoryName: "Baby" },
    [["Costco", 8, 0]],
    "It doesn’t show in Costco any more.",
  ],
])("an item shows because of %s", (_, given, places, line) => {
  expect(whyHere({ ...milk, ...given }, costco, known(...places))).toBe(line);
});
