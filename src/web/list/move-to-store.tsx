import { useId } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import { Chip } from "../ui/chip.tsx";
import { showError, showToast } from "../ui/toast.ts";
import { useList } from "./list-provider.tsx";
import { useOrderedStores } from "./store-order.ts";
import { itemUpdateFailed } from "./use-item-actions.ts";

/** The stores that are one tap away; the field below has all of them. */
const mostOffered = 3;

/** Moves an item to another store by one tap, which closes its sheet; the first of the person's stores are offered. */
export function MoveToStore({
  item,
  inStoreId,
  onClose,
}: {
  item: ItemView;
  /** The store that the person shops in; null for none. */
  inStoreId: Id | null;
  onClose: () => void;
}) {
  const { store } = useList();
  const label = useId();
  const others = useOrderedStores().filter(({ id }) => id !== item.storeId && id !== inStoreId);
  if (others.length === 0) return null;
  return (
    <div role="group" aria-labelledby={label} className="mb-4 flex flex-wrap items-center gap-2">
      <span id={label} className="px-1 text-sm font-semibold text-ink-2">
        Move to
      </span>
      {others.slice(0, mostOffered).map((other) => (
        <Chip key={other.id} className="max-w-full" onClick={() => void moveTo(store, item, other, onClose)}>
          <span dir="auto" className="truncate">
            {other.name}
          </span>
        </Chip>
      ))}
    </div>
  );
}

async function moveTo(
  store: ListStore,
  item: ItemView,
  { id: storeId, name }: StoreView,
  onMoved: () => void,
): Promise<void> {
  const put = async (to: Id | null) => {
    try {
      await store.changeItem(item.id, { storeId: to });
      return true;
    } catch {
      showError(itemUpdateFailed);
      return false;
    }
  };
  if (!(await put(storeId))) return;
  // The row has gone by now, so that the focus goes to the next one.
  onMoved();
  const action = { label: "Undo", run: () => void put(item.storeId) };
  showToast(`${itemTitle(item)} moved to ${name}`, { action });
}
