import { visitMinutes } from "../../contract/items/limits.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import { notifyOfShopping } from "../push/notify-later.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";
import * as repeat from "../due/purchases.ts";
import type { ChangeLookup, UpdateItem } from "./queries.ts";
import * as queries from "./visit-queries.ts";

/** Visits that one run of `closeIdleVisits` ends at most. */
const batchSize = 200;

/** A visit whose last check-off was then, or earlier, is over. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - visitMinutes * 60_000);
}

/**
 * Sends an item's own row, completed, and the record of the completion.
 * @param row null when the row is written already.
 * @param item as it is then.
 * @param storeId where it was checked off.
 */
export function complete(
  change: ListChange,
  row: UpdateItem | null,
  item: Item,
  storeId: string | null,
  { hasIdleVisit, repeats }: Pick<ChangeLookup, "hasIdleVisit" | "repeats">,
): void {
  const { tx, scope, now } = change;
  const { name, categoryName, masterItemId, userItemId } = item;
  if (hasIdleVisit) tx.send(queries.endIdleVisitsOf, scope.listId, scope.userId, idleSince(now), now);
  const category = categoryName === null ? null : nameKey(categoryName);
  const where = [storeId, idleSince(now), newId(now.getTime())] as const;
  const purchase = [masterItemId, userItemId, name, category, ...where] as const;
  if (row === null) tx.send(queries.recordPurchase, scope.listId, item.id, scope.userId, now, ...purchase);
  else tx.send(queries.completeItem, ...row, ...purchase);
  repeat.recordPurchase(change, repeats);
  if (storeId !== null) notifyOfShopping(change);
}

/**
 * Takes a completion back, unless the visit is over; sent before the item's own row. Only a name with a repeat is awaited,
 * since its next due date is computed here.
 */
export async function takeCompletionBack(
  change: ListChange,
  itemId: string,
  repeats: readonly DatedRepeat[],
): Promise<void> {
  const { tx, scope, now } = change;
  if (repeats.length === 0) return tx.send(queries.takePurchaseBack, scope.listId, itemId, idleSince(now));
  const taken = await tx.first(queries.takePurchaseBack, scope.listId, itemId, idleSince(now));
  if (taken !== null) await repeat.takePurchaseBack(change, repeats);
}

/** Records that a store doesn't have an item, as a skip of the person's visit there. */
export function recordNotHere(
  { tx, scope, now }: ListChange,
  itemId: string,
  storeId: string,
  { hasIdleVisit }: Pick<ChangeLookup, "hasIdleVisit">,
): void {
  const { listId, userId } = scope;
  if (hasIdleVisit) tx.send(queries.endIdleVisitsOf, listId, userId, idleSince(now), now);
  tx.send(queries.recordNotHere, listId, itemId, userId, now, storeId, idleSince(now), newId(now.getTime()));
}

/** Deletes such records, those of any member, unless their visit is over. */
export function takeNotHereBack({ tx, scope, now }: ListChange, itemId: string, storeId: string): void {
  tx.send(queries.takeNotHereBack, scope.listId, itemId, storeId, idleSince(now));
}

/** A person's trip is over: what they missed on it is missed no longer. Their visits end as always, by themselves. */
export function endTrip({ tx, scope, revision, now }: ListChange): void {
  tx.send(queries.endAbsencesOf, scope.listId, scope.userId, revision, now);
}

/** Ends the visits in which nothing was checked off for 30 minutes; returns how many, at most 200 at a time. */
export async function closeIdleVisits(app: App): Promise<number> {
  const now = app.clock.now();
  return (await app.database.all(queries.endIdleVisits, batchSize, idleSince(now), now)).length;
}
