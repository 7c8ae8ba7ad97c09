import type { ListChange } from "../list-changes/change-list.ts";
import { jobs, type PayloadOf } from "../jobs/jobs.ts";
import { addJobIfHeard } from "./queries.ts";

type Change = Pick<ListChange, "tx" | "scope">;
type Telling = "tell-shopping" | "tell-added" | "tell-due";

/** The others may want to know that this person shops now, or is back. */
export function tellOfShopping(change: Change): void {
  const { userId } = change.scope;
  tellLater(change, "tell-shopping", { userId }, userId, `tell-shopping:${userId}`);
}

/** Others who shop now may want to know what this person has added. */
export function tellOfAdding(change: Change): void {
  const { listId, userId } = change.scope;
  tellLater(change, "tell-added", { listId }, userId, `tell-added:${listId}`);
}

/** Everybody may want to know what has come onto the list by itself. */
export function tellOfDue(change: Change, itemIds: readonly string[]): void {
  const { listId } = change.scope;
  if (itemIds.length > 0)
    tellLater(change, "tell-due", { listId, itemIds: itemIds.slice(0, 100) }, null, null);
}

/**
 * Adds a job with the change, sent together with the statements that follow; none when nobody but `exceptId` has a device
 * that may tell it. A job of the same key that still waits is replaced.
 */
function tellLater<N extends Telling>(
  { tx, scope }: Change,
  name: N,
  payload: PayloadOf<N>,
  exceptId: string | null,
  key: string | null,
): void {
  const row = [name, JSON.stringify(payload), jobs[name].attempts, key] as const;
  tx.send(addJobIfHeard, ...row, scope.listId, exceptId);
}
