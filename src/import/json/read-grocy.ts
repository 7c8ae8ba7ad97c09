import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { amount, isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

/** Finds Grocy's tables by name; null for another file. The table of the shopping list alone lacks the products' names. */
export function tablesOfGrocy(value: unknown): Json | null {
  if (isObject(value) && Array.isArray(value.shopping_list)) return value;
  const rows = objects(value);
  return rows.length > 0 &&
    rows.every((row) => "product_id" in row && ("qu_id" in row || "shopping_list_id" in row))
    ? { shopping_list: rows }
    : null;
}

export function readGrocy(tables: Json): ImportPlan {
  const draft = new ImportDraft("grocy");
  const byId = (table: unknown) => new Map(objects(table).map((row) => [text(row.id), row]));
  const products = byId(tables.products);
  const groups = byId(tables.product_groups);
  const units = byId(tables.quantity_units);
  const shops = byId(tables.shopping_locations);
  const lists = byId(tables.shopping_lists);
  for (const row of draft.rows(tables.shopping_list)) {
    const product = products.get(text(row.product_id)) ?? (isObject(row.product) ? row.product : undefined);
    const note = text(row.note);
    const name = textIn(product, "name") || note;
    if (product === undefined && text(row.product_id) !== "" && name === "") {
      draft.leaveOut(`product ${text(row.product_id)}`, "The file has no name for it.");
      continue;
    }
    const many = amount(row.amount);
    const unit = units.get(text(row.qu_id));
    const unitName = textIn(unit, many === "1" ? "name" : "name_plural", "name");
    const read = readNamed(
      name,
      many === "" || (many === "1" && unitName === "") ? "" : `${many} ${unitName}`,
      product === undefined ? "" : note,
    );
    draft.add(
      {
        ...read,
        store: textIn(shops.get(text(row.shopping_location_id ?? product?.shopping_location_id)), "name"),
        category: textIn(groups.get(text(product?.product_group_id)), "name"),
        list: textIn(lists.get(text(row.shopping_list_id)), "name"),
      },
      isTrue(row.done),
      name,
    );
  }
  return draft.plan;
}
