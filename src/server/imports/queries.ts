import { mostListedImports } from "../../contract/imports/limits.ts";
import { statement, type JsonOf } from "../db/statement.ts";
import { visibleChoices } from "../names/chosen-category.ts";
import type { ListId } from "../people/person.ts";

type StoreFound = { id: string; key: string; categories: string[] };

export type ImportLookup = {
  openItems: number;
  stores: number;
  categories: number;
  /** The open items that may be the same things as the import's. */
  open: { key: string; matchKey: string; name: string }[];
  /** The list's stores with names of the import; the older of two with the same name. */
  knownStores: StoreFound[];
  globalStores: Omit<StoreFound, "id">[];
  /** The names whose category a member has chosen. */
  chosenKeys: string[];
};

const rows = (select: string) => `(SELECT coalesce(json_agg(one), '[]') FROM (${select}) one)`;

/** Reads everything that decides what an import adds, in one round trip. */
export const lookUpToImport = statement<
  [listId: ListId, itemKeys: string[], matchKeys: string[], storeKeys: string[], choiceKeys: string[]],
  ImportLookup
>(
  "imports.look-up",
  `SELECT
     (SELECT count(*) FROM items i WHERE i.list_id = $1 AND i.deleted_at IS NULL AND NOT i.completed) AS "openItems",
     (SELECT count(*) FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL) AS stores,
     (SELECT count(*) FROM categories c WHERE c.list_id IN ($1, everybodys_list()) AND c.deleted_at IS NULL) AS categories,
     ${rows(`
       SELECT i.name_key AS key, i.match_key AS "matchKey", i.name FROM items i
       WHERE i.list_id = $1 AND i.name_key = ANY($2::text[]) AND NOT i.completed AND i.deleted_at IS NULL
       UNION
       SELECT i.name_key, i.match_key, i.name FROM items i
       WHERE i.list_id = $1 AND i.match_key = ANY($3::text[]) AND NOT i.completed AND i.deleted_at IS NULL`)} AS open,
     ${rows(`
       SELECT DISTINCT ON (s.name_key) s.id, s.name_key AS key, s.categories FROM stores s
       WHERE s.list_id = $1 AND s.name_key = ANY($4::text[]) AND s.deleted_at IS NULL
       ORDER BY s.name_key, s.created_at, s.id`)} AS "knownStores",
     ${rows(`
       SELECT s.name_key AS key, s.categories FROM stores s
       WHERE s.list_id = everybodys_list() AND s.is_global AND s.name_key = ANY($4::text[]) AND s.deleted_at IS NULL`)}
       AS "globalStores",
     (SELECT coalesce(json_agg(DISTINCT k.name_key), '[]')
      FROM ${visibleChoices("$1")} WHERE k.list_id = $1 AND k.name_key = ANY($5::text[])) AS "chosenKeys"`,
);

/** Finds the category of each key: the global one, else the list's oldest. */
export const findCategories = statement<[listId: ListId, keys: string[]], { key: string; id: string }>(
  "imports.find-categories",
  `SELECT DISTINCT ON (c.name_key) c.name_key AS key, c.id FROM categories c
   WHERE c.list_id IN ($1, everybodys_list()) AND c.name_key = ANY($2::text[]) AND c.deleted_at IS NULL
   ORDER BY c.name_key, c.is_global DESC, c.created_at, c.id`,
);

/** A row of the table of items, by its columns. */
export type ItemRow = { list_id: string; id: string; name_key: string } & Record<string, unknown>;

export const insertItems = statement<[listId: ListId, items: JsonOf<readonly ItemRow[]>]>(
  "imports.insert-items",
  `INSERT INTO items SELECT put.* FROM json_populate_recordset(NULL::items, $2::json) put WHERE put.list_id = $1`,
);

export type BoughtRow = {
  id: string;
  key: string;
  name: string;
  masterItemId: string | null;
  userItemId: string | null;
};

/** Records things as bought once that no member has bought yet; returns a row for each. */
export const insertBought = statement<
  [listId: ListId, userId: string, bought: JsonOf<readonly BoughtRow[]>, now: Date],
  { id: string }
>(
  "imports.insert-bought",
  `WITH known AS (
     SELECT DISTINCT coalesce(m.name_key, u.name_key) AS key FROM suggestions s
     LEFT JOIN master_items m ON m.id = s.master_item_id
     LEFT JOIN user_items u ON u.list_id = s.list_id AND u.id = s.user_item_id
     WHERE s.list_id = $1),
   fresh AS (
     SELECT b.* FROM json_to_recordset($3::json)
       AS b (id uuid, key text, name text, "masterItemId" uuid, "userItemId" uuid)
     WHERE NOT EXISTS (SELECT FROM known WHERE known.key = b.key)),
   counted AS (
     INSERT INTO suggestions (id, list_id, user_id, master_item_id, user_item_id, last_seen)
     SELECT new_id(), $1, $2, "masterItemId", "userItemId", $4 FROM fresh)
   INSERT INTO shopping_history (id, list_id, user_id, item_name, master_item_id, user_item_id, completed_at)
   SELECT id, $1, $2, name, "masterItemId", "userItemId", $4 FROM fresh
   RETURNING id`,
);

export type Added = { stores: number; categories: number; items: number; names: number; bought: number };

export const insertImport = statement<
  [
    listId: ListId,
    id: string,
    userId: string,
    file: string | null,
    format: string,
    added: JsonOf<Added>,
    already: number,
    revision: number,
    now: Date,
  ]
>(
  "imports.insert",
  `INSERT INTO imports (list_id, id, user_id, file, format, added_stores, added_categories, added_items, added_names,
     added_bought, already, revision, created_at)
   SELECT $1, $2, $3, $4, $5, a.stores, a.categories, a.items, a.names, a.bought, $7, $8, $9
   FROM json_to_record($6::json) AS a (stores int, categories int, items int, names int, bought int)`,
);

/** One row of the list that an import made or changed. */
export type ImportedRow = {
  kind: "store" | "aisles" | "category" | "item" | "name" | "bought";
  store_id?: string;
  category_id?: string;
  item_id?: string;
  user_item_id?: string | null;
  history_id?: string;
  choice_key?: string | null;
  categories_before?: readonly string[];
};

/** The state of a store, which an undo compares. */
export const storeState = "jsonb_build_array(s.name, s.categories)";
/** The state of an item. Its category is compared only for presence, because refining may change it but never removes it. */
export const itemState = (isUncategorised = "i.category_id IS NULL") =>
  `jsonb_build_array(i.name, i.quantity, i.parsed_quantity, i.parsed_size, i.note, i.price,
     coalesce(i.store_id, i.cleared_store_id), ${isUncategorised})`;

export const insertImportedRows = statement<
  [listId: ListId, importId: string, rows: JsonOf<readonly ImportedRow[]>]
>(
  "imports.insert-rows",
  `INSERT INTO imported_rows (list_id, import_id, number, kind, store_id, category_id, item_id, user_item_id, history_id,
     choice_key, categories_before, made)
   SELECT $1, $2, r.number, r.kind, r.store_id, r.category_id, r.item_id, r.user_item_id, r.history_id, r.choice_key,
     r.categories_before,
     CASE WHEN i.id IS NOT NULL THEN ${itemState()} WHEN s.id IS NOT NULL THEN ${storeState} END
   FROM ROWS FROM (json_to_recordset($3::json) AS (kind text, store_id uuid, category_id uuid, item_id uuid,
     user_item_id uuid, history_id uuid, choice_key text, categories_before text[])) WITH ORDINALITY
     AS r (kind, store_id, category_id, item_id, user_item_id, history_id, choice_key, categories_before, number)
   LEFT JOIN items i ON i.list_id = $1 AND i.id = r.item_id
   LEFT JOIN stores s ON s.list_id = $1 AND s.id = r.store_id`,
);

/** Lists the imports that can still be undone, or have been. */
export const listImports = statement<[listId: ListId, since: Date], { json: string }>(
  "imports.list",
  `SELECT coalesce(json_agg(one), '[]')::text AS json FROM (
     SELECT m.id, m.file, m.format, m.created_at AS "createdAt", m.undone_at AS "undoneAt",
       json_build_object('stores', m.added_stores, 'categories', m.added_categories, 'items', m.added_items,
         'names', m.added_names, 'bought', m.added_bought) AS added, m.already
     FROM imports m WHERE m.list_id = $1 AND m.created_at > $2
     ORDER BY m.created_at DESC, m.id DESC LIMIT ${mostListedImports}) one`,
);

export const deleteOldImports = statement<[before: Date, limit: number]>(
  "imports.delete-old",
  `DELETE FROM imports WHERE (list_id, id) IN (
     SELECT list_id, id FROM imports WHERE created_at < $1 ORDER BY created_at LIMIT $2)`,
);
