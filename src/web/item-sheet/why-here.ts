import { isInStore } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { ListView, StoreView } from "../offline/list-view.ts";
import { categoryWords, storeRecordsOf } from "../list/elsewhere.ts";

/** Purchases from which a store can be the usual one. */
const usualFrom = 3;

/**
 * Why an item shows in a store, e.g. "Costco sells dairy & eggs. Usually bought here, 8 of 9 times."; or that it no longer
 * does, since it was changed while its sheet was open.
 */
export function whyHere(
  item: Pick<Item, "name" | "storeId" | "categoryId" | "categoryName">,
  store: Pick<StoreView, "id" | "name" | "categories" | "lacks">,
  view: Pick<ListView, "suggestions" | "categories" | "stores">,
): string {
  if (!isInStore(item, store)) {
    const own = view.stores.find(({ id }) => id === item.storeId);
    return own === undefined ? `It doesn’t show in ${store.name} any more.` : `It shows in ${own.name} only.`;
  }
  const records = storeRecordsOf(item, view);
  const bought = records.find(({ storeId }) => storeId === store.id)?.bought ?? 0;
  const times = records.reduce((sum, record) => sum + record.bought, 0);
  const isUsual = times >= usualFrom && bought * 2 > times;
  return [reason(item, store, view), isUsual && `Usually bought here, ${bought} of ${times} times.`]
    .filter(Boolean)
    .join(" ");
}

function reason(
  item: Pick<Item, "storeId" | "categoryId" | "categoryName">,
  store: Pick<StoreView, "id" | "name">,
  view: Pick<ListView, "categories">,
): string {
  if (item.storeId === store.id) return "This store was chosen for it.";
  if (item.categoryName === null) return "No category yet, so it shows everywhere.";
  return `${store.name} sells ${categoryWords(item, view)}.`;
}
