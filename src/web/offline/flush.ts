import { touched } from "./dependence.ts";
import type { Id } from "../../contract/ids.ts";
import { applyChange, type StoredList } from "./stored-list.ts";
import { isDeletion, type Operation } from "./operation.ts";
import { releaseHeld, sendable } from "./outbox.ts";

/** A browser lets 64 KiB of requests outlive a page; headers count as well. */
const keepaliveBytes = 48_000;

/**
 * The list once its held names are released. Operations that are still being written belong to it: they are sent in
 * the same instant.
 */
export function withHeldReleased(state: StoredList, appending: ReadonlyMap<Id, Operation>): StoredList {
  const operations = new Map([...state.operations, ...appending]);
  const after = { ...state, operations, aliases: new Map(state.aliases) };
  applyChange(after, releaseHeld(after) ?? {});
  return after;
}

/**
 * Selects the waiting operations that may be sent all at once. They may arrive in any order, so each must be
 * independent of all before it. Deletions are left to the ordinary sync, which marks them first so that undo is exact.
 */
export function sendableAtOnce(state: StoredList): Operation[] {
  const written = new Set<string>();
  const chosen: Operation[] = [];
  let bytes = 0;
  for (const operation of sendable(state)) {
    const { reads, writes } = touched(state, operation);
    const independent = ![...reads, ...writes].some((key) => written.has(key));
    for (const key of writes) written.add(key);
    bytes += independent ? JSON.stringify(operation.action).length + 400 : 0;
    if (bytes > keepaliveBytes) break;
    if (independent && !isDeletion(operation.action)) chosen.push(operation);
  }
  return chosen;
}
