import { categoryTitle } from "../../contract/categories/rules.ts";
import type { Category, NewCategory } from "../../contract/categories/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { type Answer, created } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";
import type { FoundCategory } from "./queries.ts";

/**
 * Adds a category of the person's own, unless the list has one of that name, or this call was made before.
 * @throws Refusal `id_taken`
 */
export function addCategory(
  app: App,
  scope: Scope,
  operation: Operation | null,
  { id, name }: NewCategory,
): Promise<Answer<Category>> {
  const categoryId = id ?? newId(app.clock.now().getTime());
  const work = async ({ tx, revision, now }: ListChange, found: FoundCategory | null) => {
    if (found !== null) {
      const { hasId, isMine, ...category } = found;
      if (hasId && !isMine) throw new Refusal("id_taken");
      return category;
    }
    const title = categoryTitle(name);
    const category = await tx.first(
      queries.insertCategory,
      scope.listId,
      categoryId,
      title,
      nameKey(title),
      scope.userId,
      revision,
      now,
    );
    return created(category!);
  };
  const read = (tx: Transaction) =>
    tx.first(queries.findForNewCategory, categoryId, scope.listId, nameKey(name));
  return changeList<Category, FoundCategory | null>(app, scope, operation, work, {
    ahead: { read },
    newIds: [id],
  });
}
