import type { App } from "../app.ts";
import { notifyOfShopping } from "../push/notify-later.ts";
import { changeList } from "../list-changes/change-list.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import type { Scope } from "../people/person.ts";
import { Refusal } from "../refusal.ts";
import { endTrip } from "../items/visits.ts";
import { findStoreOfList, setWhereabouts as save } from "./queries.ts";

/**
 * Shows the person as going to a store, or as back, to those who share their list. Who is back has ended their trip.
 * @throws Refusal `not_found` for a store that isn't the list's
 */
export function setWhereabouts(
  app: App,
  scope: Scope,
  storeId: string | null,
  operation: Operation | null,
): Promise<Answer<{ ok: true }>> {
  return changeList(app, scope, operation, async (change) => {
    const { tx, now } = change;
    if (storeId !== null && (await tx.first(findStoreOfList, scope.listId, storeId)) === null)
      throw new Refusal("not_found");
    if (storeId === null) endTrip(change);
    await tx.run(save, scope.userId, storeId, now);
    notifyOfShopping({ tx, scope });
    return { ok: true as const };
  });
}
