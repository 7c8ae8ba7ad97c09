import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "./calendar-tables.ts";
import type { Calendar, Rule } from "./dates.ts";

/** A repeat with all that its next due date follows from. */
export type DatedRepeat = Rule & Calendar & { id: string; nextDueDate: string };

export const listDates = statement<[listIds: readonly ListId[]], DatedRepeat>(
  "repeat.list-dates",
  `SELECT ${ruleColumns}, ${calendarColumns}
   FROM recurring_items r ${calendarTables("r.list_id")}
   WHERE r.list_id = ANY($1::uuid[]) AND r.deleted_at IS NULL ORDER BY r.id`,
);

export const setDueDates = statement<
  [listIds: readonly ListId[], ids: readonly string[], dueDates: readonly Date[], revision: number, now: Date]
>(
  "repeat.set-due-dates",
  `UPDATE recurring_items r SET next_due_date = moved.due, revision = $4, updated_at = $5
   FROM unnest($2::uuid[], $3::timestamptz[]) AS moved (id, due)
   WHERE r.list_id = ANY($1::uuid[]) AND r.id = moved.id`,
);
