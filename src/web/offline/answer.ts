import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import { isOnList } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { resolveId, type Alias, type Change, type ListState } from "./list-state.ts";
import { createdId, type Operation } from "./operation.ts";

/** What the server answered to an operation; undefined where the answer holds nothing to keep. */
export type Answered = Item | Store | Category | undefined;

/** What an answer means for this device; null when another tab has settled the operation already. */
export function acknowledge(state: ListState, sent: Operation, answered: Answered): Change | null {
  const operation = state.operations.get(sent.id);
  if (operation === undefined) return null;
  const { action } = operation;
  const settled: Change = { remove: { operations: [operation.id] } };
  if (action.type === "delete-item" || action.type === "delete-store") {
    return acknowledgeDeletion(state, sent);
  }
  if (answered === undefined) return settled;
  const created = createdId(action);
  const aliases: Alias[] =
    created === null || created === answered.id ? [] : [{ id: created, to: answered.id }];
  const table = tableOf(action.type);
  const known = state[table].get(answered.id);
  const put: Change["put"] = isNews(state, known, answered) ? { [table]: [answered], aliases } : { aliases };
  return { ...settled, put };
}

function tableOf(type: Operation["action"]["type"]): "items" | "stores" | "categories" {
  if (type === "add-category") return "categories";
  return type === "add-store" || type === "change-store" ? "stores" : "items";
}

/**
 * The higher revision wins. All rows up to the cursor's revision are known, so an older one that is missing here has been
 * deleted since: the answer to a repeated operation is the one of its first time.
 */
function isNews(
  state: ListState,
  known: { revision: number } | undefined,
  row: { revision: number },
): boolean {
  if (known !== undefined) return row.revision >= known.revision;
  return state.meta.cursor === null || row.revision > Number(state.meta.cursor.split(".").at(-1));
}

/**
 * A deletion that was sent before may have been taken back by somebody since, and its answer carries no revision: then the
 * next pull asks for everything.
 */
function acknowledgeDeletion(state: ListState, sent: Operation): Change {
  const { action } = sent;
  const remove: Change["remove"] = { operations: [sent.id] };
  const put: Change["put"] = {};
  if (action.type === "delete-item") remove.items = [resolveId(state, action.itemId)];
  if (action.type === "delete-store") {
    const storeId = resolveId(state, action.storeId);
    remove.stores = [storeId];
    put.items = [...state.items.values()].filter((item) => item.storeId === storeId).map(withoutStore);
  }
  return { remove, put, ...(sent.attempted === true && { meta: { needsFull: true } }) };
}

function withoutStore(item: Item): Item {
  return { ...item, storeId: null };
}

/** The server says that the object of an operation was deleted: it leaves this device too. */
export function dropGone(state: ListState, sent: Operation): Change | null {
  const { action } = sent;
  if (!state.operations.has(sent.id)) return null;
  const remove: Change["remove"] = { operations: [sent.id] };
  if ("itemId" in action) remove.items = [resolveId(state, action.itemId)];
  else if ("storeId" in action) remove.stores = [resolveId(state, action.storeId)];
  return { remove };
}

/** What a pull's answer means for this device. `now` in Unix milliseconds. */
export function mergePull(state: ListState, pulled: ListChanges, now: number): Change {
  const meta: Change["meta"] = {
    cursor: pulled.cursor,
    members: pulled.members,
    ...(pulled.full && { needsFull: false }),
    ...(pulled.suggestions !== null && { suggestions: pulled.suggestions }),
  };
  const { items, stores, categories, userItems } = pulled;
  if (pulled.full) return { replaceRows: true, put: { items, stores, categories, userItems }, meta };
  const newer = <T extends { id: Id; revision: number }>(known: ReadonlyMap<Id, T>, rows: readonly T[]) =>
    rows.filter((row) => row.revision >= (known.get(row.id)?.revision ?? 0));
  const left = [...state.items.values()].filter((item) => !isOnList(item, now)).map((item) => item.id);
  return {
    put: {
      items: newer(state.items, items),
      stores: newer(state.stores, stores),
      categories: newer(state.categories, categories),
      userItems: newer(state.userItems, userItems),
    },
    remove: { ...pulled.gone, items: [...pulled.gone.items, ...left] },
    meta,
  };
}
