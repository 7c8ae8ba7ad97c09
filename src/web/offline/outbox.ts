import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import { inOrder, resolveId, type Alias, type Change, type StoredList } from "./stored-list.ts";
import {
  createdIds,
  isDeletion,
  neededIds,
  targetId,
  type Action,
  type Operation,
  type GivenFields,
} from "./operation.ts";

/** The operations to send, in order; operations on an item whose name is still held wait with it. */
export function sendable(state: StoredList): Operation[] {
  const held = new Set<Id>();
  for (const { state: its, action } of state.operations.values())
    if (its === "held") held.add(targetId(action));
  return inOrder(state.operations.values()).filter(
    ({ state: its, action }) => its === "waiting" && !held.has(targetId(action)),
  );
}

/**
 * Releases the held names: of equal names with the same amount only the first is kept (case-insensitive), and a
 * name whose item was deleted meanwhile is dropped with its other operations. Null when nothing is held.
 */
export function releaseHeld(state: StoredList): Change | null {
  const operations = inOrder(state.operations.values());
  const held = operations.filter((operation) => operation.state === "held");
  if (held.length === 0) return null;
  const released: Operation[] = [];
  const dropped: Id[] = [];
  const aliases: Alias[] = [];
  const firstOfTitle = new Map<string, Id>();
  for (const operation of held) {
    const { action } = operation;
    if (action.type !== "add-item") continue;
    const about = operations.filter(
      (other) => other !== operation && targetId(other.action) === action.itemId,
    );
    if (about.at(-1)?.action.type === "delete-item") {
      dropped.push(operation.id, ...about.map(({ id }) => id));
      continue;
    }
    const title = titleKey(action);
    const first = firstOfTitle.get(title);
    if (first === undefined) {
      firstOfTitle.set(title, action.itemId);
      released.push({ ...operation, state: "waiting" });
    } else {
      dropped.push(operation.id);
      aliases.push({ id: action.itemId, to: first });
    }
  }
  return { put: { operations: released, aliases }, remove: { operations: dropped } };
}

function titleKey({ parsedQuantity = null, parsedSize = null, name }: GivenFields): string {
  return nameKey(itemTitle({ parsedQuantity, parsedSize, name }));
}

/** Marks a rejected operation as failed, together with the operations that depend on it. */
export function reject(state: StoredList, operation: Operation, detail: string): Change {
  const seen = (action: Action) => seenRevision(state, action);
  const failed: Operation[] = [{ ...operation, state: "failed", detail, seen: seen(operation.action) }];
  const created = createdIds(operation.action);
  if (created.length === 0) return { put: { operations: failed } };
  for (const other of state.operations.values()) {
    if (other.id === operation.id || other.state === "failed") continue;
    if ([targetId(other.action), ...neededIds(other.action)].some((id) => created.includes(id))) {
      const because = `“${operation.subject}” couldn’t be added, so this couldn’t be done.`;
      failed.push({
        ...other,
        state: "failed",
        detail: because,
        cause: operation.id,
        seen: seen(other.action),
      });
    } else {
      const without = withoutWalkedStore(other, created);
      if (without !== null) failed.push(without);
    }
  }
  return { put: { operations: failed } };
}

/**
 * The revision of the row that a rejected operation is about, or, for a new row, of another one that has its name; 0: there
 * is none. As long as it stays the same, no one has changed what the operation would change.
 */
export function seenRevision(state: StoredList, action: Action): number {
  const id = resolveId(state, targetId(action));
  const named = <T extends { revision: number }>(
    rows: ReadonlyMap<Id, T>,
    nameOf: (row: T) => string,
    name: string,
  ) => [...rows].find(([other, row]) => other !== id && nameKey(nameOf(row)) === nameKey(name))?.[1];
  const row =
    action.type === "add-item"
      ? named(state.items, (item) => item.name, action.optimistic?.name ?? action.name)
      : action.type === "add-repeat"
        ? named(state.recurringItems, repeatName, action.optimistic?.name ?? action.name)
        : (state.items.get(id) ??
          state.stores.get(id) ??
          state.recurringItems.get(id) ??
          state.categories.get(id));
  return row?.revision ?? 0;
}

/** A tick is kept without its store when creating that store failed. */
function withoutWalkedStore(operation: Operation, created: readonly Id[]): Operation | null {
  const { action } = operation;
  if (action.type !== "change-item" || typeof action.changes.inStoreId !== "string") return null;
  if (!created.includes(action.changes.inStoreId)) return null;
  return { ...operation, action: { ...action, changes: { ...action.changes, inStoreId: null } } };
}

/** Gives an item that isn't on the server yet the category in which it is shown until then. */
export function showInCategory(state: StoredList, itemId: Id, categoryId: Id): Change | null {
  for (const operation of state.operations.values()) {
    const { action } = operation;
    if ((action.type !== "add-item" && action.type !== "add-repeat") || action.itemId !== itemId) continue;
    const optimistic = { ...action.optimistic, categoryId };
    return { put: { operations: [{ ...operation, action: { ...action, optimistic } }] } };
  }
  return null;
}

/** A failed operation, those it depends on and those that depend on it. */
function failedGroup(state: StoredList, id: Id): Operation[] {
  const operation = state.operations.get(id);
  const root = operation?.cause ?? id;
  return inOrder(state.operations.values()).filter(
    (other) => other.state === "failed" && (other.id === root || other.cause === root),
  );
}

/** Queues failed operations again, after all waiting ones. `nextPosition` yields increasing positions. */
export function retryFailed(state: StoredList, id: Id, nextPosition: () => number): Change | null {
  const again = failedGroup(state, id).map((operation) => waitingAgain(operation, nextPosition()));
  return again.length === 0 ? null : { put: { operations: again } };
}

function waitingAgain(operation: Operation, position: number): Operation {
  const { detail: _detail, cause: _cause, seen: _seen, ...rest } = operation;
  return { ...rest, state: "waiting", position };
}

/** Discards a failed operation and those that depend on it. */
export function discardFailed(state: StoredList, id: Id): Change | null {
  const operation = state.operations.get(id);
  if (operation?.state !== "failed") return null;
  const group = operation.cause === undefined ? failedGroup(state, id) : [operation];
  return { remove: { operations: group.map((other) => other.id) } };
}

/** Undoes a deletion that was never sent, if it is the last operation on the object; else null. */
export function cancelDeletion(state: StoredList, target: Id): Change | null {
  const last = inOrder(state.operations.values()).findLast(
    (operation) => resolveId(state, targetId(operation.action)) === target,
  );
  if (last === undefined || last.state !== "waiting" || last.attempted === true) return null;
  if (!isDeletion(last.action)) return null;
  return { remove: { operations: [last.id] } };
}
