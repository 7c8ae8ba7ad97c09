import { mostListedItems } from "../../contract/items/limits.ts";
import { categoryColumns, mostCategories } from "../categories/category-columns.ts";
import { statement } from "../db/statement.ts";
import { itemColumns, itemTables } from "../items/item-columns.ts";
import { itemsOnList } from "../items/items-on-list.ts";
import { userItemColumns } from "../names/name-queries.ts";
import { mostRecurringItems, recurringItemRows } from "../repeat/recurring-item-columns.ts";
import { mostStores, storeColumns } from "../stores/store-columns.ts";
import { suggestionRows } from "./suggestion-rows.ts";

type MemberIds = readonly string[];

const rows = (select: string) => `(SELECT coalesce(json_agg(one), '[]') FROM (${select}) one)`;
const ids = (table: string, where: string) =>
  `(SELECT coalesce(json_agg(id), '[]') FROM ${table} WHERE ${where})`;

const name = `coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)`;
const members = rows(`
  SELECT u.id, ${name} AS name
  FROM unnest($3::uuid[]) WITH ORDINALITY AS member (id, place) JOIN users u ON u.id = member.id ORDER BY place`);
/** Other members in the store of their latest check-off; only open visits are recent enough. */
const presence = (people: string, userId: string, recent: string) =>
  rows(`
  SELECT DISTINCT ON (v.user_id) v.user_id AS "userId", ${name} AS name, s.id AS "storeId", s.name AS "storeName",
    v.last_check_off AS at
  FROM store_visits v
  JOIN stores s ON s.id = v.store_id AND s.user_id = ANY(${people}) AND s.deleted_at IS NULL
  JOIN users u ON u.id = v.user_id
  WHERE v.user_id = ANY(${people}) AND v.user_id <> ${userId} AND v.end_time IS NULL AND v.last_check_off > ${recent}
  ORDER BY v.user_id, v.last_check_off DESC, v.id`);
const suggestions = rows(suggestionRows("$3"));
/** Of several members' choices for a name the latest counts, and only while its category is seen. */
const categoryChoices = (people: string) =>
  rows(`
  SELECT DISTINCT ON (k.name_key) k.name_key AS name, k.category_id AS "categoryId"
  FROM category_choices k JOIN categories seen ON seen.id = k.category_id AND seen.deleted_at IS NULL
  WHERE k.user_id = ANY(${people}) AND (seen.is_global OR seen.user_id = ANY(${people}))
  ORDER BY k.name_key, k.chosen_at DESC, k.revision DESC`);
const cursor = `scope.id || '.' || scope.epoch || '.' || scope.revision`;

/**
 * A whole list as `listChangesSchema` has it. One statement, so that its parts and its cursor are of one moment. No row
 * when the people behind the list have changed since `epoch`.
 */
export const readList = statement<
  [scopeId: string, epoch: number, memberIds: MemberIds, now: Date, userId: string, recent: Date],
  { json: string }
>(
  "lists.read",
  `SELECT json_build_object(
     'cursor', ${cursor},
     'full', true,
     'members', ${members},
     'presence', ${presence("$3::uuid[]", "$5::uuid", "$6::timestamptz")},
     'items', ${rows(`
       SELECT ${itemColumns} FROM ${itemsOnList("$3", "$4")}
       ORDER BY i.completed, i.created_at, i.id LIMIT ${mostListedItems}`)},
     'stores', ${rows(`
       SELECT ${storeColumns} FROM stores s WHERE s.user_id = ANY($3::uuid[]) AND s.deleted_at IS NULL
       ORDER BY s.created_at, s.id LIMIT ${mostStores}`)},
     'categories', ${rows(`
       SELECT ${categoryColumns} FROM categories c
       WHERE (c.is_global OR c.user_id = ANY($3::uuid[])) AND c.deleted_at IS NULL
       ORDER BY c.is_global DESC, c.name, c.id LIMIT ${mostCategories}`)},
     'userItems', ${rows(`
       SELECT ${userItemColumns} FROM user_items u WHERE u.user_id = ANY($3::uuid[])
       ORDER BY u.name, u.id LIMIT ${mostListedItems}`)},
     'suggestions', ${suggestions},
     'categoryChoices', ${categoryChoices("$3::uuid[]")},
     'recurringItems', ${rows(`${recurringItemRows("recurring_items r", "$3")}
       WHERE r.user_id = ANY($3::uuid[]) AND r.deleted_at IS NULL
       ORDER BY r.created_at, r.id LIMIT ${mostRecurringItems}`)},
     'gone', json_build_object(
       'items', '[]'::json, 'stores', '[]'::json, 'categories', '[]'::json, 'recurringItems', '[]'::json)
   )::text AS json
   FROM scopes scope WHERE scope.id = $1 AND scope.epoch = $2`,
);

// In subqueries, so that PostgreSQL can't plan for their values: one plan serves every call.
const people = "(SELECT $3)::uuid[]";
const since = "(SELECT $4)::bigint";
const deleted = `user_id = ANY(${people}) AND revision > ${since} AND deleted_at IS NOT NULL`;

// These may say so once too often, never once too few: a completed item that was opened again still knows who had
// completed it, only an item whose name was taken out of its category has none, and a category that is gone or back has
// a new revision.
const choicesChanged = `(
  EXISTS (SELECT FROM category_choices k WHERE k.user_id = ANY(${people}) AND k.revision > ${since})
  OR EXISTS (SELECT FROM categories c WHERE c.user_id = ANY(${people}) AND c.revision > ${since})
  OR EXISTS (
    SELECT FROM items i WHERE i.user_id = ANY(${people}) AND i.revision > ${since} AND i.category_id IS NULL))`;
const suggestionsChanged = `(EXISTS (SELECT FROM items i
    WHERE i.user_id = ANY(${people}) AND i.revision > ${since} AND (i.completed_by IS NOT NULL OR i.category_id IS NULL))
  OR EXISTS (SELECT FROM category_choices k WHERE k.user_id = ANY(${people}) AND k.revision > ${since}))`;

/**
 * What has changed in a list after revision `since`, and the revision that this brings a device to. No row when that can't be told: the people behind the list have
 * changed, rows were removed for good since, the revision is from the future (a restored backup), or it is too much.
 */
export const readChanges = statement<
  [scopeId: string, epoch: number, memberIds: MemberIds, since: number, userId: string, recent: Date],
  { json: string; revision: number }
>(
  "lists.read-changes",
  `SELECT json_build_object(
     'cursor', ${cursor},
     'full', false,
     'members', ${members},
     'presence', ${presence(people, "(SELECT $5)::uuid", "(SELECT $6)::timestamptz")},
     'items', ${rows(`
       SELECT ${itemColumns} FROM ${itemTables}
       WHERE i.user_id = ANY(${people}) AND i.revision > ${since} AND i.deleted_at IS NULL ORDER BY i.revision, i.id`)},
     'stores', ${rows(`
       SELECT ${storeColumns} FROM stores s
       WHERE s.user_id = ANY(${people}) AND s.revision > ${since} AND s.deleted_at IS NULL ORDER BY s.revision, s.id`)},
     'categories', ${rows(`
       SELECT ${categoryColumns} FROM categories c
       WHERE c.user_id = ANY(${people}) AND c.revision > ${since} AND c.deleted_at IS NULL ORDER BY c.revision, c.id`)},
     'userItems', ${rows(`
       SELECT ${userItemColumns} FROM user_items u
       WHERE u.user_id = ANY(${people}) AND u.revision > ${since} ORDER BY u.revision, u.id`)},
     'suggestions', CASE WHEN ${suggestionsChanged} THEN ${suggestions} END,
     'categoryChoices', CASE WHEN ${choicesChanged} THEN ${categoryChoices(people)} END,
     'recurringItems', ${rows(`${recurringItemRows("recurring_items r", people)}
       WHERE r.user_id = ANY(${people}) AND r.revision > ${since} AND r.deleted_at IS NULL ORDER BY r.revision, r.id`)},
     'gone', json_build_object(
       'items', ${ids("items", deleted)},
       'stores', ${ids("stores", deleted)},
       'categories', ${ids("categories", deleted)},
       'recurringItems', ${ids("recurring_items", deleted)})
   )::text AS json, scope.revision
   FROM scopes scope
   WHERE scope.id = $1 AND scope.epoch = $2 AND ${since} BETWEEN scope.purged_revision AND scope.revision
     AND (SELECT count(*) FROM (
       SELECT FROM items WHERE user_id = ANY(${people}) AND revision > ${since} LIMIT ${mostListedItems + 1}) many) <= ${mostListedItems}
     AND (SELECT count(*) FROM (
       SELECT FROM user_items WHERE user_id = ANY(${people}) AND revision > ${since} LIMIT ${mostListedItems + 1}) many) <= ${mostListedItems}`,
);
