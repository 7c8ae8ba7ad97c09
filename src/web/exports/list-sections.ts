import type { Item } from "../../contract/items/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { inAisleOrder } from "../list/aisle-order.ts";
import { groupItems } from "../list/group-items.ts";

/** The exported fields of an item. */
export type SentItem = Pick<
  Item,
  | "id"
  | "name"
  | "quantity"
  | "parsedQuantity"
  | "parsedSize"
  | "note"
  | "price"
  | "storeId"
  | "categoryId"
  | "categoryName"
  | "completed"
  | "completedAt"
  | "hidden"
  | "createdAt"
  | "updatedAt"
>;

/** Items with the name of their category; null for items without one. */
export type SentGroup = { name: string | null; items: readonly SentItem[] };

/** The items of one store; null for items of any store. */
export type ListSection = { store: string | null; groups: readonly SentGroup[] };

/** Groups the list as its screens do, without hidden items: first the items without a store, then each store in aisle order. */
export function listSections(
  items: readonly SentItem[],
  stores: readonly Pick<Store, "id" | "name" | "aisleOrder">[],
): ListSection[] {
  const known = new Set(stores.map(({ id }) => id));
  const byStore = Map.groupBy(
    items.filter(({ hidden }) => !hidden),
    ({ storeId }) => (storeId !== null && known.has(storeId) ? storeId : null),
  );
  const section = (store: string | null, id: string | null, order: readonly string[] = []): ListSection[] => {
    const own = byStore.get(id);
    return own === undefined
      ? []
      : [{ store, groups: sentGroups(inAisleOrder(groupItems([...own]), order)) }];
  };
  return [
    ...section(null, null),
    ...stores.flatMap(({ id, name, aisleOrder }) => section(name, id, aisleOrder)),
  ];
}

/** Drops the hidden items of groups. Items without a category come first, where they need no heading. */
export function sentGroups(
  groups: readonly { key: string; name: string; items: readonly SentItem[] }[],
): SentGroup[] {
  return groups
    .map(({ key, name, items }) => ({
      name: key === "" ? null : name,
      items: items.filter(({ hidden }) => !hidden),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => Number(one.name !== null) - Number(other.name !== null));
}

/** Drops the ticked items of groups, and groups without open items. */
export function openGroups(groups: readonly SentGroup[]): SentGroup[] {
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(({ completed }) => !completed) }))
    .filter(({ items }) => items.length > 0);
}
