import { expect, test, vi } from "vitest";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import type { AddContext } from "../add/add-context.ts";
import { knownNames } from "../typed/known-names.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";
import { keepPastedText, pastedText } from "../typed/pasted-text.ts";
import { placePasted } from "./place-pasted.ts";

vi.mock("../categoriser/engine.ts", () => ({ askEngine: async () => undefined }));
vi.mock("../async/timeout.ts", () => ({
  withTimeoutWhileShown: (_milliseconds: number, work: Promise<unknown>) => work,
}));

const categories = ["dairy", "bakery"].map((name) => ({
  id: name,
  name,
  userId: null,
  isGlobal: true,
  revision: 1,
}));
const stores = [
  { id: "costco", name: "Costco", categories: ["dairy"], lacks: ["cheese"] },
  { id: "target", name: "Target", categories: ["bakery"] },
];
const names = knownNames(
  [],
  [],
  [
    { id: "m1", name: "Milk", categoryId: "dairy", popularity: 1 },
    { id: "m2", name: "Cheese", categoryId: "dairy", popularity: 1 },
    { id: "m3", name: "Bread", categoryId: "bakery", popularity: 1 },
  ],
);
const openAtTarget = {
  ...plainFieldsOf({}),
  id: "i1",
  name: "Milk",
  quantity: 1,
  parsedQuantity: null,
  parsedSize: null,
  categoryName: "dairy",
  categoryId: "dairy",
  storeId: "target",
  completed: false,
  hidden: false,
};

function pasted(title: string, leftOut: PastedEntry["leftOut"] = null): PastedEntry {
  const parsed = parseEntry(title, { stores });
  return { ...parsed, doubt: null, written: title, staysOnce: false, saysDay: false, leftOut };
}

function placed(titles: readonly string[], items: readonly object[] = []) {
  const entries = titles.map((title) => pasted(title));
  keepPastedText(entries, titles.join("\n"));
  return placedEntries(entries, items);
}

function placedEntries(entries: readonly PastedEntry[], items: readonly object[] = []) {
  const store = { getView: () => ({ items, stores }) } as unknown as ListStore;
  const context: AddContext = {
    store,
    names,
    categories,
    stores,
    choices: new Map(),
    knowsCatalogue: true,
    userId: "ana",
    premium: false,
  };
  return placePasted(context, entries, "costco");
}

const storesOf = (entries: readonly PastedEntry[]) =>
  entries.map(({ name, storeId }) => [name.toLowerCase(), storeId]);

test("a thing gets the store in which it was pasted, unless that sells its category or it has a store of its own", async () => {
  const titles = ["milk", "bread", "cheese", "zorblax", "milk @target"];
  expect(storesOf(await placed(titles))).toEqual([
    ["milk", null],
    ["bread", "costco"],
    ["cheese", "costco"],
    ["zorblax", "costco"],
    ["milk", "target"],
  ]);
});

test("a thing that is open at another store is moved to the store in which it was pasted", async () => {
  expect(storesOf(await placed(["milk", "bread"], [openAtTarget]))).toEqual([
    ["milk", "costco"],
    ["bread", "costco"],
  ]);
});

test("a thing that was pasted with the store and without is one thing, and the text stays with the entries", async () => {
  const entries = await placed(["2 bread", "milk", "3 bread @costco"]);
  expect(entries).toMatchObject([
    { name: "bread", parsedQuantity: "5", storeId: "costco" },
    { name: "milk" },
  ]);
  expect(pastedText(entries)).toBe("2 bread\nmilk\n3 bread @costco");
});

test("a line that is taken as it was written gets the store, too", async () => {
  const [milk] = await placedEntries([pasted("milk", { words: "zorb", asWritten: [pasted("zorb milk")] })]);
  expect(milk).toMatchObject({ storeId: null, leftOut: { asWritten: [{ storeId: "costco" }] } });
});
