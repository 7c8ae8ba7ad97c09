import { statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";

/** Reads the pantry; several members may have added the same name. */
export const listPantry = statement<[listId: ListId, most: number], { name: string }>(
  "recipes.list-pantry",
  `SELECT DISTINCT ON (p.name_key) p.name FROM pantry_names p WHERE p.list_id = $1
   ORDER BY p.name_key, p.created_at, p.user_id LIMIT $2`,
);

export const addToPantry = statement<
  [listId: ListId, userId: string, keys: readonly string[], names: readonly string[], now: Date]
>(
  "recipes.add-to-pantry",
  `INSERT INTO pantry_names (list_id, user_id, name_key, name, created_at)
   SELECT $1, $2, given.key, given.name, $5 FROM unnest($3::text[], $4::text[]) AS given (key, name)
   ON CONFLICT (list_id, name_key, user_id) DO NOTHING`,
);

/** Removes names from the pantry, whichever member has added them. */
export const removeFromPantry = statement<[listId: ListId, keys: readonly string[]]>(
  "recipes.remove-from-pantry",
  "DELETE FROM pantry_names WHERE list_id = $1 AND name_key = ANY($2)",
);

export const removeOldest = statement<[listId: ListId, most: number]>(
  "recipes.remove-oldest",
  `DELETE FROM pantry_names p WHERE p.list_id = $1 AND (p.name_key, p.user_id) IN (
     SELECT o.name_key, o.user_id FROM pantry_names o WHERE o.list_id = $1
     ORDER BY o.created_at DESC, o.name_key, o.user_id OFFSET $2)`,
);
