import { checkOffsToBePresent, goingMinutes, presenceMinutes } from "../../contract/lists/rules.ts";

const minutes = (number: number) => `interval '${number} minutes'`;
/** Whether a person has said that they are going to the store of their visit. */
const isGoing = "(w.store_id = v.store_id AND v.last_check_off >= w.said_at)";

/**
 * The people of a list who are in a store, as `presenceSchema` has them: each once, where they were last. Only open visits
 * count, and of those the check-offs after a person has said that they are back.
 */
export function presentPeople(listId: string, now: string, name: string): string {
  return `
  SELECT DISTINCT ON (seen.user_id) seen.user_id AS "userId", ${name} AS name, s.id AS "storeId", s.name AS "storeName",
    seen.at, seen.since, seen.until
  FROM (
    SELECT w.user_id, w.store_id, w.said_at AS at, w.said_at AS since, w.said_at + ${minutes(goingMinutes)} AS until
    FROM users p JOIN whereabouts w ON w.user_id = p.id
    WHERE p.list_id = ${listId} AND w.store_id IS NOT NULL AND w.said_at > ${now}::timestamptz - ${minutes(goingMinutes)}
    UNION ALL
    SELECT v.user_id, v.store_id, v.last_check_off,
      CASE WHEN ${isGoing} THEN least(v.start_time, w.said_at) ELSE v.start_time END,
      greatest(v.last_check_off + ${minutes(presenceMinutes)}, CASE WHEN ${isGoing} THEN w.said_at + ${minutes(goingMinutes)} END)
    FROM store_visits v LEFT JOIN whereabouts w ON w.user_id = v.user_id
    WHERE v.list_id = ${listId} AND v.end_time IS NULL AND (w.store_id IS NOT NULL OR w.said_at IS NULL OR v.last_check_off > w.said_at)
      AND v.last_check_off > ${now}::timestamptz - ${minutes(goingMinutes)}
      AND (${isGoing} OR ${checkOffsToBePresent} <= (
        SELECT count(*) FROM item_purchases b WHERE b.list_id = v.list_id AND b.visit_id = v.id
          AND (w.said_at IS NULL OR w.store_id IS NOT NULL OR b."timestamp" > w.said_at)))
  ) seen
  JOIN stores s ON s.list_id = ${listId} AND s.id = seen.store_id AND s.deleted_at IS NULL
  JOIN users u ON u.id = seen.user_id
  WHERE seen.until > ${now}
  ORDER BY seen.user_id, seen.at DESC, seen.store_id`;
}
