import type { ActivityWeek, AnalyticsStore, CategoryUsage } from "../../contract/admin/schema.ts";
import { mostStoreCategories } from "../../contract/stores/limits.ts";
import { statement } from "../db/statement.ts";

/** Insights are applied from this confidence (0 to 100) on. */
const appliedFrom = 80;

/** Global stores, and the 50 private stores with the surest categories; those that most people know come first. */
export const listAnalyticsStores = statement<[], AnalyticsStore>(
  "admin.list-analytics-stores",
  `WITH looked_at AS (
     SELECT id FROM stores WHERE list_id = everybodys_list()
     UNION
     (SELECT k.store_id FROM store_category_confidence k JOIN stores s ON s.id = k.store_id
      WHERE s.deleted_at IS NULL AND NOT s.is_global ORDER BY k.confidence_score DESC LIMIT 50))
   SELECT s.id, s.name, coalesce(max(k.user_count), 0) AS "userCount"
   FROM looked_at JOIN stores s ON s.id = looked_at.id
   LEFT JOIN store_category_confidence k ON k.store_id = s.id
   GROUP BY s.id, s.name, s.name_key ORDER BY 3 DESC, s.name_key, s.id`,
);

export const listCategoryUsage = statement<[], CategoryUsage>(
  "admin.list-category-usage",
  `SELECT category_name AS "categoryName", count(*)::int AS "totalStores", sum(user_count)::int AS "totalUsers",
     sum(usage_frequency)::int AS "totalUsage", round(avg(confidence_score))::int AS "avgConfidence"
   FROM store_category_confidence WHERE category_name <> ''
   GROUP BY category_name
   ORDER BY avg(confidence_score) DESC, sum(user_count) DESC, category_name LIMIT 200`,
);

/** The categories of a global store `g` with enough confidence, and whether it has them yet. */
const certain = `store_category_confidence k JOIN stores g ON g.id = k.store_id AND g.is_global
  WHERE k.confidence_score >= ${appliedFrom} AND k.category_name <> ''`;

export const countInsights = statement<
  [],
  { totalPendingUpdates: number; totalHighConfidenceRelations: number }
>(
  "admin.count-insights",
  `SELECT (count(*) FILTER (WHERE k.category_name <> ALL(g.categories)))::int AS "totalPendingUpdates",
     count(*)::int AS "totalHighConfidenceRelations"
   FROM ${certain}`,
);

export const listPendingUpdates = statement<
  [],
  { categoryName: string; storeName: string; confidenceScore: number }
>(
  "admin.list-pending-updates",
  `SELECT k.category_name AS "categoryName", g.name AS "storeName", k.confidence_score AS "confidenceScore"
   FROM ${certain} AND k.category_name <> ALL(g.categories)
   ORDER BY k.confidence_score DESC, g.name_key, k.category_name LIMIT 100`,
);

/** Two administrators at once: the second finds the first's categories in the row that it has waited for. */
export const applyInsights = statement<[now: Date], { updatesApplied: number }>(
  "admin.apply-insights",
  `WITH wanted AS (
     SELECT g.id, array_agg(k.category_name ORDER BY k.confidence_score DESC, k.category_name) AS names
     FROM ${certain} AND k.category_name <> ALL(g.categories) GROUP BY g.id),
   added AS (
     UPDATE stores s SET categories = (s.categories || w.names)[:${mostStoreCategories}], updated_at = $1
     FROM wanted w
     WHERE s.id = w.id AND NOT s.categories && w.names AND cardinality(s.categories) < ${mostStoreCategories}
     RETURNING s.id, s.categories, w.names),
   -- The store says so itself now.
   said AS (
     UPDATE store_category_confidence k SET is_user_generated = false
     FROM added WHERE k.store_id = added.id AND k.category_name = ANY(added.categories))
   SELECT coalesce(sum((SELECT count(*) FROM unnest(names) name WHERE name = ANY(categories))), 0)::int
     AS "updatesApplied"
   FROM added`,
);

export const listActivity = statement<[now: Date], ActivityWeek>(
  "admin.list-activity",
  `WITH weeks AS (
     SELECT generate_series(this - interval '25 weeks', this, interval '1 week') AS start
     FROM (SELECT date_trunc('week', ($1::timestamptz) AT TIME ZONE 'UTC') AS this) now),
   joined AS (
     SELECT date_trunc('week', created_at AT TIME ZONE 'UTC') AS start, count(*) AS people FROM users
     WHERE created_at >= (SELECT min(start) FROM weeks) AT TIME ZONE 'UTC' GROUP BY 1)
   SELECT to_char(weeks.start, 'YYYY-MM-DD') AS week, coalesce(joined.people, 0)::int AS "signUps",
     coalesce(a.active_households, 0) AS "activeHouseholds"
   FROM weeks LEFT JOIN joined ON joined.start = weeks.start
   LEFT JOIN activity_weeks a ON a.week = weeks.start::date ORDER BY weeks.start`,
);
