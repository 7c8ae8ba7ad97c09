import { expect, test } from "vitest";
import { fillingOfStore, fillingToShow, type Filling } from "./store-filling.ts";

const aldi = { id: "aldi", name: "Aldi", categories: ["produce"] };
const aldiSüd = { id: "aldi-sued", name: "Aldi Süd", categories: ["produce", "bakery"] };
const kind: Filling = { of: "Market", isStore: false, categories: ["seafood"], isChanged: false };

test("the name of a well-known store fills an empty form, and another name takes that back", () => {
  expect(fillingToShow(null, aldi, [])).toEqual(fillingOfStore(aldi));
  expect(fillingToShow(null, undefined, [])).toBeNull();
});

test("a name fills nothing when the person has chosen a kind or added a category", () => {
  expect(fillingToShow(kind, aldi, [])).toBe(kind);
  expect(fillingToShow(null, aldi, ["Honey"])).toBeNull();
});

test("another well-known store's name replaces what a store has filled, unless the person has changed it", () => {
  const chosen = fillingOfStore(aldi);
  expect(fillingToShow(chosen, aldiSüd, ["Honey"])).toEqual(fillingOfStore(aldiSüd));
  expect(fillingToShow(chosen, undefined, [])).toBe(chosen);
  const changed = { ...chosen, categories: [], isChanged: true };
  expect(fillingToShow(changed, aldi, [])).toBe(changed);
  expect(fillingToShow(changed, aldiSüd, [])).toBe(changed);
});
