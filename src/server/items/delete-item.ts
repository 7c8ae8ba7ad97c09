import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

/**
 * Deletes an item; deleting it again changes nothing.
 * @throws Refusal `not_found`
 */
export async function deleteItem(
  app: App,
  scope: Scope,
  id: string,
  operation: Operation | null,
): Promise<Answer<{ ok: true }>> {
  return changeList(app, scope, operation, async ({ tx, revision, now }) => {
    const deleted = await tx.first(queries.deleteItem, id, scope.listId, revision, now, scope.userId);
    if (deleted === null) throw new Refusal("not_found");
    return { ok: true } as const;
  });
}
