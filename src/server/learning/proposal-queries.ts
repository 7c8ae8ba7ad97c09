import type { ListId } from "../people/person.ts";
import type { RepeatProposal } from "../../contract/learning/schema.ts";
import { chosenCategory } from "../names/chosen-category.ts";
import { statement } from "../db/statement.ts";

/** Intervals without a purchase after which it is no habit any more. */
const longestPause = 2.5;

/** The names that a list's people buy at intervals without a repeat, the steadiest habits first. */
export const listNamesInUse = statement<
  [listId: ListId, now: Date],
  Omit<RepeatProposal, "intervalDays" | "reason"> & { spread: number | null }
>(
  "learning.list-names-in-use",
  `SELECT regular.name, c.name AS "categoryName", regular.usual_interval_days AS "usualIntervalDays",
     regular.purchase_days AS purchases, regular.interval_spread AS spread, regular.last_seen AS "lastSeen"
   FROM (
     SELECT DISTINCT ON (coalesce(m.name_key, u.name_key)) coalesce(m.name, u.name) AS name,
       coalesce(m.name_key, u.name_key) AS name_key, coalesce(m.category_id, u.category_id) AS category_id,
       s.usual_interval_days, s.interval_spread, s.purchase_days, s.last_seen
     FROM suggestions s
     LEFT JOIN master_items m ON m.id = s.master_item_id
     LEFT JOIN user_items u ON u.list_id = s.list_id AND u.id = s.user_item_id
     WHERE s.list_id = $1 AND s.usual_interval_days IS NOT NULL
     ORDER BY coalesce(m.name_key, u.name_key), s.last_seen DESC, s.id) regular
   LEFT JOIN LATERAL (SELECT ${chosenCategory("$1", "regular.name_key")} AS category_id) choice ON true
   LEFT JOIN categories c ON c.id = coalesce(choice.category_id, regular.category_id)
     AND c.list_id IN ($1, everybodys_list())
   WHERE regular.last_seen > $2::timestamptz - make_interval(secs => regular.usual_interval_days * ${longestPause} * 86400)
     AND NOT EXISTS (
       SELECT FROM recurring_items r JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id
       WHERE r.list_id = $1 AND r.deleted_at IS NULL AND i.name_key = regular.name_key)
   ORDER BY regular.interval_spread, regular.purchase_days DESC, regular.name LIMIT 500`,
);
