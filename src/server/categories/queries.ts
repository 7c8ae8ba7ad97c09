import type { ListId } from "../people/person.ts";
import { mostListedItems } from "../../contract/items/limits.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { statement } from "../db/statement.ts";
import { itemColumns } from "../items/item-columns.ts";
import { itemsOnList } from "../items/items-on-list.ts";
import { categoryColumns, mostCategories } from "./category-columns.ts";

/** `json` is the answer's body, made by PostgreSQL. */
type Json = { json: string };

const visibleTo = (list: `$${number}`) =>
  `c.list_id IN (${list}, everybodys_list()) AND c.deleted_at IS NULL`;

export const listCategories = statement<[listId: ListId], Json>(
  "categories.list",
  `SELECT coalesce(json_agg(category)::text, '[]') AS json FROM (
     SELECT ${categoryColumns} FROM categories c WHERE ${visibleTo("$1")}
     ORDER BY c.is_global DESC, c.name_key, c.id LIMIT ${mostCategories}
   ) category`,
);

export const listGlobalCategories = statement<[], Json>(
  "categories.list-global",
  `SELECT coalesce(json_agg(category)::text, '[]') AS json FROM (
     SELECT ${categoryColumns} FROM categories c
     WHERE c.list_id = everybodys_list() AND c.deleted_at IS NULL ORDER BY c.name_key
   ) category`,
);

export const findCategory = statement<[id: string, listId: ListId], Category>(
  "categories.find",
  `SELECT ${categoryColumns} FROM categories c WHERE c.id = $1 AND ${visibleTo("$2")}`,
);

/** Compares by name, not by id: members of a household may each have brought a category of one name, which show as one. */
export const listCategoryItems = statement<[id: string, listId: ListId, now: Date], Json>(
  "categories.list-items",
  `WITH shown AS (SELECT c.name_key FROM categories c WHERE c.id = $1 AND ${visibleTo("$2")})
   SELECT (
     SELECT coalesce(json_agg(item)::text, '[]') FROM (
       SELECT ${itemColumns} FROM ${itemsOnList("$2", "$3")}
       WHERE c.name_key = shown.name_key
       ORDER BY i.created_at, i.id LIMIT ${mostListedItems}
     ) item
   ) AS json FROM shown`,
);

/**
 * The row that conflicts with a new category: the one with its id (`isMine` says whether it is on the list), else
 * a global one or one of the list with its name.
 */
export type FoundCategory = Category & { hasId: boolean; isMine: boolean };

export const findForNewCategory = statement<[id: string, listId: ListId, nameKey: string], FoundCategory>(
  "categories.find-for-new",
  `SELECT ${categoryColumns}, c.id = $1 AS "hasId", c.list_id = $2 AS "isMine"
   FROM categories c
   WHERE c.id = $1 OR (c.name_key = $3 AND ${visibleTo("$2")})
   ORDER BY c.id = $1 DESC, c.is_global DESC, c.created_at, c.id LIMIT 1`,
);

export const insertCategory = statement<
  [listId: ListId, id: string, name: string, nameKey: string, userId: string, revision: number, now: Date],
  Category
>(
  "categories.insert",
  `INSERT INTO categories AS c (list_id, id, name, name_key, user_id, revision, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   RETURNING ${categoryColumns}`,
);
