import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

/**
 * Deletes a store; its items stay on the list, without one. Deleting it again changes nothing.
 * @throws Refusal `not_found`
 */
export function deleteStore(
  app: App,
  scope: Scope,
  operation: Operation | null,
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
