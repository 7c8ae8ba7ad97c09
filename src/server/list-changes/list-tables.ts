/** The tables whose rows belong to a list; each has its key in `list_id`. */
export const listTables = [
  "categories",
  "category_choices",
  "imported_rows",
  "imports",
  "item_purchases",
  "items",
  "operations",
  "pantry_names",
  "recurring_items",
  "recurring_occurrences",
  "shopping_history",
  "shopping_lists",
  "skipped_items",
  "store_visits",
  "stores",
  "suggestions",
  "user_items",
];

const learning = "learning counts what people of all lists have shown";
const administrator = "an administrator looks at the stores of all lists";

/** Statements that look at rows of all lists, with the reason. */
export const statementsAcrossLists: Readonly<Record<string, string>> = {
  "admin.list-analytics-stores": administrator,
  "admin.count-insights": administrator,
  "admin.list-pending-updates": administrator,
  "admin.apply-insights": administrator,
  "admin.list-all-stores": administrator,
  "admin.list-pending-stores": administrator,
  "admin.list-approved-stores": administrator,
  "admin.list-ignored-stores": administrator,
  "admin.list-global-stores": administrator,
  "admin.find-store": administrator,
  "admin.set-store-status": administrator,
  "admin.copy-to-global": administrator,
  "imports.delete-old": "imports are removed when they are too old, whichever list they changed",
  "items.end-idle-visits": "visits end after a while without a check-off, whichever list they are on",
  "items.remove-operations": "operations are removed when they are too old, whichever list they changed",
  "names.promote": "a name is promoted when people of enough lists agree on it",
  "learning.list-walks": learning,
  "learning.set-own-order": learning,
  "learning.list-everybodys-walks": learning,
  "learning.set-everybodys-order": learning,
  "learning.replace-evidence": learning,
  "learning.replace-confidences": learning,
  "learning.list-active-people": learning,
  "learning.list-people-with-store": learning,
  "learning.count-activity": learning,
};

const takenIds = "an id that a row of another list has is refused";

/** Single mentions of a table that look at rows of all lists, in statements that otherwise name the list. */
export const mentionsAcrossLists: Readonly<Record<string, string>> = {
  "imports.insert-items: items": "whole rows are inserted, of which each is compared with the list",
  "items.look-up-to-add: items": takenIds,
  "repeat.look-up-to-add: recurring_items": takenIds,
};
