import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "./calendar-tables.ts";
import type { Calendar, Rule } from "./dates.ts";

/** A local date until which repeats are paused, and its first instant; both or none. */
export type Pause = { pausedUntil: string | null; resumesAt: string | null };

/** A repeat with all that its next due date follows from. */
export type DatedRepeat = Required<Rule> & Calendar & Pause & { id: string; nextDueDate: string };

export const listDates = statement<[listIds: readonly ListId[]], DatedRepeat>(
  "repeat.list-dates",
  `SELECT ${ruleColumns}, ${calendarColumns}
   FROM recurring_items r ${calendarTables("r.list_id")}
   WHERE r.list_id = ANY($1::uuid[]) AND r.deleted_at IS NULL ORDER BY r.id`,
);

export const setDueDates = statement<
  [
    listIds: readonly ListId[],
    ids: readonly string[],
    dueDates: readonly Date[],
    resumptions: readonly (Date | null)[],
    revision: number,
    now: Date,
  ]
>(
  "repeat.set-due-dates",
  `UPDATE recurring_items r SET next_due_date = moved.due, resumes_at = moved.resumes_at, revision = $5, updated_at = $6
   FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS moved (id, due, resumes_at)
   WHERE r.list_id = ANY($1::uuid[]) AND r.id = moved.id`,
);

/** The pauses of whole lists. */
export const listPauses = statement<
  [listIds: readonly ListId[]],
  Pause & Pick<Calendar, "timezone"> & { id: ListId }
>(
  "repeat.list-pauses",
  `SELECT l.id, l.repeats_paused_until::text AS "pausedUntil", l.repeats_resume_at AS "resumesAt", head.timezone
   FROM lists l ${calendarTables("l.id")}
   WHERE l.id = ANY($1::uuid[]) AND l.repeats_paused_until IS NOT NULL ORDER BY l.id`,
);

export const setResumptions = statement<[listIds: readonly ListId[], resumptions: readonly Date[]]>(
  "repeat.set-resumptions",
  `UPDATE lists l SET repeats_resume_at = moved.resumes_at
   FROM unnest($1::uuid[], $2::timestamptz[]) AS moved (id, resumes_at) WHERE l.id = moved.id`,
);
