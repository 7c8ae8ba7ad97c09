import type { ErrorCode } from "../../contract/errors.ts";
import type { Id } from "../../contract/ids.ts";
import { ApiError, NetworkError, type CallOptions } from "../api/client.ts";
import type { Attempt } from "./delivery.ts";
import type { Answered } from "./merge-rows.ts";
import { isDeletion, resolveAction, type Operation } from "./operation.ts";
import type { Call } from "./platform.ts";

export type Outcome =
  | { kind: "done"; answered: Answered }
  /** Somebody deleted the object meanwhile; who, where the server says it. */
  | { kind: "gone"; by?: Id | null | undefined }
  | { kind: "rejected"; detail: string }
  | { kind: "signed-out" }
  /** The server failed on it. */
  | { kind: "fault"; detail: string }
  | (Attempt & { kind: "wait" });

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
      const { type: _, itemId, optimistic: __, ...fields } = action;
      const body = { id: itemId, ...fields };
      return call("addItem", { body }, options);
    }
    case "change-item":
      return call("changeItem", { params: { id: action.itemId }, body: action.changes }, options);
    case "delete-item":
      await call("deleteItem", { params: { id: action.itemId } }, options);
      return undefined;
    case "add-store": {
      const { storeId, name, categories } = action;
      return call("addStore", { body: { id: storeId, name, categories } }, options);
    }
    case "change-store":
      return call("changeStore", { params: { id: action.storeId }, body: action.changes }, options);
    case "delete-store":
      await call("deleteStore", { params: { id: action.storeId } }, options);
      return undefined;
    case "add-repeat": {
      const { type: _, repeatId, source, optimistic: __, ...fields } = action;
      const body = { id: repeatId, recurrenceSource: source, ...fields };
      return call("addRecurringItem", { body }, options);
    }
    case "change-repeat":
      return call("changeRecurringItem", { params: { id: action.repeatId }, body: action.changes }, options);
    case "change-list":
      return call("changeListSettings", { body: action.changes }, options);
    case "order-stores":
      return call("setStoreOrder", { body: { storeIds: action.storeIds } }, options);
    case "say-back":
      await call("setWhereabouts", { body: { storeId: null } }, options);
      return undefined;
    case "delete-repeat":
      await call("deleteRecurringItem", { params: { id: action.repeatId } }, options);
      return undefined;
    case "add-category":
      return call("addCategory", { body: { id: action.categoryId, name: action.name } }, options);
  }
}

function outcomeOf(error: unknown, operation: Operation): Outcome {
  if (!(error instanceof ApiError))
    return { kind: "wait", why: error instanceof NetworkError ? error.reason : "unreachable" };
  const { status, detail, problem, retryAfterMs } = error;
  if (isOthersSession(error)) return { kind: "signed-out" };
  if (status === 408 || status === 429) return { kind: "wait", why: "busy", retryAfterMs };
  if (status === 503) return { kind: "wait", why: "trouble", retryAfterMs };
  if (status >= 500) return { kind: "fault", detail };
  if (status === 404 && isDeletion(operation.action)) return { kind: "gone" };
  if (status === 410 && !isRestoration(operation)) return { kind: "gone", by: problem.deletedBy };
  return { kind: "rejected", detail };
}

/** What an outcome says about the server. */
export function attemptOf(outcome: Exclude<Outcome, { kind: "signed-out" }>): Attempt {
  return outcome.kind === "gone" || outcome.kind === "rejected" ? { kind: "refused" } : outcome;
}

/** Whether the session has ended or is another person's: nothing of this person can be sent. */
export function isOthersSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const otherUser: ErrorCode = "other_user";
  return error.status === 401 || error.problem.code === otherUser;
}

function isRestoration({ action }: Operation): boolean {
  return "changes" in action && "deleted" in action.changes && action.changes.deleted === false;
}
