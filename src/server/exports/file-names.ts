import type { HouseholdFile } from "../../contract/exports/household-file.ts";
import { categoryTitle } from "../../contract/categories/rules.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import * as queries from "./import-queries.ts";
import { orderedIds } from "./ordered-ids.ts";

/** Ids of categories by the keys of their names. */
export type CategoryIds = ReadonlyMap<string, string>;
/** The master item or the user item of each name, by its key; one of the two is null. */
export type NameLinks = ReadonlyMap<string, { master_item_id: string | null; user_item_id: string | null }>;

/** Adds the file's categories, and those that it only names, except those of the list and the global ones. */
export async function bringCategories(
  { tx, scope, revision, now }: ListChange,
  file: HouseholdFile,
): Promise<CategoryIds> {
  const rows = await tx.all(queries.listSeenCategories, scope.listId);
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const named = [
    ...file.categories.map(({ name }) => name),
    ...file.stores.flatMap(({ categories }) => categories),
    ...[...file.names, ...file.choices, ...file.items, ...(file.history?.items ?? [])].map(
      ({ category }) => category,
    ),
  ].filter((name) => name !== null);
  const missing = new Map<string, string>();
  for (const name of named) {
    const key = nameKey(name);
    if (!ids.has(key) && !missing.has(key)) missing.set(key, categoryTitle(name));
  }
  const newIds = orderedIds(missing.size, now);
  const made = [...missing].map(([name_key, name], index) => ({
    list_id: scope.listId,
    id: newIds[index]!,
    name,
    name_key,
    user_id: scope.userId,
    revision,
    created_at: now,
    is_global: false,
  }));
  for (const { name_key, id } of made) ids.set(name_key, id);
  if (made.length > 0) tx.send(queries.insertCategories, queries.rowsJson(made));
  return ids;
}

/** Adds the file's names, and a user item for each unknown name in it. */
export async function bringNames(
  { tx, scope, revision, now }: ListChange,
  file: HouseholdFile,
  categories: CategoryIds,
): Promise<NameLinks> {
  const { items: former = [], purchases = [], visits = [] } = file.history ?? {};
  const own = new Map(file.names.map((name) => [nameKey(name.name), name]));
  const used = new Map<string, { name: string; category: string | null }>();
  const note = (name: string, category: string | null = null) => {
    const key = nameKey(name);
    if (!used.has(key)) used.set(key, { name, category });
  };
  for (const { name, category } of [...file.names, ...file.items, ...former]) note(name, category);
  for (const { name } of [...file.repeats, ...file.habits, ...purchases]) note(name);
  for (const { bought, skipped } of visits) for (const { name } of [...bought, ...skipped]) note(name);

  const found = await tx.all(queries.findNames, scope.listId, [...used.keys()]);
  const newIds = orderedIds(found.length, now);
  const made: Record<string, unknown>[] = [];
  const links = new Map(
    found.map(({ key, masterItemId, userItemId }) => {
      const isNew = userItemId === null && (masterItemId === null || own.has(key));
      const id = isNew ? newIds[made.length]! : userItemId;
      if (isNew) {
        const { name, category } = used.get(key)!;
        made.push({
          list_id: scope.listId,
          id,
          name,
          name_key: key,
          category_id: category === null ? null : (categories.get(nameKey(category)) ?? null),
          category_by: own.get(key)?.categoryBy ?? "embedded",
          user_id: scope.userId,
          revision,
          created_at: now,
        });
      }
      const link = { master_item_id: masterItemId, user_item_id: masterItemId === null ? id : null };
      return [key, link];
    }),
  );
  if (made.length > 0) tx.send(queries.insertNames, queries.rowsJson(made));
  return links;
}
