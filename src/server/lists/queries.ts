import type { ListId } from "../people/person.ts";
import { mostListedItems } from "../../contract/items/limits.ts";
import { mostStores } from "../../contract/stores/limits.ts";
import { categoryColumns, mostCategories } from "../categories/category-columns.ts";
import { statement } from "../db/statement.ts";
import { calendarColumns, calendarTables } from "../due/calendar-tables.ts";
import { itemColumns, itemTables } from "../items/item-columns.ts";
import { itemsOnList } from "../items/items-on-list.ts";
import { latestFirst, visibleChoices } from "../names/chosen-category.ts";
import { userItemColumns } from "../names/name-queries.ts";
import { mostRecurringItems, recurringItemRows } from "../repeat/recurring-item-columns.ts";
import { storeColumns } from "../stores/store-columns.ts";
import { presentPeople } from "./present-people.ts";
import { suggestionRows } from "./suggestion-rows.ts";

const rows = (select: string) => `(SELECT coalesce(json_agg(one), '[]') FROM (${select}) one)`;
const ids = (table: string, where: string) =>
  `(SELECT coalesce(json_agg(id), '[]') FROM ${table} WHERE ${where})`;

const name = `coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)`;
const members = rows(`
  SELECT u.id, ${name} AS name
  FROM users u LEFT JOIN household_members m ON m.user_id = u.id LEFT JOIN households h ON h.id = m.household_id
  WHERE u.list_id = $1 ORDER BY u.id = h.owner_id DESC, m.joined_at, m.id`);
const presence = (now: string) => rows(presentPeople("$1", now, name));
const suggestions = rows(suggestionRows("$1"));
const storeOrder = (userId: string, which = "true") =>
  `(SELECT to_json(o.store_ids) FROM store_orders o WHERE o.user_id = ${userId} AND ${which})`;
/** Days for which a visit counts. */
const visitDays = 180;
/** A visit to a store that stayed with other people's list, when its person left them, has none. */
const visits = (now: string) =>
  rows(`
  SELECT v.store_id AS "storeId", count(*)::int AS visits, max(v.last_check_off) AS latest FROM store_visits v
  WHERE v.list_id = $1 AND v.store_id IS NOT NULL AND v.start_time > ${now}::timestamptz - interval '${visitDays} days'
  GROUP BY v.store_id ORDER BY count(*) DESC, v.store_id LIMIT ${mostStores}`);
const categoryChoices = rows(`
  SELECT DISTINCT ON (k.name_key) k.name_key AS name, k.category_id AS "categoryId"
  FROM ${visibleChoices("$1")}
  WHERE k.list_id = $1
  ORDER BY k.name_key, ${latestFirst}`);
const repeatCalendar = `(SELECT json_build_object('recurringDay', calendar.weekday, 'timezone', calendar.timezone,
    'pausedUntil', l.repeats_paused_until::text)
  FROM (SELECT ${calendarColumns} FROM (SELECT) one ${calendarTables("l.id")}) calendar)`;
const cursor = `l.id || '.' || l.epoch || '.' || l.revision`;

/**
 * A whole list as `listChangesSchema` has it. One statement, so that its parts and its cursor are of one moment. No row
 * when the people behind the list have changed since `epoch`.
 */
export const readList = statement<
  [listId: ListId, epoch: number, now: Date, userId: string],
  { json: string }
>(
  "lists.read",
  `SELECT json_build_object(
     'cursor', ${cursor},
     'full', true,
     'currency', l.currency,
     'repeatCalendar', ${repeatCalendar},
     'members', ${members},
     'presence', ${presence("$3")},
     'items', ${rows(`
       SELECT ${itemColumns} FROM ${itemsOnList("$1", "$3")}
       ORDER BY i.completed, i.created_at, i.id LIMIT ${mostListedItems}`)},
     'stores', ${rows(`
       SELECT ${storeColumns} FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL
       ORDER BY s.created_at, s.id LIMIT ${mostStores}`)},
     'categories', ${rows(`
       SELECT ${categoryColumns} FROM categories c
       WHERE c.list_id IN ($1, everybodys_list()) AND c.deleted_at IS NULL
       ORDER BY c.is_global DESC, c.name, c.id LIMIT ${mostCategories}`)},
     'userItems', ${rows(`
       SELECT ${userItemColumns} FROM user_items u WHERE u.list_id = $1
       ORDER BY u.name, u.id LIMIT ${mostListedItems}`)},
     'suggestions', ${suggestions},
     'visits', ${visits("$3")},
     'storeOrder', coalesce(${storeOrder("$4")}, '[]'),
     'categoryChoices', ${categoryChoices},
     'recurringItems', ${rows(`${recurringItemRows("recurring_items r", "$1")}
       WHERE r.list_id = $1 AND r.deleted_at IS NULL
       ORDER BY r.created_at, r.id LIMIT ${mostRecurringItems}`)},
     'gone', json_build_object(
       'items', '[]'::json, 'stores', '[]'::json, 'categories', '[]'::json, 'recurringItems', '[]'::json)
   )::text AS json
   FROM lists l WHERE l.id = $1 AND l.epoch = $2`,
);

const deleted = `list_id = $1 AND revision > $3 AND deleted_at IS NOT NULL`;

// These may say so once too often, never once too few: a completed item that was opened again still knows who had
// completed it, only an item whose name was taken out of its category has none, and a category that was deleted or restored has
// a new revision.
const imported = "EXISTS (SELECT FROM imports m WHERE m.list_id = $1 AND m.revision > $3)";
const choicesChanged = `(${imported}
  OR EXISTS (SELECT FROM category_choices k WHERE k.list_id = $1 AND k.revision > $3)
  OR EXISTS (SELECT FROM categories c WHERE c.list_id = $1 AND c.revision > $3)
  OR EXISTS (
    SELECT FROM items i WHERE i.list_id = $1 AND i.revision > $3 AND i.category_id IS NULL))`;
const suggestionsChanged = `(${imported} OR EXISTS (SELECT FROM items i
    WHERE i.list_id = $1 AND i.revision > $3 AND (i.completed_by IS NOT NULL OR i.category_id IS NULL))
  OR EXISTS (SELECT FROM category_choices k WHERE k.list_id = $1 AND k.revision > $3))`;

/** A visit begins with the first tick, or when a person reports that the store doesn't have an item. */
const visitsChanged = `EXISTS (SELECT FROM items i
    WHERE i.list_id = $1 AND i.revision > $3 AND (i.completed_by IS NOT NULL OR i.not_here IS NOT NULL))`;

/**
 * What has changed in a list after revision `since`, and the revision that this brings a device to. No row when that can't be known: the people behind the list have
 * changed, rows were removed for good since, the revision is from the future (a restored backup), or it is too much.
 */
export const readChanges = statement<
  [listId: ListId, epoch: number, since: number, now: Date, userId: string],
  { json: string; revision: number }
>(
  "lists.read-changes",
  `SELECT json_build_object(
     'cursor', ${cursor},
     'full', false,
     'currency', l.currency,
     'repeatCalendar', ${repeatCalendar},
     'members', ${members},
     'presence', ${presence("$4")},
     'items', ${rows(`
       SELECT ${itemColumns} FROM ${itemTables}
       WHERE i.list_id = $1 AND i.revision > $3 AND i.deleted_at IS NULL ORDER BY i.revision, i.id`)},
     'stores', ${rows(`
       SELECT ${storeColumns} FROM stores s
       WHERE s.list_id = $1 AND s.revision > $3 AND s.deleted_at IS NULL ORDER BY s.revision, s.id`)},
     'categories', ${rows(`
       SELECT ${categoryColumns} FROM categories c
       WHERE c.list_id = $1 AND c.revision > $3 AND c.deleted_at IS NULL ORDER BY c.revision, c.id`)},
     'userItems', ${rows(`
       SELECT ${userItemColumns} FROM user_items u
       WHERE u.list_id = $1 AND u.revision > $3 ORDER BY u.revision, u.id`)},
     'suggestions', CASE WHEN ${suggestionsChanged} THEN ${suggestions} END,
     'visits', CASE WHEN ${visitsChanged} THEN ${visits("$4")} END,
     'storeOrder', ${storeOrder("$5", "o.revision BETWEEN $3 + 1 AND l.revision")},
     'categoryChoices', CASE WHEN ${choicesChanged} THEN ${categoryChoices} END,
     'recurringItems', ${rows(`${recurringItemRows("recurring_items r", "$1")}
       WHERE r.list_id = $1 AND r.revision > $3 AND r.deleted_at IS NULL ORDER BY r.revision, r.id`)},
     'gone', json_build_object(
       'items', ${ids("items", deleted)},
       'stores', ${ids("stores", deleted)},
       'categories', ${ids("categories", deleted)},
       'recurringItems', ${ids("recurring_items", deleted)})
   )::text AS json, l.revision
   FROM lists l
   WHERE l.id = $1 AND l.epoch = $2 AND $3 BETWEEN l.purged_revision AND l.revision
     AND (SELECT count(*) FROM (
       SELECT FROM items WHERE list_id = $1 AND revision > $3 LIMIT ${mostListedItems + 1}) many) <= ${mostListedItems}
     AND (SELECT count(*) FROM (
       SELECT FROM user_items WHERE list_id = $1 AND revision > $3 LIMIT ${mostListedItems + 1}) many) <= ${mostListedItems}`,
);

export const setCurrency = statement<[listId: ListId, currency: string]>(
  "lists.set-currency",
  "UPDATE lists SET currency = $2 WHERE id = $1",
);

/** Whether the store is the list's is for the caller to look up. */
export const setWhereabouts = statement<[userId: string, storeId: string | null, now: Date]>(
  "lists.set-whereabouts",
  `INSERT INTO whereabouts (user_id, store_id, said_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET store_id = excluded.store_id, said_at = excluded.said_at`,
);

/** The order may name stores that the list doesn't have: its readers leave them out. */
export const setStoreOrder = statement<[userId: string, storeIds: readonly string[], revision: number]>(
  "lists.set-store-order",
  `INSERT INTO store_orders (user_id, store_ids, revision) VALUES ($1, $2::uuid[], $3)
   ON CONFLICT (user_id) DO UPDATE SET store_ids = excluded.store_ids, revision = excluded.revision`,
);

export const findStoreOfList = statement<[listId: ListId, id: string], { id: string }>(
  "lists.find-store",
  "SELECT id FROM stores WHERE list_id = $1 AND id = $2 AND deleted_at IS NULL",
);

export const readTimezone = statement<[listId: ListId], { timezone: string }>(
  "lists.read-timezone",
  `SELECT head.timezone FROM (SELECT) one ${calendarTables("$1::uuid")}`,
);

export const setRepeatsPause = statement<
  [listId: ListId, pausedUntil: string | null, resumesAt: Date | null]
>(
  "lists.set-repeats-pause",
  "UPDATE lists SET repeats_paused_until = $2::text::date, repeats_resume_at = $3 WHERE id = $1",
);
