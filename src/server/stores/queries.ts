import { mostListedItems } from "../../contract/items/limits.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { statement } from "../db/statement.ts";
import { itemColumns } from "../items/item-columns.ts";
import { itemsOnList } from "../items/items-on-list.ts";
import { mostStores, storeColumns } from "./store-columns.ts";

type People = readonly string[];
/** `json` is the reply's text, made by PostgreSQL. */
type Json = { json: string };

/** Categories are suggested from this confidence (0 to 100) on. */
const suggestedFrom = 30;

/** A store `s` that a scope sees; `$1` is its id. */
const seenStore = (people: string) =>
  `stores s WHERE s.id = $1 AND s.user_id = ANY(${people}::uuid[]) AND s.deleted_at IS NULL`;

/** Where evidence about a store `s` is kept: at the global store of its name, else at the store itself. */
const evidenceStore = `coalesce((SELECT g.id FROM stores g WHERE g.is_global AND g.name_key = s.name_key), s.id)`;

/** An item counts once for each place it belongs to, so all stores are counted in one pass over the open items. */
export const listStores = statement<[people: People], Json>(
  "stores.list",
  `WITH open_items AS MATERIALIZED (
     SELECT i.store_id, (SELECT c.name_key FROM categories c WHERE c.id = i.category_id) AS category, count(*) AS items
     FROM items i
     WHERE i.user_id = ANY((SELECT $1)::uuid[]) AND i.deleted_at IS NULL AND NOT i.completed AND NOT i.hidden
     GROUP BY i.store_id, i.category_id
   )
   SELECT coalesce(json_agg(entry)::text, '[]') AS json FROM (
     SELECT ${storeColumns}, (
       SELECT coalesce(sum(o.items), 0) FROM open_items o
       WHERE o.store_id = s.id OR (o.store_id IS NULL AND (o.category IS NULL OR o.category = ANY(s.categories)))
     ) AS "itemCount"
     FROM stores s WHERE s.user_id = ANY((SELECT $1)::uuid[]) AND s.deleted_at IS NULL
     ORDER BY s.created_at, s.id LIMIT ${mostStores}
   ) entry`,
);

export const findStore = statement<[id: string, people: People], Store>(
  "stores.find",
  `SELECT ${storeColumns} FROM ${seenStore("$2")}`,
);

/**
 * The SQL of the contract's `isInStore` and `isOnList`; no row when the scope has no such store. The reply is put
 * together by `json_agg` over a row, which of six ways to write it was the quickest.
 */
export const listStoreItems = statement<[id: string, people: People, now: Date], Json>(
  "stores.list-items",
  `SELECT (
     SELECT coalesce(json_agg(item)::text, '[]') FROM (
       SELECT ${itemColumns} FROM ${itemsOnList("$2", "$3")}
       WHERE i.store_id = s.id
         OR (i.store_id IS NULL AND (c.name_key IS NULL OR c.name_key = ANY(s.categories)))
       ORDER BY i.created_at, i.id LIMIT ${mostListedItems}
     ) item
   ) AS json FROM ${seenStore("(SELECT $2)")}`,
);

const learnedCategory = `k.category_name AS "categoryName", k.confidence_score AS "confidenceScore",
  k.user_count AS "userCount", k.usage_frequency AS "usageFrequency", k.is_user_generated AS "isUserGenerated"`;

const learnedCategories = (which: string) => `SELECT (
     SELECT coalesce(json_agg(learned)::text, '[]') FROM (
       SELECT ${learnedCategory} FROM store_category_confidence k
       WHERE k.store_id = ${evidenceStore}${which}
       ORDER BY k.confidence_score DESC, k.category_name
     ) learned
   ) AS json FROM stores s
   WHERE s.id = $1 AND ($2::uuid[] IS NULL OR s.user_id = ANY($2::uuid[])) AND s.deleted_at IS NULL`;

// Without people: of any store.
export const listEnhancedCategories = statement<[id: string, people: People | null], Json>(
  "stores.list-enhanced-categories",
  learnedCategories(""),
);
export const listSuggestedCategories = statement<[id: string, people: People | null], Json>(
  "stores.list-suggested-categories",
  learnedCategories(` AND k.confidence_score >= ${suggestedFrom} AND k.category_name <> ALL(s.categories)`),
);

export const listGlobalStores = statement<[], Json>(
  "stores.list-global",
  `SELECT coalesce(json_agg(store)::text, '[]') AS json FROM (
     SELECT s.id, s.name, s.categories FROM stores s WHERE s.is_global AND s.deleted_at IS NULL ORDER BY s.name_key
   ) store`,
);

/** What stands in the way of a new store: the row with its id, from any scope and also deleted, else one of its name. */
export const findForNewStore = statement<
  [id: string, people: People, nameKey: string],
  Store & { hasId: boolean; isMine: boolean }
>(
  "stores.find-for-new",
  `SELECT ${storeColumns}, s.id = $1 AS "hasId", coalesce(s.user_id = ANY($2::uuid[]), false) AS "isMine"
   FROM stores s
   WHERE s.id = $1 OR (s.name_key = $3 AND s.user_id = ANY($2::uuid[]) AND s.deleted_at IS NULL)
   ORDER BY s.id = $1 DESC, s.created_at, s.id LIMIT 1`,
);

/** A store of the scope, also a deleted one, and whether another of its stores has the name it is to get. */
export const findForChange = statement<
  [id: string, people: People, newNameKey: string | null],
  Store & { deleted: boolean; nameTaken: boolean }
>(
  "stores.find-for-change",
  `SELECT ${storeColumns}, s.deleted_at IS NOT NULL AS deleted, EXISTS (
     SELECT FROM stores other
     WHERE other.name_key = $3 AND other.user_id = ANY($2::uuid[]) AND other.deleted_at IS NULL AND other.id <> s.id
   ) AS "nameTaken"
   FROM stores s WHERE s.id = $1 AND s.user_id = ANY($2::uuid[])`,
);

export const insertStore = statement<
  [
    id: string,
    name: string,
    nameKey: string,
    categories: string[],
    userId: string,
    revision: number,
    now: Date,
  ],
  Store
>(
  "stores.insert",
  `INSERT INTO stores AS s (id, name, name_key, categories, user_id, revision, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
   ON CONFLICT (id) DO NOTHING
   RETURNING ${storeColumns}`,
);

/** Also takes a deletion back. */
export const updateStore = statement<
  [id: string, name: string, nameKey: string, categories: string[], revision: number, now: Date],
  Store
>(
  "stores.update",
  `UPDATE stores s
   SET name = $2, name_key = $3, categories = $4, revision = $5, updated_at = $6, deleted_at = NULL
   WHERE s.id = $1 RETURNING ${storeColumns}`,
);

export const deleteStore = statement<[id: string, revision: number, now: Date]>(
  "stores.delete",
  "UPDATE stores SET deleted_at = $3, updated_at = $3, revision = $2 WHERE id = $1",
);

// Items of people who have shared this list before may still name the store. They are cleared too, but their revision
// counts the changes of another list.
const revisionOf = "CASE WHEN user_id = ANY($2::uuid[]) THEN $3 ELSE revision END";

export const clearStoreOfItems = statement<[storeId: string, people: People, revision: number, now: Date]>(
  "stores.clear-items",
  `UPDATE items SET store_id = NULL, cleared_store_id = $1, revision = ${revisionOf}, updated_at = $4
   WHERE store_id = $1`,
);

/** Undoes `clearStoreOfItems` for the items that have got no other store since. */
export const restoreStoreOfItems = statement<[storeId: string, people: People, revision: number, now: Date]>(
  "stores.restore-items",
  `UPDATE items SET store_id = $1, cleared_store_id = NULL, revision = ${revisionOf}, updated_at = $4
   WHERE cleared_store_id = $1 AND store_id IS NULL`,
);

/** Makes those of the names that are neither global nor the scope's yet into categories of the person's own. */
export const insertOwnCategories = statement<
  [userId: string, people: People, nameKeys: string[], names: string[], revision: number, now: Date]
>(
  "stores.insert-own-categories",
  `INSERT INTO categories (id, name, name_key, user_id, revision, created_at)
   SELECT new_id(), new.name, new.name_key, $1, $5, $6
   FROM unnest($3::text[], $4::text[]) AS new(name_key, name)
   WHERE NOT EXISTS (
     SELECT FROM categories c
     WHERE c.name_key = new.name_key AND (c.is_global OR c.user_id = ANY($2::uuid[])) AND c.deleted_at IS NULL
   )
   ON CONFLICT DO NOTHING`,
);

export type CategoryAction = "added" | "kept" | "removed";

export const recordCategoryUse = statement<
  [userId: string, storeId: string, categories: string[], actions: CategoryAction[], now: Date]
>(
  "stores.record-category-use",
  `INSERT INTO store_category_usage (id, user_id, store_id, category_name, action_type, "timestamp")
   SELECT new_id(), $1, ${evidenceStore}, used.category, used.action, $5
   FROM stores s, unnest($3::text[], $4::text[]) AS used(category, action) WHERE s.id = $2`,
);
