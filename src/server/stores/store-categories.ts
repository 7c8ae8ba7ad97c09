import { categoryTitle } from "../../contract/categories/rules.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

/** Unknown category names of a store become the person's own categories, so that items can get them. Returns their ids. */
export async function addOwnCategories(
  { tx, scope, revision, now }: ListChange,
  names: readonly string[],
): Promise<string[]> {
  const titles = new Map(names.map((name) => [nameKey(name), categoryTitle(name)]));
  titles.delete("");
  if (titles.size === 0) return [];
  const { userId, listId } = scope;
  const made = await tx.all(
    queries.insertOwnCategories,
    userId,
    listId,
    [...titles.keys()],
    [...titles.values()],
    revision,
    now,
  );
  return made.map(({ id }) => id);
}

/** The categories of a store before and after a change. */
export type CategoryUse = { storeId: string; before: readonly string[]; after: readonly string[] };

/** Records the added, kept and removed categories of stores; nothing of one that keeps all. */
export async function recordCategoryUse(
  { tx, scope, now }: ListChange,
  uses: readonly CategoryUse[],
): Promise<void> {
  const rows = uses.flatMap((use) => {
    const names = [...new Set([...use.before, ...use.after])];
    const used = names.map((name) => ({ storeId: use.storeId, name, action: actionOn(name, use) }));
    return used.every(({ action }) => action === "kept") ? [] : used;
  });
  if (rows.length === 0) return;
  await tx.run(
    queries.recordCategoryUse,
    scope.listId,
    scope.userId,
    rows.map(({ storeId }) => storeId),
    rows.map(({ name }) => name),
    rows.map(({ action }) => action),
    now,
  );
}

function actionOn(name: string, { before, after }: CategoryUse): queries.CategoryAction {
  if (!before.includes(name)) return "added";
  return after.includes(name) ? "kept" : "removed";
}
