import { PackageCheck, PackageX } from "lucide-react";
import { useId } from "react";
import type { Id } from "../../contract/ids.ts";
import { isInStore } from "../../contract/items/rules.ts";
import type { ItemView } from "../offline/list-view.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { showError } from "../ui/toast.ts";
import { placementOf, setPlacement, storesWithout, type Placement } from "./placement.ts";
import { useList } from "../list/list-provider.tsx";
import { useMissedLine } from "../list/missed-items.ts";
import { sayNotHere } from "../list/say-not-here.ts";
import { itemUpdateFailed } from "../list/use-item-actions.ts";
import { whyHere } from "./why-here.ts";

const labels = { only: "Only here", never: "Never here", anywhere: "Anywhere" } satisfies Record<
  Placement,
  string
>;

/** The part of an item's sheet about the store: why the item shows there, and how to change that. */
export function ItemInStore({
  item,
  inStoreId,
  onClose,
}: {
  item: ItemView;
  inStoreId: Id;
  onClose: () => void;
}) {
  const { view, store } = useList();
  const missed = useMissedLine(item.id);
  const why = useId();
  const target = view.stores.find(({ id }) => id === inStoreId);
  if (target === undefined) return null;
  const say = (notHere: boolean) => void sayNotHere(store, item.id, inStoreId, notHere, onClose);
  const isHere = isInStore(item, target);
  const isChosen = (placement: Placement) =>
    isHere &&
    placement === placementOf(item, target) &&
    (placement === "only" || storesWithout(item, view.stores).length === 0);
  return (
    <section
      aria-label={target.name}
      className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      {!item.completed &&
        isHere &&
        (missed === null ? (
          <Button look="soft" onClick={() => say(true)}>
            <PackageX aria-hidden="true" className="size-5" />
            Not here
          </Button>
        ) : (
          <>
            <p dir="auto" className="text-sm text-ink-2">
              {missed}
            </p>
            <Button look="soft" onClick={() => say(false)}>
              <PackageCheck aria-hidden="true" className="size-5" />
              It’s here
            </Button>
          </>
        ))}
      <p id={why} dir="auto" className="text-sm text-ink-2">
        {whyHere(item, target, view)}
      </p>
      <div role="group" aria-labelledby={why} className="flex flex-wrap gap-2">
        {(Object.keys(labels) as Placement[]).map((placement) => (
          <Chip
            key={placement}
            selected={isChosen(placement)}
            aria-pressed={isChosen(placement)}
            className="flex-[1_0_auto] px-2 whitespace-nowrap"
            onClick={() => void setPlacement(store, item, target, placement, onClose)}
          >
            {labels[placement]}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** The stores in which an item never shows; outside a store, where nothing else says so. */
export function ItemNotInStores({ item }: { item: ItemView }) {
  const { view, store } = useList();
  const showIn = async (storeId: Id) => {
    try {
      await store.changeStore(storeId, { lack: { name: item.name, lacks: false } });
    } catch {
      showError(itemUpdateFailed);
    }
  };
  return storesWithout(item, view.stores).map((one) => (
    <p key={one.id} className="mb-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <span dir="auto">Never shows in {one.name}.</span>
      <Chip onClick={() => void showIn(one.id)}>Show it there</Chip>
    </p>
  ));
}
