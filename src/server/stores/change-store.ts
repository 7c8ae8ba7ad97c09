import { nameKey } from "../../contract/items/rules.ts";
import { lacksAfter, storeCategoryNames } from "../../contract/stores/rules.ts";
import type { Store, StoreChanges } from "../../contract/stores/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";
import { storeName } from "./store-name.ts";
import { addOwnCategories, recordCategoryUse } from "./store-categories.ts";

/**
 * Sets what `changes` names. A deleted store only takes `deleted: false`, which brings its items' store back too.
 * @throws Refusal `not_found`, `gone`, and `invalid_input` for a name that another store of the list has
 */
export function changeStore(
  app: App,
  scope: Scope,
  operation: Operation | null,
  id: string,
  changes: StoreChanges,
): Promise<Answer<Store>> {
  return changeList<Store>(app, scope, operation, async (change) => {
    const { tx, revision, now } = change;
    const newKey = changes.name === undefined ? null : nameKey(changes.name);
    const found = await tx.first(queries.findForChange, id, scope.listId, newKey);
    if (found === null) throw new Refusal("not_found");
    const { deleted, nameTaken, ...store } = found;
    if (deleted && changes.deleted === undefined) throw new Refusal("gone");
    const renamed = newKey !== null && newKey !== nameKey(store.name);
    if (renamed && nameTaken) {
      throw new Refusal("invalid_input", {
        fields: [{ field: "name", message: "You already have a store with this name" }],
      });
    }
    const name = changes.name === undefined ? store.name : storeName(changes.name);
    const categories =
      changes.categories === undefined ? store.categories : storeCategoryNames(changes.categories);
    const lacks = lacksAfter(store, changes);
    const isSame = name === store.name && isSameList(categories, store.categories) && lacks === store.lacks;
    if (!deleted && isSame) return store;
    const [next] = await Promise.all([
      tx.first(queries.updateStore, scope.listId, id, name, nameKey(name), categories, revision, now, lacks),
      addOwnCategories(change, changes.categories ?? []),
      // Under another name it is evidence about another global store: there, all its categories are new.
      recordCategoryUse(change, [
        { storeId: id, before: renamed ? [] : store.categories, after: categories },
      ]),
      deleted ? tx.run(queries.restoreStoreOfItems, id, scope.listId, revision, now) : null,
    ]);
    return next!;
  });
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}
