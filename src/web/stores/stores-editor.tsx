import { useEffect, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { useSession } from "../session/use-session.ts";
import { categoryDisplayName } from "../categories/category-names.ts";
import { useList } from "../list/list-provider.tsx";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { useSheet } from "../parts/use-sheet.ts";
import { AddStoreForm } from "./add-store-form.tsx";
import { hiddenStores } from "./hidden-stores.ts";
import { deleteStore, removeStoreCategory } from "./store-changes.ts";
import { StoreEditCard } from "./store-edit-card.tsx";
import { useOrderedStores } from "../list/store-order.ts";
import { showToast } from "../ui/toast.ts";

const CategorySheet = lazySheet("category-sheet", () => import("./category-sheet.tsx"));

/** The Shop tab's edit mode: a form for a new store, then one card per store. */
export default function StoresEditor({ adding, onDone }: { adding: boolean; onDone: () => void }) {
  const { view, store } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const hidden = hiddenStores.use(userId);
  const { sheet, open, close } = useSheet<{ id: Id; name: string }>();
  const stores = useOrderedStores();
  // A store that was just added may have got another id meanwhile.
  const id = sheet === null ? null : store.resolveId(sheet.shown.id);
  const target = view.stores.find((other) => other.id === id);
  const [goneName, setGoneName] = useState<string | null>(null);
  if (sheet?.open === true && target === undefined) {
    close();
    setGoneName(sheet.shown.name);
  }
  useEffect(() => {
    if (goneName === null) return;
    // Somebody else has deleted the store, and what had the focus is gone with it.
    showToast(`${goneName} is no longer on your list`);
    document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  }, [goneName]);
  return (
    <>
      <AddStoreForm focusName={adding} onAdded={onDone} />
      {stores.length > 0 && (
        <ul aria-label="Your stores" className="flex flex-col gap-3.5">
          {stores.map((entry) => (
            <StoreEditCard
              key={entry.id}
              store={entry}
              hidden={hidden.includes(entry.id)}
              displayName={(name) => categoryDisplayName(name, view.categories)}
              onHide={(hide) => hiddenStores.set(userId, entry.id, hide)}
              onDelete={() => void deleteStore(store, entry)}
              onRemoveCategory={(name) => removeStoreCategory(store, entry, name)}
              onAddCategory={() => open({ id: entry.id, name: entry.name })}
            />
          ))}
        </ul>
      )}
      {sheet !== null && target !== undefined && (
        <CategorySheet key={sheet.times} store={target} open={sheet.open} onClose={close} />
      )}
    </>
  );
}
