import { useMemo } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { serverNow } from "../api/server-time.ts";
import { painted } from "../async/painted.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView } from "../offline/list-view.ts";
import { getSession } from "../session/session.ts";
import { showError, showToast } from "../ui/toast.ts";
import { showItemToast } from "./item-toast.ts";
import { useList } from "./list-provider.tsx";
import { takeTickBack } from "./take-tick-back.ts";
import { announceTick } from "./ticks.ts";

export type ItemActions = {
  /** Ticks an open item, unticks a completed one. */
  toggle(id: Id): void;
  setHidden(id: Id, hidden: boolean): void;
  openSheet(id: Id): void;
};

export const itemUpdateFailed = "Failed to update item. Please try again.";
export const visibilityFailed = "Failed to toggle item visibility. Please try again.";

/**
 * The actions of a row; the same object as long as the screen stays the same, so that rows needn't render again.
 * `inStoreId` is the store that the person shops in, null for none.
 */
export function useItemActions(inStoreId: Id | null, openSheet: (id: Id) => void): ItemActions {
  const { store } = useList();
  return useMemo(() => createItemActions(store, inStoreId, openSheet), [store, inStoreId, openSheet]);
}

function createItemActions(store: ListStore, inStoreId: Id | null, openSheet: (id: Id) => void): ItemActions {
  // A second tap may come before the first is stored; it then toggles the state that the first one asked for.
  const asked = new Map<Id, boolean>();

  async function complete(item: ItemView, completed: boolean, all: ItemChanges[]): Promise<boolean> {
    asked.set(item.id, completed);
    try {
      for (const changes of all) await store.changeItem(item.id, changes, item.name);
      return true;
    } catch {
      showError(itemUpdateFailed);
      return false;
    } finally {
      if (asked.get(item.id) === completed) asked.delete(item.id);
    }
  }

  async function toggle(id: Id): Promise<void> {
    const item = findItem(store, id);
    if (item === undefined) return;
    const completed = !(asked.get(id) ?? item.completed);
    const back = backFrom(store, item, inStoreId);
    if (!(await complete(item, completed, [{ completed, inStoreId }]))) return;
    // The row comes first: making a toast takes as long as the tick itself.
    await painted();
    if (completed) {
      announceTick();
      const action = { label: "Undo", run: () => void complete(item, false, back) };
      showItemToast(store, [id], `${itemTitle(item)} in the basket`, { action }, (now) => now.completed);
    } else {
      showToast(`${itemTitle(item)} is back on the list`);
    }
  }

  return {
    toggle: (id) => void toggle(id),
    setHidden: (id, hidden) => void store.changeItem(id, { hidden }).catch(() => showError(visibilityFailed)),
    openSheet,
  };
}

/** The changes that undo a tick of the item as it is now. */
function backFrom(store: ListStore, item: ItemView, inStoreId: Id | null): ItemChanges[] {
  const session = getSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const here = inStoreId === null ? null : store.resolveId(inStoreId);
  return takeTickBack(item, store.getView(), here, userId, serverNow());
}

function findItem(store: ListStore, id: Id): ItemView | undefined {
  const known = store.resolveId(id);
  return store.getView().items.find((item) => item.id === known);
}

/** Changes an item; shows an error when the change can't be stored. */
export async function changeItem(
  store: ListStore,
  { id, name }: Pick<ItemView, "id" | "name">,
  changes: ItemChanges,
): Promise<void> {
  try {
    await store.changeItem(id, changes, name);
  } catch {
    showError(itemUpdateFailed);
  }
}
