import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import { listUserItems as listUserItemsQuery } from "../names/name-queries.ts";
import * as queries from "./queries.ts";

export async function listOpenItems(app: App, scope: Scope): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listOpenItems, scope.listId));
}

/** The open items and those completed in the last 12 hours. */
export async function listItemsOnList(app: App, scope: Scope): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listItemsOnList, scope.listId, app.clock.now()));
}

export async function listMasterItems(app: App): Promise<JsonText> {
  return jsonOf(await app.database.first(queries.listMasterItems));
}

export async function listUserItems(app: App, scope: Scope): Promise<JsonText> {
  return jsonOf(await app.database.first(listUserItemsQuery, scope.listId));
}

function jsonOf(row: { json: string } | null): JsonText {
  return new JsonText(row?.json ?? "[]");
}
