import type { Item } from "../../contract/items/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { inAisleOrder } from "../list/aisle-order.ts";
import { groupItems } from "../list/group-items.ts";

/** The fields of an item that leave with a list. */
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

/** Items under the name of their category; null: they have none. */
export type SentGroup = { name: string | null; items: readonly SentItem[] };

/** What is to be got in one store; null: in any. */
export type ListSection = { store: string | null; groups: readonly SentGroup[] };

/** The list as its screens show it, hidden items left out: what has no store first, then store by store, in aisle order. */
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

/** Groups of a screen without what is hidden. What has no category comes first, where no heading is needed. */
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

/** Groups without what is ticked, and without groups of which nothing is left. */
export function openGroups(groups: readonly SentGroup[]): SentGroup[] {
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(({ completed }) => !completed) }))
    .filter(({ items }) => items.length > 0);
}
