import { PackageCheck, PackageX } from "lucide-react";
import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";
import { Button } from "../ui/button.tsx";
import { useList } from "./list-provider.tsx";
import { useMissedLine } from "./missed-items.ts";
import { sayNotHere } from "./say-not-here.ts";
import { whyHere } from "./why-here.ts";

/** What the sheet of an item says and offers in a store: why it shows there, and that the store doesn't have it. */
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
  const target = view.stores.find(({ id }) => id === inStoreId);
  if (target === undefined) return null;
  const say = (notHere: boolean) => {
    onClose();
    void sayNotHere(store, item.id, inStoreId, notHere);
  };
  return (
    <section
      aria-label={target.name}
      className="mb-4 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p dir="auto" className="text-sm text-ink-2">
        {missed ?? whyHere(item, target, view)}
      </p>
      {!item.completed &&
        (missed === null ? (
          <Button look="plain" onClick={() => say(true)}>
            <PackageX aria-hidden="true" className="size-5" />
            Not here
          </Button>
        ) : (
          <Button look="plain" onClick={() => say(false)}>
            <PackageCheck aria-hidden="true" className="size-5" />
            It’s here
          </Button>
        ))}
    </section>
  );
}
