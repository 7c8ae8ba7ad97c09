import type { ListChange } from "../list-changes/change-list.ts";
import { nextDueDate } from "./dates.ts";
import type { DatedRepeat } from "./due-date-queries.ts";
import * as queries from "./purchase-queries.ts";

/** Records a purchase in the repeats of its name: they count from now. */
export function recordPurchase(change: ListChange, repeats: readonly DatedRepeat[]): void {
  const at = change.now.toISOString();
  sendPurchases(
    change,
    repeats.map((repeat) => ({ ...repeat, lastPurchasedAt: at })),
  );
}

/** Recounts repeats from the purchase before the one that was just removed from the history. */
export async function takePurchaseBack(change: ListChange, repeats: readonly DatedRepeat[]): Promise<void> {
  const ids = repeats.map(({ id }) => id);
  const found = await change.tx.all(queries.readPurchases, ids, change.scope.listId);
  const purchases = new Map(found.map(({ id, lastPurchasedAt }) => [id, lastPurchasedAt]));
  sendPurchases(
    change,
    repeats.map((repeat) => ({ ...repeat, lastPurchasedAt: purchases.get(repeat.id) ?? null })),
  );
}

function sendPurchases({ tx, scope, revision, now }: ListChange, repeats: readonly DatedRepeat[]): void {
  if (repeats.length === 0) return;
  tx.send(
    queries.setPurchases,
    scope.listId,
    repeats.map(({ id }) => id),
    repeats.map(({ lastPurchasedAt }) => lastPurchasedAt),
    repeats.map((repeat) => nextDueDate({ ...repeat, now })),
    revision,
    now,
  );
}

/** Sends a new revision for the repeats of these names: a category of theirs, which they are shown with, has changed. */
export function touchRepeats({ tx, scope, revision }: ListChange, keys: readonly string[]): void {
  tx.send(queries.touchRepeats, keys, scope.listId, revision);
}

/** Renames repeats with their item; of two repeats that then have one name, one stays. */
export function renameRepeats(change: ListChange, itemId: string, key: string): void {
  const { tx, scope, revision, now } = change;
  tx.send(queries.endRenamedTwin, itemId, scope.listId, revision, now);
  touchRepeats(change, [key]);
}
