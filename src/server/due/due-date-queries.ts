import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "./calendar-tables.ts";
import type { Calendar, Rule } from "./dates.ts";

/** A repeat with all that its next due date follows from. */
export type DatedRepeat = Rule & Calendar & { id: string; nextDueDate: string };

export const listDates = statement<[userIds: readonly string[]], DatedRepeat>(
  "repeat.list-dates",
  `SELECT ${ruleColumns}, ${calendarColumns}
   FROM recurring_items r ${calendarTables("r.user_id")}
   WHERE r.user_id = ANY($1::uuid[]) AND r.deleted_at IS NULL ORDER BY r.id`,
);

export const setDueDates = statement<
  [ids: readonly string[], dueDates: readonly Date[], revision: number, now: Date]
>(
  "repeat.set-due-dates",
  `UPDATE recurring_items r SET next_due_date = moved.due, revision = $3, updated_at = $4
   FROM unnest($1::uuid[], $2::timestamptz[]) AS moved (id, due) WHERE r.id = moved.id`,
);
