import type { Id } from "../../contract/ids.ts";
import type { ListStore } from "../offline/list-store.ts";
import { forgetAdded, wasAdded } from "./just-added-list.ts";

/** An item that an undo leaves as it is, since somebody else has done something to it meanwhile. */
type Kept = { name: string; why: "ticked" | "changed" | "taken off" };

/**
 * Undoes what was done besides adding an item. Resolves to whether the item itself has to be deleted too, or to the item if
 * there was nothing to undo.
 */
type Undo = () => Promise<boolean | Kept>;

// The undos belong to the list: they outlive a visit to another screen, and another person's list has its own.
const undos = new WeakMap<ListStore, Map<Id, Undo[]>>();

/** Keeps the undo of a change. An item may be changed several times: the last change is undone first. */
export function keepUndo(store: ListStore, id: Id, undo: Undo): void {
  const known = undos.get(store) ?? new Map<Id, Undo[]>();
  undos.set(store, known.set(id, [...(known.get(id) ?? []), undo]));
}

/**
 * Undoes the last change of each of the items, the last item first. An item that was ticked or changed meanwhile stays.
 * @param whole undoes all their changes since they were added, and the adding too
 * @returns sentences about the items for which nothing was undone; null when there are none
 * @throws when the device can't keep it
 */
export async function undoAdding(
  store: ListStore,
  ids: readonly Id[],
  whole = false,
): Promise<string | null> {
  const kept: Kept[] = [];
  for (const id of ids.toReversed()) {
    let done: Awaited<ReturnType<Undo>> = true;
    for (const undo of takeUndos(store, id, whole)) done = await undo();
    const isRemoved = whole && wasAdded(store, id);
    if (typeof done === "object" && !isRemoved) kept.unshift(done);
    // A second tap on Undo finds nothing kept: what others put on the list stays.
    if ((done !== true && !whole) || !wasAdded(store, id)) continue;
    const item = store.getView().items.find((one) => one.id === store.resolveId(id));
    if (item?.completed === true) kept.unshift({ name: item.name, why: "ticked" });
    else if (item !== undefined) await store.deleteItem(item.id);
    forgetAdded(store, id);
  }
  if (kept.length === 0) return null;
  const reasons = new Set(kept.map(({ why }) => why));
  const sentences = [...reasons].map((why) => {
    const names = kept.filter((one) => one.why === why).map(({ name }) => name);
    return names.join(", ") + (names.length === 1 ? keptOne : keptSeveral)[why];
  });
  return (kept.length < new Set(ids).size ? ["Undone", ...sentences] : sentences).join(". ");
}

const keptOne: Record<Kept["why"], string> = {
  ticked: " was ticked meanwhile and stays",
  changed: " was changed meanwhile and stays",
  "taken off": " was taken off the list meanwhile",
};
const keptSeveral: Record<Kept["why"], string> = {
  ticked: " were ticked meanwhile and stay",
  changed: " were changed meanwhile and stay",
  "taken off": " were taken off the list meanwhile",
};

/** Takes the kept undos of an item, the last one first. */
function takeUndos(store: ListStore, id: Id, all: boolean): Undo[] {
  const known = undos.get(store);
  const kept = known?.get(id) ?? [];
  const taken = all ? kept : kept.slice(-1);
  known?.set(id, kept.slice(0, kept.length - taken.length));
  return taken.toReversed();
}
