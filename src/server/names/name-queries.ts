import type { ListId } from "../people/person.ts";
import { mostListedItems } from "../../contract/items/limits.ts";
import { statement, type JsonOf } from "../db/statement.ts";
import { isUnsure } from "./refine-queries.ts";

/** Everything that the database needs to resolve a name, and to learn it when it is unknown. */
export type Naming = {
  list: ListId;
  caller: string;
  at: Date;
  name: string;
  name_key: string;
  /** The engine's answer: key of the category, how sure it is from 0 to 100, and why. */
  guess_key: string;
  guess_confidence: number;
  guess_reason: string;
  /** Key of the category of the whole line, when that is another than the name's. */
  said_key: string | null;
  /** The id of the user item for an unknown name. */
  new_row: string;
};

/** The global category with a name's key, else "Other". */
const globalCategory = (key: string) =>
  `(SELECT shared.id FROM categories shared WHERE shared.list_id = everybodys_list() AND shared.is_global AND shared.name_key IN (${key}, 'other')
    ORDER BY shared.name_key = 'other' LIMIT 1)`;

/** Whether the AI model may know better where one of these names belongs. */
export const areNamesUnsure = statement<[keys: readonly string[]], { areUnsure: boolean }>(
  "items.are-names-unsure",
  `SELECT EXISTS (
     SELECT FROM ai_categorization_cache cached WHERE cached.item_name = ANY($1) AND ${isUnsure("cached")}) AS "areUnsure"`,
);

/** What a name stands for: a master item, else a user item, with the name as it is shown and its category. */
export type NameLink = {
  key: string;
  masterItemId: string | null;
  userItemId: string | null;
  name: string;
  categoryId: string | null;
};

/** Resolves names, each key once, and learns the unknown ones: in their order, so that two of these never deadlock. */
export const linkNames = statement<[names: JsonOf<readonly Naming[]>, revision: number], NameLink>(
  "items.link-names",
  `SELECT given.key, link.master_item_id AS "masterItemId", link.user_item_id AS "userItemId", link.name,
     link.category_id AS "categoryId"
   FROM (
     SELECT g.name_key AS key, g AS naming FROM json_populate_recordset(NULL::new_item, $1::json) g ORDER BY 1) given,
   LATERAL link_name(given.naming, $2) link`,
);

/** Keeps a person's category choices for names; the list's open items of these names follow. */
export const keepChoices = statement<
  [
    listId: ListId,
    userId: string,
    keys: readonly string[],
    categoryIds: readonly string[],
    revision: number,
    now: Date,
  ]
>(
  "items.keep-choices",
  `WITH chosen AS (SELECT * FROM unnest($3::text[], $4::uuid[]) AS c (key, category_id)),
   kept AS (
     INSERT INTO category_choices (list_id, user_id, name_key, category_id, revision, chosen_at)
     SELECT $1, $2, key, category_id, $5, $6 FROM chosen
     ON CONFLICT (list_id, name_key, user_id) DO UPDATE
       SET category_id = excluded.category_id, revision = excluded.revision, chosen_at = excluded.chosen_at),
   named AS (
     UPDATE user_items u SET category_id = chosen.category_id, category_by = 'person', revision = $5 FROM chosen
     WHERE u.list_id = $1 AND u.name_key = chosen.key
       AND (u.category_id IS DISTINCT FROM chosen.category_id OR u.category_by <> 'person'))
   UPDATE items i SET category_id = chosen.category_id, revision = $5, updated_at = $6 FROM chosen
   WHERE i.list_id = $1 AND i.name_key = chosen.key AND NOT i.completed AND i.deleted_at IS NULL
     AND i.category_id IS DISTINCT FROM chosen.category_id`,
);

/** Takes a name out of every category of the list, until a person chooses again or the name is added again. */
export const forgetChoice = statement<[key: string, listId: ListId, revision: number, now: Date]>(
  "items.forget-choice",
  `WITH forgotten AS (
     DELETE FROM category_choices WHERE list_id = $2 AND name_key = $1)
   UPDATE items SET category_id = NULL, revision = $3, updated_at = $4
   WHERE list_id = $2 AND name_key = $1 AND NOT completed AND deleted_at IS NULL
     AND category_id IS NOT NULL`,
);

/** Columns of a user item as the contract shows it, of `user_items u`. */
export const userItemColumns = `u.id, u.name, u.category_id AS "categoryId", u.user_id AS "userId",
  u.created_at AS "createdAt", u.revision`;

export const listUserItems = statement<[listId: ListId], { json: string }>(
  "items.list-user-items",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT ${userItemColumns} FROM user_items u WHERE u.list_id = $1
     ORDER BY u.name, u.id LIMIT ${mostListedItems}) item`,
);

export const listPendingNames = statement<
  [listId: ListId, limit: number],
  { id: string; name: string; key: string }
>(
  "items.list-pending-names",
  `SELECT u.id, u.name, u.name_key AS key FROM user_items u
   WHERE u.list_id = $1 AND u.category_id IS NULL ORDER BY u.id LIMIT $2`,
);

/**
 * Gives user items the categories that were found for them; one row for each that had none until now. Open items of
 * these names without a category follow.
 */
export const categoriseNames = statement<
  [
    ids: string[],
    keys: string[],
    categoryKeys: string[],
    confidences: number[],
    reasonings: string[],
    listId: ListId,
    revision: number,
    now: Date,
  ],
  { id: string }
>(
  "items.categorise-names",
  `WITH given AS (
     SELECT g.id, g.key, g.confidence, g.reasoning, coalesce(old.answered_by, 'embedded') AS answered_by,
       coalesce(old.suggested_category_id, ${globalCategory("g.category_key")}) AS category_id
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::text[])
       AS g (id, key, category_key, confidence, reasoning)
     LEFT JOIN ai_categorization_cache old ON old.item_name = g.key),
   cached AS (
     -- In the order of the names, so that two of these never wait for each other.
     INSERT INTO ai_categorization_cache (id, item_name, suggested_category_id, confidence, reasoning, created_at)
     SELECT new_id(), key, category_id, confidence, reasoning, $8
     FROM (SELECT DISTINCT ON (key) * FROM given WHERE category_id IS NOT NULL ORDER BY key) one
     ON CONFLICT (item_name) DO UPDATE SET used_count = ai_categorization_cache.used_count + 1),
   named AS (
     UPDATE user_items u SET category_id = given.category_id, category_by = given.answered_by, revision = $7 FROM given
     WHERE u.list_id = $6 AND u.id = given.id AND u.category_id IS NULL AND given.category_id IS NOT NULL
     RETURNING u.id, u.category_id),
   followed AS (
     UPDATE items i SET category_id = named.category_id, revision = $7, updated_at = $8 FROM named
     WHERE i.list_id = $6 AND i.user_item_id = named.id AND i.category_id IS NULL AND NOT i.completed AND i.deleted_at IS NULL)
   SELECT id FROM named`,
);
