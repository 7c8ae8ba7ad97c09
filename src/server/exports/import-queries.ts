import { amountNames, itemValueNames } from "../../contract/exports/household-file.ts";
import { jsonOf, statement, type JsonOf } from "../db/statement.ts";
import { calendarTables } from "../due/calendar-tables.ts";
import { columnsOf } from "../items/item-columns.ts";
import type { ListId } from "../people/person.ts";

/** Rows to insert, by column. */
export type Rows = JsonOf<Record<string, unknown>[]>;
export const rowsJson = (rows: readonly Record<string, unknown>[]): Rows => jsonOf([...rows]);

/** Reads what decides whether and how a file can be brought back; no row for a deleted list. */
export const readTarget = statement<
  [listId: ListId, userId: string],
  { isFilled: boolean; timezone: string; householdId: string | null }
>(
  "exports.read-target",
  `SELECT EXISTS (SELECT FROM items i WHERE i.list_id = $1 AND i.deleted_at IS NULL)
     OR EXISTS (SELECT FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL)
     OR EXISTS (SELECT FROM recurring_items r WHERE r.list_id = $1 AND r.deleted_at IS NULL) AS "isFilled",
     head.timezone, (SELECT u.household_id FROM users u WHERE u.id = $2) AS "householdId"
   FROM (SELECT) one ${calendarTables("$1::uuid")}`,
);

/** Finds categories by key; of several with the same key the list's own comes last. */
export const listSeenCategories = statement<[listId: ListId], { key: string; id: string }>(
  "exports.list-seen-categories",
  `SELECT c.name_key AS key, c.id FROM categories c
   WHERE c.list_id IN ($1, everybodys_list()) AND c.deleted_at IS NULL ORDER BY c.is_global DESC, c.created_at DESC, c.id`,
);

/** Finds the master item and the list's user item of each name. */
export const findNames = statement<
  [listId: ListId, keys: readonly string[]],
  { key: string; masterItemId: string | null; userItemId: string | null }
>(
  "exports.find-names",
  `SELECT given.key, m.id AS "masterItemId", own.id AS "userItemId" FROM unnest($2::text[]) AS given (key)
   LEFT JOIN master_items m ON m.name_key = given.key
   LEFT JOIN LATERAL (
     SELECT u.id FROM user_items u WHERE u.list_id = $1 AND u.name_key = given.key ORDER BY u.id LIMIT 1) own ON true`,
);

const insert = (name: string, table: string, columns: string, conflict = "") =>
  statement<[rows: Rows]>(
    `exports.insert-${name}`,
    `INSERT INTO ${table} (list_id, ${columns})
     SELECT list_id, ${columns} FROM json_populate_recordset(NULL::${table}, $1)${conflict}`,
  );

export const insertCategories = insert(
  "categories",
  "categories",
  "id, name, name_key, user_id, revision, created_at, is_global",
);
export const insertStores = insert(
  "stores",
  "stores",
  "id, name, name_key, types, categories, aisle_order, lacks, user_id, is_global, is_approved, status, revision, created_at, updated_at",
);
export const insertNames = insert(
  "names",
  "user_items",
  "id, name, name_key, category_id, category_by, user_id, revision, created_at",
);
export const insertChoices = insert(
  "choices",
  "category_choices",
  "user_id, name_key, category_id, revision, chosen_at",
  ` ON CONFLICT (list_id, name_key, user_id) DO UPDATE
    SET category_id = excluded.category_id, revision = excluded.revision, chosen_at = excluded.chosen_at`,
);
export const insertPantry = insert(
  "pantry",
  "pantry_names",
  "user_id, name_key, name, created_at",
  " ON CONFLICT DO NOTHING",
);
export const insertItems = insert(
  "items",
  "items",
  `id, master_item_id, user_item_id, name, name_key, match_key, category_id, store_id, user_id, revision, deleted_at,
   ${columnsOf([...amountNames, ...itemValueNames])}`,
);
export const insertRepeats = insert(
  "repeats",
  "recurring_items",
  `id, user_id, household_id, item_id, is_recurring, recurrence_interval_days, recurrence_interval_weeks, recurrence_source,
   start_date, last_purchased_at, next_due_date, put_off_until, put_off_at, paused_until, resumes_at, revision, created_at,
   updated_at`,
);
export const insertHabits = insert(
  "habits",
  "suggestions",
  `id, user_id, master_item_id, user_item_id, store_id, frequency, last_seen, confidence, usual_interval_days,
   interval_spread, purchase_days, places`,
  ` ON CONFLICT (list_id, user_id, master_item_id, user_item_id) DO UPDATE SET store_id = excluded.store_id,
    frequency = excluded.frequency, last_seen = excluded.last_seen, confidence = excluded.confidence,
    usual_interval_days = excluded.usual_interval_days, interval_spread = excluded.interval_spread,
    purchase_days = excluded.purchase_days, places = excluded.places`,
);
export const insertShoppingLists = insert(
  "shopping-lists",
  "shopping_lists",
  "id, user_id, store_id, created_at, completed_at, items_checked_off, items_skipped, is_active",
);
export const insertVisits = insert(
  "visits",
  "store_visits",
  "id, user_id, store_id, shopping_list_id, start_time, last_check_off, end_time, duration, created_at",
);
export const insertPurchases = insert(
  "purchases",
  "shopping_history",
  "id, user_id, item_id, item_name, master_item_id, user_item_id, store_id, completed_at",
);
export const insertVisitPurchases = insert(
  "visit-purchases",
  "item_purchases",
  `id, user_id, item_id, item_name, store_id, visit_id, shopping_list_id, "timestamp", order_in_visit, source, created_at`,
);
export const insertSkips = insert(
  "skips",
  "skipped_items",
  "id, user_id, item_id, item_name, store_id, visit_id, shopping_list_id, reason, created_at",
);
