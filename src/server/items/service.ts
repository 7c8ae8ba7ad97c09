import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { type Answer, JsonText } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
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

/**
 * Deletes an item; deleting it again changes nothing.
 * @throws Refusal `not_found`
 */
export async function deleteItem(
  app: App,
  scope: Scope,
  id: string,
  operation: string | null,
): Promise<Answer<{ ok: true }>> {
  return changeList(app, scope, operation, async ({ tx, revision, now }) => {
    const deleted = await tx.first(queries.deleteItem, id, scope.listId, revision, now);
    if (deleted === null) throw new Refusal("not_found");
    return { ok: true } as const;
  });
}
