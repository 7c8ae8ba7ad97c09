import { expect, test } from "vitest";
import { pastedEntry } from "../../../test/add-steps.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { scaleEntry } from "./scale-entry.ts";

const scaled = (text: string, factor: number) => {
  const entry = scaleEntry(pastedEntry(text), factor);
  return [itemTitle(entry), entry.note].filter((words) => words !== null).join(" | ");
};

test.each<[string, number, string]>([
  ["200 g flour", 1, "200 g flour"],
  ["200 g flour", 2, "400 g flour"],
  ["500 g flour", 4, "2 kg flour"],
  ["1 kg flour", 0.75, "¾ kg flour"],
  ["1,5 l milk", 1 / 3, "½ l milk"],
  ["1,5 l milk", 0.1, "0,15 l milk"],
  ["2 eggs", 1.5, "3 eggs"],
  ["3 eggs", 0.5, "2 eggs"],
  ["1 onion", 0.5, "½ onion"],
  ["1 onion", 1.05, "1 onion"],
  ["4 onions", 1.25, "5 onions"],
  ["125 ml cream", 1.25, "155 ml cream"],
  ["10 g yeast", 0.25, "2½ g yeast"],
  ["⅓ cup rice", 1.25, "½ cup rice"],
  ["⅓ cup rice", 2, "⅔ cup rice"],
  ["1 can tuna", 1.25, "2 cans tuna"],
  ["2-3 eggs", 2, "4–6 eggs"],
  ["1 cup rice", 2, "2 cups rice"],
  ["½ tsp salt", 3, "1½ tsp salt"],
  ["2 cans tomatoes", 2, "4 cans tomatoes"],
  ["2 x 400 g beans", 2, "4 × 400 g beans"],
  ["flour", 3, "flour"],
  ["some parsley", 2, "some parsley"],
  ["4000 eggs", 10, "4000 eggs"],
  ["1 lb spaghetti (450 g)", 2, "2 lb spaghetti | 900 g"],
  ["2 onions (chopped, + 2 cans)", 2, "4 onions | chopped, + 4 cans"],
])("%s for %d times as many: %s", (text, factor, title) => {
  expect(scaled(text, factor)).toBe(title);
});
