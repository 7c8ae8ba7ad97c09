import { statement } from "../db/statement.ts";

type Purchase = [
  itemId: string,
  userId: string,
  now: Date,
  masterItemId: string | null,
  userItemId: string | null,
  historyId: string,
  suggestionId: string,
];

const history = (storeId: string) => `
  INSERT INTO shopping_history (id, user_id, item_id, master_item_id, user_item_id, store_id, completed_at)
  VALUES ($6, $2, $1, $4, $5, ${storeId}, $3)`;
const suggestion = (storeId: string) => `
  INSERT INTO suggestions (id, user_id, master_item_id, user_item_id, store_id, last_seen)
  VALUES ($7, $2, $4, $5, ${storeId}, $3)
  ON CONFLICT (user_id, master_item_id, user_item_id) DO UPDATE
    SET frequency = suggestions.frequency + 1, last_seen = excluded.last_seen,
      store_id = coalesce(excluded.store_id, suggestions.store_id)`;

/** History and suggestion counter of an item that was just completed, nobody knows where. */
export const recordPurchase = statement<Purchase>(
  "items.record-purchase",
  `WITH history AS (${history("NULL")}) ${suggestion("NULL")}`,
);

/**
 * The same for one that was checked off in a store, with the store's usage for its category, if it has one: part of the
 * person's open visit there, else the first of a new one. One statement, since a check-off must stay cheap.
 */
export const recordCheckOff = statement<
  [
    ...Purchase,
    storeId: string,
    idleSince: Date,
    name: string,
    category: string | null,
    usageId: string,
    purchaseId: string,
    listId: string,
    visitId: string,
  ]
>(
  "items.record-check-off",
  `WITH current AS (
     SELECT id, list_id FROM store_visits
     WHERE user_id = $2 AND store_id = $8 AND end_time IS NULL AND last_check_off > $9),
   new_list AS (
     INSERT INTO shopping_lists (id, user_id, store_id, created_at, items_checked_off)
     SELECT $14, $2, $8, $3::timestamptz, 1 WHERE NOT EXISTS (SELECT FROM current)
     RETURNING id),
   new_visit AS (
     INSERT INTO store_visits (id, user_id, store_id, list_id, start_time, last_check_off, created_at)
     SELECT $15, $2, $8, id, $3, $3, $3 FROM new_list
     RETURNING id, list_id),
   kept AS (
     UPDATE store_visits v SET last_check_off = greatest(v.last_check_off, $3) FROM current WHERE v.id = current.id),
   counted AS (
     UPDATE shopping_lists l SET items_checked_off = l.items_checked_off + 1 FROM current WHERE l.id = current.list_id),
   purchased AS (
     INSERT INTO item_purchases
       (id, user_id, item_id, store_id, visit_id, list_id, "timestamp", order_in_visit, created_at)
     SELECT $13, $2, $1, $8, visit.id, visit.list_id, $3,
       1 + coalesce((SELECT max(p.order_in_visit) FROM item_purchases p WHERE p.visit_id = visit.id), 0), $3
     FROM (SELECT id, list_id FROM current UNION ALL SELECT id, list_id FROM new_visit) visit),
   history AS (${history("$8")}),
   suggested AS (${suggestion("$8")})
   INSERT INTO store_category_usage (id, user_id, store_id, category_name, item_name, action_type, "timestamp")
   SELECT $12::uuid, $2, $8, $11::text, $10, 'purchased', $3 WHERE $11 IS NOT NULL`,
);

/**
 * Takes the last completion of an item back while its visit is open; one without a store for as long as a visit would
 * be. Must come before the item itself is opened again. A visit's times and count are then those of its other
 * check-offs; without any the visit never was. A row when there was something to take back.
 */
export const takePurchaseBack = statement<[itemId: string, idleSince: Date], { historyId: string }>(
  "items.take-purchase-back",
  `WITH bought AS (
     SELECT h.id AS history_id, h.user_id, h.item_id, h.master_item_id, h.user_item_id, h.store_id, h.completed_at,
       i.name, p.id AS purchase_id, p.visit_id, p.list_id
     FROM items i
     JOIN shopping_history h ON h.item_id = i.id AND h.completed_at = i.completed_at
     LEFT JOIN item_purchases p ON p.item_id = i.id AND p."timestamp" = i.completed_at
     LEFT JOIN store_visits v ON v.id = p.visit_id
     WHERE i.id = $1 AND i.completed AND CASE WHEN p.id IS NULL THEN i.completed_at > $2
       ELSE v.end_time IS NULL AND v.last_check_off > $2 END
     LIMIT 1),
   history AS (DELETE FROM shopping_history h USING bought WHERE h.id = bought.history_id),
   purchase AS (DELETE FROM item_purchases p USING bought WHERE p.id = bought.purchase_id),
   others AS (
     SELECT bought.visit_id, bought.list_id, count(p.id)::int AS number, min(p."timestamp") AS first,
       max(p."timestamp") AS last
     FROM bought LEFT JOIN item_purchases p ON p.visit_id = bought.visit_id AND p.id <> bought.purchase_id
     WHERE bought.visit_id IS NOT NULL GROUP BY 1, 2),
   shortened AS (
     UPDATE store_visits v SET start_time = others.first, last_check_off = others.last FROM others
     WHERE v.id = others.visit_id AND others.number > 0),
   counted AS (
     UPDATE shopping_lists l SET items_checked_off = others.number FROM others
     WHERE l.id = others.list_id AND others.number > 0),
   never_was AS (
     DELETE FROM shopping_lists l USING others WHERE l.id = others.list_id AND others.number = 0),
   used AS (
     DELETE FROM store_category_usage s USING bought
     WHERE s.user_id = bought.user_id AND s.store_id = bought.store_id AND s.action_type = 'purchased'
       AND s."timestamp" = bought.completed_at AND s.item_name = bought.name),
   before AS (
     SELECT bought.*, earlier.completed_at AS earlier_at, earlier.store_id AS earlier_store_id
     FROM bought LEFT JOIN LATERAL (
       SELECT h.completed_at, h.store_id FROM shopping_history h
       WHERE h.user_id = bought.user_id AND h.id <> bought.history_id
         AND h.master_item_id IS NOT DISTINCT FROM bought.master_item_id
         AND h.user_item_id IS NOT DISTINCT FROM bought.user_item_id
       ORDER BY h.completed_at DESC LIMIT 1) earlier ON true),
   suggested_less AS (
     UPDATE suggestions s SET frequency = s.frequency - 1, last_seen = coalesce(before.earlier_at, s.last_seen),
       store_id = before.earlier_store_id
     FROM before
     WHERE s.user_id = before.user_id AND s.frequency > 1
       AND s.master_item_id IS NOT DISTINCT FROM before.master_item_id
       AND s.user_item_id IS NOT DISTINCT FROM before.user_item_id),
   not_suggested AS (
     DELETE FROM suggestions s USING bought
     WHERE s.user_id = bought.user_id AND s.frequency <= 1
       AND s.master_item_id IS NOT DISTINCT FROM bought.master_item_id
       AND s.user_item_id IS NOT DISTINCT FROM bought.user_item_id)
   SELECT history_id AS "historyId" FROM bought`,
);

/**
 * Ends visits: `idle` selects them and locks their rows. What was open and visible in the store at the last check-off
 * is skipped; an item that was completed or deleted since was still open then.
 */
const endVisits = (idle: string, now: string) => `
  WITH idle AS (${idle}),
  ended AS (
    UPDATE store_visits v SET end_time = v.last_check_off,
      duration = round(extract(epoch FROM v.last_check_off - v.start_time))
    FROM idle WHERE v.id = idle.id RETURNING v.id),
  skipped AS (
    INSERT INTO skipped_items (id, user_id, item_id, store_id, visit_id, list_id, created_at)
    SELECT new_id(), idle.user_id, i.id, idle.store_id, idle.id, idle.list_id, ${now}
    FROM idle
    JOIN users person ON person.id = idle.user_id
    JOIN stores s ON s.id = idle.store_id
    CROSS JOIN LATERAL (
      SELECT person.id AS user_id
      UNION SELECT m.user_id FROM household_members m
      JOIN households h ON h.id = m.household_id
      JOIN users o ON o.id = h.owner_id AND o.role IN ('premium', 'admin')
      WHERE m.household_id = person.household_id) member
    JOIN items i ON i.user_id = member.user_id
    LEFT JOIN categories c ON c.id = i.category_id
    WHERE NOT i.hidden AND i.created_at <= idle.last_check_off
      AND (NOT i.completed OR i.completed_at > idle.last_check_off)
      AND (i.deleted_at IS NULL OR i.deleted_at > idle.last_check_off)
      AND (i.store_id = s.id OR (i.store_id IS NULL AND (i.category_id IS NULL OR c.name_key = ANY(s.categories))))
    RETURNING list_id),
  finished AS (
    UPDATE shopping_lists l SET completed_at = idle.last_check_off, is_active = false,
      items_skipped = (SELECT count(*) FROM skipped WHERE skipped.list_id = l.id)
    FROM idle WHERE l.id = idle.list_id)
  SELECT id FROM ended`;

const visitColumns = "id, user_id, store_id, list_id, last_check_off";

export const endIdleVisitsOf = statement<[userId: string, idleSince: Date, now: Date], { id: string }>(
  "items.end-idle-visits-of",
  endVisits(
    `SELECT ${visitColumns} FROM store_visits WHERE user_id = $1 AND end_time IS NULL AND last_check_off <= $2 FOR UPDATE`,
    "$3",
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
