import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import * as queries from "./queries.ts";

export async function listRecurringItems(app: App, scope: Scope): Promise<JsonText> {
  const row = await app.database.first(queries.listRecurringItems, scope.listId);
  return new JsonText(row?.json ?? "[]");
}
