import { householdFormat } from "../../contract/exports/limits.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { isObject, isTrue, objects, text, textIn, type Json } from "../json-value.ts";

export function isHouseholdFile(value: unknown): value is Json {
  return isObject(value) && value.format === householdFormat;
}

/**
 * Reads a household file of Restock like another program's file, for a list that isn't empty. Into an empty list the server
 * brings it back as a whole.
 */
export function readRestock(file: Json): ImportPlan {
  const draft = new ImportDraft("restock");
  const currency = textIn(file.settings, "currency");
  if (/^[A-Z]{3}$/u.test(currency)) draft.plan.currency = currency;
  const stores = new Map<string, string>();
  for (const store of objects(file.stores)) {
    const { categories, name } = draft.store(textIn(store, "name"));
    stores.set(textIn(store, "id"), name);
    const own = Array.isArray(store.categories) ? store.categories.map(text) : [];
    for (const category of own)
      if (category !== "" && !categories.includes(category)) categories.push(category);
  }
  const bought = new Set<string>();
  for (const item of draft.rows(file.items)) {
    const name = textIn(item, "name");
    const isDone = isTrue(item.completed);
    if (isDone) bought.add(nameKey(name));
    const { quantity, price } = item;
    const planned = {
      name,
      quantity: typeof quantity === "number" ? quantity : 1,
      parsedQuantity: text(item.parsedQuantity) || null,
      parsedSize: text(item.parsedSize) || null,
      note: text(item.note),
      store: stores.get(text(item.store)) ?? null,
      category: text(item.category),
      price: typeof price === "number" ? price : null,
    };
    draft.add(planned, isDone, name);
  }
  for (const name of objects(file.names)) draft.name(textIn(name, "name"), textIn(name, "category"));
  for (const habit of objects(file.habits)) {
    const name = textIn(habit, "name");
    if (!bought.has(nameKey(name))) draft.bought(name);
  }
  for (const repeat of objects(file.repeats))
    draft.leaveOut(textIn(repeat, "name"), "Repeats come along into an empty list only.");
  return draft.plan;
}
