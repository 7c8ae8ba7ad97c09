import { expect, test } from "vitest";
import { findGlobalStore, isSameStoreName, suggestStores } from "./store-names.ts";

const known = [
  "Walmart",
  "Target",
  "Costco",
  "Trader Joe's",
  "CVS",
  "H Mart",
  "Aldi",
  "Lidl",
  "Kroger",
  "Safeway",
  "Wegmans",
  "Publix",
].map((name) => ({ id: name, name, categories: ["produce"] }));

test("at most ten stores are suggested, without those the person has", () => {
  const names = suggestStores(known, [{ name: "walmart" }], "").map((store) => store.name);
  expect(names).toHaveLength(10);
  expect(names).not.toContain("Walmart");
});

test("before anything is typed the usual stores lead, and then they don't", () => {
  const usual = ["Wegmans", "Aldi", "Nowhere"];
  const names = (text: string) => suggestStores(known, [], text, usual).map((store) => store.name);
  expect(names("").slice(0, 3)).toEqual(["Wegmans", "Aldi", "Walmart"]);
  expect(names("w").slice(0, 2)).toEqual(["Walmart", "Wegmans"]);
});

test("names that begin with what is typed come first", () => {
  expect(suggestStores(known, [], "mart").map((store) => store.name)).toEqual(["Walmart", "H Mart"]);
  expect(
    suggestStores(known, [], "T")
      .map((store) => store.name)
      .slice(0, 2),
  ).toEqual(["Target", "Trader Joe's"]);
  expect(suggestStores(known, [], "nowhere")).toEqual([]);
});

const accented = [
  "Trader Joe's",
  "Sainsbury's",
  "Día",
  "Intermarché",
  "Müller",
  "Aldi",
  "Aldi Süd",
  "H-E-B",
].map((name) => ({ id: name, name, categories: ["produce"] }));

test.each([
  ["Trader Joe’s", "Trader Joe's"],
  ["trader joes", "Trader Joe's"],
  ["Sainsbury’s", "Sainsbury's"],
  ["Dia", "Día"],
  ["intermarche", "Intermarché"],
  ["Muller", "Müller"],
  ["Mueller", "Müller"],
  ["MÜLLER", "Müller"],
  ["aldi sud", "Aldi Süd"],
  ["Aldi Sued", "Aldi Süd"],
  ["aldi", "Aldi"],
  ["heb", "H-E-B"],
])("a well-known store is suggested and known however it is spelled: %s, %s", (text, name) => {
  expect(suggestStores(accented, [], text)[0]?.name).toBe(name);
  expect(findGlobalStore(accented, text)?.name).toBe(name);
  expect(suggestStores(accented, [{ name: text }], "").map((store) => store.name)).not.toContain(name);
});

test.each(["", " ", "-", "Aldi S", "Mullers", "nowhere"])("no well-known store is named %j", (text) => {
  expect(findGlobalStore(accented, text)).toBeUndefined();
});

test("names of signs alone are the same only when they are equal", () => {
  expect(isSameStoreName("🐟", "🍞")).toBe(false);
  expect(isSameStoreName("--", "..")).toBe(false);
  expect(isSameStoreName("🐟", "🐟")).toBe(true);
});
