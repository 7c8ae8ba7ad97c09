import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import * as queries from "./queries.ts";

/**
 * Ends a repeat; what it has put on the list stays there.
 * @throws Refusal `not_found`
 */
export async function deleteRecurringItem(
  app: App,
  scope: Scope,
  id: string,
  operation: Operation | null,
): Promise<Answer<{ ok: true }>> {
  return changeList(app, scope, operation, async ({ tx, revision, now }) => {
    const deleted = await tx.first(queries.deleteRecurringItems, scope.listId, [id], revision, now);
    if (deleted === null) throw new Refusal("not_found");
    return { ok: true } as const;
  });
}
