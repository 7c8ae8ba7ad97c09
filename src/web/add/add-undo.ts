import type { Id } from "../../contract/ids.ts";
import type { ListStore } from "../offline/list-store.ts";
import { forgetAdded } from "./just-added-list.ts";

/** Undoes what was done besides adding an item. Resolves to whether the item itself has to be deleted too. */
type Undo = () => Promise<boolean>;

// Kept beside the list itself: they outlive a visit to another screen, and another person's list has its own.
const undos = new WeakMap<ListStore, Map<Id, Undo>>();

export function keepUndo(store: ListStore, id: Id, undo: Undo): void {
  const known = undos.get(store) ?? new Map<Id, Undo>();
  undos.set(store, known.set(id, undo));
}

/** @throws when the device can't keep it */
export async function undoAdding(store: ListStore, ids: readonly Id[]): Promise<void> {
  const known = undos.get(store);
  for (const id of ids) {
    const goes = (await known?.get(id)?.()) ?? true;
    known?.delete(id);
    if (!goes) continue;
    await store.deleteItem(store.resolveId(id));
    forgetAdded(store, id);
  }
}
