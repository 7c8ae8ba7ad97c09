import { statement } from "../db/statement.ts";
import { evidenceStore, evidenceTables } from "../stores/evidence-store.ts";

/**
 * Makes the evidence of these people what their record says, and returns the stores for which it has changed. A person
 * has a store when one of their own has its name, or when they have bought or missed something in another member's of that
 * name. They use it for a category that they (or another member who shares it) have put there or bought there, unless that
 * was taken out since. An absence is a thing of the category that they said the store didn't have.
 */
export const replaceEvidence = statement<[userIds: readonly string[]], { storeId: string }>(
  "learning.replace-evidence",
  `WITH used AS (
     SELECT k.user_id, ${evidenceStore} AS store_id, k.category_name, k.action_type,
       max(k."timestamp") FILTER (WHERE k.action_type = 'removed') OVER same < k."timestamp" IS NOT FALSE AS stands
     FROM store_category_usage k JOIN (${evidenceTables}) ON s.id = k.store_id
     WHERE k.user_id = ANY($1::uuid[]) AND s.deleted_at IS NULL
     WINDOW same AS (PARTITION BY k.user_id, ${evidenceStore}, k.category_name)),
   missed AS (
     SELECT k.user_id, ${evidenceStore} AS store_id, c.name_key AS category_name, count(*)::int AS absences
     FROM users u
     JOIN skipped_items k ON k.list_id = u.list_id AND k.user_id = u.id AND k.reason = 'not here'
     JOIN (${evidenceTables}) ON s.id = k.store_id
     JOIN items i ON i.list_id = k.list_id AND i.id = k.item_id
     JOIN categories c ON c.id = i.category_id AND c.list_id IN (i.list_id, everybodys_list())
     WHERE u.id = ANY($1::uuid[]) AND s.deleted_at IS NULL GROUP BY 1, 2, 3),
   had AS (
     SELECT s.user_id, ${evidenceStore} AS store_id FROM ${evidenceTables}
     WHERE s.user_id = ANY($1::uuid[]) AND s.deleted_at IS NULL
     UNION SELECT user_id, store_id FROM used WHERE action_type = 'purchased'
     UNION SELECT user_id, store_id FROM missed),
   fresh AS (
     SELECT had.store_id, '' AS category_name, had.user_id,
       (count(*) FILTER (WHERE used.action_type = 'purchased'))::int AS purchases, 0 AS absences
     FROM had LEFT JOIN used USING (user_id, store_id) GROUP BY 1, 3
     UNION ALL
     SELECT had.store_id, used.category_name, had.user_id,
       (count(*) FILTER (WHERE used.action_type = 'purchased'))::int, coalesce(max(missed.absences), 0)
     FROM had JOIN used USING (user_id, store_id) LEFT JOIN missed USING (user_id, store_id, category_name)
     WHERE used.stands AND used.action_type <> 'removed' AND used.category_name <> '' GROUP BY 1, 2, 3),
   ended AS (
     DELETE FROM store_category_evidence e WHERE e.user_id = ANY($1::uuid[]) AND NOT EXISTS (
       SELECT FROM fresh f
       WHERE f.store_id = e.store_id AND f.category_name = e.category_name AND f.user_id = e.user_id)
     RETURNING e.store_id),
   written AS (
     INSERT INTO store_category_evidence AS e (store_id, category_name, user_id, purchases, absences)
       SELECT * FROM fresh
     ON CONFLICT (store_id, category_name, user_id) DO UPDATE
       SET purchases = excluded.purchases, absences = excluded.absences
       WHERE (e.purchases, e.absences) <> (excluded.purchases, excluded.absences)
     RETURNING e.store_id)
   SELECT store_id AS "storeId" FROM ended UNION SELECT store_id FROM written`,
);

/** One kind of vote in a store: so many people with so many purchases there (at most `mostCounted`). */
export type VoteRow = {
  storeId: string;
  /** Empty: everybody who has the store. */
  categoryName: string;
  purchasesInStore: number;
  people: number;
  /** The number of people that they count as; a person who sometimes missed the category counts in part. */
  share: number;
  /** The number of their purchases of the category. */
  usage: number;
};

export const listVotes = statement<[storeIds: readonly string[], mostCounted: number], VoteRow>(
  "learning.list-votes",
  `SELECT e.store_id AS "storeId", e.category_name AS "categoryName",
     least(everything.purchases, $2) AS "purchasesInStore", count(*)::int AS people, sum(e.purchases)::int AS usage,
     sum((1 + e.purchases)::float8 / (1 + e.purchases + e.absences)) AS share
   FROM store_category_evidence e
   JOIN store_category_evidence everything ON everything.store_id = e.store_id AND everything.category_name = ''
     AND everything.user_id = e.user_id
   WHERE e.store_id = ANY($1::uuid[]) GROUP BY 1, 2, 3`,
);

/** Makes these the stores' whole confidences. What has not changed keeps its date. */
export const replaceConfidences = statement<
  [
    storeIds: readonly string[],
    rowStoreIds: readonly string[],
    categoryNames: readonly string[],
    scores: readonly number[],
    userCounts: readonly number[],
    usage: readonly number[],
    now: Date,
  ]
>(
  "learning.replace-confidences",
  `WITH fresh AS (
     SELECT r.*, NOT (s.is_global AND r.category_name = ANY(s.categories)) AS is_user_generated
     FROM unnest($2::uuid[], $3::text[], $4::int[], $5::int[], $6::int[])
       AS r (store_id, category_name, score, user_count, usage_frequency)
     JOIN stores s ON s.id = r.store_id),
   ended AS (
     DELETE FROM store_category_confidence k WHERE k.store_id = ANY($1::uuid[]) AND NOT EXISTS (
       SELECT FROM fresh f WHERE f.store_id = k.store_id AND f.category_name = k.category_name))
   INSERT INTO store_category_confidence AS k (id, store_id, category_name, confidence_score, user_count,
     usage_frequency, is_user_generated, last_updated)
   SELECT new_id(), store_id, category_name, score, user_count, usage_frequency, is_user_generated, $7 FROM fresh
   ON CONFLICT (store_id, category_name) DO UPDATE SET confidence_score = excluded.confidence_score,
     user_count = excluded.user_count, usage_frequency = excluded.usage_frequency,
     is_user_generated = excluded.is_user_generated, last_updated = excluded.last_updated
   WHERE (k.confidence_score, k.user_count, k.usage_frequency, k.is_user_generated)
     <> (excluded.confidence_score, excluded.user_count, excluded.usage_frequency, excluded.is_user_generated)`,
);

/** Global stores that at least one person has. */
export const listGlobalStores = statement<[], { id: string }>(
  "learning.list-global-stores",
  `SELECT id FROM stores g WHERE g.list_id = everybodys_list()
     AND EXISTS (SELECT FROM store_category_evidence e WHERE e.store_id = g.id) ORDER BY id`,
);
