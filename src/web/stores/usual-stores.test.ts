import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countryOf, usualStores } from "./usual-stores.ts";

const known = new Set(
  (JSON.parse(readFileSync("db/global-stores.json", "utf8")) as { name: string }[]).map(({ name }) => name),
);

test.each(Object.entries(usualStores))(
  "ten different stores of the catalogue are usual in %s",
  (_, names) => {
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(10);
  },
);

test.each([
  ["de-AT", "AT"],
  ["de", "DE"],
  ["en", "US"],
  ["fr-CA", "CA"],
  ["not a language", "US"],
])("a device in %j is in %s", (language, country) => {
  expect(countryOf(language)).toBe(country);
});
