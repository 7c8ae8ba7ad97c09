import { csvColumns } from "../items/item-columns.ts";
import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";
import { itemsOnList } from "../items/items-on-list.ts";

/** Rows of a table as `'name', (...)` of an object, in the order of their ids. */
const rowsOf = (name: string, table: string, which: string, columns = "to_jsonb(r)", order = "r.id") =>
  `'${name}', (SELECT coalesce(json_agg(${columns} ORDER BY ${order}), '[]') FROM ${table} r WHERE ${which})`;
/** A person's rows on the list that they use; the list's key is left out. */
const own = "r.list_id = $2 AND r.user_id = $1";
const ownRows = (name: string, table: string, columns = "to_jsonb(r)", order?: string) =>
  rowsOf(name, table, own, `${columns} - 'list_id'`, order);

/** A record of a purchase is of little use without the item's name. */
const withItemName = `to_jsonb(r) || jsonb_build_object('item_name',
  (SELECT i.name FROM items i WHERE i.list_id = r.list_id AND i.id = r.item_id))`;
/** A record whose item stayed in another list has the name itself. */
const withKeptItemName = `to_jsonb(r) || jsonb_build_object('item_name', coalesce(
  (SELECT i.name FROM items i WHERE i.list_id = r.list_id AND i.id = r.item_id), r.item_name))`;
/** The specification calls the record of a shopping trip a list. */
const ofTrip = (columns: string) =>
  `${columns} - 'list_id' - 'shopping_list_id' || jsonb_build_object('list_id', r.shopping_list_id)`;

/** The person doesn't see the address and device of another person who did it. */
const ownEvent = `CASE WHEN r.actor_id IS NULL THEN to_jsonb(r) ELSE to_jsonb(r) - 'address' - 'device' END
  - 'actor_id' - 'hour'`;

/** The download names the push service only: with the whole address of a subscription anybody can send to its device. */
const pushDevice = `jsonb_build_object('service', substring(r.endpoint FROM '^https?://[^/]+'), 'created_at', r.created_at)`;

/** Everything with the person's id on it, in columns as they are kept; no hash of a password or a token. All of it is one snapshot. */
export const readOwnData = statement<[userId: string, listId: ListId], { data: Record<string, unknown> }>(
  "accounts.read-own-data",
  `SELECT json_build_object(
     'user', (SELECT to_jsonb(u) - 'password' - 'search_key' - 'list_id' FROM users u WHERE u.id = $1),
     'household', (
       SELECT json_build_object('name', h.name, 'isOwner', h.owner_id = $1, 'joinedAt', m.joined_at)
       FROM household_members m JOIN households h ON h.id = m.household_id WHERE m.user_id = $1),
     'list', (
       SELECT json_build_object('currency', l.currency, 'repeatsPausedUntil', l.repeats_paused_until)
       FROM lists l WHERE l.id = $2),
     ${ownRows("stores", "stores")},
     ${ownRows("categories", "categories")},
     ${ownRows("userItems", "user_items")},
     ${ownRows("categoryChoices", "category_choices", "to_jsonb(r)", "r.name_key")},
     ${ownRows("pantryNames", "pantry_names", "to_jsonb(r)", "r.name_key")},
     ${ownRows("items", "items")},
     ${ownRows("recurringItems", "recurring_items", `(${withItemName})`)},
     ${ownRows("suggestions", "suggestions")},
     ${ownRows("shoppingHistory", "shopping_history", `(${withKeptItemName})`)},
     ${ownRows("shoppingLists", "shopping_lists")},
     ${rowsOf("storeVisits", "store_visits", own, ofTrip("to_jsonb(r)"))},
     ${rowsOf("itemPurchases", "item_purchases", own, ofTrip(`(${withKeptItemName})`))},
     ${rowsOf("skippedItems", "skipped_items", own, ofTrip(`(${withKeptItemName})`))},
     ${ownRows("imports", "imports")},
     ${rowsOf("storeCategoryUsage", "store_category_usage", "r.user_id = $1")},
     ${rowsOf("whereabouts", "whereabouts", "r.user_id = $1", "to_jsonb(r) - 'user_id'", "r.said_at")},
     ${rowsOf("storeOrders", "store_orders", "r.user_id = $1", "to_jsonb(r) - 'user_id' - 'revision'", "r.user_id")},
     ${rowsOf("pushSubscriptions", "push_subscriptions", "r.user_id = $1", pushDevice, "r.created_at, r.id")},
     ${rowsOf("pushPreferences", "push_preferences", "r.user_id = $1", "to_jsonb(r) - 'user_id'", "r.user_id")},
     ${rowsOf("shoppingNotices", "shopping_notices", "r.user_id = $1", "to_jsonb(r) - 'user_id'", "r.user_id")},
     ${rowsOf("invitationsSent", "household_invitations", "r.inviter_id = $1", "to_jsonb(r) - 'token' - 'accepted_by'")},
     ${rowsOf("feedback", "feedback", "r.user_id = $1")},
     ${rowsOf("securityEvents", "security_events", "r.user_id = $1", ownEvent, "r.created_at, r.id")},
     'waitlist', (
       SELECT coalesce(json_agg(to_jsonb(w)), '[]') FROM waitlist w
       WHERE lower(w.email) = (SELECT lower(email) FROM users WHERE id = $1)),
     ${rowsOf("sessions", "sessions", "r.user_id = $1", "jsonb_build_object('device', r.device, 'signed_in_at', r.signed_in_at, 'seen_at', r.seen_at, 'expire', r.expire)", "r.expire")},
     ${rowsOf("knownDevices", "known_devices", "r.user_id = $1", "to_jsonb(r) - 'token' - 'user_id'", "r.used_at")}
   ) AS data`,
);

/** The list as it shows, in the order of its items: the cells of each row, in the order of `csvColumns`. */
export const listForTable = statement<
  [listId: ListId, now: Date],
  { cells: (string | number | boolean | null)[] }
>(
  "accounts.list-for-table",
  `SELECT json_build_array(${csvColumns.map(({ sql }) => sql).join(", ")}) AS cells
   FROM ${itemsOnList("$1", "$2")}
   LEFT JOIN stores s ON s.list_id = $1 AND s.id = i.store_id
   ORDER BY i.completed, i.created_at, i.id`,
);
