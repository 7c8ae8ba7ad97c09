import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "./calendar-tables.ts";

type MemberIds = readonly string[];

/**
 * The repeats of the name of an item `changed`, as JSON: a repeat is about a name, whichever row of it was bought.
 * @param people the scope's member ids, as SQL
 * @param userId one of them, as SQL
 */
export const repeatsOfName = (people: string, userId: string) => `
  (SELECT coalesce(json_agg(one), '[]') FROM (
     SELECT ${ruleColumns}, ${calendarColumns}
     FROM recurring_items r JOIN items named ON named.id = r.item_id ${calendarTables(userId)}
     WHERE r.user_id = ANY(${people}::uuid[]) AND r.deleted_at IS NULL AND named.name_key = changed.name_key
     ORDER BY r.id) one)`;

export const setPurchases = statement<
  [
    ids: readonly string[],
    purchases: readonly (string | null)[],
    dueDates: readonly Date[],
    revision: number,
    now: Date,
  ]
>(
  "repeat.set-purchases",
  `UPDATE recurring_items r SET last_purchased_at = bought.at, next_due_date = bought.due, revision = $4, updated_at = $5
   FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS bought (id, at, due) WHERE r.id = bought.id`,
);

/** When the name of each repeat was last bought since there is that repeat, by anybody in the scope. */
export const readPurchases = statement<
  [ids: readonly string[], memberIds: MemberIds],
  { id: string; lastPurchasedAt: string | null }
>(
  "repeat.read-purchases",
  `SELECT r.id, (
     SELECT max(h.completed_at) FROM shopping_history h JOIN items bought ON bought.id = h.item_id
     WHERE h.user_id = ANY($2::uuid[]) AND h.completed_at >= r.created_at AND bought.name_key = named.name_key
   ) AS "lastPurchasedAt"
   FROM recurring_items r JOIN items named ON named.id = r.item_id WHERE r.id = ANY($1::uuid[])`,
);

export const touchRepeats = statement<[keys: readonly string[], memberIds: MemberIds, revision: number]>(
  "repeat.touch",
  `UPDATE recurring_items r SET revision = $3 FROM items i
   WHERE i.id = r.item_id AND r.user_id = ANY($2::uuid[]) AND r.deleted_at IS NULL AND i.name_key = ANY($1::text[])`,
);

/** Of two repeats that have one name since this item was renamed, the one that had it before stays. */
export const endRenamedTwin = statement<[itemId: string, memberIds: MemberIds, revision: number, now: Date]>(
  "repeat.end-renamed-twin",
  `UPDATE recurring_items r SET deleted_at = $4, updated_at = $4, revision = $3 FROM items i
   WHERE i.id = $1 AND r.item_id = $1 AND r.user_id = ANY($2::uuid[]) AND r.deleted_at IS NULL AND EXISTS (
     SELECT FROM recurring_items other JOIN items named ON named.id = other.item_id
     WHERE other.user_id = ANY($2::uuid[]) AND other.deleted_at IS NULL AND other.item_id <> $1
       AND named.name_key = i.name_key)`,
);
