import { statement } from "../db/statement.ts";

/** Days of history that a habit is learned from. */
const habitDays = 400;

/** A name on a list (what two housemates buy in turn is one habit): the suggestions that count it, and when it was bought, in days since 1970, ascending. */
export type HabitRow = { listId: string; suggestionIds: string[]; times: number[] };

export const listHabits = statement<[userIds: readonly string[], now: Date], HabitRow>(
  "learning.list-habits",
  `WITH list AS MATERIALIZED (SELECT DISTINCT list_id AS id FROM users WHERE id = ANY($1::uuid[])),
   bought AS (
     SELECT h.list_id, coalesce(m.name_key, u.name_key) AS name_key,
       array_agg(extract(epoch FROM h.completed_at)::float8 / 86400 ORDER BY h.completed_at) AS times
     FROM list JOIN shopping_history h ON h.list_id = list.id
       AND h.completed_at > $2::timestamptz - interval '${habitDays} days'
     LEFT JOIN master_items m ON m.id = h.master_item_id
     LEFT JOIN user_items u ON u.list_id = h.list_id AND u.id = h.user_item_id
     GROUP BY 1, 2),
   counted AS (
     SELECT s.list_id, coalesce(m.name_key, u.name_key) AS name_key, array_agg(s.id ORDER BY s.id) AS ids
     FROM list JOIN suggestions s ON s.list_id = list.id
     LEFT JOIN master_items m ON m.id = s.master_item_id
     LEFT JOIN user_items u ON u.list_id = s.list_id AND u.id = s.user_item_id
     GROUP BY 1, 2)
   SELECT counted.list_id AS "listId", counted.ids AS "suggestionIds", coalesce(bought.times, '{}') AS times
   FROM counted LEFT JOIN bought USING (list_id, name_key)`,
);

export const setHabits = statement<
  [
    listIds: readonly string[],
    suggestionIds: readonly string[],
    days: readonly (number | null)[],
    spreads: readonly (number | null)[],
    purchases: readonly number[],
  ]
>(
  "learning.set-habits",
  `UPDATE suggestions s SET usual_interval_days = h.days, interval_spread = h.spread, purchase_days = h.purchases
   FROM unnest($1::uuid[], $2::uuid[], $3::real[], $4::real[], $5::int[]) AS h (list_id, id, days, spread, purchases)
   WHERE s.list_id = h.list_id AND s.id = h.id AND (s.usual_interval_days, s.interval_spread, s.purchase_days)
     IS DISTINCT FROM (h.days, h.spread, h.purchases)`,
);
