import { statement } from "../db/statement.ts";
import type { App } from "../app.ts";

/** The number of people who have a name in the same category before it becomes global. */
const fewestPeople = 5;
/** Names that one statement promotes. */
const batchSize = 500;
/** The popularity of a promoted name, for suggestions to a person without a history: behind all names that came with Restock. */
const popularity = 0;

/**
 * Only global categories count, and of spellings the most usual one is taken. A name that is global
 * already stays as it is, however often and by however many this runs.
 */
export const promoteNames = statement<[fewest: number, popularity: number, limit: number], { id: string }>(
  "names.promote",
  `INSERT INTO master_items (id, name, name_key, category_id, popularity)
   SELECT new_id(), agreed.name, agreed.name_key, agreed.category_id, $2 FROM (
     SELECT DISTINCT ON (u.name_key) u.name_key, mode() WITHIN GROUP (ORDER BY u.name) AS name, u.category_id
     FROM user_items u JOIN categories c ON c.id = u.category_id AND c.is_global AND c.deleted_at IS NULL
     WHERE NOT EXISTS (SELECT FROM master_items m WHERE m.name_key = u.name_key)
     GROUP BY u.name_key, u.category_id
     HAVING count(DISTINCT u.user_id) >= $1
     ORDER BY u.name_key, count(DISTINCT u.user_id) DESC, u.category_id) agreed
   ORDER BY agreed.name_key LIMIT $3
   ON CONFLICT DO NOTHING
   RETURNING id`,
);

/** Makes the next names global that enough people agree on; returns how many, at most 500. */
export async function promoteNextNames({ database }: App): Promise<number> {
  return (await database.all(promoteNames, fewestPeople, popularity, batchSize)).length;
}
