import { useId } from "react";
import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";
import { Chip } from "../ui/chip.tsx";
import { useList } from "../list/list-provider.tsx";
import { moveItems } from "../list/move-items.ts";
import { useOrderedStores } from "../list/store-order.ts";

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
        <Chip
          key={other.id}
          className="max-w-full"
          onClick={() => void moveItems(store, [item], other, onClose)}
        >
          <span dir="auto" className="truncate">
            {other.name}
          </span>
        </Chip>
      ))}
    </div>
  );
}
