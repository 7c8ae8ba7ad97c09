import { csvFields, itemFields, type CsvField, type ItemField } from "../../contract/items/fields.ts";

type Field = { column: string | null };
const fields = Object.entries<Field>(itemFields) as [ItemField, Field][];

/** The category of an item `i`, which is the list's own or everybody's. */
export const itemCategory =
  "LEFT JOIN categories c ON c.id = i.category_id AND c.list_id IN (i.list_id, everybodys_list())";

export const itemTables = `items i ${itemCategory}`;

/** The SQL of the fields that come from another table. */
const foreignColumns: Partial<Record<ItemField, string>> = {
  categoryName: "c.name",
  completedIn: `CASE WHEN i.completed THEN (
    SELECT h.store_id FROM shopping_history h
    WHERE h.list_id = i.list_id AND h.item_id = i.id AND h.completed_at = i.completed_at LIMIT 1) END`,
};

/**
 * Columns of an item as the contract shows it, for `SELECT ${itemColumns} FROM ${itemTables} WHERE ...`. For JSON made
 * by PostgreSQL: `SELECT row_to_json(item) FROM (SELECT ${itemColumns} FROM ${itemTables} ...) item`.
 */
export const itemColumns = fields
  .map(([name, { column }]) => `${column === null ? foreignColumns[name] : `i.${column}`} AS "${name}"`)
  .join(", ");

/**
 * The SQL of the contract's `isInStore`, for a store `s`.
 * @param storeId the item's store
 * @param categoryKey the key of the item's category, null without one
 * @param nameKey the key of the item's name
 */
export const isInStore = (storeId = "i.store_id", categoryKey = "c.name_key", nameKey = "i.name_key") =>
  `(${storeId} = s.id OR (${storeId} IS NULL AND ${nameKey} <> ALL(s.lacks)
    AND (${categoryKey} IS NULL OR ${categoryKey} = ANY(s.categories))))`;

/** The columns of some fields, for an INSERT and its SELECT: `i.name, i.note`. */
export function columnsOf(names: readonly ItemField[], alias = ""): string {
  return names.map((name) => `${alias}${itemFields[name].column}`).join(", ");
}

/** The columns of some fields under the names that a reply gives them: `i.completed_at AS "completedAt"`. */
export function replyColumnsOf(names: readonly ItemField[]): string {
  return names.map((name) => `i.${itemFields[name].column} AS "${name}"`).join(", ");
}

/** The SQL of a CSV column where that isn't the column itself. */
const tableCells: Partial<Record<CsvField, string>> = {
  quantity: "coalesce(i.parsed_quantity, i.quantity::text)",
  categoryName: "c.name",
  storeId: "s.name",
};

/** The header and the SQL of each column of the list's CSV file. */
export const csvColumns = csvFields.map(({ name, header }) => ({
  header,
  sql: tableCells[name] ?? `i.${itemFields[name].column}`,
}));
