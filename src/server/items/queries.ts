import { itemFields, stateFields } from "../../contract/items/fields.ts";
import type { ListId } from "../people/person.ts";
import { mostListedItems, mostOpenItems } from "../../contract/items/limits.ts";
import type { Absence, Item } from "../../contract/items/schema.ts";
import { jsonOf, statement, type JsonOf } from "../db/statement.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";
import { repeatsOfName } from "../due/purchase-queries.ts";
import { hasSubscriber } from "../push/queries.ts";
import { columnsOf, itemCategory, itemColumns, itemTables } from "./item-columns.ts";
import { itemsOnList } from "./items-on-list.ts";
import type { Naming } from "../names/name-queries.ts";

/** Whether the list has the store and the category that a call names. */
type NamedThings = {
  storeFound: boolean;
  storeDeleted: boolean;
  categoryFound: boolean;
  categoryName: string | null;
};
const namedThingsColumns = `store.id IS NOT NULL AS "storeFound", store.deleted_at IS NOT NULL AS "storeDeleted",
  category.id IS NOT NULL AS "categoryFound", category.name AS "categoryName"`;

/**
 * Whether the list has as many open items as it may have, `unseen` of them being about to come. A list that has changed less
 * often can't, so that most adds read one row for it; the count stops at that number.
 */
const isFull = ({ isAsked = "true", unseen = "0" }) =>
  `CASE WHEN ${isAsked} AND (SELECT l.revision >= ${mostOpenItems} FROM lists l WHERE l.id = $1) THEN EXISTS (
     SELECT FROM items i WHERE i.list_id = $1 AND i.deleted_at IS NULL AND NOT i.completed
     OFFSET ${mostOpenItems} - 1 - ${unseen}) ELSE false END AS "isFull"`;

/** Raises the revision by the number of items that come in one change, as `isFull` counts on. */
export const raiseRevision = statement<[listId: ListId, items: number]>(
  "items.raise-revision",
  "UPDATE lists SET revision = revision + $2 WHERE id = $1",
);

export type AddLookup = NamedThings & {
  isFull: boolean;
  idTaken: boolean;
  sameId: Item | null;
  alreadyOpen: Item | null;
  /** Whether another member of the list has a subscribed device, which may be notified of the add. */
  hasSubscriber: boolean;
  /** The latest category that the list's people chose for this name; read only when the call names a category. */
  chosenCategoryId: string | null;
};

/** The oldest open item of a name. One condition each: with two, PostgreSQL may walk the whole list. */
const openItem = (isNamed: string) =>
  `(SELECT row_to_json(item) FROM (
      SELECT ${itemColumns} FROM ${itemTables}
      WHERE i.list_id = $1 AND ${isNamed} AND NOT i.completed AND i.deleted_at IS NULL
      ORDER BY i.created_at, i.id LIMIT 1) item)`;

/** Everything that decides whether an item can be added, in one round trip. */
export const lookUpToAdd = statement<
  [
    listId: ListId,
    key: string,
    matchKey: string,
    id: string | null,
    storeId: string | null,
    categoryId: string | null,
    userId: string,
    unseen: number,
  ],
  AddLookup
>(
  "items.look-up-to-add",
  `SELECT ${namedThingsColumns},
     EXISTS (SELECT FROM items i WHERE i.id = $4::uuid) AS "idTaken",
     (SELECT row_to_json(item) FROM (
        SELECT ${itemColumns} FROM ${itemTables} WHERE i.id = $4::uuid AND i.list_id = $1) item) AS "sameId",
     coalesce(${openItem("i.name_key = $2::text")}, ${openItem("i.match_key = $3::text")}) AS "alreadyOpen",
     CASE WHEN $6::uuid IS NOT NULL THEN chosen_category($1, $2::text) END AS "chosenCategoryId",
     ${isFull({ unseen: "$8::integer" })},
     ${hasSubscriber("$1", "$7")} AS "hasSubscriber"
   FROM (SELECT) one
   LEFT JOIN stores store ON store.id = $5::uuid AND store.list_id = $1
   LEFT JOIN categories category ON category.id = $6::uuid AND category.deleted_at IS NULL
     AND category.list_id IN ($1, everybodys_list())`,
);

export type ChangeLookup = NamedThings & {
  item: Item;
  /** Whether the list has no room for one more open item; false when that was not asked. */
  isFull: boolean;
  nameKey: string;
  deletedAt: string | null;
  /** The person who deleted it, if that was recorded. */
  deletedBy: string | null;
  /** The open item of its name, for a deleted item. */
  openOfName: Item | null;
  clearedStoreId: string | null;
  visitedStoreFound: boolean;
  visitedStoreDeleted: boolean;
  hasIdleVisit: boolean;
  /** The repeats of the item's name. */
  repeats: DatedRepeat[];
  /** For a completed item that opens: its absences, which the completion took, as far as their visits go on. */
  missedBefore: Absence[] | null;
};

/** Whether the person has said since that the trip on which they reported an absence is over. */
const isOver = "w.said_at >= k.created_at AND w.store_id IS DISTINCT FROM k.store_id";

/** Absences as the items have them, made again from the record of visits; a person who finds a thing deletes that store's. */
const missedBefore = `CASE WHEN $8 AND changed.completed THEN (
  SELECT json_agg(
    json_strip_nulls(json_build_object('storeId', k.store_id, 'userId', k.user_id, 'at', k.created_at, 'over', k.over))
    ORDER BY k.created_at)
  FROM (
    SELECT DISTINCT ON (k.store_id) k.store_id, k.user_id, k.created_at, CASE WHEN ${isOver} THEN true END AS over
    FROM store_visits v
    JOIN skipped_items k ON k.list_id = $1 AND k.visit_id = v.id AND k.item_id = changed.id AND k.reason = 'not here'
    JOIN stores s ON s.list_id = $1 AND s.id = k.store_id AND s.deleted_at IS NULL
    LEFT JOIN whereabouts w ON w.user_id = k.user_id
    WHERE v.list_id = $1 AND v.end_time IS NULL AND v.last_check_off > $7
    ORDER BY k.store_id, k.created_at DESC) k) END`;

/** Everything that changing an item has to know, in one round trip; no row when the list has no such item. */
export const lookUpToChange = statement<
  [
    listId: ListId,
    userId: string,
    id: string,
    storeId: string | null,
    categoryId: string | null,
    inStoreId: string | null,
    idleSince: Date,
    opens: boolean,
  ],
  ChangeLookup
>(
  "items.look-up-to-change",
  `SELECT ${namedThingsColumns},
     (SELECT row_to_json(item) FROM (SELECT ${itemColumns} FROM ${itemTables} WHERE i.list_id = changed.list_id AND i.id = changed.id) item) AS item,
     changed.name_key AS "nameKey", changed.deleted_at AS "deletedAt",
     changed.deleted_by AS "deletedBy",
     CASE WHEN changed.deleted_at IS NOT NULL THEN ${openItem("i.name_key = changed.name_key")} END AS "openOfName",
     changed.cleared_store_id AS "clearedStoreId",
     visited.id IS NOT NULL AS "visitedStoreFound", visited.deleted_at IS NOT NULL AS "visitedStoreDeleted",
     EXISTS (SELECT FROM store_visits v WHERE v.list_id = $1 AND v.user_id = $2::uuid AND v.end_time IS NULL AND v.last_check_off <= $7)
       AS "hasIdleVisit",
     ${repeatsOfName("$1")} AS repeats, ${isFull({ isAsked: "$8::boolean" })},
     ${missedBefore} AS "missedBefore"
   FROM items changed
   LEFT JOIN stores store ON store.id = $4::uuid AND store.list_id = $1
   LEFT JOIN categories category ON category.id = $5::uuid AND category.deleted_at IS NULL
     AND category.list_id IN ($1, everybodys_list())
   LEFT JOIN stores visited ON visited.id = $6::uuid AND visited.list_id = $1
   WHERE changed.id = $3::uuid AND changed.list_id = $1`,
);

/** An item to be added, as the database takes it (its type `new_item`). */
export type ItemRow = Naming & {
  match_key: string;
  id: string;
  store_id: string | null;
  /** The item's other fields, by column. */
  fields: Record<string, unknown>;
};

/** The fields of an added item that only the database knows. */
export type PutItem = Pick<
  Item,
  "masterItemId" | "userItemId" | "name" | "categoryId" | "categoryName" | "storeId" | "revision"
>;
const putColumns = `put.master_item_id AS "masterItemId", put.user_item_id AS "userItemId", put.name,
  put.category_id AS "categoryId", put.category_name AS "categoryName", put.store_id AS "storeId", put.revision`;
const newItem = (json: string) => `json_populate_record(NULL::new_item, ${json}::json)`;

/** Adds an item within a change of its list. A category that is given counts more than what the name stands for. */
export const putItem = statement<
  [item: JsonOf<ItemRow & { category_id: string | null }>, revision: number],
  PutItem
>("items.put", `SELECT ${putColumns} FROM put_item(${newItem("$1")}, $2) put`);

/** The columns that a change writes; what is missing stays as it is. */
export type ItemState = Record<string, unknown>;

const stateColumns = `${columnsOf(stateFields)}, cleared_store_id`;

/** Writes the state of an item that is not, or no longer, deleted. */
export const updateItemRow = `
  UPDATE items i SET deleted_at = NULL, deleted_by = NULL, (${stateColumns}) = (
    SELECT ${stateColumns} FROM json_populate_record(i, $3::json))
  WHERE i.list_id = $1 AND i.id = $2`;

export type UpdateItem = readonly [listId: ListId, id: string, state: JsonOf<ItemState>];

/** Updates an item with `updateItemRow`, and returns it. */
export const updateItem = statement<UpdateItem, Item>(
  "items.update",
  `WITH i AS (${updateItemRow} RETURNING i.*)
   SELECT ${itemColumns} FROM i ${itemCategory}`,
);

/** The state of an item by its columns. The category is left out unless it is set: a rename may just have written it. */
export function stateOf(item: Item, more: ItemState, isCategorySet: boolean): JsonOf<ItemState> {
  const fields = stateFields.filter((name) => name !== "categoryId" || isCategorySet);
  return jsonOf({
    ...Object.fromEntries(fields.map((name) => [itemFields[name].column, item[name]])),
    ...more,
  });
}

/** Gives an item another name, with what is known of it. */
export const renameItem = statement<
  [naming: JsonOf<Naming>, revision: number, id: string, matchKey: string],
  { userItemId: string | null }
>(
  "items.rename",
  `UPDATE items SET master_item_id = link.master_item_id, user_item_id = link.user_item_id,
     name = $1::json ->> 'name', name_key = $1::json ->> 'name_key', match_key = $4, category_id = link.category_id
   FROM link_name(${newItem("$1")}, $2) link
   WHERE items.list_id = ($1::json ->> 'list')::uuid AND items.id = $3
   RETURNING items.user_item_id AS "userItemId"`,
);

export const setItemName = statement<[listId: ListId, id: string, name: string]>(
  "items.set-name",
  "UPDATE items SET name = $3 WHERE list_id = $1 AND id = $2",
);

/** A row when the list has the item, deleted or not. */
export const deleteItem = statement<
  [id: string, listId: ListId, revision: number, now: Date, userId: string],
  { id: string }
>(
  "items.delete",
  `WITH deleted AS (
     UPDATE items SET deleted_at = $4, deleted_by = $5, updated_at = $4, revision = $3
     WHERE id = $1 AND list_id = $2 AND deleted_at IS NULL)
   SELECT id FROM items WHERE id = $1 AND list_id = $2`,
);

export const listOpenItems = statement<[listId: ListId], { json: string }>(
  "items.list-open",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT ${itemColumns} FROM ${itemTables}
     WHERE i.list_id = $1 AND i.deleted_at IS NULL AND NOT i.completed
     ORDER BY i.created_at, i.id LIMIT ${mostListedItems}) item`,
);

export const listItemsOnList = statement<[listId: ListId, now: Date], { json: string }>(
  "items.list-on-list",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT ${itemColumns} FROM ${itemsOnList("$1", "$2")}
     ORDER BY i.completed, i.created_at, i.id LIMIT ${mostListedItems}) item`,
);

export const listMasterItems = statement<[], { json: string }>(
  "items.list-master-items",
  `SELECT coalesce(json_agg(item), '[]')::text AS json FROM (
     SELECT id, name, category_id AS "categoryId", popularity FROM master_items
     ORDER BY popularity DESC, name LIMIT ${mostListedItems}) item`,
);
