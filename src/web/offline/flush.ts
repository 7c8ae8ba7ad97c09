import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { resolveId, type ListState } from "./list-state.ts";
import {
  isDeletion,
  neededIds,
  resolveAction,
  targetId,
  type Action,
  type Operation,
  type OptimisticItem,
} from "./operation.ts";

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
    const { reads, writes } = touched(
      state,
      resolveAction(operation.action, (id) => resolveId(state, id)),
    );
    const independent = ![...reads, ...writes].some((key) => written.has(key));
    for (const key of writes) written.add(key);
    bytes += independent ? JSON.stringify(operation.action).length + 400 : 0;
    if (bytes > keepaliveBytes) break;
    if (independent && !isDeletion(operation.action)) chosen.push(operation);
  }
  return chosen;
}

/** The ids and names that an operation reads or writes; names count since two adds of one name make one item. */
function touched(state: ListState, action: Action): { reads: string[]; writes: string[] } {
  const reads: Id[] = neededIds(action);
  const writes = [targetId(action)];
  if (action.type === "add-item") writes.push(itemName(nameIn(action)));
  if (action.type === "add-repeat") writes.push(action.itemId, itemName(nameIn(action)));
  if (action.type === "add-store") writes.push(`store ${nameKey(action.name)}`);
  if (action.type === "add-category") writes.push(`category ${nameKey(action.name)}`);
  if (action.type === "change-store")
    writes.push(`store ${nameKey(action.changes.name ?? storeName(state, action.storeId))}`);
  if (action.type === "change-item") {
    const { inStoreId, name } = action.changes;
    if (typeof inStoreId === "string") reads.push(inStoreId);
    if (name !== undefined) writes.push(itemName(name));
  }
  if (action.type === "change-item" || action.type === "delete-item")
    writes.push(knownItemName(state, action.itemId));
  return { reads, writes };
}

function nameIn({ name, optimistic }: { name: string; optimistic?: OptimisticItem }): string {
  return optimistic?.name ?? name;
}

function itemName(name: string): string {
  return `item ${nameKey(name)}`;
}

function storeName(state: ListState, id: Id): string {
  return state.stores.get(id)?.name ?? "";
}

function knownItemName(state: ListState, id: Id): string {
  const item = state.items.get(id);
  if (item !== undefined) return itemName(item.name);
  for (const { action } of state.operations.values()) {
    if (action.type === "add-item" && action.itemId === id) return itemName(nameIn(action));
  }
  return id;
}
