import type { ListId } from "../people/person.ts";
import { mostListedItems } from "../../contract/items/limits.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { statement, type JsonOf } from "../db/statement.ts";
import { isInStore, itemColumns } from "../items/item-columns.ts";
import { itemsOnList } from "../items/items-on-list.ts";
import { mostStores } from "../../contract/stores/limits.ts";
import { evidenceStore, evidenceTables } from "./evidence-store.ts";
import { storeColumns } from "./store-columns.ts";

/** `json` is the answer's body, made by PostgreSQL. */
type Json = { json: string };

/** Categories are suggested from this confidence (0 to 100) on. */
const suggestedFrom = 30;

/** A store `s` of the list `$2`; `$1` is its id. */
const seenStore = "stores s WHERE s.list_id = $2 AND s.id = $1 AND s.deleted_at IS NULL";

/**
 * An item counts for each store that shows it, so all stores are counted in one pass over the open items; names that some
 * store lacks stand for themselves in it.
 */
export const listStores = statement<[listId: ListId], Json>(
  "stores.list",
  `WITH lacking AS MATERIALIZED (
     SELECT DISTINCT unnest(s.lacks) AS name_key FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL),
   open_items AS MATERIALIZED (
     SELECT i.store_id, (
       SELECT c.name_key FROM categories c
       WHERE c.id = i.category_id AND c.list_id IN ($1, everybodys_list())) AS category, lacking.name_key, count(*) AS items
     FROM items i LEFT JOIN lacking ON lacking.name_key = i.name_key
     WHERE i.list_id = $1 AND i.deleted_at IS NULL AND NOT i.completed AND NOT i.hidden
     GROUP BY i.store_id, i.category_id, lacking.name_key
   )
   SELECT coalesce(json_agg(entry)::text, '[]') AS json FROM (
     SELECT ${storeColumns}, (
       SELECT coalesce(sum(o.items), 0) FROM open_items o
       WHERE ${isInStore("o.store_id", "o.category", "coalesce(o.name_key, '')")}
     ) AS "itemCount"
     FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL
     ORDER BY s.created_at, s.id LIMIT ${mostStores}
   ) entry`,
);

export const findStore = statement<[id: string, listId: ListId], Store>(
  "stores.find",
  `SELECT ${storeColumns} FROM ${seenStore}`,
);

/**
 * The SQL of the contract's `isInStore` and `isOnList`; no row when the list has no such store. The JSON is put
 * together by `json_agg` over a row, which of six ways to write it was the quickest.
 */
export const listStoreItems = statement<[id: string, listId: ListId, now: Date], Json>(
  "stores.list-items",
  `SELECT (
     SELECT coalesce(json_agg(item)::text, '[]') FROM (
       SELECT ${itemColumns} FROM ${itemsOnList("$2", "$3")}
       WHERE ${isInStore()}
       ORDER BY i.created_at, i.id LIMIT ${mostListedItems}
     ) item
   ) AS json FROM ${seenStore}`,
);

const learnedCategory = `k.category_name AS "categoryName", k.confidence_score AS "confidenceScore",
  k.user_count AS "userCount", k.usage_frequency AS "usageFrequency", k.is_user_generated AS "isUserGenerated"`;

const learnedCategories = (which: string) => `SELECT (
     SELECT coalesce(json_agg(learned)::text, '[]') FROM (
       SELECT ${learnedCategory} FROM store_category_confidence k
       WHERE k.store_id = ${evidenceStore}${which}
       ORDER BY k.confidence_score DESC, k.category_name
     ) learned
   ) AS json FROM ${evidenceTables}
   WHERE s.id = $1 AND ($2::uuid IS NULL OR s.list_id = $2) AND s.deleted_at IS NULL`;

// A null for the list means any store.
export const listEnhancedCategories = statement<[id: string, listId: ListId | null], Json>(
  "stores.list-enhanced-categories",
  learnedCategories(""),
);
export const listSuggestedCategories = statement<[id: string, listId: ListId | null], Json>(
  "stores.list-suggested-categories",
  learnedCategories(` AND k.confidence_score >= ${suggestedFrom} AND k.category_name <> ALL(s.categories)`),
);

export const listGlobalStores = statement<[], Json>(
  "stores.list-global",
  `SELECT coalesce(json_agg(store)::text, '[]') AS json FROM (
     SELECT s.id, s.name, s.categories FROM stores s
     WHERE s.list_id = everybodys_list() AND s.deleted_at IS NULL ORDER BY s.name_key
   ) store`,
);

export type FoundStore = Store & { hasId: boolean; isMine: boolean };

/** The row that conflicts with a new store: the one with its id, from any list and also deleted, else one of its name. */
export const findForNewStore = statement<[id: string, listId: ListId, nameKey: string], FoundStore>(
  "stores.find-for-new",
  `SELECT ${storeColumns}, s.id = $1 AS "hasId", s.list_id = $2 AS "isMine"
   FROM stores s
   WHERE s.id = $1 OR (s.name_key = $3 AND s.list_id = $2 AND s.deleted_at IS NULL)
   ORDER BY s.id = $1 DESC, s.created_at, s.id LIMIT 1`,
);

/** A store of the list, also a deleted one, and whether another of its stores has the name it is to get. */
export const findForChange = statement<
  [id: string, listId: ListId, newNameKey: string | null],
  Store & { deleted: boolean; nameTaken: boolean }
>(
  "stores.find-for-change",
  `SELECT ${storeColumns}, s.deleted_at IS NOT NULL AS deleted, EXISTS (
     SELECT FROM stores other
     WHERE other.name_key = $3 AND other.list_id = $2 AND other.deleted_at IS NULL AND other.id <> s.id
   ) AS "nameTaken"
   FROM stores s WHERE s.id = $1 AND s.list_id = $2`,
);

export type NewStoreRow = { id: string; name: string; name_key: string; categories: readonly string[] };

export const insertStores = statement<
  [listId: ListId, stores: JsonOf<readonly NewStoreRow[]>, userId: string, revision: number, now: Date],
  Store
>(
  "stores.insert",
  `INSERT INTO stores AS s (list_id, id, name, name_key, categories, user_id, revision, created_at, updated_at)
   SELECT $1, new.id, new.name, new.name_key, new.categories, $3, $4, $5, $5
   FROM json_to_recordset($2::json) AS new (id uuid, name text, name_key text, categories text[])
   RETURNING ${storeColumns}`,
);

export const setCategories = statement<
  [
    listId: ListId,
    stores: JsonOf<readonly { id: string; categories: readonly string[] }[]>,
    revision: number,
    now: Date,
  ]
>(
  "stores.set-categories",
  `UPDATE stores s SET categories = given.categories, revision = $3, updated_at = $4
   FROM json_to_recordset($2::json) AS given (id uuid, categories text[]) WHERE s.list_id = $1 AND s.id = given.id`,
);

/** Changes a store, also a deleted one, which it restores. */
export const updateStore = statement<
  [
    listId: ListId,
    id: string,
    name: string,
    nameKey: string,
    categories: string[],
    revision: number,
    now: Date,
    lacks: readonly string[],
  ],
  Store
>(
  "stores.update",
  `UPDATE stores s
   SET name = $3, name_key = $4, categories = $5, revision = $6, updated_at = $7, lacks = $8, deleted_at = NULL
   WHERE s.list_id = $1 AND s.id = $2 RETURNING ${storeColumns}`,
);

export const deleteStore = statement<[listId: ListId, id: string, revision: number, now: Date]>(
  "stores.delete",
  "UPDATE stores SET deleted_at = $4, updated_at = $4, revision = $3 WHERE list_id = $1 AND id = $2",
);

export const clearStoreOfItems = statement<[storeId: string, listId: ListId, revision: number, now: Date]>(
  "stores.clear-items",
  `UPDATE items SET store_id = NULL, cleared_store_id = $1, revision = $3, updated_at = $4
   WHERE list_id = $2 AND store_id = $1`,
);

/** Undoes `clearStoreOfItems` for the items that have got no other store since. */
export const restoreStoreOfItems = statement<[storeId: string, listId: ListId, revision: number, now: Date]>(
  "stores.restore-items",
  `UPDATE items SET store_id = $1, cleared_store_id = NULL, revision = $3, updated_at = $4
   WHERE list_id = $2 AND cleared_store_id = $1 AND store_id IS NULL`,
);

/** Makes those of the names that are neither global nor the list's yet into categories of the person's own. */
export const insertOwnCategories = statement<
  [userId: string, listId: ListId, nameKeys: string[], names: string[], revision: number, now: Date],
  { id: string }
>(
  "stores.insert-own-categories",
  `INSERT INTO categories (list_id, id, name, name_key, user_id, revision, created_at)
   SELECT $2, new_id(), new.name, new.name_key, $1, $5, $6
   FROM unnest($3::text[], $4::text[]) AS new(name_key, name)
   WHERE NOT EXISTS (
     SELECT FROM categories c
     WHERE c.list_id IN ($2, everybodys_list()) AND c.name_key = new.name_key AND c.deleted_at IS NULL
   )
   ON CONFLICT DO NOTHING
   RETURNING id`,
);

export type CategoryAction = "added" | "kept" | "removed";

/** What became of a category in a store; the three lists go together. */
export const recordCategoryUse = statement<
  [
    listId: ListId,
    userId: string,
    storeIds: readonly string[],
    categories: readonly string[],
    actions: readonly CategoryAction[],
    now: Date,
  ]
>(
  "stores.record-category-use",
  `INSERT INTO store_category_usage (id, user_id, store_id, category_name, action_type, "timestamp")
   SELECT new_id(), $2, ${evidenceStore}, used.category, used.action, $6
   FROM unnest($3::uuid[], $4::text[], $5::text[]) AS used (store_id, category, action)
   JOIN (${evidenceTables}) ON s.list_id = $1 AND s.id = used.store_id`,
);
