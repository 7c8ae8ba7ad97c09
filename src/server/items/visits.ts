import type { App } from "../http/handler.ts";
import type { ListChange } from "../lists/change-list.ts";
import * as queries from "./visit-queries.ts";

/** Minutes without a check-off after which a visit is over. */
const idleMinutes = 30;
/** Visits that one run of `closeIdleVisits` ends at most. */
const batchSize = 200;

/** A visit whose last check-off was then, or earlier, is over. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMinutes * 60_000);
}

/** Sends what completing an item leaves behind, after the item's own row. */
export function recordCompletion(
  { tx, scope, revision, now }: ListChange,
  itemId: string,
  storeId: string | null,
  hasIdleVisit: boolean,
): void {
  if (hasIdleVisit) tx.send(queries.endIdleVisitsOf, scope.userId, idleSince(now), now);
  tx.send(queries.recordPurchase, itemId, scope.userId, storeId, now, revision);
  if (storeId !== null) tx.send(queries.checkOff, itemId, scope.userId, storeId, now, idleSince(now));
}

/** Sends what takes all of it back, unless the visit is over; before the item's own row. */
export function takeCompletionBack({ tx, scope, revision, now }: ListChange, itemId: string): void {
  tx.send(queries.takePurchaseBack, itemId, idleSince(now), scope.memberIds, revision, now);
}

/** Ends the visits in which nothing was checked off for 30 minutes; answers how many, at most 200 at a time. */
export async function closeIdleVisits(app: App): Promise<number> {
  const now = app.clock.now();
  return (await app.database.all(queries.endIdleVisits, batchSize, idleSince(now), now)).length;
}
