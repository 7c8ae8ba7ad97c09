import { statement } from "../db/statement.ts";

/**
 * Items deleted long enough ago that nothing refers to: those with history, purchases, skips or a repeat stay,
 * marked as deleted, since purchases are part of a person's record.
 */
const removable = (before: string) => `deleted_at < ${before}
  AND NOT EXISTS (SELECT FROM shopping_history h WHERE h.list_id = i.list_id AND h.item_id = i.id)
  AND NOT EXISTS (SELECT FROM item_purchases p WHERE p.list_id = i.list_id AND p.item_id = i.id)
  AND NOT EXISTS (SELECT FROM skipped_items k WHERE k.list_id = i.list_id AND k.item_id = i.id)
  AND NOT EXISTS (SELECT FROM recurring_items r WHERE r.list_id = i.list_id AND r.item_id = i.id)`;

/** Locks the lists of some removable items. */
export const lockListsWithRemovable = statement<[before: Date, limit: number], { id: string }>(
  "items.lock-lists-with-removable",
  `SELECT id FROM lists WHERE id IN (SELECT i.list_id FROM items i WHERE ${removable("$1")} LIMIT $2)
   ORDER BY id FOR UPDATE`,
);

/**
 * Removes such items of these lists for good. A cursor from before one of them can't be brought up to date by changes
 * any more.
 */
export const removeItems = statement<[before: Date, limit: number, lockedLists: string[]], { id: string }>(
  "items.remove-deleted",
  `WITH removed AS (
     DELETE FROM items WHERE (list_id, id) IN (
       SELECT i.list_id, i.id FROM items i WHERE ${removable("$1")} AND i.list_id = ANY($3::uuid[]) LIMIT $2)
     RETURNING id, list_id, revision),
   marked AS (
     UPDATE lists l SET purged_revision = greatest(l.purged_revision, least(l.revision, gap.revision))
     FROM (SELECT list_id, max(revision) AS revision FROM removed GROUP BY 1) gap
     WHERE l.id = gap.list_id)
   SELECT id FROM removed`,
);

export const removeOperations = statement<[before: Date, limit: number]>(
  "items.remove-operations",
  `DELETE FROM operations WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM operations WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED))`,
);
