import type { Category } from "../../contract/categories/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
import * as queries from "./queries.ts";

export async function listCategories(app: App, scope: Scope): Promise<JsonText> {
  const row = await app.database.first(queries.listCategories, scope.listId);
  return new JsonText(row!.json);
}

export async function listGlobalCategories(app: App): Promise<JsonText> {
  const row = await app.database.first(queries.listGlobalCategories);
  return new JsonText(row!.json);
}

/** @throws Refusal `not_found` */
export async function getCategory(app: App, scope: Scope, id: string): Promise<Category> {
  const category = await app.database.first(queries.findCategory, id, scope.listId);
  if (category === null) throw new Refusal("not_found");
  return category;
}

/**
 * The items of one category that are on the list, hidden ones included.
 * @throws Refusal `not_found`
 */
export async function listCategoryItems(app: App, scope: Scope, id: string): Promise<JsonText> {
  const row = await app.database.first(queries.listCategoryItems, id, scope.listId, app.clock.now());
  if (row === null) throw new Refusal("not_found");
  return new JsonText(row.json);
}
