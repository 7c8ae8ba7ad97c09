import type { ErrorCode } from "../../contract/errors.ts";
import type { Id } from "../../contract/ids.ts";
import { ApiError, type CallOptions } from "../api/client.ts";
import type { Answered } from "./merge-rows.ts";
import { isDeletion, resolveAction, type Operation } from "./operation.ts";
import type { Call } from "./platform.ts";

export type Outcome =
  | { kind: "done"; answered: Answered }
  /** Somebody deleted the object meanwhile. */
  | { kind: "gone" }
  | { kind: "rejected"; detail: string }
  | { kind: "signed-out" }
  /** There was no reply, or none that settles the operation. `fault`: the server failed on this very operation. */
  | { kind: "later"; reached: boolean; fault: string | null };

/** Sends one operation once and returns its outcome; never throws. */
export async function sendOperation(
  call: Call,
  operation: Operation,
  resolve: (id: Id) => Id,
  options: CallOptions,
): Promise<Outcome> {
  try {
    const answered = await callRoute(call, operation, resolve, {
      ...options,
      operation: operation.id,
      on401: "throw",
    });
    return { kind: "done", answered };
  } catch (error) {
    return outcomeOf(error, operation);
  }
}

async function callRoute(
  call: Call,
  operation: Operation,
  resolve: (id: Id) => Id,
  options: CallOptions,
): Promise<Answered> {
  const action = resolveAction(operation.action, resolve);
  switch (action.type) {
    case "add-item": {
      const { type: _, itemId, optimistic: __, ...said } = action;
      const body = { id: itemId, ...said };
      return expectRow(await call("addItem", { body }, options));
    }
    case "change-item":
      return expectRow(
        await call("changeItem", { params: { id: action.itemId }, body: action.changes }, options),
      );
    case "delete-item":
      await call("deleteItem", { params: { id: action.itemId } }, options);
      return undefined;
    case "add-store": {
      const { storeId, name, categories } = action;
      return expectRow(await call("addStore", { body: { id: storeId, name, categories } }, options));
    }
    case "change-store":
      return expectRow(
        await call("changeStore", { params: { id: action.storeId }, body: action.changes }, options),
      );
    case "delete-store":
      await call("deleteStore", { params: { id: action.storeId } }, options);
      return undefined;
    case "add-repeat": {
      const { type: _, repeatId, source, optimistic: __, ...said } = action;
      const body = { id: repeatId, recurrenceSource: source, ...said };
      return expectRow(await call("addRecurringItem", { body }, options));
    }
    case "restore-repeat": {
      const params = { id: action.repeatId };
      return expectRow(await call("changeRecurringItem", { params, body: { deleted: false } }, options));
    }
    case "delete-repeat":
      await call("deleteRecurringItem", { params: { id: action.repeatId } }, options);
      return undefined;
    case "add-category":
      return expectRow(
        await call("addCategory", { body: { id: action.categoryId, name: action.name } }, options),
      );
  }
}

/** A captive portal may answer 200 with JSON of its own; taking that for the server's reply would lose the operation. */
function expectRow<T extends { id: Id; revision: number }>(row: T | undefined): T {
  if (typeof row?.id !== "string" || typeof row.revision !== "number")
    throw new Error("This answer isn't the server's.");
  return row;
}

function outcomeOf(error: unknown, operation: Operation): Outcome {
  // A reply without a problem document is not Restock's own.
  if (!(error instanceof ApiError) || typeof error.problem?.code !== "string") {
    return { kind: "later", reached: false, fault: null };
  }
  const { status, problem } = error;
  if (isOthersSession(error)) return { kind: "signed-out" };
  if (status === 408 || status === 429) return { kind: "later", reached: true, fault: null };
  if (status >= 500) return { kind: "later", reached: false, fault: status === 500 ? problem.detail : null };
  if (status === 404 && isDeletion(operation.action)) return { kind: "gone" };
  if (status === 410 && !isRestoration(operation)) return { kind: "gone" };
  return { kind: "rejected", detail: problem.detail };
}

/** Whether the session has ended or is another person's: nothing of this person can be sent. */
export function isOthersSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const otherUser: ErrorCode = "other_user";
  return error.status === 401 || error.problem?.code === otherUser;
}

function isRestoration({ action }: Operation): boolean {
  return "changes" in action && action.changes.deleted === false;
}
