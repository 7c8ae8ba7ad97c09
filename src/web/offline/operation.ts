import type { Id } from "../../contract/ids.ts";
import type { Item, ItemChanges, NewItemFields } from "../../contract/items/schema.ts";
import type { ListSettings } from "../../contract/lists/schema.ts";
import type { NewRecurringItem, RecurringItem, RecurringItemChanges } from "../../contract/repeat/schema.ts";
import type { Store, StoreChanges } from "../../contract/stores/schema.ts";

/** The given fields of an added item, as the contract names them. */
export type GivenFields = Omit<NewItemFields, "asName">;

/** The fields shown of a new item until the server replies, besides the given ones. */
export type OptimisticItem = {
  categoryId: Id | null;
  name?: string;
  masterItemId?: Id | null;
  userItemId?: Id | null;
};

/** `row` is a deleted object as it was, so that undo shows it again at once. */
export type Action =
  | (GivenFields & { type: "add-item"; itemId: Id; optimistic?: OptimisticItem })
  | { type: "change-item"; itemId: Id; changes: ItemChanges; row?: Item }
  | { type: "delete-item"; itemId: Id }
  | { type: "add-store"; storeId: Id; name: string; categories: string[] }
  | { type: "change-store"; storeId: Id; changes: StoreChanges; row?: Store }
  | { type: "delete-store"; storeId: Id }
  | { type: "add-category"; categoryId: Id; name: string }
  | (GivenFields & {
      /** `itemId` is the id of the item that it adds now. */
      type: "add-repeat";
      repeatId: Id;
      itemId: Id;
      intervalDays: number;
      source: RepeatSource;
      /** No item is added now. */
      later?: true;
      optimistic?: OptimisticItem;
    })
  | { type: "delete-repeat"; repeatId: Id }
  | { type: "change-repeat"; repeatId: Id; changes: RecurringItemChanges; row?: RecurringItem }
  | { type: "change-list"; changes: ListSettings }
  /** The person's own order of their stores; none: the most visited first. */
  | { type: "order-stores"; storeIds: Id[] }
  /** The person reports that they have left their store. */
  | { type: "say-back"; userId?: Id };

export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

export type RepeatSource = NonNullable<NewRecurringItem["recurrenceSource"]>;

/**
 * - `held`: an unknown name that waits for the Add tab to be left.
 * - `waiting`: to be sent, or sent without a reply yet.
 * - `failed`: rejected by the server: it is tried again after a success of another one and at each start,
 *   until the person retries or discards it.
 */
export type OperationState = "held" | "waiting" | "failed";

/**
 * The layout of stored operations. A new one needs a case in `readOperation`: a person's unsent work outlives an
 * upgrade. So does a new kind of action, which an earlier version of the app in another tab has to leave alone.
 */
export const currentVersion = 5;

export type Operation = {
  version: typeof currentVersion;
  /** The operation's id and its idempotency key: however often it is sent, it happens once. */
  id: Id;
  /** Operations are sent in this order: milliseconds of this device's clock, made to increase. */
  position: number;
  /** The instant of the person's action, as ISO text. */
  at: string;
  /** The name of its object, for a title such as "Add Milk". */
  subject: string;
  action: Action;
  state: OperationState;
  /** Whether a deletion may have reached the server: then dropping the operation doesn't undo it. */
  attempted?: boolean;
  /** The sentence to show for a failed operation. */
  detail?: string;
  /** The failed operation that a failed one depended on. */
  cause?: Id;
  /** The revision that a failed operation has seen, see `seenRevision`. An earlier version of the app didn't note it. */
  seen?: number;
};

export function newOperation(given: Omit<Operation, "version">): Operation {
  return { version: currentVersion, ...given };
}

/** The ids of the objects that an operation creates, on which others may depend. */
export function createdIds(action: Action): Id[] {
  if (action.type === "add-repeat") return [action.repeatId, action.itemId];
  const isAdd = action.type === "add-item" || action.type === "add-store" || action.type === "add-category";
  return isAdd ? [targetId(action)] : [];
}

/** Whether an action deletes a row: only the server can undo a deletion that may have reached it. */
export function isDeletion({ type }: Action): boolean {
  return type === "delete-item" || type === "delete-store" || type === "delete-repeat";
}

/** The object an operation is about. */
export function targetId(action: Action): Id {
  if ("repeatId" in action) return action.repeatId;
  if ("itemId" in action) return action.itemId;
  if ("storeId" in action) return action.storeId;
  return "categoryId" in action ? action.categoryId : action.type;
}

/** The ids that an operation depends on, except its own object's. The store of a tick is not among them, nor are those of an order. */
export function neededIds(action: Action): Id[] {
  const isAdd = action.type === "add-item" || action.type === "add-repeat";
  const given = isAdd ? action : action.type === "change-item" ? action.changes : {};
  return [given.storeId, given.categoryId].filter((id) => id !== undefined && id !== null);
}

/** The action with every id replaced by `resolve`. */
export function resolveAction(action: Action, resolve: (id: Id) => Id): Action {
  const resolveOptional = <T extends Id | null | undefined>(id: T): T =>
    typeof id === "string" ? (resolve(id) as T) : id;
  switch (action.type) {
    case "add-item":
    case "add-repeat":
      return {
        ...action,
        storeId: resolveOptional(action.storeId),
        categoryId: resolveOptional(action.categoryId),
      };
    case "change-item": {
      const { storeId, categoryId, inStoreId } = action.changes;
      const changes = { ...action.changes };
      if (storeId !== undefined) changes.storeId = resolveOptional(storeId);
      if (categoryId !== undefined) changes.categoryId = resolveOptional(categoryId);
      if (inStoreId !== undefined) changes.inStoreId = resolveOptional(inStoreId);
      return { ...action, itemId: resolve(action.itemId), changes };
    }
    case "delete-item":
      return { ...action, itemId: resolve(action.itemId) };
    case "change-store":
    case "delete-store":
      return { ...action, storeId: resolve(action.storeId) };
    case "order-stores":
      return { ...action, storeIds: action.storeIds.map(resolve) };
    case "delete-repeat":
    case "change-repeat":
      return { ...action, repeatId: resolve(action.repeatId) };
    case "add-store":
    case "add-category":
    case "change-list":
    case "say-back":
      return action;
  }
}
