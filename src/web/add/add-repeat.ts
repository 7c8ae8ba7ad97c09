import type { Id } from "../../contract/ids.ts";
import { addRepeating } from "../list/add-repeating.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { Addition } from "./add-plan.ts";
import { keepUndo } from "./add-undo.ts";
import { rememberAdded } from "./just-added-list.ts";

/** Puts an item on the list now and again every `intervalDays`. @returns the item's id */
export async function addRepeat(
  store: ListStore,
  { input, options }: Addition,
  intervalDays: number,
): Promise<Id> {
  const repeat = { ...input, intervalDays };
  const { id, isNew, undo } = await addRepeating(store, repeat, options.optimistic);
  keepUndo(store, id, undo);
  if (isNew) rememberAdded(store, id);
  return id;
}
