import { statement } from "../db/statement.ts";

/** One at a time learns: two would write the same rows. */
export const lockLearning = statement<[]>("learning.lock", "SELECT pg_advisory_xact_lock(7268334)");

export const readLearnedUntil = statement<[], { value: string }>(
  "learning.read-learned-until",
  "SELECT value FROM settings WHERE name = 'learned_until'",
);
export const setLearnedUntil = statement<[instant: string]>(
  "learning.set-learned-until",
  `INSERT INTO settings (name, value) VALUES ('learned_until', $1)
   ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
);

/**
 * The people whose record may have changed since: they bought something, missed something or changed a store, or had bought something a short
 * while before, which leaves no trace when they take it back.
 */
export const listActivePeople = statement<[since: Date], { id: string }>(
  "learning.list-active-people",
  `SELECT user_id AS id FROM shopping_history WHERE completed_at > $1
   UNION SELECT user_id FROM skipped_items WHERE reason = 'not here' AND created_at > $1
   UNION SELECT user_id FROM store_category_usage WHERE "timestamp" > $1
   UNION SELECT user_id FROM stores WHERE updated_at > $1 AND user_id IS NOT NULL
   UNION SELECT user_id FROM learned_people WHERE last_use > $1
   ORDER BY id`,
);

/** Stores in which these people have bought since, or had before and may have left no trace in. */
export const listVisitedStores = statement<[userIds: readonly string[], since: Date], { id: string }>(
  "learning.list-visited-stores",
  `SELECT h.store_id AS id FROM users u JOIN shopping_history h ON h.list_id = u.list_id AND h.user_id = u.id
   WHERE u.id = ANY($1::uuid[]) AND h.completed_at > $2 AND h.store_id IS NOT NULL
   UNION SELECT unnest(recent_stores) FROM learned_people WHERE user_id = ANY($1::uuid[])
   ORDER BY id`,
);

/** Remembers what of these people's record is learned; of purchases after `$2` they may still take some back. */
export const rememberPeople = statement<[userIds: readonly string[], since: Date]>(
  "learning.remember-people",
  `WITH recent AS (
     SELECT did.user_id, max(did.at) AS last_use,
       array_agg(DISTINCT did.store_id) FILTER (WHERE did.store_id IS NOT NULL) AS stores
     FROM (
       SELECT h.user_id, h.store_id, h.completed_at AS at
       FROM users u JOIN shopping_history h ON h.list_id = u.list_id AND h.user_id = u.id
       WHERE u.id = ANY($1::uuid[]) AND h.completed_at > $2
       UNION ALL
       SELECT k.user_id, k.store_id, k.created_at
       FROM users u JOIN skipped_items k ON k.list_id = u.list_id AND k.user_id = u.id AND k.reason = 'not here'
       WHERE u.id = ANY($1::uuid[]) AND k.created_at > $2) did
     GROUP BY 1),
   forgotten AS (
     DELETE FROM learned_people l WHERE l.user_id = ANY($1::uuid[])
       AND NOT EXISTS (SELECT FROM recent r WHERE r.user_id = l.user_id))
   INSERT INTO learned_people (user_id, last_use, recent_stores)
   SELECT user_id, last_use, coalesce(stores, '{}') FROM recent
   ON CONFLICT (user_id) DO UPDATE SET last_use = excluded.last_use, recent_stores = excluded.recent_stores`,
);

export const listPeople = statement<[after: string | null, limit: number], { id: string }>(
  "learning.list-people",
  "SELECT id FROM users WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2",
);
export const listVisitedStoresOf = statement<[userIds: readonly string[]], { id: string }>(
  "learning.list-visited-stores-of",
  `SELECT s.id FROM stores s WHERE s.user_id = ANY($1::uuid[]) AND s.deleted_at IS NULL
     AND (s.aisle_order <> '{}' OR EXISTS (SELECT FROM store_visits v WHERE v.list_id = s.list_id AND v.store_id = s.id)) ORDER BY s.id`,
);
export const listPeopleWithStore = statement<[storeId: string], { id: string }>(
  "learning.list-people-with-store",
  `SELECT DISTINCT other.user_id AS id FROM stores s JOIN stores other ON other.name_key = s.name_key
   WHERE s.id = $1 AND NOT other.is_global AND other.deleted_at IS NULL
   UNION SELECT e.user_id FROM store_category_evidence e JOIN stores other ON other.id = e.store_id
     JOIN stores s ON s.name_key = other.name_key WHERE s.id = $1
   ORDER BY id`,
);

export const countActivity = statement<[since: Date, now: Date]>(
  "learning.count-activity",
  `INSERT INTO activity_weeks (week, active_households)
   SELECT date_trunc('week', h.completed_at AT TIME ZONE 'UTC')::date,
     count(DISTINCT coalesce(u.household_id, u.id))::int
   FROM shopping_history h JOIN users u ON u.id = h.user_id
   WHERE h.completed_at >= date_trunc('week', $1::timestamptz AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
     AND h.completed_at <= $2::timestamptz
   GROUP BY 1
   ON CONFLICT (week) DO UPDATE SET active_households = excluded.active_households`,
);

// This one is for learning everything again.
export const forgetEvidence = statement<[]>(
  "learning.forget-evidence",
  "DELETE FROM store_category_evidence",
);
export const forgetConfidences = statement<[]>(
  "learning.forget-confidences",
  "DELETE FROM store_category_confidence",
);
export const forgetActivity = statement<[]>("learning.forget-activity", "DELETE FROM activity_weeks");
export const listStoresWithEvidence = statement<[after: string | null, limit: number], { id: string }>(
  "learning.list-stores-with-evidence",
  `SELECT DISTINCT store_id AS id FROM store_category_evidence
   WHERE $1::uuid IS NULL OR store_id > $1 ORDER BY 1 LIMIT $2`,
);
