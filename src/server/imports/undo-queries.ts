import { statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";
import { itemState, storeState } from "./queries.ts";

/** Finds an import and counts its rows that aren't deleted, except for the kind that isn't counted. */
export const findImport = statement<
  [listId: ListId, id: string, since: Date],
  { undone: boolean; takenBack: number | null; kept: number | null; standing: number }
>(
  "imports.find",
  `SELECT m.undone_at IS NOT NULL AS undone, m.taken_back AS "takenBack", m.kept, (
     SELECT count(*)::int FROM imported_rows r
     LEFT JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id
     LEFT JOIN stores s ON s.list_id = r.list_id AND s.id = r.store_id
     LEFT JOIN categories c ON c.list_id = r.list_id AND c.id = r.category_id
     WHERE r.list_id = m.list_id AND r.import_id = m.id AND r.kind <> 'aisles'
       AND coalesce(i.deleted_at, s.deleted_at, c.deleted_at) IS NULL) AS standing
   FROM imports m WHERE m.list_id = $1 AND m.id = $2 AND m.created_at > $3`,
);

type Undo = [listId: ListId, importId: string, revision: number, now: Date];
/** A row of the import that was taken back. */
type Taken = { number: number };

// New rows have no statistics yet. OFFSET 0 keeps PostgreSQL from joining the whole list for each row, and a subquery with
// NOT IN or IS TRUE is hashed once.

/** Deletes the items that no person has ticked, changed, put into another category, reported as missing or made a repeat. */
export const takeItemsBack = statement<[...Undo, userId: string], Taken>(
  "imports.take-items-back",
  `WITH untouched AS MATERIALIZED (
     SELECT r.number, i.id FROM imported_rows r
     JOIN imports m ON m.list_id = r.list_id AND m.id = r.import_id
     JOIN LATERAL (SELECT * FROM items i WHERE i.list_id = $1 AND i.id = r.item_id OFFSET 0) i ON true
     WHERE r.list_id = $1 AND r.import_id = $2 AND r.kind = 'item' AND i.deleted_at IS NULL
       AND NOT i.completed AND i.completed_by IS NULL AND NOT i.hidden AND i.not_here IS NULL
       AND (r.made = ${itemState()} OR r.made = ${itemState("true")})
       AND NOT EXISTS (SELECT FROM category_choices k
         WHERE k.list_id = $1 AND k.name_key = i.name_key
           AND (k.chosen_at, k.revision) > (m.created_at, m.revision) OFFSET 0)
       AND NOT EXISTS (SELECT FROM recurring_items p
         WHERE p.list_id = $1 AND p.item_id = i.id AND p.deleted_at IS NULL OFFSET 0)),
   deleted AS (
     UPDATE items i SET deleted_at = $4, deleted_by = $5, updated_at = $4, revision = $3
     WHERE i.list_id = $1 AND i.id = ANY(ARRAY(SELECT id FROM untouched)))
   SELECT number FROM untouched`,
);

/** The suggestion that counts a purchase `h`. */
const suggestion = (name: string) => `
   SELECT s.id, s.frequency, s.last_seen FROM suggestions s
   WHERE s.list_id = $1 AND s.user_id = h.user_id AND ${name}`;

/** Deletes the records of things bought before, unless they were bought again. */
export const takeBoughtBack = statement<[listId: ListId, importId: string], Taken>(
  "imports.take-bought-back",
  `WITH once AS MATERIALIZED (
     SELECT r.number, h.id, s.id AS suggestion_id FROM imported_rows r
     JOIN LATERAL (SELECT * FROM shopping_history h WHERE h.list_id = $1 AND h.id = r.history_id OFFSET 0) h ON true
     JOIN LATERAL (${suggestion("s.master_item_id = h.master_item_id AND s.user_item_id IS NULL")}
       UNION ALL ${suggestion("s.master_item_id IS NULL AND s.user_item_id = h.user_item_id")} OFFSET 0) s ON true
     WHERE r.list_id = $1 AND r.import_id = $2 AND r.kind = 'bought'
       AND s.frequency = 1 AND s.last_seen = h.completed_at),
   forgotten AS (
     DELETE FROM suggestions WHERE list_id = $1 AND id = ANY(ARRAY(SELECT suggestion_id FROM once))),
   deleted AS (
     DELETE FROM shopping_history WHERE list_id = $1 AND id = ANY(ARRAY(SELECT id FROM once)))
   SELECT number FROM once`,
);

/**
 * Takes category choices back, unless the name was added again or its category chosen again. Names and open items without
 * another choice get the category that they would have had.
 */
export const takeChoicesBack = statement<Undo, Taken & { kind: string; key: string }>(
  "imports.take-choices-back",
  `WITH gone AS (
     DELETE FROM category_choices k USING imported_rows r, imports m
     WHERE r.list_id = $1 AND r.import_id = $2 AND m.list_id = $1 AND m.id = $2
       AND k.list_id = $1 AND k.name_key = r.choice_key AND k.user_id = m.user_id AND k.revision = m.revision
       AND r.choice_key NOT IN (SELECT i.name_key FROM items i
         WHERE i.list_id = $1 AND NOT i.completed AND i.deleted_at IS NULL
           AND i.created_at >= (SELECT imports.created_at FROM imports WHERE list_id = $1 AND id = $2))
     RETURNING r.number, r.kind, k.name_key, k.user_id, k.category_id),
   standing AS (
     SELECT gone.name_key, gone.category_id AS chosen, coalesce(p.category_id, cached.suggested_category_id) AS category_id,
       coalesce(cached.answered_by, 'embedded') AS answered_by
     FROM gone
     LEFT JOIN master_items p ON p.name_key = gone.name_key
     LEFT JOIN ai_categorization_cache cached ON cached.item_name = gone.name_key
     WHERE NOT EXISTS (SELECT FROM category_choices k
       WHERE k.list_id = $1 AND k.name_key = gone.name_key AND k.user_id <> gone.user_id OFFSET 0)),
   named AS (
     UPDATE user_items u SET category_id = standing.category_id, category_by = standing.answered_by, revision = $3
     FROM standing
     WHERE u.list_id = $1 AND u.name_key = standing.name_key AND u.category_id IS NOT DISTINCT FROM standing.chosen
       AND u.category_by = 'person'),
   moving AS MATERIALIZED (
     SELECT i.id, i.name_key, i.category_id FROM items i
     WHERE i.list_id = $1 AND NOT i.completed AND i.deleted_at IS NULL
       AND (i.name_key IN (SELECT name_key FROM standing)) IS TRUE),
   moved AS (
     UPDATE items i SET category_id = standing.category_id, revision = $3, updated_at = $4 FROM moving, standing
     WHERE i.list_id = $1 AND i.id = moving.id AND standing.name_key = moving.name_key
       AND standing.chosen = moving.category_id)
   SELECT number, kind, name_key AS key FROM gone`,
);

/** Deletes the names that nothing refers to. */
export const takeNamesBack = statement<[listId: ListId, importId: string], Taken & { kind: string }>(
  "imports.take-names-back",
  `DELETE FROM user_items u USING imported_rows r
   WHERE r.list_id = $1 AND r.import_id = $2 AND u.list_id = $1 AND u.id = r.user_item_id AND u.category_by <> 'person'
     AND NOT EXISTS (SELECT FROM items i WHERE i.list_id = $1 AND i.user_item_id = u.id)
     AND NOT EXISTS (SELECT FROM shopping_history h WHERE h.list_id = $1 AND h.user_item_id = u.id)
     AND NOT EXISTS (SELECT FROM suggestions s WHERE s.list_id = $1 AND s.user_item_id = u.id)
     AND NOT EXISTS (SELECT FROM category_choices k WHERE k.list_id = $1 AND k.name_key = u.name_key)
   RETURNING r.number, r.kind`,
);

/** Deletes the unchanged stores that have no items and no visits. */
export const takeStoresBack = statement<Undo, Taken>(
  "imports.take-stores-back",
  `WITH gone AS (
     UPDATE stores s SET deleted_at = $4, updated_at = $4, revision = $3 FROM imported_rows r
     WHERE r.list_id = $1 AND r.import_id = $2 AND r.kind = 'store' AND s.list_id = $1 AND s.id = r.store_id
       AND s.deleted_at IS NULL AND r.made = ${storeState} AND s.lacks = '{}'
       AND NOT EXISTS (SELECT FROM items i WHERE i.list_id = $1 AND i.store_id = s.id AND i.deleted_at IS NULL)
       AND NOT EXISTS (SELECT FROM shopping_lists l WHERE l.list_id = $1 AND l.store_id = s.id)
     RETURNING r.number, s.id),
   cleared AS (
     UPDATE items i SET store_id = NULL, cleared_store_id = gone.id, revision = $3, updated_at = $4 FROM gone
     WHERE i.list_id = $1 AND i.store_id = gone.id)
   SELECT number FROM gone`,
);

/** Restores the categories of the stores that have exactly the imported ones. */
export const takeAislesBack = statement<Undo, { storeId: string; before: string[]; after: string[] }>(
  "imports.take-aisles-back",
  `UPDATE stores s SET categories = r.categories_before, revision = $3, updated_at = $4
   FROM imported_rows r, stores old
   WHERE r.list_id = $1 AND r.import_id = $2 AND r.kind = 'aisles' AND s.list_id = $1 AND s.id = r.store_id
     AND old.list_id = $1 AND old.id = s.id AND s.deleted_at IS NULL AND r.made = ${storeState}
   RETURNING s.id AS "storeId", old.categories AS before, s.categories AS after`,
);

/** Deletes the categories that nothing refers to. */
export const takeCategoriesBack = statement<Undo, Taken>(
  "imports.take-categories-back",
  `UPDATE categories c SET deleted_at = $4, revision = $3 FROM imported_rows r
   WHERE r.list_id = $1 AND r.import_id = $2 AND r.kind = 'category' AND c.list_id = $1 AND c.id = r.category_id
     AND c.deleted_at IS NULL
     AND c.id NOT IN (
       SELECT i.category_id FROM items i WHERE i.list_id = $1 AND i.category_id IS NOT NULL AND i.deleted_at IS NULL
       UNION ALL SELECT u.category_id FROM user_items u WHERE u.list_id = $1 AND u.category_id IS NOT NULL
       UNION ALL SELECT k.category_id FROM category_choices k WHERE k.list_id = $1 AND k.category_id IS NOT NULL)
     AND c.name_key NOT IN (
       SELECT unnest(s.categories) FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL)
   RETURNING r.number`,
);

export const closeImport = statement<[...Undo, takenBack: number, kept: number]>(
  "imports.close",
  `UPDATE imports SET undone_at = $4, revision = $3, taken_back = $5, kept = $6 WHERE list_id = $1 AND id = $2`,
);
