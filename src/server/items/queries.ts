import type { Item } from "../../contract/items/schema.ts";
import { statement } from "../db/statement.ts";
import type { DatedRepeat } from "../repeat/due-date-queries.ts";
import { repeatsOfName } from "../repeat/purchase-queries.ts";
import { itemColumns, itemTables, mostItems } from "./item-columns.ts";
import { itemsOnList } from "./items-on-list.ts";
import { knownNameColumns, knownNameTables, learnedCategoryTable, type KnownName } from "./name-queries.ts";

type MemberIds = readonly string[];

/** A store or category that a call names: whether the scope has it. */
type NamedThings = {
  storeFound: boolean;
  storeDeleted: boolean;
  categoryFound: boolean;
  categoryName: string | null;
};
const namedThingsColumns = `store.id IS NOT NULL AS "storeFound", store.deleted_at IS NOT NULL AS "storeDeleted",
  category.id IS NOT NULL AS "categoryFound", category.name AS "categoryName"`;

export type AddLookup = KnownName &
  NamedThings & {
    idTaken: boolean;
    sameId: Item | null;
    alreadyOpen: Item | null;
    saidCategoryId: string | null;
    saidCategoryName: string | null;
  };

/** The oldest open item of a name. One condition each: with two, PostgreSQL may walk the whole list. */
const openItem = (isNamed: string) =>
  `(SELECT row_to_json(item) FROM (
      SELECT ${itemColumns} FROM ${itemTables}
      WHERE i.user_id = ANY($1::uuid[]) AND ${isNamed} AND NOT i.completed AND i.deleted_at IS NULL
      ORDER BY i.created_at, i.id LIMIT 1) item)`;

/** Everything that adding an item has to know, in one round trip. */
export const lookUpToAdd = statement<
  [
    memberIds: MemberIds,
    userId: string,
    key: string,
    matchKey: string,
    guessKey: string,
    saidKey: string | null,
    id: string | null,
    storeId: string | null,
    categoryId: string | null,
  ],
  AddLookup
>(
  "items.look-up-to-add",
  `SELECT ${knownNameColumns}, ${namedThingsColumns},
     said.id AS "saidCategoryId", said.name AS "saidCategoryName",
     EXISTS (SELECT FROM items i WHERE i.id = $7::uuid) AS "idTaken",
     (SELECT row_to_json(item) FROM (
        SELECT ${itemColumns} FROM ${itemTables} WHERE i.id = $7::uuid AND i.user_id = ANY($1::uuid[])) item) AS "sameId",
     coalesce(${openItem("i.name_key = $3::text")}, ${openItem("i.match_key = $4::text")}) AS "alreadyOpen"
   FROM (SELECT) one
   ${knownNameTables("$1", "$2", "$3")}
   ${learnedCategoryTable("$5")}
   LEFT JOIN categories said ON said.is_global AND said.name_key = $6::text
   LEFT JOIN stores store ON store.id = $8::uuid AND store.user_id = ANY($1::uuid[])
   LEFT JOIN categories category ON category.id = $9::uuid AND category.deleted_at IS NULL
     AND (category.is_global OR category.user_id = ANY($1::uuid[]))`,
);

export type ChangeLookup = KnownName &
  NamedThings & {
    item: Item;
    nameKey: string;
    deletedAt: string | null;
    clearedStoreId: string | null;
    completedBy: string | null;
    walkedStoreFound: boolean;
    walkedStoreDeleted: boolean;
    hasIdleVisit: boolean;
    /** Of the item's name. */
    repeats: DatedRepeat[];
  };

/** Everything that changing an item has to know, in one round trip; no row when the scope has no such item. */
export const lookUpToChange = statement<
  [
    memberIds: MemberIds,
    userId: string,
    newKey: string | null,
    guessKey: string | null,
    id: string,
    storeId: string | null,
    categoryId: string | null,
    inStoreId: string | null,
    idleSince: Date,
  ],
  ChangeLookup
>(
  "items.look-up-to-change",
  `SELECT ${knownNameColumns}, ${namedThingsColumns},
     (SELECT row_to_json(item) FROM (SELECT ${itemColumns} FROM ${itemTables} WHERE i.id = changed.id) item) AS item,
     changed.name_key AS "nameKey", changed.deleted_at AS "deletedAt",
     changed.cleared_store_id AS "clearedStoreId", changed.completed_by AS "completedBy",
     walked.id IS NOT NULL AS "walkedStoreFound", walked.deleted_at IS NOT NULL AS "walkedStoreDeleted",
     EXISTS (SELECT FROM store_visits v WHERE v.user_id = $2::uuid AND v.end_time IS NULL AND v.last_check_off <= $9)
       AS "hasIdleVisit",
     ${repeatsOfName("$1", "$2::uuid")} AS repeats
   FROM items changed
   ${knownNameTables("$1", "$2", "$3")}
   ${learnedCategoryTable("$4")}
   LEFT JOIN stores store ON store.id = $6::uuid AND store.user_id = ANY($1::uuid[])
   LEFT JOIN categories category ON category.id = $7::uuid AND category.deleted_at IS NULL
     AND (category.is_global OR category.user_id = ANY($1::uuid[]))
   LEFT JOIN stores walked ON walked.id = $8::uuid AND walked.user_id = ANY($1::uuid[])
   WHERE changed.id = $5::uuid AND changed.user_id = ANY($1::uuid[])`,
);

export const insertItem = statement<
  [
    id: string,
    userId: string,
    masterItemId: string | null,
    userItemId: string | null,
    name: string,
    nameKey: string,
    matchKey: string,
    categoryId: string | null,
    quantity: number,
    parsedQuantity: string | null,
    parsedSize: string | null,
    note: string | null,
    storeId: string | null,
    clearedStoreId: string | null,
    revision: number,
    now: Date,
  ]
>(
  "items.insert",
  `INSERT INTO items (id, user_id, master_item_id, user_item_id, name, name_key, match_key, category_id, quantity,
     parsed_quantity, parsed_size, note, store_id, cleared_store_id, revision, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
);

/** What a second adding of an open name adds to its item; without a category it keeps the one it has. */
export const addToItem = statement<
  [
    id: string,
    quantity: number,
    parsedQuantity: string | null,
    parsedSize: string | null,
    note: string | null,
    categoryId: string | null,
    revision: number,
    now: Date,
  ],
  Item
>(
  "items.add-to",
  `WITH i AS (
     UPDATE items SET quantity = $2, parsed_quantity = $3, parsed_size = $4, note = $5,
       category_id = coalesce($6, category_id), revision = $7, updated_at = $8
     WHERE id = $1
     RETURNING *)
   SELECT ${itemColumns} FROM i LEFT JOIN categories c ON c.id = i.category_id`,
);

/** Writes the whole state of an item that is not, or no longer, deleted. */
export const updateItem = statement<
  [
    id: string,
    categoryGiven: boolean,
    categoryId: string | null,
    quantity: number,
    parsedQuantity: string | null,
    parsedSize: string | null,
    note: string | null,
    storeId: string | null,
    clearedStoreId: string | null,
    completed: boolean,
    completedAt: string | null,
    completedBy: string | null,
    hidden: boolean,
    revision: number,
    now: Date,
  ],
  Item
>(
  "items.update",
  `WITH i AS (
     UPDATE items SET category_id = CASE WHEN $2 THEN $3 ELSE category_id END, quantity = $4, parsed_quantity = $5,
       parsed_size = $6, note = $7, store_id = $8, cleared_store_id = $9, completed = $10, completed_at = $11,
       completed_by = $12, hidden = $13, revision = $14, updated_at = $15, deleted_at = NULL
     WHERE id = $1
     RETURNING *)
   SELECT ${itemColumns} FROM i LEFT JOIN categories c ON c.id = i.category_id`,
);

/** Gives an item another name, with what is known of it. */
export const renameItem = statement<
  [
    id: string,
    masterItemId: string | null,
    userItemId: string | null,
    name: string,
    nameKey: string,
    matchKey: string,
    categoryId: string | null,
  ]
>(
  "items.rename",
  `UPDATE items SET master_item_id = $2, user_item_id = $3::uuid, name = $4, name_key = $5, match_key = $6,
     category_id = coalesce($7, (SELECT u.category_id FROM user_items u WHERE u.id = $3::uuid))
   WHERE id = $1`,
);

export const setItemName = statement<[id: string, name: string]>(
  "items.set-name",
  "UPDATE items SET name = $2 WHERE id = $1",
);

/** A row when the scope has the item, deleted or not. */
export const deleteItem = statement<
  [id: string, memberIds: MemberIds, revision: number, now: Date],
  { id: string }
>(
  "items.delete",
  `WITH deleted AS (
     UPDATE items SET deleted_at = $4, updated_at = $4, revision = $3
     WHERE id = $1 AND user_id = ANY($2::uuid[]) AND deleted_at IS NULL)
   SELECT id FROM items WHERE id = $1 AND user_id = ANY($2::uuid[])`,
);

export const listOpenItems = statement<[memberIds: MemberIds], { json: string }>(
  "items.list-open",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT ${itemColumns} FROM ${itemTables}
     -- In a subquery, so that PostgreSQL can't plan for its value: one plan serves every call.
     WHERE i.user_id = ANY((SELECT $1)::uuid[]) AND i.deleted_at IS NULL AND NOT i.completed
     ORDER BY i.created_at, i.id LIMIT ${mostItems}) item`,
);

export const listItemsOnList = statement<[memberIds: MemberIds, now: Date], { json: string }>(
  "items.list-on-list",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT ${itemColumns} FROM ${itemsOnList("$1", "$2")}
     ORDER BY i.completed, i.created_at, i.id LIMIT ${mostItems}) item`,
);

export const listMasterItems = statement<[], { json: string }>(
  "items.list-master-items",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT id, name, category_id AS "categoryId", popularity FROM master_items
     ORDER BY popularity DESC, name LIMIT ${mostItems}) item`,
);
