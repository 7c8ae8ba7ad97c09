import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import type { EntryOptions } from "../../typed-text/parse-entry.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { mergeEntries, namesIn, readLines } from "./paste-lines.ts";

const engine = loadCategoriser();

function readPaste(text: string, options: EntryOptions = {}) {
  const lines = readLines(text, options);
  const guesses = namesIn(lines).map((name) => [name, engine.categorise(name).ranked[0]!] as const);
  return mergeEntries(lines, new Map(guesses));
}

const titles = (text: string) => readPaste(text).map(itemTitle);

test("each line is read by itself", () => {
  expect(
    readPaste("- 2 lb chicken thighs @costco\n[ ] milk (oat)\n1. bread", {
      stores: [{ id: "s1", name: "Costco" }],
    }),
  ).toMatchObject([
    { name: "chicken thighs", parsedQuantity: "2", parsedSize: "lb", storeId: "s1" },
    { name: "milk", note: "oat" },
    { name: "bread", parsedQuantity: null },
  ]);
});

test("one thing on two lines is one item, with both amounts", () => {
  expect(titles("500 g flour\nmilk\n1 kg Flour\nmilk")).toEqual(["1½ kg flour", "milk"]);
  expect(titles("tomato\n3 tomatoes")).toEqual(["3 tomato"]);
});

test("things that only look alike are two", () => {
  expect(titles("rosé\nroses\nmint\nmints")).toEqual(["rosé", "roses", "mint", "mints"]);
});

test("while the engine hasn't spoken only the same name is the same thing", () => {
  const lines = readLines("tomato\ntomatoes\nTOMATO", {});
  expect(mergeEntries(lines, new Map()).map(itemTitle)).toEqual(["tomato", "tomatoes"]);
});

test("amounts that can't be added up are both kept", () => {
  expect(readPaste("1 kg tuna\n2 cans tuna (in oil)")).toMatchObject([
    { name: "tuna", parsedQuantity: "1", parsedSize: "kg", note: "in oil, + 2 cans" },
  ]);
});

test("one thing for two stores is two items", () => {
  const stores = [
    { id: "s1", name: "Costco" },
    { id: "s2", name: "Aldi" },
  ];
  expect(readPaste("milk @costco\nmilk @aldi", { stores }).map(({ storeId }) => storeId)).toEqual([
    "s1",
    "s2",
  ]);
});

test("a heading and blank lines are no items", () => {
  expect(titles("Zutaten:\n\n200 g Mehl\n2 Eier")).toEqual(["200 g Mehl", "2 Eier"]);
});
