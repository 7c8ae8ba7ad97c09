import { statement } from "../db/statement.ts";

/** Days of history that a habit is learned from. */
const habitDays = 400;

/**
 * `member`: for each of the people in `$1`, everybody behind her list, so that what two housemates buy in turn is one
 * habit. The list has the household's id while it is shared.
 */
const members = `
  SELECT DISTINCT list.id AS list_id, m.user_id
  FROM users person
  LEFT JOIN households h ON h.id = person.household_id
  LEFT JOIN users head ON head.id = h.owner_id AND head.role IN ('premium', 'admin')
  CROSS JOIN LATERAL (SELECT CASE WHEN head.id IS NULL THEN person.id ELSE h.id END AS id) list
  CROSS JOIN LATERAL (
    SELECT person.id AS user_id
    UNION SELECT hm.user_id FROM household_members hm WHERE hm.household_id = list.id) m
  WHERE person.id = ANY($1::uuid[])`;

/** A name on a list: the suggestions that count it, and when it was bought, in days since 1970, ascending. */
export type HabitRow = { suggestionIds: string[]; times: number[] };

export const listHabits = statement<[userIds: readonly string[], now: Date], HabitRow>(
  "learning.list-habits",
  `WITH member AS MATERIALIZED (${members}),
   bought AS (
     SELECT member.list_id, coalesce(m.name_key, u.name_key) AS name_key,
       array_agg(extract(epoch FROM h.completed_at)::float8 / 86400 ORDER BY h.completed_at) AS times
     FROM member JOIN shopping_history h ON h.user_id = member.user_id
       AND h.completed_at > $2::timestamptz - interval '${habitDays} days'
     LEFT JOIN master_items m ON m.id = h.master_item_id
     LEFT JOIN user_items u ON u.id = h.user_item_id
     GROUP BY 1, 2),
   counted AS (
     SELECT member.list_id, coalesce(m.name_key, u.name_key) AS name_key, array_agg(s.id ORDER BY s.id) AS ids
     FROM member JOIN suggestions s ON s.user_id = member.user_id
     LEFT JOIN master_items m ON m.id = s.master_item_id
     LEFT JOIN user_items u ON u.id = s.user_item_id
     GROUP BY 1, 2)
   SELECT counted.ids AS "suggestionIds", coalesce(bought.times, '{}') AS times
   FROM counted LEFT JOIN bought USING (list_id, name_key)`,
);

export const setHabits = statement<
  [
    suggestionIds: readonly string[],
    days: readonly (number | null)[],
    spreads: readonly (number | null)[],
    purchases: readonly number[],
  ]
>(
  "learning.set-habits",
  `UPDATE suggestions s SET usual_interval_days = h.days, interval_spread = h.spread, purchase_days = h.purchases
   FROM unnest($1::uuid[], $2::real[], $3::real[], $4::int[]) AS h (id, days, spread, purchases)
   WHERE s.id = h.id AND (s.usual_interval_days, s.interval_spread, s.purchase_days)
     IS DISTINCT FROM (h.days, h.spread, h.purchases)`,
);
