import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import { nextDueDate } from "../due/dates.ts";
import * as queries from "./queries.ts";
import type { RestoreLookup } from "./queries.ts";

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

/**
 * Takes a deletion back. When the name has another repeat already, that one is returned and nothing changes.
 * @throws Refusal `not_found`
 */
export async function restoreRecurringItem(
  app: App,
  scope: Scope,
  id: string,
  operation: Operation | null,
): Promise<Answer<RecurringItem>> {
  const { listId } = scope;
  return changeList<RecurringItem, RestoreLookup | null>(
    app,
    scope,
    operation,
    async ({ tx, revision, now }, seen) => {
      if (seen === null) throw new Refusal("not_found");
      const shownId = seen.isDeleted ? seen.sameNameId : seen.id;
      if (shownId !== null)
        return (await tx.first(queries.findRecurringItem, listId, shownId))!.recurringItem;
      const before = new Date(seen.nextDueDate);
      // A repeat that fell due meanwhile is due now, as if it had never been deleted.
      const due = before <= now ? before : nextDueDate({ ...seen, now });
      const back = await tx.first(queries.restoreRecurringItem, listId, seen.id, due, revision, now);
      return back!.recurringItem;
    },
    (tx) => tx.first(queries.lookUpToRestore, listId, id),
  );
}
