import { nameKey } from "../../contract/items/rules.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { jsonOf } from "../db/statement.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";
import { storeName } from "./store-name.ts";
import { recordCategoryUse, type CategoryUse } from "./store-categories.ts";

/** A store to be added, its categories as `storeCategoryNames` has them. */
export type StoreToPut = { id: string; name: string; categories: readonly string[] };

/** Adds stores that the list doesn't have yet, within a change of it. */
export async function putStores(change: ListChange, stores: readonly StoreToPut[]): Promise<Store[]> {
  if (stores.length === 0) return [];
  const { tx, scope, revision, now } = change;
  const rows = stores.map(({ id, name, categories }) => ({
    id,
    name: storeName(name),
    name_key: nameKey(name),
    categories,
  }));
  const [made] = await Promise.all([
    tx.all(queries.insertStores, scope.listId, jsonOf(rows), scope.userId, revision, now),
    recordCategoryUse(
      change,
      stores.map(({ id, categories }) => ({ storeId: id, before: [], after: categories })),
    ),
  ]);
  return made;
}

/** Gives stores more categories, behind those that they have, within a change of their list. */
export async function extendStores(change: ListChange, uses: readonly CategoryUse[]): Promise<void> {
  if (uses.length === 0) return;
  const { tx, scope, revision, now } = change;
  const rows = uses.map(({ storeId, after }) => ({ id: storeId, categories: after }));
  await Promise.all([
    tx.run(queries.setCategories, scope.listId, jsonOf(rows), revision, now),
    recordCategoryUse(change, uses),
  ]);
}
