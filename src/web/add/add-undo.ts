import type { Id } from "../../contract/ids.ts";
import type { ListStore } from "../offline/list-store.ts";
import { forgetAdded, wasAdded } from "./just-added-list.ts";

/** Undoes what was done besides adding an item. Resolves to whether the item itself has to be deleted too. */
type Undo = () => Promise<boolean>;

// The undos belong to the list: they outlive a visit to another screen, and another person's list has its own.
const undos = new WeakMap<ListStore, Map<Id, Undo[]>>();

/** Keeps the undo of a change. An item may be changed several times: the last change is undone first. */
export function keepUndo(store: ListStore, id: Id, undo: Undo): void {
  const known = undos.get(store) ?? new Map<Id, Undo[]>();
  undos.set(store, known.set(id, [...(known.get(id) ?? []), undo]));
}

/**
 * Undoes the last change of each of the items, the last item first. An item that was ticked meanwhile stays.
 * @param whole undoes all their changes since they were added, and the adding too
 * @returns a sentence about the items that stay; null when there are none
 * @throws when the device can't keep it
 */
export async function undoAdding(
  store: ListStore,
  ids: readonly Id[],
  whole = false,
): Promise<string | null> {
  const kept: string[] = [];
  for (const id of ids.toReversed()) {
    let deletes = true;
    for (const undo of takeUndos(store, id, whole)) deletes = await undo();
    // A second tap on Undo finds nothing kept: what others put on the list stays.
    if ((!deletes && !whole) || !wasAdded(store, id)) continue;
    const item = store.getView().items.find((one) => one.id === store.resolveId(id));
    if (item?.completed === true) kept.unshift(item.name);
    else if (item !== undefined) await store.deleteItem(item.id);
    forgetAdded(store, id);
  }
  if (kept.length === 0) return null;
  const stays = kept.length === 1 ? "was ticked meanwhile and stays" : "were ticked meanwhile and stay";
  return `${kept.length < new Set(ids).size ? "Undone. " : ""}${kept.join(", ")} ${stays}`;
}

/** Takes the kept undos of an item, the last one first. */
function takeUndos(store: ListStore, id: Id, all: boolean): Undo[] {
  const known = undos.get(store);
  const kept = known?.get(id) ?? [];
  const taken = all ? kept : kept.slice(-1);
  known?.set(id, kept.slice(0, kept.length - taken.length));
  return taken.toReversed();
}
