import type { ListChange } from "../list-changes/change-list.ts";
import { jobs, type PayloadOf } from "../jobs/jobs.ts";
import { addJobIfSubscribed } from "./queries.ts";

type Change = Pick<ListChange, "tx" | "scope">;
type NotifyJob = "tell-shopping" | "tell-added" | "tell-due";

/** Queues the notification of the others that this person shops now, or is back. */
export function notifyOfShopping(change: Change): void {
  const { userId } = change.scope;
  notifyLater(change, "tell-shopping", { userId }, userId, `tell-shopping:${userId}`);
}

/** Queues the notification of the others who shop now about what this person has added. */
export function notifyOfAdding(change: Change): void {
  const { listId, userId } = change.scope;
  notifyLater(change, "tell-added", { listId }, userId, `tell-added:${listId}`);
}

/** Queues the notification of everybody about what has come onto the list by itself. */
export function notifyOfDue(change: Change, itemIds: readonly string[]): void {
  const { listId } = change.scope;
  if (itemIds.length > 0)
    notifyLater(change, "tell-due", { listId, itemIds: itemIds.slice(0, 100) }, null, null);
}

/**
 * Adds a job with the change, sent together with the statements that follow; none when no person but `exceptId` has a
 * subscribed device. A job of the same key that still waits is replaced.
 */
function notifyLater<N extends NotifyJob>(
  { tx, scope }: Change,
  name: N,
  payload: PayloadOf<N>,
  exceptId: string | null,
  key: string | null,
): void {
  const row = [name, JSON.stringify(payload), jobs[name].attempts, key] as const;
  tx.send(addJobIfSubscribed, ...row, scope.listId, exceptId);
}
