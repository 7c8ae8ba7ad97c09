import type { ListId } from "../people/person.ts";
import { sureFrom } from "../../categoriser/sure-from.ts";
import { statement } from "../db/statement.ts";

/** Requests without a usable answer after which a name keeps the embedded engine's. */
export const mostVainAsks = 3;

/** Whether the AI model may know better than a row of the cache. */
export const isUnsure = (cached: string) =>
  `${cached}.answered_by = 'embedded' AND ${cached}.confidence < ${sureFrom * 100}
    AND ${cached}.vain_asks < ${mostVainAsks}`;

/** Names of the list that the AI model may know better, those first that it was asked about least. */
export const listUnsureNames = statement<
  [listId: ListId, limit: number],
  { name: string; key: string; vainAsks: number }
>(
  "items.list-unsure-names",
  `SELECT * FROM (
     SELECT DISTINCT ON (u.name_key) u.name, u.name_key AS key, cached.vain_asks AS "vainAsks"
     FROM user_items u JOIN ai_categorization_cache cached ON cached.item_name = u.name_key
     WHERE u.list_id = $1 AND u.category_by = 'embedded' AND ${isUnsure("cached")}
     ORDER BY u.name_key) unsure
   ORDER BY "vainAsks", key LIMIT $2`,
);

/** The categories that everybody has. */
export const listGlobalNames = statement<[], { name: string }>(
  "items.list-global-category-names",
  "SELECT name FROM categories WHERE list_id = everybodys_list() AND deleted_at IS NULL ORDER BY name",
);

/** Stores the answers of the AI model; `categoryKeys` has null for a name without a usable answer. */
export const keepAnswers = statement<
  [keys: string[], categoryKeys: (string | null)[], confidences: number[], reasoning: string]
>(
  "items.keep-ai-answers",
  // The rows are written in the order of the names, so that two of these never deadlock.
  `WITH given AS (
     SELECT cached.id, shared.id AS category_id, g.confidence
     FROM unnest($1::text[], $2::text[], $3::int[]) AS g (key, category_key, confidence)
     JOIN ai_categorization_cache cached ON cached.item_name = g.key
     LEFT JOIN categories shared ON shared.list_id = everybodys_list() AND shared.is_global AND shared.name_key = g.category_key
     ORDER BY g.key FOR UPDATE OF cached)
   UPDATE ai_categorization_cache cached SET
     suggested_category_id = coalesce(given.category_id, cached.suggested_category_id),
     confidence = CASE WHEN given.category_id IS NULL THEN cached.confidence ELSE given.confidence END,
     reasoning = CASE WHEN given.category_id IS NULL THEN cached.reasoning ELSE $4 END,
     answered_by = CASE WHEN given.category_id IS NULL THEN cached.answered_by ELSE 'endpoint' END,
     vain_asks = cached.vain_asks + CASE WHEN given.category_id IS NULL THEN 1 ELSE 0 END
   FROM given WHERE cached.id = given.id`,
);

const adoptable = `FROM user_items u JOIN ai_categorization_cache cached ON cached.item_name = u.name_key
   WHERE u.list_id = $1 AND u.category_by = 'embedded' AND cached.answered_by = 'endpoint'`;

export const hasAdoptable = statement<[listId: ListId], { found: boolean }>(
  "items.has-adoptable-answers",
  `SELECT EXISTS (SELECT ${adoptable}) AS found`,
);

/**
 * Gives the list's names the AI model's answers, where no person has chosen; one row for each name. Open items follow
 * that stand where the embedded engine had put them.
 */
export const adoptAnswers = statement<[listId: ListId, revision: number, now: Date], { key: string }>(
  "items.adopt-ai-answers",
  `WITH given AS (
     SELECT u.id, u.name_key, u.category_id AS before, cached.suggested_category_id AS category_id ${adoptable}),
   named AS (
     UPDATE user_items u SET category_id = given.category_id, category_by = 'endpoint', revision = $2 FROM given
     WHERE u.list_id = $1 AND u.id = given.id),
   followed AS (
     UPDATE items i SET category_id = given.category_id, revision = $2, updated_at = $3 FROM given
     WHERE i.user_item_id = given.id AND i.list_id = $1 AND NOT i.completed AND i.deleted_at IS NULL
       AND i.category_id IS NOT DISTINCT FROM given.before AND given.category_id IS DISTINCT FROM given.before
       AND NOT EXISTS (
         SELECT FROM category_choices k WHERE k.list_id = $1 AND k.name_key = given.name_key))
   SELECT name_key AS key FROM given`,
);
