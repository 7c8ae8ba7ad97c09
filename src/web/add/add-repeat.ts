import { addRepeating } from "../list/add-repeating.ts";
import type { ListStore } from "../offline/list-store.ts";
import { addedItem } from "./added-item.ts";
import type { Addition } from "./add-plan.ts";
import type { LastAdded } from "./add-state.ts";
import { keepUndo } from "./add-undo.ts";
import { rememberAdded } from "./just-added-list.ts";

/** Puts an item on the list now and again every `intervalDays`. */
export async function addRepeat(
  store: ListStore,
  { title, input, options }: Addition,
  intervalDays: number,
): Promise<LastAdded> {
  const repeat = { ...input, intervalDays };
  const { id, isNew, label, undo } = await addRepeating(store, repeat, options.optimistic);
  keepUndo(store, id, undo);
  if (isNew) rememberAdded(store, id);
  return { ...addedItem(id, title), repeats: label };
}
