import { copiedFields } from "../../contract/items/fields.ts";
import { columnsOf } from "../items/item-columns.ts";
import { statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";

/** `lists`: those between which rows have moved. */
type Parted = [lists: readonly ListId[]];
type Copied = [lists: readonly ListId[], revision: number, now: Date];

/** A row `one` that refers to a row `other` of another list: one of the two has moved. */
const crosses = (one: string, other: string) =>
  `(${one}.list_id = ANY($1::uuid[]) AND ${other}.list_id = ANY($1::uuid[]) AND ${one}.list_id <> ${other}.list_id)`;

/** A repeat is about a name: of two of a person's that will share an item the next one due stays. */
export const endDoubleNames = statement<Copied>(
  "households.end-double-names",
  `UPDATE recurring_items r SET deleted_at = $3, updated_at = $3, revision = $2
   FROM (
     SELECT one.list_id, one.id, row_number() OVER same AS nth, bool_or(i.list_id <> one.list_id) OVER same AS crosses
     FROM recurring_items one JOIN items i ON i.id = one.item_id AND i.list_id = ANY($1::uuid[])
     WHERE one.list_id = ANY($1::uuid[]) AND one.deleted_at IS NULL
     WINDOW same AS (PARTITION BY one.list_id, one.user_id, i.name_key ORDER BY one.next_due_date, one.id
       ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)) ranked
   WHERE r.list_id = ranked.list_id AND r.id = ranked.id AND ranked.nth > 1 AND ranked.crosses`,
);

/** A person's own category of the same name in the same list, or null. */
const ownCategory = (row: string, nameKey: string) =>
  `(SELECT own.id FROM categories own WHERE own.list_id = ${row}.list_id AND own.user_id = ${row}.user_id
      AND own.name_key = ${nameKey} AND own.deleted_at IS NULL)`;

/**
 * Repeats need an item of their own list: the person's newest of that name, else a copy.
 * @param isHidden the copy only stands in while sharing rests, so it is not on the list
 */
export const copyRepeatedItems = statement<[...Copied, isHidden: boolean]>(
  "households.copy-repeated-items",
  `INSERT INTO items (list_id, id, user_id, name_key, match_key, ${columnsOf(copiedFields)}, revision, deleted_at,
     updated_at)
   SELECT DISTINCT ON (r.list_id, r.user_id, i.name_key) r.list_id, new_id(), r.user_id, i.name_key, i.match_key,
     ${columnsOf(copiedFields, "i.")}, $2, CASE WHEN $4 THEN coalesce(i.deleted_at, $3) ELSE i.deleted_at END, $3
   FROM recurring_items r JOIN items i ON i.id = r.item_id
   WHERE ${crosses("r", "i")}
     AND NOT EXISTS (SELECT FROM items own
       WHERE own.list_id = r.list_id AND own.user_id = r.user_id AND own.name_key = i.name_key)
   ORDER BY r.list_id, r.user_id, i.name_key, i.deleted_at DESC NULLS FIRST, i.created_at DESC`,
);

export const linkRepeats = statement<Parted>(
  "households.link-repeats",
  `UPDATE recurring_items r SET item_id = (
     SELECT own.id FROM items own
     WHERE own.list_id = r.list_id AND own.user_id = r.user_id AND own.name_key = i.name_key
     ORDER BY own.deleted_at DESC NULLS FIRST, own.completed, own.created_at DESC, own.id LIMIT 1)
   FROM items i WHERE i.id = r.item_id AND ${crosses("r", "i")}`,
);

/** Categories that rows of one list have from another, by way of a name too. */
export const copyCategories = statement<Copied>(
  "households.copy-categories",
  `INSERT INTO categories (list_id, id, name, name_key, user_id, revision, created_at)
   SELECT needed.list_id, new_id(), needed.name, needed.name_key, needed.user_id, $2, $3 FROM (
     SELECT DISTINCT ON (used.list_id, used.user_id, c.name_key) used.list_id, used.user_id, c.name, c.name_key
     FROM (
       SELECT list_id, user_id, category_id FROM items WHERE list_id = ANY($1::uuid[]) AND deleted_at IS NULL
       UNION SELECT i.list_id, i.user_id, u.category_id FROM items i JOIN user_items u ON u.id = i.user_item_id
         AND u.list_id = ANY($1::uuid[]) WHERE i.list_id = ANY($1::uuid[])
       UNION SELECT list_id, user_id, category_id FROM user_items WHERE list_id = ANY($1::uuid[])
       UNION SELECT list_id, user_id, category_id FROM category_choices WHERE list_id = ANY($1::uuid[])) used
     JOIN categories c ON c.id = used.category_id AND c.deleted_at IS NULL
     WHERE ${crosses("used", "c")}
     ORDER BY used.list_id, used.user_id, c.name_key, c.id) needed
   ON CONFLICT (list_id, name_key, user_id) WHERE deleted_at IS NULL DO NOTHING`,
);

export const linkUserItemsToCategories = statement<Parted>(
  "households.link-user-items-to-categories",
  `UPDATE user_items u SET category_id = ${ownCategory("u", "c.name_key")}
   FROM categories c WHERE c.id = u.category_id AND ${crosses("u", "c")}`,
);

/** Drops choices of categories that were deleted. */
export const endChoicesOfDeletedCategories = statement<Parted>(
  "households.end-choices-of-deleted-categories",
  `DELETE FROM category_choices k USING categories c
   WHERE c.id = k.category_id AND ${crosses("k", "c")} AND ${ownCategory("k", "c.name_key")} IS NULL`,
);

export const linkChoicesToCategories = statement<Parted>(
  "households.link-choices-to-categories",
  `UPDATE category_choices k SET category_id = ${ownCategory("k", "c.name_key")}
   FROM categories c WHERE c.id = k.category_id AND ${crosses("k", "c")}`,
);

export const linkItemsToCategories = statement<Parted>(
  "households.link-items-to-categories",
  `UPDATE items i SET category_id = ${ownCategory("i", "c.name_key")}
   FROM categories c WHERE c.id = i.category_id AND ${crosses("i", "c")}`,
);

/** Names that another had taught and that one's own items, history or suggestions use. */
export const copyUserItems = statement<Copied>(
  "households.copy-user-items",
  `INSERT INTO user_items (list_id, id, name, name_key, category_id, category_by, user_id, revision, created_at)
   SELECT needed.list_id, new_id(), needed.name, needed.name_key, CASE WHEN c.is_global THEN c.id
     ELSE ${ownCategory("needed", "c.name_key")} END, needed.category_by, needed.user_id, $2, $3
   FROM (
     SELECT DISTINCT ON (used.list_id, used.user_id, u.name_key) used.list_id, used.user_id, u.name, u.name_key,
       u.category_id, u.category_by
     FROM (
       SELECT list_id, user_id, user_item_id FROM items WHERE list_id = ANY($1::uuid[])
       UNION SELECT list_id, user_id, user_item_id FROM shopping_history WHERE list_id = ANY($1::uuid[])
       UNION SELECT list_id, user_id, user_item_id FROM suggestions WHERE list_id = ANY($1::uuid[])) used
     JOIN user_items u ON u.id = used.user_item_id
     WHERE ${crosses("used", "u")}
     ORDER BY used.list_id, used.user_id, u.name_key, u.id) needed
   LEFT JOIN categories c ON c.id = needed.category_id
     AND (c.list_id = ANY($1::uuid[]) OR c.list_id = everybodys_list())
   ON CONFLICT (list_id, name_key, user_id) DO NOTHING`,
);

/** The condition for the user item of the same name in the list of the row's person. */
const ownName = (row: string) =>
  `own.list_id = ${row}.list_id AND own.user_id = ${row}.user_id AND own.name_key = u.name_key`;

export const linkItems = statement<Parted>(
  "households.link-items",
  `UPDATE items i SET user_item_id = own.id FROM user_items u, user_items own
   WHERE u.id = i.user_item_id AND ${crosses("i", "u")} AND ${ownName("i")}`,
);

export const linkHistory = statement<Parted>(
  "households.link-history",
  `UPDATE shopping_history h SET user_item_id = own.id FROM user_items u, user_items own
   WHERE u.id = h.user_item_id AND ${crosses("h", "u")} AND ${ownName("h")}`,
);

/** Moves what was counted for another's name to the person's own name. */
export const linkSuggestions = statement<Parted>(
  "households.link-suggestions",
  `WITH crossing AS (
     DELETE FROM suggestions s USING user_items u
     WHERE u.id = s.user_item_id AND ${crosses("s", "u")}
     RETURNING s.list_id, s.user_id, u.name_key, s.frequency, s.last_seen)
   INSERT INTO suggestions (list_id, id, user_id, user_item_id, frequency, last_seen)
   SELECT own.list_id, new_id(), own.user_id, own.id, sum(u.frequency), max(u.last_seen)
   FROM crossing u JOIN user_items own ON ${ownName("u")}
   GROUP BY own.list_id, own.user_id, own.id
   ON CONFLICT (list_id, user_id, master_item_id, user_item_id) DO UPDATE
     SET frequency = suggestions.frequency + excluded.frequency,
       last_seen = greatest(suggestions.last_seen, excluded.last_seen)`,
);

/** A record of an item that stays in another list keeps its name. */
const keepItemName = (table: string) =>
  statement<Parted>(
    `households.keep-item-name-of-${table}`,
    `UPDATE ${table} r SET item_id = NULL, item_name = i.name FROM items i WHERE i.id = r.item_id AND ${crosses("r", "i")}`,
  );

/** Clears the store of rows, as when the store is deleted. */
const clearStore = (table: string, column: string) =>
  statement<Parted>(
    `households.clear-${column}-of-${table}`,
    `UPDATE ${table} r SET ${column} = NULL FROM stores s WHERE s.id = r.${column} AND ${crosses("r", "s")}`,
  );

/** Drops the reports that a store doesn't have an item when the store or the person who said so is not of the item's list any more. */
const dropAbsences = statement<Parted>(
  "households.drop-absences",
  `UPDATE items i SET not_here = (
     SELECT jsonb_agg(said.report ORDER BY said.nth)
     FROM jsonb_array_elements(i.not_here) WITH ORDINALITY said (report, nth)
     JOIN stores s ON s.list_id = i.list_id AND s.id = (said.report->>'storeId')::uuid
     JOIN users u ON u.list_id = i.list_id AND u.id = (said.report->>'userId')::uuid)
   WHERE i.list_id = ANY($1::uuid[]) AND i.not_here IS NOT NULL`,
);

/** Drops the stores of other lists from where a name was bought and missed. Few suggestions have such a one. */
const dropPlaces = statement<Parted>(
  "households.drop-places",
  `UPDATE suggestions g SET places = (
     SELECT coalesce(jsonb_agg(known.place ORDER BY known.nth), '[]')
     FROM jsonb_array_elements(g.places) WITH ORDINALITY known (place, nth)
     JOIN stores s ON s.list_id = g.list_id AND s.id = (known.place->>'storeId')::uuid)
   WHERE g.list_id = ANY($1::uuid[]) AND EXISTS (
     SELECT FROM jsonb_array_elements(g.places) one WHERE NOT EXISTS (
       SELECT FROM stores s WHERE s.list_id = g.list_id AND s.id = (one->>'storeId')::uuid))`,
);

/** References that are given up. */
export const cutReferences = [
  keepItemName("shopping_history"),
  keepItemName("item_purchases"),
  keepItemName("skipped_items"),
  statement<Parted>(
    "households.clear-item-of-occurrences",
    `UPDATE recurring_occurrences r SET item_id = NULL FROM items i WHERE i.id = r.item_id AND ${crosses("r", "i")}`,
  ),
  clearStore("items", "store_id"),
  clearStore("items", "cleared_store_id"),
  clearStore("shopping_history", "store_id"),
  // A purchase follows its visit.
  clearStore("store_visits", "store_id"),
  clearStore("item_purchases", "store_id"),
  clearStore("skipped_items", "store_id"),
  clearStore("shopping_lists", "store_id"),
  clearStore("suggestions", "store_id"),
  dropAbsences,
  dropPlaces,
  // An import gave another member's store more categories, and they stay with it.
  statement<Parted>(
    "households.forget-imported-rows",
    `DELETE FROM imported_rows r USING stores s WHERE s.id = r.store_id AND ${crosses("r", "s")}`,
  ),
] as const;
