import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { storeCategoryNames } from "../../contract/stores/rules.ts";
import type { NewStore, Store } from "../../contract/stores/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { type Answer, created } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";
import type { FoundStore } from "./queries.ts";
import { putStores } from "./put-stores.ts";
import { addOwnCategories } from "./store-categories.ts";

/**
 * Adds a store, unless the list has one of that name, or this call was made before.
 * @throws Refusal `id_taken`
 */
export function addStore(
  app: App,
  scope: Scope,
  operation: Operation | null,
  { id, name, categories: given }: NewStore,
): Promise<Answer<Store>> {
  const categories = storeCategoryNames(given);
  const storeId = id ?? newId(app.clock.now().getTime());
  const work = async (change: ListChange, found: FoundStore | null) => {
    if (found !== null) {
      const { hasId, isMine, ...store } = found;
      if (hasId && !isMine) throw new Refusal("id_taken");
      return store;
    }
    const [[store]] = await Promise.all([
      putStores(change, [{ id: storeId, name, categories }]),
      addOwnCategories(change, given),
    ]);
    return created(store!);
  };
  const read = (tx: Transaction) => tx.first(queries.findForNewStore, storeId, scope.listId, nameKey(name));
  return changeList<Store, FoundStore | null>(app, scope, operation, work, { ahead: { read }, newIds: [id] });
}
