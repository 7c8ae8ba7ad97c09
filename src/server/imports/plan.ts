import { nameKey } from "../../contract/items/rules.ts";
import { mostOpenItems } from "../../contract/items/limits.ts";
import type { ImportedStore } from "../../contract/imports/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { mostStoreCategories, mostStores } from "../../contract/stores/limits.ts";
import { storeCategoryNames } from "../../contract/stores/rules.ts";
import type { App } from "../app.ts";
import { mostCategories } from "../categories/category-columns.ts";
import { isSameThing } from "../names/names.ts";
import { Refusal } from "../refusal.ts";
import type { StoreToPut } from "../stores/put-stores.ts";
import type { CategoryUse } from "../stores/store-categories.ts";
import type { ImportLookup } from "./queries.ts";
import { keyOf, type TypedItem } from "./typed-rows.ts";

/** Returns the items that are neither open nor repeated in the import, by the same rule as for a single add. */
export function newItems(app: App, items: readonly TypedItem[], open: ImportLookup["open"]): TypedItem[] {
  const keys = new Set(open.map(({ key }) => key));
  const names = new Map<string, string[]>();
  const note = (matchKey: string, name: string) =>
    names.set(matchKey, [...(names.get(matchKey) ?? []), name]);
  for (const { matchKey, name } of open) note(matchKey, name);
  return items.filter(({ typed }) => {
    const same = (names.get(typed.matchKey) ?? []).some((name) => isSameThing(app, typed, name));
    if (keys.has(typed.key) || same) return false;
    keys.add(typed.key);
    note(typed.matchKey, typed.name);
    return true;
  });
}

export type StorePlan = {
  made: StoreToPut[];
  extended: CategoryUse[];
  /** The store of each name that the import uses. */
  idOf: ReadonlyMap<string, string>;
};

/** Plans the changes of the stores that an import or its items name. */
export function planStores(
  given: readonly ImportedStore[],
  items: readonly TypedItem[],
  seen: ImportLookup,
  now: Date,
): StorePlan {
  const wanted = new Map<string, ImportedStore>();
  for (const store of [...given, ...items.map(storeOf)])
    if (store !== null && !wanted.has(nameKey(store.name))) wanted.set(nameKey(store.name), store);
  const known = new Map(seen.knownStores.map((store) => [store.key, store]));
  const plan = { made: [] as StoreToPut[], extended: [] as CategoryUse[], idOf: new Map<string, string>() };
  for (const [key, { name, categories: named }] of wanted) {
    const categories = storeCategoryNames(named);
    const store = known.get(key);
    const storeId = store?.id ?? newId(now.getTime() + plan.made.length);
    plan.idOf.set(key, storeId);
    if (store === undefined) {
      plan.made.push({
        id: storeId,
        name,
        categories: firstFilled(categories, usualCategories(key, seen), soldCategories(key, items)),
      });
      continue;
    }
    const after = [...new Set([...store.categories, ...categories])];
    if (after.length > mostStoreCategories)
      throw refusal("stores", `${name} would have more than ${mostStoreCategories} categories.`);
    if (after.length > store.categories.length)
      plan.extended.push({ storeId, before: store.categories, after });
  }
  return plan;
}

const storeOf = ({ given: { store } }: TypedItem): ImportedStore | null =>
  store === null || store === undefined ? null : { name: store, categories: [] };

/** The categories of the well-known store of this name. */
const usualCategories = (key: string, { globalStores }: ImportLookup): readonly string[] =>
  globalStores.find((store) => store.key === key)?.categories ?? [];

/** The categories of the items that the import has for a store. */
function soldCategories(key: string, items: readonly TypedItem[]): string[] {
  const own = items.filter(({ given }) => keyOf(given.store) === key);
  return storeCategoryNames(own.map(({ category, naming }) => category ?? naming.guess_key)).slice(
    0,
    mostStoreCategories,
  );
}

/** A store has at least one category. */
const firstFilled = (...lists: (readonly string[])[]): readonly string[] =>
  lists.find((list) => list.length > 0) ?? ["other"];

/** @throws Refusal when the list would exceed a limit; then nothing of the import is added */
export function checkLimits(seen: ImportLookup, more: { items: number; stores: number }): void {
  const check = (field: string, what: string, most: number, has: number, added: number) => {
    if (added === 0 || has + added <= most) return;
    const room = `A list can have at most ${counted(most)} ${what}. This one has ${counted(has)}`;
    const message = `${room}, and the import would add ${counted(added)} more.`;
    throw field === "items"
      ? new Refusal("list_full", { fields: [{ field, message }] })
      : refusal(field, message);
  };
  check("items", "open items", mostOpenItems, seen.openItems, more.items);
  check("stores", "stores", mostStores, seen.stores, more.stores);
}

/** @throws Refusal when the list has too many categories with the new ones */
export function checkCategories(seen: ImportLookup, made: number): void {
  if (made > 0 && seen.categories + made > mostCategories)
    throw refusal("stores", `A list can have at most ${counted(mostCategories)} categories.`);
}

const refusal = (field: string, message: string) =>
  new Refusal("invalid_input", { fields: [{ field, message }] });
const counted = (number: number) => number.toLocaleString("en");
