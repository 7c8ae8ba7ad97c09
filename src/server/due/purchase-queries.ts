import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "./calendar-tables.ts";

/**
 * The repeats of the name of an item `changed`, as JSON: a repeat is about a name, whichever row of it was bought.
 * @param list the list's id, as SQL
 */
export const repeatsOfName = (list: string) => `
  (SELECT coalesce(json_agg(one), '[]') FROM (
     SELECT ${ruleColumns}, ${calendarColumns}
     FROM recurring_items r JOIN items named ON named.list_id = r.list_id AND named.id = r.item_id ${calendarTables(list)}
     WHERE r.list_id = ${list} AND r.deleted_at IS NULL AND named.name_key = changed.name_key
     ORDER BY r.id) one)`;

export const setPurchases = statement<
  [
    listId: ListId,
    ids: readonly string[],
    purchases: readonly (string | null)[],
    dueDates: readonly Date[],
    revision: number,
    now: Date,
  ]
>(
  "repeat.set-purchases",
  `UPDATE recurring_items r SET last_purchased_at = bought.at, next_due_date = bought.due, revision = $5, updated_at = $6
   FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS bought (id, at, due)
   WHERE r.list_id = $1 AND r.id = bought.id`,
);

/**
 * The last purchase of each repeat's name since the repeat exists, by anybody of the list. A purchase whose item
 * stayed in another list is known by its name.
 */
export const readPurchases = statement<
  [ids: readonly string[], listId: ListId],
  { id: string; lastPurchasedAt: string | null }
>(
  "repeat.read-purchases",
  `SELECT r.id, (
     SELECT max(h.completed_at) FROM shopping_history h
     LEFT JOIN items bought ON bought.list_id = h.list_id AND bought.id = h.item_id
     LEFT JOIN master_items m ON m.id = h.master_item_id
     LEFT JOIN user_items n ON n.list_id = h.list_id AND n.id = h.user_item_id
     WHERE h.list_id = $2 AND h.completed_at >= r.created_at
       AND coalesce(bought.name_key, m.name_key, n.name_key) = named.name_key
   ) AS "lastPurchasedAt"
   FROM recurring_items r JOIN items named ON named.list_id = r.list_id AND named.id = r.item_id
   WHERE r.list_id = $2 AND r.id = ANY($1::uuid[])`,
);

export const touchRepeats = statement<[keys: readonly string[], listId: ListId, revision: number]>(
  "repeat.touch",
  `UPDATE recurring_items r SET revision = $3 FROM items i
   WHERE i.list_id = $2 AND i.id = r.item_id AND r.list_id = $2 AND r.deleted_at IS NULL AND i.name_key = ANY($1::text[])`,
);

/** When a rename gives two repeats one name, the one that had it before stays. */
export const endRenamedTwin = statement<[itemId: string, listId: ListId, revision: number, now: Date]>(
  "repeat.end-renamed-twin",
  `UPDATE recurring_items r SET deleted_at = $4, updated_at = $4, revision = $3 FROM items i
   WHERE i.list_id = $2 AND i.id = $1 AND r.item_id = $1 AND r.list_id = $2 AND r.deleted_at IS NULL AND EXISTS (
     SELECT FROM recurring_items other JOIN items named ON named.list_id = other.list_id AND named.id = other.item_id
     WHERE other.list_id = $2 AND other.deleted_at IS NULL AND other.item_id <> $1
       AND named.name_key = i.name_key)`,
);
