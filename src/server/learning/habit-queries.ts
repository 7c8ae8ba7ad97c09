import { statement } from "../db/statement.ts";

/** Days of history that a habit is learned from. */
const habitDays = 400;

/**
 * A name on a list (what two members buy in turn is one habit): the suggestions that count it, when it was bought, in days
 * since 1970, ascending, and where (JSON, as the contract's `Suggestion` has it).
 */
export type HabitRow = { listId: string; suggestionIds: string[]; times: number[]; places: string };

export const listHabits = statement<[userIds: readonly string[], now: Date], HabitRow>(
  "learning.list-habits",
  `WITH list AS MATERIALIZED (SELECT DISTINCT list_id AS id FROM users WHERE id = ANY($1::uuid[])),
   purchase AS MATERIALIZED (
     SELECT h.list_id, coalesce(m.name_key, u.name_key) AS name_key, h.store_id, h.completed_at
     FROM list JOIN shopping_history h ON h.list_id = list.id
       AND h.completed_at > $2::timestamptz - interval '${habitDays} days'
     LEFT JOIN master_items m ON m.id = h.master_item_id
     LEFT JOIN user_items u ON u.list_id = h.list_id AND u.id = h.user_item_id),
   bought AS (
     SELECT list_id, name_key,
       array_agg(extract(epoch FROM completed_at)::float8 / 86400 ORDER BY completed_at) AS times
     FROM purchase GROUP BY 1, 2),
   place AS (
     SELECT list_id, name_key, store_id, sum(bought) AS bought, sum(missed) AS missed FROM (
       SELECT list_id, name_key, store_id, 1 AS bought, 0 AS missed FROM purchase WHERE store_id IS NOT NULL
       UNION ALL
       SELECT k.list_id, i.name_key, k.store_id, 0, 1
       FROM list JOIN skipped_items k ON k.list_id = list.id AND k.reason = 'not here' AND k.store_id IS NOT NULL
         AND k.created_at > $2::timestamptz - interval '${habitDays} days'
       JOIN items i ON i.list_id = k.list_id AND i.id = k.item_id) did
     GROUP BY 1, 2, 3),
   places AS (
     SELECT list_id, name_key, jsonb_agg(
       jsonb_build_object('storeId', store_id, 'bought', bought, 'missed', missed) ORDER BY bought DESC, store_id) AS places
     FROM place GROUP BY 1, 2),
   counted AS (
     SELECT s.list_id, coalesce(m.name_key, u.name_key) AS name_key, array_agg(s.id ORDER BY s.id) AS ids
     FROM list JOIN suggestions s ON s.list_id = list.id
     LEFT JOIN master_items m ON m.id = s.master_item_id
     LEFT JOIN user_items u ON u.list_id = s.list_id AND u.id = s.user_item_id
     GROUP BY 1, 2)
   SELECT counted.list_id AS "listId", counted.ids AS "suggestionIds", coalesce(bought.times, '{}') AS times,
     coalesce(places.places, '[]')::text AS places
   FROM counted LEFT JOIN bought USING (list_id, name_key) LEFT JOIN places USING (list_id, name_key)`,
);

export const setHabits = statement<
  [
    listIds: readonly string[],
    suggestionIds: readonly string[],
    days: readonly (number | null)[],
    spreads: readonly (number | null)[],
    purchases: readonly number[],
    places: readonly string[],
  ]
>(
  "learning.set-habits",
  `UPDATE suggestions s SET usual_interval_days = h.days, interval_spread = h.spread, purchase_days = h.purchases,
     places = h.places
   FROM unnest($1::uuid[], $2::uuid[], $3::real[], $4::real[], $5::int[], $6::jsonb[])
     AS h (list_id, id, days, spread, purchases, places)
   WHERE s.list_id = h.list_id AND s.id = h.id AND (s.usual_interval_days, s.interval_spread, s.purchase_days, s.places)
     IS DISTINCT FROM (h.days, h.spread, h.purchases, h.places)`,
);
