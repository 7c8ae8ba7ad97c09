import { itemFields, type ItemField } from "../../contract/items/fields.ts";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { newId } from "../../contract/new-id.ts";
import { jsonOf } from "../db/statement.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import type { Categories, Link } from "./known-names.ts";
import type { StorePlan } from "./plan.ts";
import * as queries from "./queries.ts";
import type { BoughtRow, ImportedRow, ItemRow } from "./queries.ts";
import { keyOf, type TypedItem, type TypedRow } from "./typed-rows.ts";

/** Makes the rows of the table `items`. Their ids keep the order of the file, because items of one instant are sorted by id. */
export function itemRows(
  { scope, revision, now }: ListChange,
  items: readonly TypedItem[],
  links: ReadonlyMap<string, Link>,
  choices: ReadonlyMap<string, string>,
  { idOf: storeOf }: StorePlan,
): ItemRow[] {
  return items.map(({ typed, given }, index) => {
    const link = links.get(typed.key)!;
    const { quantity, parsedQuantity, parsedSize } = typed;
    const fields = Object.entries({ quantity, parsedQuantity, parsedSize, ...plainFieldsOf(given) });
    const store = keyOf(given.store);
    return {
      ...Object.fromEntries(fields.map(([name, value]) => [itemFields[name as ItemField].column, value])),
      id: newId(now.getTime() + index),
      list_id: scope.listId,
      user_id: scope.userId,
      master_item_id: link.masterItemId,
      user_item_id: link.userItemId,
      name: link.name,
      name_key: typed.key,
      match_key: typed.matchKey,
      category_id: choices.get(typed.key) ?? link.categoryId,
      store_id: store === null ? null : storeOf.get(store),
      completed: false,
      hidden: false,
      revision,
      created_at: now,
      updated_at: now,
    };
  });
}

/** Records the things bought before; returns the new records. */
export async function putBought(
  { tx, scope, now }: ListChange,
  bought: readonly TypedRow[],
  links: ReadonlyMap<string, Link>,
): Promise<BoughtRow[]> {
  const rows = new Map<string, BoughtRow>();
  for (const { typed } of bought) {
    const { key, name, masterItemId, userItemId } = links.get(typed.key)!;
    if (!rows.has(key)) rows.set(key, { id: newId(now.getTime()), key, name, masterItemId, userItemId });
  }
  if (rows.size === 0) return [];
  const json = jsonOf([...rows.values()]);
  const made = await tx.all(queries.insertBought, scope.listId, scope.userId, json, now);
  const ids = new Set(made.map(({ id }) => id));
  return [...rows.values()].filter(({ id }) => ids.has(id));
}

type Made = {
  stores: StorePlan;
  categories: Categories;
  items: readonly ItemRow[];
  names: readonly TypedRow[];
  bought: readonly BoughtRow[];
  links: ReadonlyMap<string, Link>;
  choices: ReadonlyMap<string, string>;
};

/** Lists every row that the import made, for an undo. The name of a new item is recorded with that item. */
export function importedRows({
  stores,
  categories,
  items,
  names,
  bought,
  links,
  choices,
}: Made): ImportedRow[] {
  const choiceOf = (key: string) => (choices.has(key) ? key : null);
  const newName = (key: string) => (links.get(key)!.isNew ? links.get(key)!.userItemId : null);
  const recorded = new Set(items.map((item) => item.name_key));
  const nameRows: ImportedRow[] = [];
  for (const { typed } of names) {
    const { key } = typed;
    if (recorded.has(key)) continue;
    recorded.add(key);
    const row = { user_item_id: newName(key), choice_key: choiceOf(key) };
    if (row.user_item_id !== null || row.choice_key !== null) nameRows.push({ kind: "name", ...row });
  }
  return [
    ...stores.made.map(({ id }): ImportedRow => ({ kind: "store", store_id: id })),
    ...stores.extended.map(({ storeId, before }): ImportedRow => ({
      kind: "aisles",
      store_id: storeId,
      categories_before: before,
    })),
    ...categories.made.map((id): ImportedRow => ({ kind: "category", category_id: id })),
    ...items.map((item): ImportedRow => ({
      kind: "item",
      item_id: item.id,
      choice_key: choiceOf(item.name_key),
    })),
    ...nameRows,
    ...bought.map(({ id, key }): ImportedRow => ({
      kind: "bought",
      history_id: id,
      user_item_id: recorded.has(key) ? null : newName(key),
    })),
  ];
}
