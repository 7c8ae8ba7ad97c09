import type { Store } from "../../contract/stores/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
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

function jsonOf(row: { json: string } | null): JsonText {
  if (row === null) throw new Refusal("not_found");
  return new JsonText(row.json);
}
