import type { Id } from "../../contract/ids.ts";
import { afterTripOf } from "../../contract/items/end-of-trip.ts";
import { applyItemChanges, givesWay, nameKey } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { defaultStoreType } from "../../contract/stores/limits.ts";
import { lacksAfter, storeCategoryNames } from "../../contract/stores/rules.ts";
import { inOrder, resolveId, type StoredList } from "./stored-list.ts";
import type { Overlay, Pass } from "./overlay.ts";
import { categoryName, newItem } from "./overlay-item.ts";
import { addRepeat, changeRepeat, deleteRepeat } from "./overlay-repeat.ts";
import { resolveAction, targetId, type Action, type ActionOf, type Operation } from "./operation.ts";

/**
 * Applies the pending operations, in order, to the server's rows, by the rules that the server itself runs. Failed ones
 * are left out: the server rejected them.
 */
export function layOver(state: StoredList, userId: Id): Overlay {
  const overlay: Overlay = {
    items: new Map(state.items),
    stores: new Map(state.stores),
    categories: new Map(state.categories),
    recurringItems: new Map(state.recurringItems),
    // Both are absent in what an earlier version stored.
    currency: state.meta.currency ?? null,
    repeatCalendar: state.meta.repeatCalendar ?? null,
    storeOrder: state.meta.storeOrder,
    choices: [],
    pending: new Set(),
    held: new Set(),
    added: new Set(),
  };
  const resolve = (id: Id) => resolveId(state, id);
  const deleted: Pass["deleted"] = new Map();
  const unassigned = new Map<Id, Id[]>();
  for (const operation of inOrder(state.operations.values())) {
    if (operation.state === "failed") continue;
    const action = resolveAction(operation.action, resolve);
    overlay.pending.add(targetId(action));
    if (operation.state === "held") overlay.held.add(targetId(action));
    apply(overlay, operation, action, { userId, deleted, unassigned });
  }
  return overlay;
}

function apply(overlay: Overlay, operation: Operation, action: Action, pass: Pass): void {
  switch (action.type) {
    case "add-item":
      if (overlay.items.has(action.itemId)) return;
      overlay.items.set(action.itemId, newItem(overlay, operation, action, pass.userId));
      overlay.added.add(action.itemId);
      keepChoice(overlay, action.itemId, action.categoryId ?? undefined);
      return;
    case "change-item":
      return changeItem(overlay, operation, action, pass);
    case "delete-item": {
      const item = overlay.items.get(action.itemId);
      if (item !== undefined) pass.deleted.set(item.id, item);
      overlay.items.delete(action.itemId);
      return;
    }
    case "add-store":
      if (!overlay.stores.has(action.storeId))
        overlay.stores.set(action.storeId, newStore(operation, action, pass.userId));
      return;
    case "change-store":
      return changeStore(overlay, operation, action, pass);
    case "delete-store":
      return deleteStore(overlay, action.storeId, pass);
    case "order-stores":
      overlay.storeOrder = action.storeIds;
      return;
    case "add-repeat":
      return addRepeat(overlay, operation, action, pass);
    case "delete-repeat":
      return deleteRepeat(overlay, action.repeatId, pass);
    case "change-repeat":
      return changeRepeat(overlay, action, pass);
    case "change-list": {
      const { firstCurrency = null, repeatsPausedUntil: pausedUntil } = action.changes;
      overlay.currency ??= firstCurrency;
      if (pausedUntil !== undefined && overlay.repeatCalendar !== null)
        overlay.repeatCalendar = { ...overlay.repeatCalendar, pausedUntil };
      return;
    }
    case "say-back":
      for (const item of overlay.items.values()) {
        const next = afterTripOf(item, pass.userId);
        if (next !== item) overlay.items.set(item.id, next);
      }
      return;
    case "add-category": {
      const { categoryId: id, name } = action;
      if (overlay.categories.has(id)) return;
      overlay.categories.set(id, { id, name, userId: pass.userId, isGlobal: false, revision: 0 });
    }
  }
}

function changeItem(overlay: Overlay, { at }: Operation, action: ActionOf<"change-item">, pass: Pass): void {
  const { itemId, changes } = action;
  const back =
    changes.deleted === false ? ((pass.deleted.get(itemId) as Item | undefined) ?? action.row) : undefined;
  const item = overlay.items.get(itemId) ?? back;
  if (item === undefined) return;
  const category = categoryName(overlay, changes.categoryId);
  const next = applyItemChanges(item, changes, at, category, pass.userId);
  if (item === back && [...overlay.items.values()].some((other) => givesWay(next, other))) return;
  overlay.items.set(itemId, next);
  keepChoice(overlay, itemId, changes.categoryId);
}

/** A category that a person gives to an item is their choice for that name. */
function keepChoice({ items, choices }: Overlay, itemId: Id, categoryId: Id | null | undefined): void {
  const item = items.get(itemId);
  if (item !== undefined && categoryId !== undefined) choices.push({ name: nameKey(item.name), categoryId });
}

function newStore({ at }: Operation, action: ActionOf<"add-store">, userId: Id): Store {
  return {
    id: action.storeId,
    name: action.name,
    types: [defaultStoreType],
    categories: storeCategoryNames(action.categories),
    userId,
    isGlobal: false,
    createdAt: at,
    updatedAt: at,
    revision: 0,
  };
}

function changeStore(
  overlay: Overlay,
  { at }: Operation,
  action: ActionOf<"change-store">,
  pass: Pass,
): void {
  const { storeId, changes } = action;
  const back =
    changes.deleted === false ? ((pass.deleted.get(storeId) as Store | undefined) ?? action.row) : undefined;
  const store = overlay.stores.get(storeId) ?? back;
  if (store === undefined) return;
  const next: Store = { ...store, updatedAt: at };
  if (changes.name !== undefined) next.name = changes.name;
  if (changes.categories !== undefined) next.categories = storeCategoryNames(changes.categories);
  if (changes.lack !== undefined) next.lacks = lacksAfter(store, changes);
  overlay.stores.set(storeId, next);
  if (changes.deleted !== false) return;
  for (const id of pass.unassigned.get(storeId) ?? []) {
    const item = overlay.items.get(id);
    if (item !== undefined && item.storeId === null) overlay.items.set(id, { ...item, storeId });
  }
}

/** The store's items stay on the list, without a store. */
function deleteStore(overlay: Overlay, storeId: Id, pass: Pass): void {
  const store = overlay.stores.get(storeId);
  if (store !== undefined) pass.deleted.set(storeId, store);
  overlay.stores.delete(storeId);
  const items = [...overlay.items.values()].filter((item) => item.storeId === storeId);
  for (const item of items) overlay.items.set(item.id, { ...item, storeId: null });
  pass.unassigned.set(
    storeId,
    items.map((item) => item.id),
  );
}
