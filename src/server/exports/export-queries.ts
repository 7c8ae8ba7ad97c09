import {
  amountNames,
  itemValueNames,
  type FileChoice,
  type FileFormerItem,
  type FileHabit,
  type FileItem,
  type FileName,
  type FilePurchase,
  type FileRepeat,
  type FileSettings,
  type FileStore,
  type FileVisit,
} from "../../contract/exports/household-file.ts";
import type { Suggestion } from "../../contract/items/schema.ts";
import { statement } from "../db/statement.ts";
import { calendarTables } from "../due/calendar-tables.ts";
import { itemTables, replyColumnsOf } from "../items/item-columns.ts";
import { isOnList, itemsOnList } from "../items/items-on-list.ts";
import { latestFirst, visibleChoices } from "../names/chosen-category.ts";
import type { ListId } from "../people/person.ts";

/** The store of a row as long as the list has it. */
const storeOf = (id: string) =>
  `LEFT JOIN stores s ON s.list_id = $1 AND s.id = ${id} AND s.deleted_at IS NULL`;

const amountColumns = `${replyColumnsOf(amountNames)}, s.id AS store`;
const fileItemColumns = `i.id, i.name, c.name AS category, ${amountColumns}, ${replyColumnsOf(itemValueNames)}`;

export const readSettings = statement<[listId: ListId], FileSettings>(
  "exports.read-settings",
  `SELECT l.currency, coalesce(home.recurring_day, head.recurring_day) AS "recurringDay",
     l.repeats_paused_until::text AS "repeatsPausedUntil"
   FROM lists l ${calendarTables("l.id")} WHERE l.id = $1`,
);

export const readCategories = statement<[listId: ListId], { name: string }>(
  "exports.read-categories",
  `SELECT DISTINCT ON (c.name_key COLLATE "C") c.name FROM categories c
   WHERE c.list_id = $1 AND c.deleted_at IS NULL ORDER BY c.name_key COLLATE "C", c.created_at, c.id`,
);

export const readStores = statement<[listId: ListId], FileStore>(
  "exports.read-stores",
  `SELECT s.id, s.name, s.types, s.categories, s.aisle_order AS "aisleOrder", s.lacks, s.created_at AS "createdAt"
   FROM stores s WHERE s.list_id = $1 AND s.deleted_at IS NULL ORDER BY s.created_at, s.id`,
);

export const readNames = statement<[listId: ListId], Omit<FileName, "categoryBy"> & { categoryBy: string }>(
  "exports.read-names",
  `SELECT DISTINCT ON (u.name_key COLLATE "C") u.name, c.name AS category, u.category_by AS "categoryBy"
   FROM user_items u
   LEFT JOIN categories c ON c.id = u.category_id AND c.list_id IN (u.list_id, everybodys_list()) AND c.deleted_at IS NULL
   WHERE u.list_id = $1 ORDER BY u.name_key COLLATE "C", u.id`,
);

export const readChoices = statement<[listId: ListId], FileChoice>(
  "exports.read-choices",
  `SELECT DISTINCT ON (k.name_key COLLATE "C") k.name_key AS name, seen.name AS category, k.chosen_at AS "chosenAt"
   FROM ${visibleChoices("$1")}
   WHERE k.list_id = $1 ORDER BY k.name_key COLLATE "C", ${latestFirst}`,
);

export const readPantry = statement<[listId: ListId], { name: string }>(
  "exports.read-pantry",
  `SELECT DISTINCT ON (p.name_key COLLATE "C") p.name FROM pantry_names p
   WHERE p.list_id = $1 ORDER BY p.name_key COLLATE "C", p.created_at, p.user_id`,
);

export const readItems = statement<[listId: ListId, now: Date], FileItem>(
  "exports.read-items",
  `SELECT ${fileItemColumns} FROM ${itemsOnList("$1", "$2")} ${storeOf("i.store_id")}
   ORDER BY i.created_at, i.id`,
);

export const readRepeats = statement<
  [listId: ListId, now: Date],
  Omit<FileRepeat, "source"> & { source: string }
>(
  "exports.read-repeats",
  `SELECT CASE WHEN ${isOnList("$2")} THEN i.id END AS item, i.name, ${amountColumns},
     r.recurrence_interval_days AS "intervalDays", r.is_recurring AS "isRecurring", r.recurrence_source AS source,
     r.start_date::text AS "startDate", r.last_purchased_at AS "lastPurchasedAt", r.next_due_date AS "nextDueDate",
     r.put_off_until::text AS "putOffUntil", r.put_off_at AS "putOffAt", r.paused_until::text AS "pausedUntil",
     r.created_at AS "createdAt"
   FROM recurring_items r JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id ${storeOf("i.store_id")}
   WHERE r.list_id = $1 AND r.deleted_at IS NULL ORDER BY r.created_at, r.id`,
);

/**
 * Several people's suggestions of one thing are one habit: their counts are added up, the other fields are those of
 * the latest.
 */
export const readHabits = statement<
  [listId: ListId],
  Omit<FileHabit, "places"> & { places: NonNullable<Suggestion["places"]> }
>(
  "exports.read-habits",
  `SELECT each.name, s.id AS store, each.frequency_of_all AS frequency, each."lastSeen", each.confidence,
     each.usual_interval_days AS "usualIntervalDays", each.interval_spread AS "intervalSpread",
     each.purchase_days AS "purchaseDays", each.places
   FROM (
     SELECT g.*, coalesce(m.name, u.name) AS name, coalesce(m.name_key, u.name_key) AS key,
       (sum(g.frequency) OVER same)::int AS frequency_of_all, max(g.last_seen) OVER same AS "lastSeen",
       row_number() OVER (PARTITION BY coalesce(m.name_key, u.name_key) ORDER BY g.last_seen DESC, g.id) AS nth
     FROM suggestions g
     LEFT JOIN master_items m ON m.id = g.master_item_id
     LEFT JOIN user_items u ON u.list_id = g.list_id AND u.id = g.user_item_id
     WHERE g.list_id = $1
     WINDOW same AS (PARTITION BY coalesce(m.name_key, u.name_key))) each
   ${storeOf("each.store_id")}
   WHERE each.nth = 1 ORDER BY each.key COLLATE "C"`,
);

/** Items that are no longer on the list but are referred to by its history. */
export const readFormerItems = statement<[listId: ListId, now: Date], FileFormerItem>(
  "exports.read-former-items",
  `SELECT ${fileItemColumns}, i.deleted_at IS NOT NULL AS deleted FROM ${itemTables} ${storeOf("i.store_id")}
   WHERE i.list_id = $1 AND NOT (${isOnList("$2")}) AND (
     EXISTS (SELECT FROM shopping_history h WHERE h.list_id = $1 AND h.item_id = i.id)
     OR EXISTS (SELECT FROM item_purchases p WHERE p.list_id = $1 AND p.item_id = i.id)
     OR EXISTS (SELECT FROM skipped_items k WHERE k.list_id = $1 AND k.item_id = i.id))
   ORDER BY i.created_at, i.id`,
);

export const readPurchases = statement<[listId: ListId], FilePurchase>(
  "exports.read-purchases",
  `SELECT h.item_id AS item, coalesce(i.name, h.item_name, m.name, u.name) AS name, s.id AS store, h.completed_at AS at
   FROM shopping_history h
   LEFT JOIN items i ON i.list_id = h.list_id AND i.id = h.item_id
   LEFT JOIN master_items m ON m.id = h.master_item_id
   LEFT JOIN user_items u ON u.list_id = h.list_id AND u.id = h.user_item_id
   ${storeOf("h.store_id")}
   WHERE h.list_id = $1 AND coalesce(i.name, h.item_name, m.name, u.name) IS NOT NULL
   ORDER BY h.completed_at, h.id`,
);

/** An open visit is exported as if it had ended with its last check-off. */
export const readVisits = statement<[listId: ListId], FileVisit>(
  "exports.read-visits",
  `SELECT s.id AS store, v.start_time AS "startedAt", v.last_check_off AS "lastCheckOff",
     coalesce(v.end_time, v.last_check_off) AS "endedAt", l.items_checked_off AS "itemsCheckedOff",
     l.items_skipped AS "itemsSkipped",
     (SELECT coalesce(json_agg(json_build_object('item', p.item_id, 'name', coalesce(i.name, p.item_name),
          'at', p."timestamp", 'source', p.source) ORDER BY p.order_in_visit), '[]')
      FROM item_purchases p LEFT JOIN items i ON i.list_id = p.list_id AND i.id = p.item_id
      WHERE p.list_id = $1 AND p.visit_id = v.id AND coalesce(i.name, p.item_name) IS NOT NULL) AS bought,
     (SELECT coalesce(json_agg(json_build_object('item', k.item_id, 'name', coalesce(i.name, k.item_name),
          'reason', k.reason, 'at', k.created_at) ORDER BY k.created_at, k.id), '[]')
      FROM skipped_items k LEFT JOIN items i ON i.list_id = k.list_id AND i.id = k.item_id
      WHERE k.list_id = $1 AND k.visit_id = v.id AND coalesce(i.name, k.item_name) IS NOT NULL) AS skipped
   FROM store_visits v JOIN shopping_lists l ON l.list_id = v.list_id AND l.id = v.shopping_list_id
   ${storeOf("v.store_id")}
   WHERE v.list_id = $1 ORDER BY v.start_time, v.id`,
);
