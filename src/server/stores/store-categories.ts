import { categoryTitle } from "../../contract/categories/rules.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

/** Unknown category names of a store become the person's own categories, so that items can get them. */
export async function addOwnCategories(
  { tx, scope, revision, now }: ListChange,
  names: readonly string[],
): Promise<void> {
  const titles = new Map(names.map((name) => [nameKey(name), categoryTitle(name)]));
  titles.delete("");
  if (titles.size === 0) return;
  const { userId, listId } = scope;
  await tx.run(
    queries.insertOwnCategories,
    userId,
    listId,
    [...titles.keys()],
    [...titles.values()],
    revision,
    now,
  );
}

/** Records the added, kept and removed categories of a store; nothing when all are kept. */
export async function recordCategoryUse(
  { tx, scope, now }: ListChange,
  storeId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const action = (name: string): queries.CategoryAction => {
    if (!before.includes(name)) return "added";
    return after.includes(name) ? "kept" : "removed";
  };
  const names = [...new Set([...before, ...after])];
  const actions = names.map(action);
  if (actions.every((one) => one === "kept")) return;
  await tx.run(queries.recordCategoryUse, scope.listId, scope.userId, storeId, names, actions, now);
}
