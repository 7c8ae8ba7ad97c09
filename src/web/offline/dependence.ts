import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { resolveId, type StoredList } from "./stored-list.ts";
import {
  neededIds,
  resolveAction,
  targetId,
  type Action,
  type Operation,
  type OptimisticItem,
} from "./operation.ts";

/** What the end of a trip writes, in the place of a row. */
const endOfTrip = "say-back" satisfies Action["type"];

/** Ids of rows, and names: two adds of one name make one item. */
export type Touched = { reads: readonly string[]; writes: readonly string[] };

/**
 * What an operation reads and writes: its row, a row that it creates or refers to, and the name of such a row. Of two
 * operations that touch the same and of which one writes it, the later one depends on the earlier one.
 */
export function touched(state: StoredList, { action: given }: Operation): Touched {
  const action = resolveAction(given, (id) => resolveId(state, id));
  const reads: Id[] = neededIds(action);
  const writes = [targetId(action)];
  if (action.type === "add-item") writes.push(itemName(nameIn(action)));
  if (action.type === "add-repeat") writes.push(action.itemId, itemName(nameIn(action)));
  if (action.type === "add-store") writes.push(`store ${nameKey(action.name)}`);
  if (action.type === "add-category") writes.push(`category ${nameKey(action.name)}`);
  if (action.type === "change-store")
    writes.push(`store ${nameKey(action.changes.name ?? storeName(state, action.storeId))}`);
  if (action.type === "change-item") {
    const { inStoreId, name, notHere } = action.changes;
    // The end of a trip ends the reports before it, and none after it.
    if (notHere !== undefined) reads.push(endOfTrip);
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

function storeName(state: StoredList, id: Id): string {
  return state.stores.get(id)?.name ?? "";
}

function knownItemName(state: StoredList, id: Id): string {
  const item = state.items.get(id);
  if (item !== undefined) return itemName(item.name);
  for (const { action } of state.operations.values()) {
    if (action.type === "add-item" && action.itemId === id) return itemName(nameIn(action));
  }
  return id;
}
