import { ImportDraft } from "../import-draft.ts";
import type { ImportPlan } from "../import-plan.ts";
import { readNamed } from "../named-item.ts";
import { isObject, objects, text, textIn, type Json } from "../json-value.ts";

export function isKitchenOwlExport(value: unknown): value is Json {
  if (!isObject(value) || !Array.isArray(value.items)) return false;
  if (Array.isArray(value.shoppinglists) || Array.isArray(value.member)) return true;
  return Object.keys(value).length === 1 && isCatalogue(objects(value.items));
}

const catalogueKeys = new Set(["name", "icon", "category", "default", "default_key"]);

/** Whether items are only the catalogue: they have neither an amount nor a position in a list. */
function isCatalogue(items: readonly Json[]): boolean {
  return (
    items.some((item) => "icon" in item) &&
    items.every((item) => "name" in item && Object.keys(item).every((key) => catalogueKeys.has(key)))
  );
}

/** Finds the lists in KitchenOwl's reply about shopping lists; null for another file. */
export function listsOfKitchenOwl(value: unknown): Json[] | null {
  if (Array.isArray(value) && isPlain(value)) return [{ items: value as unknown[] }];
  const lists = objects(Array.isArray(value) ? value : [value]);
  const isList = (list: Json): boolean =>
    Array.isArray(list.items) && ("recentItems" in list || isPlain(list.items));
  // A list whose items couldn't be fetched has only its name.
  return lists.some(isList) && lists.every((list) => Array.isArray(list.items) || isNameAlone(list))
    ? lists
    : null;
}

function isNameAlone(list: Json): boolean {
  return Object.keys(list).length === 1 && "name" in list;
}

function isPlain(items: readonly unknown[]): boolean {
  const rows = objects(items);
  return rows.length > 0 && rows.every((item) => "description" in item && "ordering" in item);
}

/** Reads KitchenOwl's export, which has the catalogue and the names of the lists but not their items. */
export function readKitchenOwlExport(household: Json): ImportPlan {
  const draft = new ImportDraft("kitchenowl");
  for (const item of draft.rows(household.items)) draft.name(textIn(item, "name"), categoryOf(item));
  for (const list of Array.isArray(household.shoppinglists) ? household.shoppinglists : [])
    draft.leaveOut(text(list) || textIn(list, "name"), "KitchenOwl's export doesn't say what is on a list.");
  for (const recipe of objects(household.recipes)) draft.leaveOut(textIn(recipe, "name"), "It is a recipe.");
  for (const expense of objects(household.expenses))
    draft.leaveOut(textIn(expense, "name"), "It is an expense.");
  return draft.plan;
}

/** Reads KitchenOwl's lists: an item's description is its amount, and ticked items are among the recent ones. */
export function readKitchenOwlLists(lists: readonly Json[]): ImportPlan {
  const draft = new ImportDraft("kitchenowl");
  for (const list of lists) {
    if (isNameAlone(list)) draft.leaveOut(textIn(list, "name"), "What is on this list is missing.");
    for (const item of draft.rows(list.items)) {
      const name = textIn(item, "name");
      const read = readNamed(name, text(item.description));
      draft.add({ ...read, category: categoryOf(item), list: textIn(list, "name") }, false, name);
    }
    for (const item of draft.rows(list.recentItems)) draft.bought(textIn(item, "name"));
  }
  return draft.plan;
}

function categoryOf(item: Json): string | null {
  return text(item.category) || textIn(item.category, "name") || null;
}
