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
  "items.remove-operations": "operations are removed when they are too old, whichever list they changed",
  "names.promote": "a name is promoted when people of enough lists agree on it",
  "learning.list-everybodys-walks": learning,
  "learning.set-everybodys-order": learning,
  "learning.replace-evidence": learning,
  "learning.replace-confidences": learning,
  "learning.list-active-people": learning,
  "learning.list-people-with-store": learning,
  "learning.count-activity": learning,
};

const mention = new RegExp(
  `\\b(FROM|JOIN|UPDATE|INTO|USING)\\s+(${listTables.join("|")})\\b(?:\\s+(?:AS\\s+)?(?!SET\\b|WHERE\\b|ON\\b|USING\\b|JOIN\\b|SELECT\\b|VALUES\\b|ORDER\\b|UNION\\b|LIMIT\\b|GROUP\\b|DEFAULT\\b|LEFT\\b|CROSS\\b|AND\\b)([a-z_]+))?`,
  "g",
);

/** The list tables that a statement mentions without the key of their rows' list. */
export function withoutListKey(text: string): string[] {
  return [...text.matchAll(mention)]
    .filter(
      ([, verb, , alias]) =>
        !new RegExp(
          alias === undefined || verb === "INTO" ? "\\blist_id\\b" : `\\b${alias}\\.list_id\\b`,
        ).test(text),
    )
    .map(([, , table]) => table!);
}
