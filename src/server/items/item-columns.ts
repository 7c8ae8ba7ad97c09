/**
 * Columns of an item as the contract shows it, for `SELECT ${itemColumns} FROM ${itemTables} WHERE ...`. For JSON made
 * by PostgreSQL: `SELECT row_to_json(item) FROM (SELECT ${itemColumns} FROM ${itemTables} ...) item`.
 */
export const itemColumns = `i.id, i.master_item_id AS "masterItemId", i.user_item_id AS "userItemId", i.name, i.quantity,
  i.parsed_quantity AS "parsedQuantity", i.parsed_size AS "parsedSize", i.note, i.category_id AS "categoryId",
  c.name AS "categoryName", i.store_id AS "storeId", i.completed, i.completed_at AS "completedAt", i.hidden,
  i.user_id AS "userId", i.created_at AS "createdAt", i.updated_at AS "updatedAt", i.revision`;

/** The category of an item `i`, which is the list's own or everybody's. */
export const itemCategory =
  "LEFT JOIN categories c ON c.id = i.category_id AND c.list_id IN (i.list_id, everybodys_list())";

export const itemTables = `items i ${itemCategory}`;
