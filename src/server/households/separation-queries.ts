import { statement } from "../db/statement.ts";

type Parted = [userId: string, others: readonly string[], revision: number, now: Date];

const people = "array_append($2::uuid[], $1::uuid)";

/**
 * A row `one` of one side that points to a row `other` of the other side: of the two people behind them exactly one is
 * the one who parts. Written so that each table is looked at for these people only.
 */
const crosses = (one: string, other: string) =>
  `(${one}.user_id = ANY(${people}) AND ${other}.user_id = ANY(${people})
    AND (${one}.user_id = $1::uuid) <> (${other}.user_id = $1::uuid))`;

/** Not every statement needs every parameter; PostgreSQL wants to know the types of all. */
const marks = "$3::bigint IS NOT NULL AND $4::timestamptz IS NOT NULL";

/** A repeat is about a name: two of a person's that will share an item are one. */
export const endDoubleNames = statement<Parted>(
  "households.end-double-names",
  `UPDATE recurring_items r SET deleted_at = $4, updated_at = $4, revision = $3
   FROM (
     SELECT one.id, row_number() OVER (
       PARTITION BY one.user_id, i.name_key ORDER BY one.next_due_date, one.id) AS place
     FROM recurring_items one JOIN items i ON i.id = one.item_id
     WHERE one.user_id = ANY(${people}) AND one.deleted_at IS NULL) ranked
   WHERE r.id = ranked.id AND ranked.place > 1`,
);

/** Repeats need an item of their own person: her newest of that name, else a copy. */
export const copyRepeatedItems = statement<Parted>(
  "households.copy-repeated-items",
  `INSERT INTO items (id, master_item_id, user_item_id, name, name_key, match_key, category_id, quantity,
     parsed_quantity, parsed_size, note, store_id, completed, completed_at, hidden, user_id, revision, deleted_at,
     created_at, updated_at)
   SELECT DISTINCT ON (r.user_id, i.name_key) new_id(), i.master_item_id, i.user_item_id, i.name, i.name_key,
     i.match_key, i.category_id, i.quantity, i.parsed_quantity, i.parsed_size, i.note, i.store_id, i.completed,
     i.completed_at, i.hidden, r.user_id, $3, i.deleted_at, i.created_at, $4
   FROM recurring_items r JOIN items i ON i.id = r.item_id
   WHERE ${crosses("r", "i")}
     AND NOT EXISTS (SELECT FROM items own WHERE own.user_id = r.user_id AND own.name_key = i.name_key)
   ORDER BY r.user_id, i.name_key, i.deleted_at DESC NULLS FIRST, i.created_at DESC`,
);

export const linkRepeats = statement<Parted>(
  "households.link-repeats",
  `UPDATE recurring_items r SET revision = $3, updated_at = $4, item_id = (
     SELECT own.id FROM items own WHERE own.user_id = r.user_id AND own.name_key = i.name_key
     ORDER BY own.deleted_at DESC NULLS FIRST, own.completed, own.created_at DESC, own.id LIMIT 1)
   FROM items i WHERE i.id = r.item_id AND ${crosses("r", "i")}`,
);

/** Categories that rows of one side have from the other, by way of a name too. */
export const copyCategories = statement<Parted>(
  "households.copy-categories",
  `INSERT INTO categories (id, name, name_key, user_id, revision, created_at)
   SELECT new_id(), needed.name, needed.name_key, needed.user_id, $3, $4 FROM (
     SELECT DISTINCT ON (used.user_id, c.name_key) used.user_id, c.name, c.name_key
     FROM (
       SELECT user_id, category_id FROM items WHERE deleted_at IS NULL
       UNION SELECT i.user_id, u.category_id FROM items i JOIN user_items u ON u.id = i.user_item_id
       UNION SELECT user_id, category_id FROM user_items
       UNION SELECT user_id, category_id FROM category_choices) used
     JOIN categories c ON c.id = used.category_id AND c.deleted_at IS NULL
     WHERE ${crosses("used", "c")}
     ORDER BY used.user_id, c.name_key, c.id) needed
   ON CONFLICT (user_id, name_key) WHERE deleted_at IS NULL DO NOTHING`,
);

/** A person's own category of the same name, or null. */
const ownCategory = (userId: string, nameKey: string) =>
  `(SELECT own.id FROM categories own
    WHERE own.user_id = ${userId} AND own.name_key = ${nameKey} AND own.deleted_at IS NULL)`;

export const linkUserItemsToCategories = statement<Parted>(
  "households.link-user-items-to-categories",
  `UPDATE user_items u SET category_id = ${ownCategory("u.user_id", "c.name_key")}, revision = $3
   FROM categories c WHERE c.id = u.category_id AND ${crosses("u", "c")} AND ${marks}`,
);

export const linkChoicesToCategories = statement<Parted>(
  "households.link-choices-to-categories",
  `UPDATE category_choices k SET category_id = coalesce(${ownCategory("k.user_id", "c.name_key")}, k.category_id),
     revision = $3
   FROM categories c WHERE c.id = k.category_id AND ${crosses("k", "c")} AND ${marks}`,
);

export const linkItemsToCategories = statement<Parted>(
  "households.link-items-to-categories",
  `UPDATE items i SET category_id = ${ownCategory("i.user_id", "c.name_key")}, revision = $3, updated_at = $4
   FROM categories c WHERE c.id = i.category_id AND ${crosses("i", "c")}`,
);

/** Names that the other side had taught and that one's own items, history or suggestions use. */
export const copyUserItems = statement<Parted>(
  "households.copy-user-items",
  `INSERT INTO user_items (id, name, name_key, category_id, category_by, user_id, revision, created_at)
   SELECT new_id(), needed.name, needed.name_key, CASE WHEN c.is_global THEN c.id
     ELSE ${ownCategory("needed.user_id", "c.name_key")} END, needed.category_by, needed.user_id, $3, $4
   FROM (
     SELECT DISTINCT ON (used.user_id, u.name_key) used.user_id, u.name, u.name_key, u.category_id, u.category_by
     FROM (
       SELECT user_id, user_item_id FROM items
       UNION SELECT user_id, user_item_id FROM shopping_history
       UNION SELECT user_id, user_item_id FROM suggestions) used
     JOIN user_items u ON u.id = used.user_item_id
     WHERE ${crosses("used", "u")}
     ORDER BY used.user_id, u.name_key, u.id) needed
   LEFT JOIN categories c ON c.id = needed.category_id
   ON CONFLICT (user_id, name_key) DO NOTHING`,
);

export const linkItems = statement<Parted>(
  "households.link-items",
  `UPDATE items i SET user_item_id = own.id, revision = $3, updated_at = $4
   FROM user_items u, user_items own
   WHERE u.id = i.user_item_id AND ${crosses("i", "u")} AND own.user_id = i.user_id AND own.name_key = u.name_key`,
);

export const linkHistory = statement<Parted>(
  "households.link-history",
  `UPDATE shopping_history h SET user_item_id = own.id
   FROM user_items u, user_items own
   WHERE u.id = h.user_item_id AND ${crosses("h", "u")} AND own.user_id = h.user_id AND own.name_key = u.name_key
     AND ${marks}`,
);

/** What was counted for another's name is counted for one's own. */
export const linkSuggestions = statement<Parted>(
  "households.link-suggestions",
  `WITH crossing AS (
     DELETE FROM suggestions s USING user_items u
     WHERE u.id = s.user_item_id AND ${crosses("s", "u")} AND ${marks}
     RETURNING s.user_id, u.name_key, s.frequency, s.last_seen)
   INSERT INTO suggestions (id, user_id, user_item_id, frequency, last_seen)
   SELECT new_id(), own.user_id, own.id, sum(crossing.frequency), max(crossing.last_seen)
   FROM crossing JOIN user_items own ON own.user_id = crossing.user_id AND own.name_key = crossing.name_key
   GROUP BY own.user_id, own.id
   ON CONFLICT (user_id, master_item_id, user_item_id) DO UPDATE
     SET frequency = suggestions.frequency + excluded.frequency,
       last_seen = greatest(suggestions.last_seen, excluded.last_seen)`,
);

/** As when the store is deleted: the item stays, without a store. */
export const clearStores = statement<Parted>(
  "households.clear-stores",
  `UPDATE items i SET store_id = NULL, cleared_store_id = NULL, revision = $3, updated_at = $4
   FROM stores s WHERE s.id = coalesce(i.store_id, i.cleared_store_id) AND ${crosses("i", "s")}`,
);
