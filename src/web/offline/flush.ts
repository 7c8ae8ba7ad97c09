import { touched } from "./dependence.ts";
import type { ListState } from "./list-state.ts";
import { isDeletion, type Operation } from "./operation.ts";

/** A browser lets 64 KiB of requests outlive a page; headers count as well. */
const keepaliveBytes = 48_000;

/**
 * Selects the operations (given in order) that may be sent all at once. They may arrive in any order, so each must be
 * independent of all before it. Deletions are left to the ordinary sync, which marks them first so that undo is exact.
 */
export function sendableAtOnce(state: ListState, operations: readonly Operation[]): Operation[] {
  const written = new Set<string>();
  const chosen: Operation[] = [];
  let bytes = 0;
  for (const operation of operations) {
    const { reads, writes } = touched(state, operation);
    const independent = ![...reads, ...writes].some((key) => written.has(key));
    for (const key of writes) written.add(key);
    bytes += independent ? JSON.stringify(operation.action).length + 400 : 0;
    if (bytes > keepaliveBytes) break;
    if (independent && !isDeletion(operation.action)) chosen.push(operation);
  }
  return chosen;
}
