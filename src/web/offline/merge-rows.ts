import type { Category } from "../../contract/categories/schema.ts";
import { afterTripOf, isReportedBy } from "../../contract/items/end-of-trip.ts";
import { addedAgain } from "../../contract/items/amount.ts";
import type { Id } from "../../contract/ids.ts";
import { isOnList } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { ListChanges, ListSettingsReply, StoreOrder } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import {
  resolveId,
  type Alias,
  type Change,
  type ListMeta,
  type StoredList,
  type rowTables,
} from "./stored-list.ts";
import { newItem } from "./overlay-item.ts";
import { createdIds, isDeletion, targetId, type Action, type Operation } from "./operation.ts";

/** The row in the server's reply to an operation; undefined when the reply has none. */
export type Answered = Row | ListSettingsReply | StoreOrder | undefined;
type Row = Item | Store | Category | RecurringItem;

/** The change that a reply makes on this device; null when another tab has settled the operation already. */
export function acknowledge(state: StoredList, sent: Operation, answered: Answered): Change | null {
  const operation = state.operations.get(sent.id);
  if (operation === undefined) return null;
  const { action } = operation;
  const settled: Change = { remove: { operations: [operation.id] } };
  if (isDeletion(action)) return acknowledgeDeletion(state, sent);
  if (action.type === "say-back") {
    // The stream may report it later.
    const { userId = "" } = action;
    const presence = state.meta.presence.filter((one) => one.userId !== userId);
    const items = [...state.items.values()].filter((item) => isReportedBy(item, userId));
    return { ...settled, put: { items: items.map((item) => afterTripOf(item, userId)) }, meta: { presence } };
  }
  if (answered === undefined) return settled;
  if (action.type === "change-list" || action.type === "order-stores")
    return { ...settled, meta: changedMeta(state, answered) };
  if (action.type === "add-repeat")
    return { ...settled, put: addedRepeat(state, operation, answered as RecurringItem) };
  const row = answered as Row;
  const aliases = [...createdIds(action), ...restoredIds(action)].flatMap((id) => aliasOf(id, row.id));
  const table = tableOf(action);
  const known = state[table].get(row.id);
  const put: Change["put"] = isNewer(state, known, row) ? { [table]: [row], aliases } : { aliases };
  return { ...settled, put };
}

/** The settings or the order in the reply, unless a pull has brought newer ones meanwhile. */
function changedMeta(state: StoredList, reply: ListSettingsReply | StoreOrder): Partial<ListMeta> {
  const { repeatCalendar } = state.meta;
  if (!isNewer(state, undefined, reply)) return {};
  if ("storeIds" in reply) return { storeOrder: reply.storeIds };
  const { currency, repeatsPausedUntil: pausedUntil } = reply;
  return {
    ...(currency && { currency }),
    ...(pausedUntil !== undefined &&
      repeatCalendar && { repeatCalendar: { ...repeatCalendar, pausedUntil } }),
  };
}

/** An item that gives way to an open one of its name: what was done to it meanwhile is meant for that one. */
function restoredIds(action: Operation["action"]): Id[] {
  return action.type === "change-item" && action.changes.deleted === false ? [action.itemId] : [];
}

function aliasOf(id: Id, to: Id): Alias[] {
  return id === to ? [] : [{ id, to }];
}

/** The item stays as it was shown: the reply has only its id. The next pull brings the newer row. */
function addedRepeat(state: StoredList, operation: Operation, answered: RecurringItem): Change["put"] {
  const { action } = operation;
  if (action.type !== "add-repeat") return {};
  const { itemId, userId } = answered;
  const known = state.items.get(itemId);
  const shown = newItem(state, operation, action, userId);
  const put: Change["put"] = {
    aliases: [...aliasOf(action.repeatId, answered.id), ...aliasOf(action.itemId, itemId)],
  };
  if (isNewer(state, state.recurringItems.get(answered.id), answered)) put.recurringItems = [answered];
  if (known !== undefined && !known.completed) put.items = [addedAgain(known, shown)];
  // A repeat that starts later refers to an item that was ticked off, perhaps long ago.
  if (known === undefined && action.later !== true && isNewer(state, undefined, answered))
    put.items = [{ ...shown, id: itemId }];
  return put;
}

function tableOf(action: Action): (typeof rowTables)[number] {
  if ("repeatId" in action) return "recurringItems";
  if ("itemId" in action) return "items";
  return "storeId" in action ? "stores" : "categories";
}

/**
 * The higher revision wins. All rows up to the cursor's revision are known, so an older one that is missing here has been
 * deleted since: a retried operation gets the reply of its first time.
 */
function isNewer(
  state: StoredList,
  known: { revision: number } | undefined,
  row: { revision: number },
): boolean {
  if (known !== undefined) return row.revision >= known.revision;
  return state.meta.cursor === null || row.revision > Number(state.meta.cursor.split(".").at(-1));
}

/**
 * Somebody may have undone a deletion that was sent before, and its reply carries no revision: then the
 * next pull asks for everything.
 */
function acknowledgeDeletion(state: StoredList, sent: Operation): Change {
  const { action } = sent;
  const target = resolveId(state, targetId(action));
  const put: Change["put"] = {};
  if (action.type === "delete-store")
    put.items = [...state.items.values()].filter((item) => item.storeId === target).map(withoutStore);
  const { remove, meta } = removal(state, sent, target);
  return { remove, put, meta: { ...meta, ...(sent.attempted === true && { needsFull: true }) } };
}

/** Takes an object off this device, and the operation that is done with it. */
function removal({ meta }: StoredList, { id, action }: Operation, target: Id) {
  const remove: Change["remove"] = { operations: [id], [tableOf(action)]: [target] };
  return { remove, meta: { deleted: [...meta.deleted, target] } };
}

function withoutStore(item: Item): Item {
  return { ...item, storeId: null };
}

/** The server reports that the object of an operation was deleted: it is removed from this device too. */
export function dropGone(state: StoredList, sent: Operation): Change | null {
  if (!state.operations.has(sent.id)) return null;
  return removal(state, sent, resolveId(state, targetId(sent.action)));
}

/** The change that a pull's reply makes on this device. `now` in Unix milliseconds. */
export function mergePull(state: StoredList, pulled: ListChanges, now: number): Change {
  const meta: Change["meta"] = {
    cursor: pulled.cursor,
    currency: pulled.currency,
    repeatCalendar: pulled.repeatCalendar,
    members: pulled.members,
    presence: pulled.presence,
    deleted: [],
    ...(pulled.full && { needsFull: false }),
    ...(pulled.suggestions !== null && { suggestions: pulled.suggestions }),
    ...(pulled.visits !== null && { visits: pulled.visits }),
    ...(pulled.storeOrder !== null && { storeOrder: pulled.storeOrder }),
    ...(pulled.categoryChoices !== null && { categoryChoices: pulled.categoryChoices }),
  };
  const { items, stores, categories, userItems, recurringItems } = pulled;
  const put = { items, stores, categories, userItems, recurringItems };
  if (pulled.full) return { replaceRows: true, put, meta };
  const newer = <T extends { id: Id; revision: number }>(known: ReadonlyMap<Id, T>, rows: readonly T[]) =>
    rows.filter((row) => row.revision >= (known.get(row.id)?.revision ?? 0));
  const upTo = Number(pulled.cursor.split(".").at(-1));
  const gone = (known: ReadonlyMap<Id, { revision: number }>, ids: readonly Id[]) =>
    ids.filter((id) => (known.get(id)?.revision ?? 0) <= upTo);
  const left = [...state.items.values()].filter((item) => !isOnList(item, now)).map((item) => item.id);
  return {
    put: {
      items: newer(state.items, items),
      stores: newer(state.stores, stores),
      categories: newer(state.categories, categories),
      userItems: newer(state.userItems, userItems),
      recurringItems: newer(state.recurringItems, recurringItems),
    },
    // A row restored here since then, as its reply has confirmed, stays.
    remove: {
      items: [...gone(state.items, pulled.gone.items), ...left],
      stores: gone(state.stores, pulled.gone.stores),
      categories: gone(state.categories, pulled.gone.categories),
      recurringItems: gone(state.recurringItems, pulled.gone.recurringItems),
      // An item that gave way to another may have come back after that was ticked off.
      aliases: items.flatMap(({ id }) => (state.aliases.has(id) ? [id] : [])),
    },
    meta,
  };
}
