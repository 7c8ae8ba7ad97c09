import { completedVisibleHours } from "../../contract/items/limits.ts";

/**
 * The items on a list as `FROM ${itemsOnList("$2", "$3")}`, with their category `c`: the SQL of the contract's `isOnList`.
 * Two branches, since each has an index of its own: a list's old completed items are never looked at. The parameters
 * stand in subqueries so that PostgreSQL can't plan for their values: one plan serves every call (planning anew took
 * as long as running); OFFSET 0 keeps it from reading the categories of all people to join a few.
 * @param people the parameter that holds the scope's member ids
 * @param now the parameter that holds the present instant
 */
export function itemsOnList(people: `$${number}`, now: `$${number}`): string {
  const ofThem = `user_id = ANY((SELECT ${people})::uuid[]) AND deleted_at IS NULL`;
  return `(SELECT * FROM items WHERE ${ofThem} AND NOT completed
    UNION ALL
    SELECT * FROM items WHERE ${ofThem} AND completed
      AND completed_at > (SELECT ${now})::timestamptz - interval '${completedVisibleHours} hours'
  ) i LEFT JOIN LATERAL (SELECT name, name_key FROM categories WHERE id = i.category_id OFFSET 0) c ON true`;
}
