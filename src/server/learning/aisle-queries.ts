import { statement } from "../db/statement.ts";
import { isGlobalOfName } from "../stores/evidence-store.ts";

/** Visits that a store's own order is learned from, the newest. */
const ownVisits = 20;
/** Visits that everybody's order of a global store is learned from, and how many of them may be one household's. */
const everybodysVisits = { all: 200, each: 2 } as const;

/** The categories of what was bought in a visit `v`, in the order of check-offs. */
const walk = `(
  SELECT array_agg(c.name_key ORDER BY p.order_in_visit)
  FROM item_purchases p JOIN items i ON i.list_id = p.list_id AND i.id = p.item_id
  JOIN categories c ON c.id = i.category_id AND c.list_id IN (i.list_id, everybodys_list())
  WHERE p.list_id = v.list_id AND p.visit_id = v.id)`;

/** A person's store with its newest visits, and what is known of the global store of its name. */
export type StoreWalks = {
  storeId: string;
  /** The newest first; null for a visit of things without a category. */
  visits: (string[] | null)[];
  everybody: string[] | null;
  known: string[];
};

export const listWalks = statement<[storeIds: readonly string[]], StoreWalks>(
  "learning.list-walks",
  `SELECT s.id AS "storeId", s.aisle_order AS known,
     (SELECT g.aisle_order FROM stores g WHERE ${isGlobalOfName}) AS everybody,
     (SELECT coalesce(json_agg(${walk} ORDER BY v.start_time DESC, v.id), '[]') FROM (
        SELECT list_id, id, start_time FROM store_visits WHERE list_id = s.list_id AND store_id = s.id
        ORDER BY start_time DESC, id LIMIT ${ownVisits}) v
     ) AS visits
   FROM stores s WHERE s.id = ANY($1::uuid[]) AND NOT s.is_global AND s.deleted_at IS NULL`,
);

/** The newest visits of everybody who has a store of this global one's name. */
export const listEverybodysWalks = statement<[globalStoreId: string], { visit: string[] | null }>(
  "learning.list-everybodys-walks",
  `SELECT ${walk} AS visit FROM (
     SELECT v.list_id, v.id, v.start_time
     FROM stores g JOIN stores s ON s.name_key = g.name_key AND NOT s.is_global AND s.deleted_at IS NULL
     CROSS JOIN LATERAL (
       SELECT list_id, id, start_time FROM store_visits WHERE list_id = s.list_id AND store_id = s.id
       ORDER BY start_time DESC, id LIMIT ${everybodysVisits.each}) v
     WHERE g.id = $1 ORDER BY v.start_time DESC, v.id LIMIT ${everybodysVisits.all}) v
   ORDER BY v.start_time DESC, v.id`,
);

export const setEverybodysOrder = statement<[globalStoreId: string, order: readonly string[]]>(
  "learning.set-everybodys-order",
  "UPDATE stores SET aisle_order = $2 WHERE id = $1 AND is_global AND aisle_order <> $2",
);

/**
 * A change of the store's list, so that its devices get it; its lock comes before the row's, as in every change. Returns
 * that list.
 */
export const setOwnOrder = statement<[storeId: string, order: readonly string[]], { listId: string }>(
  "learning.set-own-order",
  `WITH list AS (
     UPDATE lists SET revision = revision + 1 WHERE id = (SELECT s.list_id FROM stores s WHERE s.id = $1)
     RETURNING id, revision)
   UPDATE stores s SET aisle_order = $2, revision = list.revision FROM list
   WHERE s.list_id = list.id AND s.id = $1 AND s.deleted_at IS NULL
   RETURNING list.id AS "listId"`,
);
