import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { amount, isObject, isTrue, objects, textIn, type Json } from "../json-value.ts";

type Tandoor = { entries: Json[]; supermarkets: Json[] };

/** Finds Tandoor's shopping entries and supermarkets; null for another file. */
export function entriesOfTandoor(value: unknown): Tandoor | null {
  const rows = isObject(value) ? (value.entries ?? value.results) : value;
  const entries = objects(rows).filter((entry) => "food" in entry && "amount" in entry);
  const listed = isObject(value) && Array.isArray(value.supermarkets) ? value.supermarkets : rows;
  const supermarkets = objects(listed).filter((market) => Array.isArray(market.category_to_supermarket));
  return entries.length + supermarkets.length === 0 ? null : { entries, supermarkets };
}

export function readTandoor({ entries, supermarkets }: Tandoor): ImportPlan {
  const draft = new ImportDraft("tandoor");
  for (const market of supermarkets) {
    const store = draft.store(textIn(market, "name"));
    const relations = objects(market.category_to_supermarket);
    const ordered = relations.toSorted((one, other) => Number(one.order) - Number(other.order));
    for (const { category } of ordered) {
      const name = textIn(category, "name");
      if (name !== "" && !store.categories.includes(name)) store.categories.push(name);
    }
  }
  for (const entry of entries) {
    const food = isObject(entry.food) ? entry.food : {};
    const many = amount(entry.amount);
    const unit = textIn(entry.unit, "name");
    const amountText = many === "" || (many === "1" && unit === "") ? "" : `${many} ${unit}`;
    const category = textIn(food.supermarket_category, "name");
    const name = textIn(food, "name") || textIn(entry, "food");
    draft.add({ ...readNamed(name, amountText), category }, isTrue(entry.checked), name || `${many} ${unit}`);
  }
  return draft.plan;
}
