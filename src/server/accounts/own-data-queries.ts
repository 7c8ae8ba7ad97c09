import { statement } from "../db/statement.ts";
import { itemsOnList } from "../items/items-on-list.ts";

/** A person's rows of a table, as `'name', (...)` of an object. */
const rowsOf = (name: string, table: string, columns = "to_jsonb(r)", isHers = "r.user_id = $1") =>
  `'${name}', (SELECT coalesce(json_agg(${columns}), '[]') FROM ${table} r WHERE ${isHers})`;
/** Purchases have no index for their person: they are found by her visits. */
const ofHerVisits = "r.visit_id IN (SELECT v.id FROM store_visits v WHERE v.user_id = $1)";

/** What was bought is of little use without its name. */
const withItemName = `to_jsonb(r) || jsonb_build_object('item_name', (SELECT i.name FROM items i WHERE i.id = r.item_id))`;

/** Everything with her id on it, in columns as they are kept; no hash of a password or a token. One moment's state. */
export const readOwnData = statement<[userId: string], { data: Record<string, unknown> }>(
  "accounts.read-own-data",
  `SELECT json_build_object(
     'user', (SELECT to_jsonb(u) - 'password' - 'search_key' FROM users u WHERE u.id = $1),
     'household', (
       SELECT json_build_object('name', h.name, 'isOwner', h.owner_id = $1, 'joinedAt', m.joined_at)
       FROM household_members m JOIN households h ON h.id = m.household_id WHERE m.user_id = $1),
     ${rowsOf("stores", "stores")},
     ${rowsOf("categories", "categories")},
     ${rowsOf("userItems", "user_items")},
     ${rowsOf("categoryChoices", "category_choices")},
     ${rowsOf("items", "items")},
     ${rowsOf("recurringItems", "recurring_items", withItemName)},
     ${rowsOf("suggestions", "suggestions")},
     ${rowsOf("shoppingHistory", "shopping_history", withItemName)},
     ${rowsOf("shoppingLists", "shopping_lists")},
     ${rowsOf("storeVisits", "store_visits")},
     ${rowsOf("itemPurchases", "item_purchases", withItemName, ofHerVisits)},
     ${rowsOf("skippedItems", "skipped_items", withItemName)},
     ${rowsOf("storeCategoryUsage", "store_category_usage")},
     ${rowsOf("invitationsSent", "household_invitations", "to_jsonb(r) - 'token'", "r.inviter_id = $1")},
     ${rowsOf("feedback", "feedback")},
     'waitlist', (
       SELECT coalesce(json_agg(to_jsonb(w)), '[]') FROM waitlist w
       WHERE lower(w.email) = (SELECT lower(email) FROM users WHERE id = $1)),
     ${rowsOf("sessions", "sessions", "jsonb_build_object('expire', r.expire)")}
   ) AS data`,
);

export type ListedItem = {
  name: string;
  quantity: string;
  size: string | null;
  category: string | null;
  store: string | null;
  note: string | null;
  completed: boolean;
  hidden: boolean;
  addedAt: string;
};

/** The list as it shows, in the order of its items. */
export const listForTable = statement<[memberIds: readonly string[], now: Date], ListedItem>(
  "accounts.list-for-table",
  `SELECT i.name, coalesce(i.parsed_quantity, i.quantity::text) AS quantity, i.parsed_size AS size,
     c.name AS category, s.name AS store, i.note, i.completed, i.hidden, i.created_at AS "addedAt"
   FROM ${itemsOnList("$1", "$2")}
   LEFT JOIN stores s ON s.id = i.store_id AND s.user_id = ANY($1::uuid[])
   ORDER BY i.completed, i.created_at, i.id`,
);
