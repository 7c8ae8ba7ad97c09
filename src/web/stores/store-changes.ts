import { nameKey } from "../../contract/items/rules.ts";
import { hasName } from "../categories/category-names.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { StoreView } from "../offline/list-view.ts";
import { showError, showToast } from "../ui/toast.ts";

export const storeCreationFailed = "Failed to add store. Please try again.";
export const storeUpdateFailed = "Failed to update store. Please try again.";
export const oneCategoryNeeded = "A store needs at least one category";

/** Creates own categories for new names, then sets the store's categories to `names`. Returns whether it was stored. */
export async function setStoreCategories(
  store: ListStore,
  target: StoreView,
  names: readonly string[],
): Promise<boolean> {
  const known = store.getView().categories.map((category) => category.name);
  try {
    for (const name of names) if (!hasName(known, name)) await store.addCategory(name);
    await store.changeStore(target.id, { categories: names.map(nameKey) });
    return true;
  } catch {
    showError(storeUpdateFailed);
    return false;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Makes one change after the other: two quick taps may come before the screen shows the first. */
function inTurn(change: () => Promise<unknown>): void {
  turn = turn.then(change).catch(() => undefined);
}

/** A store as it is now, which a screen may not show yet. */
function currentStore(store: ListStore, { id }: StoreView): StoreView | undefined {
  return store.getView().stores.find((other) => other.id === store.resolveId(id));
}

/** Adds a category to a store, a new one as an own category. */
export function addStoreCategory(store: ListStore, target: StoreView, name: string): void {
  inTurn(async () => {
    const now = currentStore(store, target);
    if (now !== undefined && !hasName(now.categories, name))
      await setStoreCategories(store, now, [...now.categories, name]);
  });
}

/** Removes a category from a store, with Undo; the last one stays. */
export function removeStoreCategory(store: ListStore, target: StoreView, name: string): void {
  inTurn(() => remove(store, target, name));
}

async function remove(store: ListStore, target: StoreView, name: string): Promise<void> {
  const now = currentStore(store, target);
  if (now === undefined || !hasName(now.categories, name)) return;
  const rest = now.categories.filter((other) => nameKey(other) !== nameKey(name));
  if (rest.length === 0) return showError(oneCategoryNeeded);
  try {
    await store.changeStore(target.id, { categories: rest });
  } catch {
    return showError("Error removing category from store");
  }
  showToast(`${name} removed from ${target.name}`, {
    action: { label: "Undo", run: () => addStoreCategory(store, target, name) },
  });
}

/** Deletes a store, with Undo; its items stay on the list. Returns whether it was stored. */
export async function deleteStore(store: ListStore, target: StoreView): Promise<boolean> {
  try {
    await store.deleteStore(target.id);
  } catch {
    showError("Error deleting store");
    return false;
  }
  showToast(`${target.name} deleted`, {
    action: {
      label: "Undo",
      run: () => void store.restoreStore(target.id).catch(() => showError(storeUpdateFailed)),
    },
  });
  return true;
}
