import type { ListId } from "../people/person.ts";
import type { RecurringItem, RecurringPreferences } from "../../contract/repeat/schema.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables, ruleColumns } from "../due/calendar-tables.ts";
import type { Calendar, Rule } from "../due/dates.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";
import { mostRecurringItems, recurringItemRows } from "./recurring-item-columns.ts";

type One = { recurringItem: RecurringItem };

/** Repeats of the list that are not deleted and have an item `i` with this name. */
const ofName = (key: string) => `recurring_items r JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id
  WHERE r.list_id = $1 AND r.deleted_at IS NULL AND i.name_key = ${key}`;

export const listRecurringItems = statement<[listId: ListId], { json: string }>(
  "repeat.list",
  `SELECT coalesce(json_agg(one), '[]')::text AS json FROM (
     ${recurringItemRows("recurring_items r", "$1")}
     WHERE r.list_id = $1 AND r.deleted_at IS NULL
     ORDER BY r.recurrence_interval_days, i.name, r.id LIMIT ${mostRecurringItems}) one`,
);

/** A repeat of the list, deleted or not. */
export const findRecurringItem = statement<[listId: ListId, id: string], One>(
  "repeat.find",
  `SELECT row_to_json(one) AS "recurringItem" FROM (
     ${recurringItemRows("recurring_items r", "$1")}
     WHERE r.list_id = $1 AND r.id = $2) one`,
);

export type AddLookup = Calendar & {
  householdId: string | null;
  idTaken: boolean;
  sameId: RecurringItem | null;
  /** The repeats that have this name already: the caller's own first. */
  sameName: (Rule & { id: string })[];
};

/** Everything that adding a repeat has to know, besides what adding its item has to. */
export const lookUpToAdd = statement<
  [listId: ListId, userId: string, key: string, id: string | null],
  AddLookup
>(
  "repeat.look-up-to-add",
  `SELECT (SELECT u.household_id FROM users u WHERE u.id = $2) AS "householdId", ${calendarColumns},
     EXISTS (SELECT FROM recurring_items r WHERE r.id = $4::uuid) AS "idTaken",
     (SELECT row_to_json(one) FROM (
        ${recurringItemRows("recurring_items r", "$1")}
        WHERE r.list_id = $1 AND r.id = $4::uuid) one) AS "sameId",
     (SELECT coalesce(json_agg(one), '[]') FROM (
        SELECT ${ruleColumns} FROM ${ofName("$3::text")}
        ORDER BY r.user_id = $2::uuid DESC, r.created_at, r.id) one) AS "sameName"
   FROM (SELECT) one ${calendarTables("$1::uuid")}`,
);

/** The item of this name that was completed last. */
export const findBought = statement<[listId: ListId, key: string], { id: string; completedAt: string }>(
  "repeat.find-bought",
  `SELECT id, completed_at AS "completedAt" FROM items
   WHERE list_id = $1 AND name_key = $2 AND completed AND deleted_at IS NULL
   ORDER BY completed_at DESC, id LIMIT 1`,
);

export const insertRecurringItem = statement<
  [
    listId: ListId,
    id: string,
    userId: string,
    householdId: string | null,
    itemId: string,
    days: number,
    weeks: number,
    source: string,
    startDate: string,
    nextDueDate: Date,
    revision: number,
    now: Date,
  ],
  One
>(
  "repeat.insert",
  `WITH r AS (
     INSERT INTO recurring_items (list_id, id, user_id, household_id, item_id, recurrence_interval_days,
       recurrence_interval_weeks, recurrence_source, start_date, next_due_date, revision, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::date, $10, $11, $12, $12)
     RETURNING *)
   SELECT row_to_json(one) AS "recurringItem" FROM (${recurringItemRows("r", "$1")}) one`,
);

/** Another interval for a repeat, which is about this row of its name from now on. */
export const changeInterval = statement<
  [
    listId: ListId,
    id: string,
    itemId: string,
    days: number,
    weeks: number,
    source: string,
    nextDueDate: Date,
    revision: number,
    now: Date,
  ],
  One
>(
  "repeat.change-interval",
  `WITH r AS (
     UPDATE recurring_items SET item_id = $3, recurrence_interval_days = $4, recurrence_interval_weeks = $5,
       recurrence_source = $6, next_due_date = $7, put_off_until = NULL, put_off_at = NULL, revision = $8, updated_at = $9
     WHERE list_id = $1 AND id = $2
     RETURNING *)
   SELECT row_to_json(one) AS "recurringItem" FROM (${recurringItemRows("r", "$1")}) one`,
);

/** A row for each of these repeats that the list has, deleted or not. */
export const deleteRecurringItems = statement<
  [listId: ListId, ids: readonly string[], revision: number, now: Date],
  { id: string }
>(
  "repeat.delete",
  `WITH deleted AS (
     UPDATE recurring_items SET deleted_at = $4, updated_at = $4, revision = $3
     WHERE id = ANY($2::uuid[]) AND list_id = $1 AND deleted_at IS NULL)
   SELECT id FROM recurring_items WHERE id = ANY($2::uuid[]) AND list_id = $1`,
);

export type ChangeLookup = DatedRepeat & {
  isDeleted: boolean;
  /** Another repeat of the same name, which was made since. */
  sameNameId: string | null;
};

export const lookUpToChange = statement<[listId: ListId, id: string], ChangeLookup>(
  "repeat.look-up-to-change",
  `SELECT ${ruleColumns}, ${calendarColumns}, r.deleted_at IS NOT NULL AS "isDeleted",
     (SELECT other.id FROM recurring_items other JOIN items named ON named.list_id = $1 AND named.id = other.item_id
      WHERE other.list_id = $1 AND other.deleted_at IS NULL AND other.id <> r.id
        AND named.name_key = i.name_key ORDER BY other.created_at, other.id LIMIT 1) AS "sameNameId"
   FROM recurring_items r JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id ${calendarTables("r.list_id")}
   WHERE r.list_id = $1 AND r.id = $2`,
);

/** Changes a repeat, also a deleted one, which it restores. */
export const changeRecurringItem = statement<
  [
    listId: ListId,
    id: string,
    days: number,
    weeks: number,
    putOffUntil: string | null,
    putOffAt: Date | string | null,
    pausedUntil: string | null,
    resumesAt: Date | string | null,
    nextDueDate: Date,
    revision: number,
    now: Date,
  ],
  One
>(
  "repeat.change",
  `WITH r AS (
     UPDATE recurring_items SET deleted_at = NULL, recurrence_interval_days = $3, recurrence_interval_weeks = $4,
       put_off_until = $5::text::date, put_off_at = $6, paused_until = $7::text::date, resumes_at = $8,
       next_due_date = $9, revision = $10, updated_at = $11
     WHERE list_id = $1 AND id = $2
     RETURNING *)
   SELECT row_to_json(one) AS "recurringItem" FROM (${recurringItemRows("r", "$1")}) one`,
);

export const readPreferences = statement<[listId: ListId], RecurringPreferences>(
  "repeat.read-preferences",
  `SELECT calendar.weekday AS "recurringDay", calendar.timezone
   FROM (SELECT ${calendarColumns} FROM (SELECT) one ${calendarTables("$1::uuid")}) calendar`,
);

/** A person keeps the weekday for a time without the household whose weekday it is now. */
export const setWeekday = statement<[userId: string, listId: ListId, weekday: number, now: Date]>(
  "repeat.set-weekday",
  `WITH own AS (UPDATE users SET recurring_day = $3, updated_at = $4 WHERE id = $1)
   UPDATE households SET recurring_day = $3, updated_at = $4 WHERE id = $2`,
);

export const setTimezone = statement<[userId: string, timezone: string, now: Date]>(
  "repeat.set-timezone",
  "UPDATE users SET timezone = $2, updated_at = $3 WHERE id = $1",
);
