import { statement, type Statement } from "../db/statement.ts";
import type { ListId } from "../people/person.ts";

type Reference = { table: string; column: string; target: string };

/** References that are restored when sharing returns. Those of suggestions and occurrences need not be: no screen shows them. */
const references: readonly Reference[] = [
  { table: "items", column: "store_id", target: "stores" },
  { table: "items", column: "cleared_store_id", target: "stores" },
  { table: "items", column: "category_id", target: "categories" },
  { table: "items", column: "user_item_id", target: "user_items" },
  { table: "user_items", column: "category_id", target: "categories" },
  { table: "recurring_items", column: "item_id", target: "items" },
  { table: "shopping_history", column: "item_id", target: "items" },
  { table: "shopping_history", column: "store_id", target: "stores" },
  { table: "shopping_history", column: "user_item_id", target: "user_items" },
  { table: "item_purchases", column: "item_id", target: "items" },
  { table: "item_purchases", column: "store_id", target: "stores" },
  { table: "skipped_items", column: "item_id", target: "items" },
  { table: "skipped_items", column: "store_id", target: "stores" },
  { table: "store_visits", column: "store_id", target: "stores" },
  { table: "shopping_lists", column: "store_id", target: "stores" },
  { table: "suggestions", column: "store_id", target: "stores" },
];

const sourceOf = ({ table, column }: Reference) => `${table}.${column}`;

const crossing = references
  .map(
    (reference) => `
  SELECT '${sourceOf(reference)}' AS source, r.id AS row_id, t.id AS target_id
  FROM ${reference.table} r JOIN ${reference.target} t ON t.id = r.${reference.column}
  WHERE r.list_id = ANY($2::uuid[]) AND t.list_id = ANY($2::uuid[]) AND r.list_id <> t.list_id`,
  )
  .join(" UNION ALL ");

/** Records, before they are cut, the references between rows of a household's people. */
export const rememberReferences = statement<[householdId: string, lists: readonly ListId[]]>(
  "households.remember-references",
  `INSERT INTO resting_references (household_id, source, row_id, target_id)
   SELECT DISTINCT ON (source, row_id) $1::uuid, source, row_id, target_id FROM (${crossing}) crossing
   ORDER BY source, row_id
   ON CONFLICT (household_id, source, row_id) DO UPDATE SET target_id = excluded.target_id, stand_in_id = NULL`,
);

/** Records, after the cut, what the rows refer to instead. */
export const rememberStandIns: readonly Statement<[householdId: string, lists: readonly ListId[]]>[] =
  references.map((reference) =>
    statement(
      `households.remember-stand-ins-of-${sourceOf(reference)}`,
      `UPDATE resting_references k SET stand_in_id = r.${reference.column} FROM ${reference.table} r
       WHERE k.household_id = $1 AND k.source = '${sourceOf(reference)}'
         AND r.list_id = ANY($2::uuid[]) AND r.id = k.row_id`,
    ),
  );

/** Whether another repeat is about the item of a repeat by now. */
const isTaken = ({ table }: Reference) =>
  table === "recurring_items"
    ? `AND NOT EXISTS (SELECT FROM recurring_items other WHERE other.list_id = $2 AND other.item_id = k.target_id
         AND other.deleted_at IS NULL)`
    : "";

/** Gives a record its item back. */
const nameAgain = ({ table, column }: Reference) =>
  column === "item_id" && table !== "recurring_items" ? ", item_name = NULL" : "";

/** Restores the references that are unchanged since, and whose target exists. */
export const restoreReferences: readonly Statement<[householdId: string, listId: ListId]>[] = references.map(
  (reference) =>
    statement(
      `households.restore-references-of-${sourceOf(reference)}`,
      `UPDATE ${reference.table} r SET ${reference.column} = k.target_id${nameAgain(reference)}
       FROM resting_references k JOIN ${reference.target} t ON t.list_id = $2 AND t.id = k.target_id
       WHERE k.household_id = $1 AND k.source = '${sourceOf(reference)}' AND r.list_id = $2 AND r.id = k.row_id
         AND r.${reference.column} IS NOT DISTINCT FROM k.stand_in_id ${isTaken(reference)}`,
    ),
);

export const forgetReferences = statement<[householdId: string]>(
  "households.forget-references",
  "DELETE FROM resting_references WHERE household_id = $1",
);
