import type { Id } from "../../contract/ids.ts";
import { inOrder, resolveId, type Change, type StoredList } from "./stored-list.ts";
import { acknowledge, dropGone } from "./merge-rows.ts";
import { isDeletion, targetId, type Action, type Operation } from "./operation.ts";
import { seenRevision } from "./outbox.ts";
import type { Outcome } from "./send.ts";

/**
 * The rejected operations that may be tried again without the person: what they would change is as it was when they were
 * rejected, and nothing of it waits. Those that depend on another rejected one follow that one.
 */
export function retriable(state: StoredList): Operation[] {
  const waiting = new Set<Id>();
  for (const { state: its, action } of state.operations.values())
    if (its !== "failed") waiting.add(resolveId(state, targetId(action)));
  return inOrder(state.operations.values()).filter(
    (operation) =>
      operation.state === "failed" &&
      !state.operations.has(operation.cause ?? "") &&
      !waiting.has(resolveId(state, targetId(operation.action))) &&
      isUnchanged(state, operation),
  );
}

function isUnchanged(state: StoredList, { action, seen, at }: Operation): boolean {
  const id = resolveId(state, targetId(action));
  const row = state.items.get(id) ?? state.stores.get(id);
  if (isDoneAlready(row ?? state.recurringItems.get(id), action)) return true;
  if (seen !== undefined) return seen === seenRevision(state, action);
  // An earlier version of the app rejected it.
  return row === undefined || Date.parse(row.updatedAt) <= Date.parse(at);
}

/** An attempt whose answer was lost may have done it; then another one does no harm. */
function isDoneAlready(row: object | undefined, action: Action): boolean {
  if (isDeletion(action)) return row === undefined;
  if (row === undefined || !("changes" in action)) return false;
  const now = new Map(Object.entries(row));
  return Object.entries(action.changes).every(
    ([field, value]) => field === "inStoreId" || JSON.stringify(value) === JSON.stringify(now.get(field)),
  );
}

/**
 * The change that the outcome of such an attempt makes; null: none. Operations that depended on one that is done now
 * are sent, and other rejected operations on the same row can still be tried.
 */
export function afterRetry(state: StoredList, operation: Operation, outcome: Outcome): Change | null {
  const present = state.operations.get(operation.id);
  if (present?.state !== "failed") return null;
  if (outcome.kind === "gone") return dropGone(state, operation);
  if (outcome.kind === "rejected" || outcome.kind === "fault")
    return present.detail === outcome.detail
      ? null
      : { put: { operations: [{ ...present, detail: outcome.detail }] } };
  if (outcome.kind !== "done") return null;
  const change = acknowledge(state, operation, outcome.answered);
  if (change === null) return null;
  const target = resolveId(state, targetId(operation.action));
  const others: Operation[] = [];
  for (const other of state.operations.values()) {
    if (other.state !== "failed" || other.id === operation.id) continue;
    if (other.cause === operation.id) {
      const { detail: _detail, cause: _cause, seen: _seen, ...rest } = other;
      if (isUnchanged(state, other)) others.push({ ...rest, state: "waiting" });
    } else if (
      outcome.answered !== undefined &&
      resolveId(state, targetId(other.action)) === target &&
      isUnchanged(state, other)
    ) {
      others.push({ ...other, seen: outcome.answered.revision });
    }
  }
  return { ...change, put: { ...change.put, operations: others } };
}
