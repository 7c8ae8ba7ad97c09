import { isInStore, isOpen, nameKey } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";

/** The fields that grouping needs. */
export type Groupable = Pick<Item, "categoryId" | "categoryName" | "completed" | "hidden">;

export type ItemGroup<T extends Groupable> = {
  /** Stable over time; empty for items without a category. */
  key: string;
  name: string;
  /** The category to link to; null for items without one. */
  categoryId: string | null;
  /** Items in the given order: a tick never moves a row. */
  items: T[];
  /** The number of open items that are not hidden. */
  openCount: number;
  hiddenCount: number;
};

export const uncategorized = "Uncategorized";

const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/**
 * One group per category name, A to Z; items without a category are grouped as 'Uncategorized'. Members of a household may
 * each have a category of the same name: these are one group.
 */
export function groupItems<T extends Groupable>(items: readonly T[]): ItemGroup<T>[] {
  const groups = new Map<string, ItemGroup<T>>();
  const keys = new Map<string | null, string>();
  for (const item of items) {
    let key = keys.get(item.categoryName);
    if (key === undefined) {
      key = item.categoryName === null ? "" : nameKey(item.categoryName);
      keys.set(item.categoryName, key);
    }
    let group = groups.get(key);
    if (group === undefined) {
      const { categoryId } = item;
      const name = item.categoryName ?? uncategorized;
      groups.set(key, (group = { key, name, categoryId, items: [], openCount: 0, hiddenCount: 0 }));
    }
    group.items.push(item);
    if (isOpen(item)) group.openCount += 1;
    if (item.hidden) group.hiddenCount += 1;
  }
  return [...groups.values()].sort((a, b) => byName.compare(a.name, b.name) || (a.key < b.key ? -1 : 1));
}

/** The items shown in a store. */
export function itemsInStore<T extends Pick<Item, "storeId" | "categoryName"> & { name?: string }>(
  items: readonly T[],
  store: Parameters<typeof isInStore>[1],
): T[] {
  if (store.lacks?.length) return items.filter((item) => isInStore(item, store));
  // The rule runs once per category, not once per item.
  const soldByCategory = new Map<string | null, boolean>();
  return items.filter((item) => {
    if (item.storeId !== null) return isInStore(item, store);
    let isSold = soldByCategory.get(item.categoryName);
    if (isSold === undefined) soldByCategory.set(item.categoryName, (isSold = isInStore(item, store)));
    return isSold;
  });
}

/** The items of a category, or of another member's category of the same name. */
export function itemsInCategory<T extends Pick<Item, "categoryId" | "categoryName">>(
  items: readonly T[],
  category: { id: string; name: string },
): T[] {
  const key = nameKey(category.name);
  return items.filter(
    (item) =>
      item.categoryId === category.id || (item.categoryName !== null && nameKey(item.categoryName) === key),
  );
}

/** How many of the items that are not hidden are ticked. */
export function basketProgress(items: readonly Pick<Item, "completed" | "hidden">[]): {
  done: number;
  total: number;
} {
  const shown = items.filter((item) => !item.hidden);
  return { done: shown.filter((item) => item.completed).length, total: shown.length };
}
