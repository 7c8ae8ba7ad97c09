import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shopKinds } from "./shop-kinds.ts";

const categories = new Set(
  [...readFileSync("db/migrations/0002_global_names.sql", "utf8").matchAll(/', '([^']+)', true\)/g)].map(
    ([, key]) => key,
  ),
);

test("there are eight kinds of shop, each with categories that everybody has", () => {
  expect(shopKinds.map(({ name }) => name)).toEqual([
    "Supermarket",
    "Bakery",
    "Pharmacy",
    "Drugstore",
    "Hardware",
    "Market",
    "Pet",
    "Other",
  ]);
  for (const kind of shopKinds) {
    expect(kind.categories.filter((name) => !categories.has(name))).toEqual([]);
    expect(new Set(kind.categories).size).toBe(kind.categories.length);
    expect(kind.categories.length).toBeGreaterThan(0);
  }
});
