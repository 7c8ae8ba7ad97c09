import type { Id } from "../../contract/ids.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { addRepeating } from "../list/add-repeating.ts";
import type { ListStore } from "../offline/list-store.ts";
import { lineOf, type AddLine } from "./add-line.ts";
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

/**
 * The line for an item that repeats from now on. Of an open one only the repeat is new, and Undo ends no more than that.
 * @param on the day of the repeats, as in ", on Mondays"; nothing when no day was typed
 */
export function lineOfRepeat(
  id: Id,
  title: string,
  {
    days,
    on = "",
    isOpen,
    about = [],
  }: { days: number; on?: string; isOpen: boolean; about?: readonly string[] },
): AddLine {
  const label = `${intervalLabel(days)}${on}`;
  return isOpen
    ? lineOf("", [id], title, [...about, `Repeats now: ${label}`])
    : lineOf("Added", [id], title, [...about, `Repeats: ${label}`]);
}
