import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEME } from "../src/categoriser/scheme.ts";
import { nameKey, titleCase } from "../src/contract/items/rules.ts";
import { globalNamesSql, migrationFile, readGlobalStores, readMasterItems } from "./write-global-names.ts";

const items = readMasterItems();
const stores = readGlobalStores();
const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

test("the migration is the script's output for the two data files", () => {
  expect(readFileSync(migrationFile, "utf8")).toBe(globalNamesSql());
});

test("every master item occurs once, with a category, a popularity from 0 to 100 and a name in title case", () => {
  const categoryIds = new Set<string>(SCHEME.map(({ id }) => id));
  expect(items.filter((item) => !categoryIds.has(item.categoryId))).toEqual([]);
  expect(items.filter(({ popularity }) => !(popularity >= 0 && popularity <= 100))).toEqual([]);
  expect(items.filter(({ name }) => titleCase(name) !== name)).toEqual([]);
  expect(repeated(items.map(({ name }) => nameKey(name)))).toEqual([]);
});

test("there are at least 900 items, and at least twelve in each category", () => {
  expect(items.length).toBeGreaterThanOrEqual(900);
  const few = SCHEME.filter(({ id }) => items.filter(({ categoryId }) => categoryId === id).length < 12);
  expect(few).toEqual([]);
});

test("a new household is offered some sixty staples from many categories", () => {
  const staples = items.filter(({ popularity }) => popularity >= 80);
  expect(staples.length).toBeGreaterThan(50);
  expect(staples.length).toBeLessThan(70);
  expect(new Set(staples.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(15);
  expect(staples.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Milk", "Eggs", "Bread", "Bananas", "Toilet Paper"]),
  );
});

test("every global store occurs once and has global categories", () => {
  const categoryKeys = new Set(SCHEME.map(({ name }) => nameKey(name)));
  expect(repeated(stores.map(({ name }) => nameKey(name)))).toEqual([]);
  expect(stores.filter(({ categories }) => categories.length === 0)).toEqual([]);
  expect(stores.filter(({ categories }) => !categories.every((name) => categoryKeys.has(name)))).toEqual([]);
});
