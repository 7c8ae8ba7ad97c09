import { repeatedFields } from "../../contract/items/fields.ts";
import { mostOpenItems } from "../../contract/items/limits.ts";
import { columnsOf } from "../items/item-columns.ts";
import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, hasPremium, ruleColumns } from "../due/calendar-tables.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";

/** Repeats rest while no member has Premium, and until the end of a pause: nothing is added and their dates stay. */
const isDue = (now: string) =>
  `r.next_due_date <= ${now} AND r.is_recurring AND r.deleted_at IS NULL AND ${hasPremium}
   AND (r.resumes_at IS NULL OR r.resumes_at <= ${now})
   AND (l.repeats_resume_at IS NULL OR l.repeats_resume_at <= ${now})`;

/** Lists with something due, except those that were looked at. */
export const findDueLists = statement<
  [now: Date, except: readonly string[], limit: number],
  { listId: string }
>(
  "repeat.find-due-lists",
  `SELECT DISTINCT r.list_id AS "listId" FROM recurring_items r JOIN lists l ON l.id = r.list_id ${calendarTables("r.list_id")}
   WHERE ${isDue("$1")} AND r.list_id <> ALL($2::uuid[]) ORDER BY 1 LIMIT $3`,
);

/**
 * The due repeats of a list; leaves out those that another process has locked, and those for which a full list has no
 * room: they stay due, and come when there is.
 */
export const lockDue = statement<[listId: ListId, now: Date, limit: number], DatedRepeat>(
  "repeat.lock-due",
  `SELECT ${ruleColumns}, ${calendarColumns}
   FROM recurring_items r JOIN lists l ON l.id = r.list_id ${calendarTables("r.list_id")}
   WHERE r.list_id = $1 AND ${isDue("$2")}
   ORDER BY r.next_due_date, r.id
   LIMIT least($3::int, ${mostOpenItems} - (SELECT count(*)::int FROM (
     SELECT FROM items i WHERE i.list_id = $1 AND i.deleted_at IS NULL AND NOT i.completed LIMIT ${mostOpenItems}) open))
   FOR UPDATE OF r SKIP LOCKED`,
);

/**
 * Puts the items of due repeats on the list and moves the repeats to their next dates. A repeat's date counts once, and
 * a name that is open already is not added. The new item is as its last one was: same quantity, size and store.
 * One row for each item that was added.
 */
export const addDue = statement<
  [
    ids: readonly string[],
    localDates: readonly string[],
    nextDueDates: readonly Date[],
    newItemIds: readonly string[],
    listId: ListId,
    revision: number,
    now: Date,
  ],
  { repeatId: string; itemId: string }
>(
  "repeat.add-due",
  `WITH due AS (
     SELECT given.*, r.user_id, r.item_id FROM
       unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::uuid[]) AS given (id, local_date, next_due_date, new_item_id)
     JOIN recurring_items r ON r.list_id = $5 AND r.id = given.id),
   first_time AS (
     INSERT INTO recurring_occurrences (list_id, recurring_item_id, local_date, created_at)
     SELECT $5, id, local_date::date, $7 FROM due
     ON CONFLICT DO NOTHING RETURNING recurring_item_id),
   wanted AS (
     SELECT DISTINCT ON (last.name_key) due.id, due.new_item_id, due.user_id, last.*
     FROM due JOIN first_time ON first_time.recurring_item_id = due.id
     CROSS JOIN LATERAL (
       SELECT i.name_key, i.match_key, ${columnsOf(repeatedFields, "i.")}
       FROM items i WHERE i.list_id = $5 AND i.id = due.item_id) last
     WHERE NOT EXISTS (
       SELECT FROM items open WHERE open.list_id = $5 AND open.name_key = last.name_key
         AND NOT open.completed AND open.deleted_at IS NULL)
     ORDER BY last.name_key, due.id),
   added AS (
     INSERT INTO items (list_id, id, user_id, name_key, match_key, ${columnsOf(repeatedFields)}, category_id, revision,
       created_at, updated_at)
     SELECT $5, wanted.new_item_id, wanted.user_id, wanted.name_key, wanted.match_key,
       ${columnsOf(repeatedFields, "wanted.")},
       coalesce(chosen_category($5, wanted.name_key), master.category_id, own.category_id), $6, $7, $7
     FROM wanted LEFT JOIN master_items master ON master.id = wanted.master_item_id
     LEFT JOIN user_items own ON own.list_id = $5 AND own.id = wanted.user_item_id),
   moved AS (
     UPDATE recurring_items r SET next_due_date = due.next_due_date, revision = $6, updated_at = $7,
       put_off_until = NULL, put_off_at = NULL,
       item_id = coalesce(wanted.new_item_id, r.item_id)
     FROM due LEFT JOIN wanted ON wanted.id = due.id
     WHERE r.list_id = $5 AND r.id = due.id)
   SELECT id AS "repeatId", new_item_id AS "itemId" FROM wanted`,
);

/** Which item an occurrence brought. */
export const linkOccurrences = statement<
  [listId: ListId, repeatIds: readonly string[], localDates: readonly string[], itemIds: readonly string[]]
>(
  "repeat.link-occurrences",
  `UPDATE recurring_occurrences o SET item_id = added.item_id
   FROM unnest($2::uuid[], $3::text[], $4::uuid[]) AS added (id, local_date, item_id)
   WHERE o.list_id = $1 AND o.recurring_item_id = added.id AND o.local_date = added.local_date::date`,
);
