import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { findStoreQuery, withStore } from "./store-query.ts";

const stores = ["Costco", "Costco Gas", "Trader Joe's", "Čapek", "Whole Foods Market", "7"].map((name) => ({
  id: name,
  name,
}));
const offered = (text: string) => findStoreQuery(text, stores)?.stores.map(({ name }) => name) ?? null;
const readable = ["Costco", "Costco Gas", "Trader Joe's", "Čapek", "Whole Foods Market"];

describe("the stores that are offered", () => {
  test.each<[string, string[]]>([
    ["@", readable],
    ["2 milk @", readable],
    ["eggs (@", readable],
    ["milk @c", ["Costco", "Costco Gas", "Čapek"]],
    ["milk @CA", ["Čapek"]],
    ["milk @trader j", ["Trader Joe's"]],
    ["milk @joe", ["Trader Joe's"]],
    ["milk @market", ["Whole Foods Market"]],
    ["milk @costco", ["Costco", "Costco Gas"]],
    ["milk @Costco, eggs @wh", ["Whole Foods Market"]],
  ])("of %j are %j", (text, names) => expect(offered(text)).toEqual(names));

  test.each([
    "",
    "milk",
    "a@b",
    "ben@",
    "milk @ ",
    "@@",
    "milk @zzz",
    "milk @!",
    "milk @čapek",
    "milk @costco ",
    "@costco eggs",
  ])("of %j are none", (text) => expect(offered(text)).toBe(null));

  test("a list without stores offers none, and only for a bare sign", () => {
    expect(findStoreQuery("milk @", [])).toEqual({ start: 5, stores: [] });
    expect(findStoreQuery("milk @c", [])).toBe(null);
  });
});

test("a chosen store completes what was typed, closes the list and is read from the text", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("@", "@c", "@w", "@tr"),
      fc.constantFrom("milk ", "2 lb chicken (organic) ", "Käse, ", "牛乳 "),
      fc.nat(),
      (sign, before, which) => {
        const query = findStoreQuery(before + sign, stores)!;
        const store = query.stores[which % query.stores.length]!;
        const text = withStore(before + sign, query, store.name);
        expect(text).toBe(`${before}@${store.name} `);
        expect(findStoreQuery(text, stores)).toBe(null);
        expect(parseEntry(text, { stores }).storeId).toBe(store.id);
      },
    ),
    { seed: 12 },
  );
});
