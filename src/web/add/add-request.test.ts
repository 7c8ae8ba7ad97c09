import { beforeEach, expect, test, vi } from "vitest";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { isInStore } from "../../contract/items/rules.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { keepGuesses, readGuesses } from "../categoriser/guesses.ts";
import type { ListStore, NewItemInput } from "../offline/list-store.ts";
import type { ItemView } from "../offline/list-view.ts";
import type { AddContext } from "./add-context.ts";
import { addRequested } from "./add-request.ts";
import { addThings, categoriseLate } from "./add-typed.ts";

/** The engine answers after the short wait of an add. */
vi.mock("../categoriser/engine.ts", () => ({
  guessSoon: async () => readGuesses(),
  askEngine: async (names: readonly string[]) =>
    keepGuesses(
      names,
      names.map(() => ({ category: "Bakery", confidence: 99 })),
      names.map(() => ({ isKnown: true, isMisspelt: false })),
    ),
}));
// The planner isn't there when something is added, and comes later.
vi.mock("./use-entry-planner.ts", () => ({
  readyEntryPlanner: () => null,
  loadEntryPlanner: async () => ({
    categoriseLate,
    addText: async () => ({ outcome: "asks", question: "Make it 5?" }),
  }),
}));
vi.mock("../ui/toast.ts", () => ({ showToast: () => undefined, showError: () => undefined }));

const dairy = { id: "d", name: "dairy & eggs", userId: null, isGlobal: true, revision: 1 };
const bakery = { ...dairy, id: "b", name: "Bakery" };
const shop = { id: "s", name: "Corner shop", categories: ["dairy & eggs"] };

let sent: { input: NewItemInput }[] = [];
let changed: { id: string; changes: ItemChanges }[] = [];
let shown = 0;
beforeEach(() => {
  sent = [];
  changed = [];
  shown = 0;
});

function contextWith(open: readonly Partial<ItemView>[] = []): AddContext {
  const items = open.map((fields, at) => ({
    id: `${at}`,
    ...plainFieldsOf({}),
    storeId: null,
    categoryName: null,
    completed: false,
    hidden: false,
    ...fields,
  }));
  const store = {
    getView: () => ({ items, stores: [shop], sync: { batchRunning: false } }),
    resolveId: (id: string) => id,
    addItem: async (input: NewItemInput) => `new ${sent.push({ input })}`,
    changeItem: async (id: string, changes: ItemChanges) => void changed.push({ id, changes }),
    // The device's storage is full.
    showInCategory: async () => {
      shown += 1;
      throw new Error("QuotaExceededError");
    },
  };
  const known = (name: string, categoryId: string) => ({ name, categoryId, masterItemId: name });
  const names = new Map([
    ["milk", known("Milk", dairy.id)],
    ["bread", known("Bread", bakery.id)],
  ]);
  return {
    store: store as unknown as ListStore,
    names: names as unknown as AddContext["names"],
    choices: new Map(),
    categories: [dairy, bakery],
    knowsCatalogue: true,
    userId: "ana",
    premium: false,
    stores: [shop],
    storeToAssign: (item, isOpen) =>
      (isOpen || item.categoryName !== null) && isInStore(item, shop) ? undefined : shop,
  };
}

const add = async (text: string, context: AddContext) => {
  const result = await addRequested(context, { text, asName: [], name: null, days: null });
  return result.outcome === "done" ? result.line.spoken : result.outcome;
};

test.each([
  ["milk", "Added Milk", { name: "Milk" }],
  ["bread", "Added Bread. at Corner shop", { name: "Bread", storeId: "s" }],
  ["zwibble", "Added Zwibble. at Corner shop", { name: "Zwibble", storeId: "s" }],
])("before the planner is there, %s shows in the store where it is added", async (text, line, input) => {
  expect(await add(text, contextWith())).toBe(line);
  expect(sent).toEqual([{ input }]);
});

test.each([
  [{ name: "Milk" }, "Milk is already on the list", null],
  [{ name: "Milk", hidden: true }, "Now Milk. no longer hidden", { hidden: false }],
  [{ name: "Milk", storeId: "other" }, "Now Milk. at Corner shop", { storeId: "s", hidden: false }],
])(
  "before the planner is there, an open item shows again where it is added: %o",
  async (open, line, changes) => {
    expect(await add("milk", contextWith([open]))).toBe(line);
    expect(changed).toEqual(changes === null ? [] : [{ id: "0", changes }]);
    expect(sent).toEqual([]);
  },
);

test("a request that came back waits for the planner, which asks about the amount again", async () => {
  const request = { text: "3 milk", asName: [], name: null, days: null, returned: true };
  expect(await addRequested(contextWith([{ name: "Milk" }]), request)).toMatchObject({ outcome: "asks" });
  expect([sent, changed]).toEqual([[], []]);
});

test("an item whose category comes late is added, also when this device can't store the category", async () => {
  // An error that nobody catches fails the whole run.
  expect(await add("zwibble", contextWith())).toBe("Added Zwibble. at Corner shop");
  const entry = { quantity: 1, parsedQuantity: null, parsedSize: null, note: null, storeId: null };
  const result = await addThings(contextWith(), [{ entry: { ...entry, name: "zorbax" }, days: null }]);
  expect(result).toMatchObject({ outcome: "done", line: { spoken: "Added Zorbax" } });
  await vi.waitUntil(() => shown === 2);
});
