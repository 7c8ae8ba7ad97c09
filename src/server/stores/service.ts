import { categoryTitle } from "../../contract/categories/rules.ts";
import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { storeCategoryNames } from "../../contract/stores/rules.ts";
import type { NewStore, Store, StoreChanges } from "../../contract/stores/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { type Answer, created, JsonText } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

export async function listStores(app: App, scope: Scope): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listStores, scope.listId));
}

/** @throws Refusal `not_found` */
export async function getStore(app: App, scope: Scope, id: string): Promise<Store> {
  const store = await app.database.first(queries.findStore, id, scope.listId);
  if (store === null) throw new Refusal("not_found");
  return store;
}

/** @throws Refusal `not_found` */
export async function listStoreItems(app: App, scope: Scope, id: string): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listStoreItems, id, scope.listId, app.clock.now()));
}

/**
 * @param scope null for an administrator, who looks at any store
 * @throws Refusal `not_found`
 */
export async function listEnhancedCategories(app: App, scope: Scope | null, id: string): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listEnhancedCategories, id, scope?.listId ?? null));
}

/**
 * @param scope null for an administrator, who looks at any store
 * @throws Refusal `not_found`
 */
export async function listSuggestedCategories(app: App, scope: Scope | null, id: string): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listSuggestedCategories, id, scope?.listId ?? null));
}

export async function listGlobalStores(app: App): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listGlobalStores));
}

function jsonOf(reply: { json: string } | null): JsonText {
  if (reply === null) throw new Refusal("not_found");
  return new JsonText(reply.json);
}

/**
 * Adds a store, unless the list has one of that name, or had this very one added before.
 * @throws Refusal `id_taken`
 */
export function addStore(
  app: App,
  scope: Scope,
  operation: string | null,
  { id, name, categories: given }: NewStore,
): Promise<Answer<Store>> {
  const categories = storeCategoryNames(given);
  return changeList<Store>(app, scope, operation, async (change) => {
    const { tx, revision, now } = change;
    const storeId = id ?? newId(now.getTime());
    const found = await tx.first(queries.findForNewStore, storeId, scope.listId, nameKey(name));
    if (found !== null) {
      const { hasId, isMine, ...store } = found;
      if (hasId && !isMine) throw new Refusal("id_taken");
      return store;
    }
    const shown = storeName(name);
    const [store] = await Promise.all([
      tx.first(
        queries.insertStore,
        scope.listId,
        storeId,
        shown,
        nameKey(name),
        categories,
        scope.userId,
        revision,
        now,
      ),
      addOwnCategories(change, given),
      recordCategoryUse(change, storeId, [], categories),
    ]);
    // Somebody else took the id between the look and the insert.
    if (store === null) throw new Refusal("id_taken");
    return created(store);
  });
}

/**
 * Sets what `changes` names. A deleted store only takes `deleted: false`, which brings its items' store back too.
 * @throws Refusal `not_found`, `gone`, and `invalid_input` for a name that another store of the list has
 */
export function changeStore(
  app: App,
  scope: Scope,
  operation: string | null,
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
    if (!deleted && name === store.name && isSameList(categories, store.categories)) return store;
    const [next] = await Promise.all([
      tx.first(queries.updateStore, scope.listId, id, name, nameKey(name), categories, revision, now),
      addOwnCategories(change, changes.categories ?? []),
      // Under another name it is evidence about another global store: there, all its categories are new.
      recordCategoryUse(change, id, renamed ? [] : store.categories, categories),
      deleted ? tx.run(queries.restoreStoreOfItems, id, scope.listId, revision, now) : null,
    ]);
    return next!;
  });
}

/**
 * Deletes a store; its items stay on the list, without one. Deleting it again changes nothing.
 * @throws Refusal `not_found`
 */
export function deleteStore(
  app: App,
  scope: Scope,
  operation: string | null,
  id: string,
): Promise<Answer<{ ok: true }>> {
  return changeList<{ ok: true }>(app, scope, operation, async ({ tx, revision, now }) => {
    const found = await tx.first(queries.findForChange, id, scope.listId, null);
    if (found === null) throw new Refusal("not_found");
    if (!found.deleted) {
      await Promise.all([
        tx.run(queries.deleteStore, scope.listId, id, revision, now),
        tx.run(queries.clearStoreOfItems, id, scope.listId, revision, now),
      ]);
    }
    return { ok: true };
  });
}

/** A store's name as it was typed, white space folded. */
function storeName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

function isSameList(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, index) => name === others[index]);
}

/** Names that a store uses and nobody knows yet become the person's own categories, so that items can get them. */
async function addOwnCategories(
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

/** Records what became of a store's categories. Setting those that it has already says nothing new. */
async function recordCategoryUse(
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
