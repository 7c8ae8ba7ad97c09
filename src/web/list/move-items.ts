import type { Id } from "../../contract/ids.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { countOf } from "../ui/count-of.ts";
import { showError, showToast } from "../ui/toast.ts";
import { itemUpdateFailed } from "./use-item-actions.ts";

/**
 * Moves items to another store, with Undo.
 * @param onMoved called once the list shows it: their rows may have gone by then, so that the focus goes to the next one
 */
export async function moveItems(
  store: ListStore,
  items: readonly ItemView[],
  { id, name }: StoreView,
  onMoved?: () => void,
): Promise<void> {
  const put = async (storeOf: (item: ItemView) => Id | null) => {
    try {
      for (const item of items) await store.changeItem(item.id, { storeId: storeOf(item) });
      return true;
    } catch {
      showError(itemUpdateFailed);
      return false;
    }
  };
  if (!(await put(() => id))) return;
  onMoved?.();
  const action = { label: "Undo", run: () => void put(({ storeId }) => storeId) };
  const title = items.length === 1 ? itemTitle(items[0]!) : countOf(items.length, "thing", "things");
  showToast(`${title} moved to ${name}`, { action });
}
