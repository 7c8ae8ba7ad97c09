import type { Id } from "../../contract/ids.ts";
import type { LastAdded } from "./add-state.ts";

/** One item that was just added without a repeat. */
export function addedItem(id: Id, title: string): LastAdded {
  return { ids: [id], title, unsorted: false, repeats: null, isSum: false };
}
