import { completedVisibleHours } from "../../contract/items/limits.ts";

type Parameter = `$${number}`;

const isRecent = (item: string, now: Parameter) =>
  `${item}completed_at > ${now}::timestamptz - interval '${completedVisibleHours} hours'`;

/**
 * The SQL of the contract's `isOnList` for an item `i`, where that is looked up by its id.
 * @param now the parameter that holds the present instant
 */
export const isOnList = (now: Parameter) =>
  `i.deleted_at IS NULL AND (NOT i.completed OR ${isRecent("i.", now)})`;

/**
 * The items on a list as `FROM ${itemsOnList("$2", "$3")}`, with their category `c`: the SQL of the contract's `isOnList`.
 * Two branches, since each has an index of its own: a list's old completed items are never looked at. OFFSET 0
 * keeps PostgreSQL from reading the categories of all lists to join a few.
 * @param list the parameter that holds the list's id
 * @param now the parameter that holds the present instant
 */
export function itemsOnList(list: Parameter, now: Parameter): string {
  const ofIt = `list_id = ${list} AND deleted_at IS NULL`;
  return `(SELECT * FROM items WHERE ${ofIt} AND NOT completed
    UNION ALL
    SELECT * FROM items WHERE ${ofIt} AND completed AND ${isRecent("", now)}
  ) i LEFT JOIN LATERAL (
    SELECT name, name_key FROM categories
    WHERE id = i.category_id AND list_id IN (i.list_id, everybodys_list()) OFFSET 0) c ON true`;
}
