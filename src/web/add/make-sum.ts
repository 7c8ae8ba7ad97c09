import type { ItemAmount } from "../../contract/items/amount.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import { showError } from "../ui/toast.ts";
import { addedItem } from "./added-item.ts";
import type { LastAdded } from "./add-state.ts";
import { keepUndo } from "./add-undo.ts";
import type { OpenItem } from "./open-items.ts";

/** Gives an open item both amounts together; null when that can't be kept. */
export async function makeSum(store: ListStore, item: OpenItem, sum: ItemAmount): Promise<LastAdded | null> {
  const { id, name, quantity, parsedQuantity, parsedSize } = item;
  try {
    await store.changeItem(id, { amount: sum });
  } catch {
    showError("Failed to update item. Please try again.");
    return null;
  }
  keepUndo(store, id, async () => {
    await store.changeItem(id, { amount: { quantity, parsedQuantity, parsedSize } });
    return false;
  });
  return { ...addedItem(id, itemTitle({ ...sum, name })), isSum: true };
}
