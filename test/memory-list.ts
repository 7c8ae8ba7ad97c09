import { plainFieldsOf } from "../src/contract/items/plain-fields.ts";
import { applyItemChanges, nameKey } from "../src/contract/items/rules.ts";
import type { ItemChanges } from "../src/contract/items/schema.ts";
import { newId } from "../src/contract/new-id.ts";
import { parseItemName } from "../src/typed-text/parse-name.ts";
import type { AddContext } from "../src/web/add/add-context.ts";
import type { ListStore, NewItemInput } from "../src/web/offline/list-store.ts";
import type { ItemView } from "../src/web/offline/list-view.ts";
import { knownNames } from "../src/web/typed/known-names.ts";

/** The stores of the list. */
export const stores = ["Costco", "Target", "Rewe", "Carrefour"].map((name) => ({ id: name, name }));
const masterItems = ["Milk", "Eggs", "Bread", "Half And Half", "Œufs"].map((name) => ({
  id: name,
  name,
  categoryId: "none",
  popularity: 1,
}));

/** An open item with these fields. */
export function row(fields: Partial<ItemView> & { name: string }): ItemView {
  const { name: _, ...amount } = parseItemName("one");
  const at = "2026-03-02T10:00:00Z";
  return {
    id: newId(),
    masterItemId: null,
    userItemId: null,
    ...amount,
    ...plainFieldsOf({}),
    categoryId: null,
    categoryName: null,
    storeId: null,
    completed: false,
    completedAt: null,
    hidden: false,
    userId: "ana",
    createdAt: at,
    updatedAt: at,
    revision: 1,
    pending: false,
    held: false,
    ...fields,
  };
}

/** A list in memory with what adding needs. */
export function listWith(items: ItemView[], shops: readonly object[]): ListStore {
  const repeatCalendar = { recurringDay: 1, timezone: "UTC", pausedUntil: null };
  const view = { items, stores: shops, recurringItems: [], repeatCalendar, sync: { batchRunning: false } };
  const add = async (input: NewItemInput) => {
    const item = row(input);
    items.push(item);
    return item.id;
  };
  const store = {
    getView: () => view,
    resolveId: (id: string) => id,
    addItem: add,
    addRepeat: async (input: NewItemInput) =>
      items.find(({ name }) => nameKey(name) === nameKey(input.name))?.id ?? add(input),
    deleteItem: async (id: string) => {
      items.splice(
        items.findIndex((item) => item.id === id),
        1,
      );
    },
    changeItem: async (id: string, changes: ItemChanges) => {
      const at = items.findIndex((item) => item.id === id);
      items[at] = { ...items[at]!, ...applyItemChanges(items[at]!, changes, "", null, "ana") };
    },
  };
  return store as unknown as ListStore;
}

export function contextOf(
  store: ListStore,
  premium: boolean,
  categories: AddContext["categories"] = [],
): AddContext {
  return {
    store,
    names: knownNames([], [], masterItems),
    choices: new Map(),
    categories,
    knowsCatalogue: true,
    userId: "ana",
    premium,
    stores,
  };
}
