import { statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";
import { isInStore, itemCategory } from "./item-columns.ts";
import { updateItemRow, type UpdateItem } from "./queries.ts";

/** The data of a completion besides the item, the person and the time. */
export type Purchase = readonly [
  masterItemId: string | null,
  userItemId: string | null,
  name: string,
  category: string | null,
  storeId: string | null,
  idleSince: Date,
  newId: string,
];

/**
 * Records the completion of an item: history and suggestion counter and, when it was checked off in a store, the
 * purchase in the person's open visit there, else in a new one, and the store's usage for its category, if it has one.
 */
export const recordPurchase = statement<
  [listId: ListId, itemId: string, userId: string, now: Date, ...Purchase]
>("items.record-purchase", "SELECT record_purchase($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)");

/** Writes an item that was completed, and records that: in one statement, since a check-off must stay cheap. */
export const completeItem = statement<readonly [...UpdateItem, ...Purchase]>(
  "items.complete",
  `WITH i AS (${updateItemRow} RETURNING i.list_id, i.id, i.completed_by, i.updated_at)
   SELECT record_purchase(i.list_id, i.id, i.completed_by, i.updated_at, $4, $5, $6, $7, $8, $9, $10) FROM i`,
);

/**
 * Takes the last completion of an item back while its visit is open; one without a store for as long as a visit would
 * be. Must come before the item itself is opened again. A visit's times and count are then those of its other
 * check-offs; without any, and nothing missed, the visit never was. A row when there was something to take back.
 */
export const takePurchaseBack = statement<
  [listId: ListId, itemId: string, idleSince: Date],
  { historyId: string }
>(
  "items.take-purchase-back",
  `WITH
   -- The completion, if it can still be taken back.
   bought AS (
     SELECT h.id AS history_id, h.user_id, h.item_id, h.master_item_id, h.user_item_id, h.store_id, h.completed_at,
       i.name, p.id AS purchase_id, p.visit_id, p.shopping_list_id
     FROM items i
     JOIN shopping_history h ON h.list_id = $1 AND h.item_id = i.id AND h.completed_at = i.completed_at
     LEFT JOIN item_purchases p ON p.list_id = $1 AND p.item_id = i.id AND p."timestamp" = i.completed_at
     LEFT JOIN store_visits v ON v.list_id = $1 AND v.id = p.visit_id
     WHERE i.list_id = $1 AND i.id = $2 AND i.completed AND CASE WHEN p.id IS NULL THEN i.completed_at > $3
       ELSE v.end_time IS NULL AND v.last_check_off > $3 END
     LIMIT 1),
   -- Its records.
   history AS (DELETE FROM shopping_history h USING bought WHERE h.list_id = $1 AND h.id = bought.history_id),
   purchase AS (DELETE FROM item_purchases p USING bought WHERE p.list_id = $1 AND p.id = bought.purchase_id),
   -- What else happened in its visit, which ends with the last of that; the visit is deleted with its shopping list.
   others AS (
     SELECT bought.visit_id, bought.shopping_list_id, left_over.number,
       least(left_over.first, missed.first) AS first, coalesce(left_over.last, missed.last) AS last
     FROM bought, LATERAL (
       SELECT count(*)::int AS number, min(p."timestamp") AS first, max(p."timestamp") AS last FROM item_purchases p
       WHERE p.list_id = $1 AND p.visit_id = bought.visit_id AND p.id <> bought.purchase_id) left_over, LATERAL (
       SELECT min(k.created_at) AS first, max(k.created_at) AS last FROM skipped_items k
       WHERE k.list_id = $1 AND k.shopping_list_id = bought.shopping_list_id) missed
     WHERE bought.visit_id IS NOT NULL),
   shortened AS (
     UPDATE store_visits v SET start_time = others.first, last_check_off = others.last FROM others
     WHERE v.list_id = $1 AND v.id = others.visit_id AND others.last IS NOT NULL),
   counted AS (
     UPDATE shopping_lists l SET items_checked_off = others.number FROM others
     WHERE l.list_id = $1 AND l.id = others.shopping_list_id AND others.last IS NOT NULL),
   never_was AS (
     DELETE FROM shopping_lists l USING others
     WHERE l.list_id = $1 AND l.id = others.shopping_list_id AND others.last IS NULL),
   -- What was to be learned of it about the store.
   used AS (
     DELETE FROM store_category_usage s USING bought
     WHERE s.user_id = bought.user_id AND s.store_id = bought.store_id AND s.action_type = 'purchased'
       AND s."timestamp" = bought.completed_at AND s.item_name = bought.name),
   -- The suggestion counts one completion less, and says what the earlier one said; without an earlier one it goes.
   before AS (
     SELECT bought.*, earlier.completed_at AS earlier_at, earlier.store_id AS earlier_store_id
     FROM bought LEFT JOIN LATERAL (
       SELECT h.completed_at, h.store_id FROM shopping_history h
       WHERE h.list_id = $1 AND h.user_id = bought.user_id AND h.id <> bought.history_id
         AND h.master_item_id IS NOT DISTINCT FROM bought.master_item_id
         AND h.user_item_id IS NOT DISTINCT FROM bought.user_item_id
       ORDER BY h.completed_at DESC LIMIT 1) earlier ON true),
   suggested_less AS (
     UPDATE suggestions s SET frequency = s.frequency - 1, last_seen = coalesce(before.earlier_at, s.last_seen),
       store_id = before.earlier_store_id
     FROM before
     WHERE s.list_id = $1 AND s.user_id = before.user_id AND s.frequency > 1
       AND s.master_item_id IS NOT DISTINCT FROM before.master_item_id
       AND s.user_item_id IS NOT DISTINCT FROM before.user_item_id),
   not_suggested AS (
     DELETE FROM suggestions s USING bought
     WHERE s.list_id = $1 AND s.user_id = bought.user_id AND s.frequency <= 1
       AND s.master_item_id IS NOT DISTINCT FROM bought.master_item_id
       AND s.user_item_id IS NOT DISTINCT FROM bought.user_item_id)
   SELECT history_id AS "historyId" FROM bought`,
);

/** Records that a store doesn't have an item, in the person's open visit there, else in a new one. */
export const recordNotHere = statement<
  [listId: ListId, itemId: string, userId: string, now: Date, storeId: string, idleSince: Date, newId: string]
>("items.record-not-here", "SELECT record_not_here($1, $2, $3, $4, $5, $6, $7)");

/** Takes that back in all visits that are still open; a visit that has nothing else is deleted. */
export const takeNotHereBack = statement<[listId: ListId, itemId: string, storeId: string, idleSince: Date]>(
  "items.take-not-here-back",
  `WITH taken AS (
     DELETE FROM skipped_items k USING store_visits v
     WHERE k.list_id = $1 AND k.item_id = $2 AND k.store_id = $3 AND k.reason = 'not here'
       AND v.list_id = $1 AND v.id = k.visit_id AND v.end_time IS NULL AND v.last_check_off > $4
     RETURNING k.id, k.shopping_list_id)
   DELETE FROM shopping_lists l USING taken
   WHERE l.list_id = $1 AND l.id = taken.shopping_list_id AND l.items_checked_off = 0 AND NOT EXISTS (
     SELECT FROM skipped_items k
     WHERE k.list_id = $1 AND k.shopping_list_id = l.id AND k.id <> taken.id)`,
);

/** What a person has reported as absent on their trip no longer holds, since the trip is over; its record stays. */
export const endAbsencesOf = statement<[listId: ListId, userId: string, revision: number, now: Date]>(
  "items.end-absences-of",
  `UPDATE items i SET revision = $3, updated_at = $4, not_here = (
     SELECT jsonb_agg(CASE WHEN report ->> 'userId' = $2 THEN report || '{"over": true}' ELSE report END ORDER BY nth)
     FROM jsonb_array_elements(i.not_here) WITH ORDINALITY said (report, nth))
   WHERE i.list_id = $1 AND NOT i.completed AND i.deleted_at IS NULL AND i.not_here IS NOT NULL AND EXISTS (
     SELECT FROM jsonb_array_elements(i.not_here) report WHERE report ->> 'userId' = $2 AND NOT report ? 'over')`,
);

/**
 * Ends visits: `idle` selects them and locks their rows. Items that were open and visible in the store at the last check-off
 * are skipped, unless it is recorded already; an item that was completed or deleted since was still open then.
 */
const endVisits = (idle: string, now: string) => `
  WITH idle AS (${idle}),
  ended AS (
    UPDATE store_visits v SET end_time = v.last_check_off,
      duration = round(extract(epoch FROM v.last_check_off - v.start_time))
    FROM idle WHERE v.list_id = idle.list_id AND v.id = idle.id RETURNING v.id),
  skipped AS (
    INSERT INTO skipped_items (id, list_id, user_id, item_id, store_id, visit_id, shopping_list_id, created_at)
    SELECT new_id(), idle.list_id, idle.user_id, i.id, idle.store_id, idle.id, idle.shopping_list_id, ${now}
    FROM idle
    JOIN stores s ON s.list_id = idle.list_id AND s.id = idle.store_id
    JOIN items i ON i.list_id = idle.list_id
    ${itemCategory}
    WHERE NOT i.hidden AND i.created_at <= idle.last_check_off
      AND (NOT i.completed OR i.completed_at > idle.last_check_off)
      AND (i.deleted_at IS NULL OR i.deleted_at > idle.last_check_off)
      AND ${isInStore()}
    ON CONFLICT (list_id, visit_id, item_id) DO NOTHING
    RETURNING list_id, shopping_list_id),
  finished AS (
    UPDATE shopping_lists l SET completed_at = idle.last_check_off, is_active = false,
      items_skipped = (
        SELECT count(*) FROM skipped WHERE skipped.list_id = l.list_id AND skipped.shopping_list_id = l.id
      ) + (
        SELECT count(*) FROM skipped_items k WHERE k.list_id = l.list_id AND k.shopping_list_id = l.id)
    FROM idle WHERE l.list_id = idle.list_id AND l.id = idle.shopping_list_id)
  SELECT id FROM ended`;

const visitColumns = "list_id, id, user_id, store_id, shopping_list_id, last_check_off";

export const endIdleVisitsOf = statement<
  [listId: ListId, userId: string, idleSince: Date, now: Date],
  { id: string }
>(
  "items.end-idle-visits-of",
  endVisits(
    `SELECT ${visitColumns} FROM store_visits
     WHERE list_id = $1 AND user_id = $2 AND end_time IS NULL AND last_check_off <= $3 FOR UPDATE`,
    "$4",
  ),
);

/** Leaves out visits that another process is ending at this moment. */
export const endIdleVisits = statement<[limit: number, idleSince: Date, now: Date], { id: string }>(
  "items.end-idle-visits",
  endVisits(
    `SELECT ${visitColumns} FROM store_visits WHERE end_time IS NULL AND last_check_off <= $2
     ORDER BY last_check_off LIMIT $1 FOR UPDATE SKIP LOCKED`,
    "$3",
  ),
);
