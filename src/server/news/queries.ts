import type { Presence } from "../../contract/lists/schema.ts";
import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { isInStore, itemCategory } from "../items/item-columns.ts";
import { presentPeople } from "../lists/present-people.ts";

const name = `coalesce(nullif(u.first_name, ''), u.email)`;

export const listPresent = statement<[listId: ListId, now: Date], Presence>(
  "news.list-present",
  presentPeople("$1", "$2", name),
);

export type Notice = { storeId: string; storeName: string; since: string };

/** Locks a person's notices, so that only one of several jobs about them notifies at a time. */
export const lockNotice = statement<[userId: string]>(
  "news.lock-notice",
  "SELECT pg_advisory_xact_lock(hashtextextended('shopping ' || $1, 0))",
);
export const findNotice = statement<[userId: string], Notice & { name: string }>(
  "news.find-notice",
  `SELECT n.store_id AS "storeId", n.store_name AS "storeName", n.since, ${name} AS name
   FROM shopping_notices n JOIN users u ON u.id = n.user_id WHERE n.user_id = $1`,
);
export const putNotice = statement<[userId: string, storeId: string, storeName: string, since: string]>(
  "news.put-notice",
  `INSERT INTO shopping_notices (user_id, store_id, store_name, since) VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id) DO UPDATE SET store_id = $2, store_name = $3, since = $4`,
);
export const deleteNotice = statement<[userId: string]>(
  "news.delete-notice",
  "DELETE FROM shopping_notices WHERE user_id = $1",
);
export const listNotices = statement<[after: string | null], { userId: string }>(
  "news.list-notices",
  `SELECT user_id AS "userId" FROM shopping_notices WHERE $1::uuid IS NULL OR user_id > $1 ORDER BY user_id LIMIT 200`,
);

/** What a person has checked off in a store since a time. */
export const countGot = statement<
  [listId: ListId, userId: string, storeId: string, since: string],
  { number: number }
>(
  "news.count-got",
  `SELECT count(*)::int AS number FROM store_visits v
   JOIN item_purchases b ON b.list_id = v.list_id AND b.visit_id = v.id
   WHERE v.list_id = $1 AND v.user_id = $2 AND v.store_id = $3 AND b."timestamp" >= $4`,
);

export const countOpen = statement<[listId: ListId], { number: number }>(
  "news.count-open",
  "SELECT count(*)::int AS number FROM items WHERE list_id = $1 AND NOT completed AND NOT hidden AND deleted_at IS NULL",
);

/** Records that a person is notified of added items now; no row if they were notified less than a minute ago, or can't be. */
export const claimAdded = statement<[userId: string, now: Date], { toldTo: string | null }>(
  "news.claim-added",
  `WITH old AS (
     SELECT user_id FROM push_preferences
     WHERE user_id = $1 AND (added_told_at IS NULL OR added_told_at <= $2::timestamptz - interval '1 minute') FOR UPDATE)
   UPDATE push_preferences p SET added_told_at = $2 FROM old WHERE p.user_id = old.user_id
   RETURNING p.added_told_to AS "toldTo"`,
);

/** Changes of a list come one after the other, so nothing older is added later. */
export const setToldTo = statement<[userId: string, toldTo: string]>(
  "news.set-told-to",
  "UPDATE push_preferences SET added_told_to = $2 WHERE user_id = $1",
);

export type AddedItem = { name: string; by: string; createdAt: string; total: number };

/** What others have added since a time that shows in a store, the latest first; each with the number of all. */
export const listAdded = statement<
  [listId: ListId, userId: string, storeId: string, since: string, most: number],
  AddedItem
>(
  "news.list-added",
  `SELECT i.name, ${name} AS by, i.created_at AS "createdAt", count(*) OVER ()::int AS total
   FROM items i JOIN users u ON u.id = i.user_id ${itemCategory}
   JOIN stores s ON s.list_id = i.list_id AND s.id = $3
   WHERE i.list_id = $1 AND i.user_id <> $2 AND i.created_at > $4 AND NOT i.completed AND NOT i.hidden
     AND i.deleted_at IS NULL AND ${isInStore()}
   ORDER BY i.created_at DESC, i.id LIMIT $5`,
);

export const listNames = statement<[listId: ListId, ids: readonly string[]], { name: string }>(
  "news.list-names",
  `SELECT name FROM items WHERE list_id = $1 AND id = ANY ($2::uuid[]) AND NOT completed AND deleted_at IS NULL
   ORDER BY name LIMIT 200`,
);
