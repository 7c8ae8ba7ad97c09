import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import type { Item } from "../../contract/items/schema.ts";
import { emptyMeta, emptyStoredList, type StoredList } from "./stored-list.ts";
import { makeView } from "./make-view.ts";
import type { ListView } from "./list-view.ts";
import { newOperation, type Action } from "./operation.ts";

const ana = newId();
const now = Date.parse("2026-11-21T08:00:00Z");
const exchange = {
  connection: "ok" as const,
  signedOut: false,
  durable: true,
  sending: false,
  batch: new Set<string>(),
};

function item(given: Partial<Item>): Item {
  const at = new Date(now - 1000).toISOString();
  const nothing = {
    masterItemId: null,
    userItemId: null,
    categoryId: null,
    categoryName: null,
    storeId: null,
  };
  const plain = {
    parsedQuantity: null,
    parsedSize: null,
    ...plainFieldsOf({}),
    completed: false,
    completedAt: null,
  };
  return {
    ...nothing,
    ...plain,
    id: newId(),
    name: "Milk",
    quantity: 1,
    hidden: false,
    userId: ana,
    createdAt: at,
    updatedAt: at,
    revision: 1,
    ...given,
  };
}

let position = 0;

function does(state: StoredList, action: Action): void {
  position += 1;
  const at = new Date(now).toISOString();
  const operation = newOperation({ id: newId(), position, at, subject: "it", action, state: "waiting" });
  state.operations.set(operation.id, operation);
}

function view(state: StoredList, previous: ListView | null = null): ListView {
  return makeView(state, { userId: ana, exchange, now, status: "ready", takenOff: [], previous });
}

test("rows and lists that didn't change stay the same objects", () => {
  const state = emptyStoredList();
  const [milk, bread] = [item({ name: "Milk" }), item({ name: "Bread" })];
  for (const row of [milk, bread]) state.items.set(row.id, row);
  const before = view(state);
  expect(view(state, before).items).toBe(before.items);
  does(state, { type: "change-item", itemId: milk.id, changes: { completed: true } });
  const after = view(state, before);
  const shown = (of: ListView, id: string) => of.items.find((row) => row.id === id);
  expect(shown(after, bread.id)).toBe(shown(before, bread.id));
  expect(shown(after, milk.id)).toMatchObject({
    completed: true,
    pending: true,
    completedAt: "2026-11-21T08:00:00.000Z",
  });
  expect(after.stores).toBe(before.stores);
  expect(view(state, after).items).toBe(after.items);
});

test("an added item comes last, even when this device's clock is behind", () => {
  const state = emptyStoredList();
  const later = item({ name: "Bread", createdAt: "2026-11-22T08:00:00.000+00:00" });
  const sooner = item({ name: "Milk", createdAt: "2026-11-21T07:00:00.000+00:00" });
  for (const row of [later, sooner]) state.items.set(row.id, row);
  does(state, { type: "add-item", itemId: newId(), name: "lemons" });
  expect(view(state).items.map((row) => row.name)).toEqual(["Milk", "Bread", "Lemons"]);
});

test("a new item is shown as the app parsed it, with its note", () => {
  const state = emptyStoredList();
  const given = { name: "lemons", quantity: 2, parsedQuantity: "2", parsedSize: null, note: "organic" };
  const optimistic = { categoryId: null, name: "Lemons" };
  does(state, { type: "add-item", itemId: newId(), ...given, optimistic });
  expect(view(state).items).toMatchObject([{ ...given, name: "Lemons" }]);
});

test("a chosen category counts for the name until the person clears it", () => {
  const state = emptyStoredList();
  const [itemId, categoryId] = [newId(), newId()];
  state.categories.set(categoryId, {
    id: categoryId,
    name: "Pet",
    userId: null,
    isGlobal: true,
    revision: 1,
  });
  state.meta = { ...state.meta, categoryChoices: [{ name: "milk", categoryId }] };
  expect(view(state).categoryChoices).toBe(state.meta.categoryChoices);
  does(state, { type: "add-item", itemId, name: "Zorbel" });
  does(state, { type: "change-item", itemId, changes: { categoryId } });
  expect(view(state).categoryChoices).toEqual([
    { name: "milk", categoryId },
    { name: "zorbel", categoryId },
  ]);
  does(state, { type: "change-item", itemId, changes: { categoryId: null } });
  expect(view(state).categoryChoices.at(-1)).toEqual({ name: "zorbel", categoryId: null });
});

test("a deleted row hides its pending changes until it is restored", () => {
  const state = emptyStoredList();
  const milk = item({ note: "fresh" });
  state.items.set(milk.id, milk);
  does(state, { type: "delete-item", itemId: milk.id });
  does(state, { type: "change-item", itemId: milk.id, changes: { completed: true } });
  expect(view(state).items).toEqual([]);
  does(state, { type: "change-item", itemId: milk.id, changes: { deleted: false } });
  expect(view(state).items).toMatchObject([{ note: "fresh", completed: false }]);
});

test("a rejected operation is reported and changes no row", () => {
  const state = { ...emptyStoredList(), meta: { ...emptyMeta, cursor: "known" } };
  const id = newId();
  const action: Action = { type: "add-store", storeId: newId(), name: "Corner shop", categories: ["dairy"] };
  const at = new Date(now).toISOString();
  const detail = "Your account isn't allowed to do this.";
  state.operations.set(
    id,
    newOperation({ id, position: 1, at, subject: "Corner shop", action, state: "failed", detail }),
  );
  expect(view(state)).toMatchObject({
    stores: [],
    sync: { waiting: 0, failed: [{ id, subject: "Corner shop", detail, action }] },
  });
});
