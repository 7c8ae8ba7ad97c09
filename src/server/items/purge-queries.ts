import { statement } from "../db/statement.ts";

/**
 * Items deleted long enough ago that nothing tells of any more: those with history, purchases, skips or a repeat stay,
 * marked as deleted, since what was bought is part of what the person has told us.
 */
const removable = (before: string) => `deleted_at < ${before}
  AND NOT EXISTS (SELECT FROM shopping_history h WHERE h.item_id = i.id)
  AND NOT EXISTS (SELECT FROM item_purchases p WHERE p.item_id = i.id)
  AND NOT EXISTS (SELECT FROM skipped_items k WHERE k.item_id = i.id)
  AND NOT EXISTS (SELECT FROM recurring_items r WHERE r.item_id = i.id)`;

/** Locks the lists, own and household's, of the people behind some removable items. */
export const lockListsWithRemovable = statement<[before: Date, limit: number], { id: string }>(
  "items.lock-lists-with-removable",
  `SELECT id FROM scopes WHERE id IN (
     SELECT unnest(ARRAY[u.id, u.household_id])
     FROM (SELECT user_id FROM items i WHERE ${removable("$1")} LIMIT $2) old JOIN users u ON u.id = old.user_id)
   ORDER BY id FOR UPDATE`,
);

/**
 * Removes such items of these lists for good. A cursor from before one of them can't be brought up to date by changes
 * any more; a row's revision may come from either list of its owner, so both lists' marks go up.
 */
export const removeItems = statement<[before: Date, limit: number, lockedLists: string[]], { id: string }>(
  "items.remove-deleted",
  `WITH removed AS (
     DELETE FROM items WHERE id IN (
       SELECT i.id FROM items i JOIN users u ON u.id = i.user_id
       WHERE ${removable("$1")} AND u.id = ANY($3::uuid[])
         AND (u.household_id IS NULL OR u.household_id = ANY($3::uuid[])) LIMIT $2)
     RETURNING id, user_id, revision),
   marked AS (
     UPDATE scopes s SET purged_revision = greatest(s.purged_revision, least(s.revision, gap.revision))
     FROM (SELECT list.id, max(removed.revision) AS revision
       FROM removed JOIN users u ON u.id = removed.user_id
       CROSS JOIN LATERAL unnest(ARRAY[u.id, u.household_id]) AS list (id) GROUP BY 1) gap
     WHERE s.id = gap.id)
   SELECT id FROM removed`,
);

export const removeOperations = statement<[before: Date, limit: number]>(
  "items.remove-operations",
  `DELETE FROM operations WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM operations WHERE created_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED))`,
);
