import { useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { TakenOff } from "../offline/list-view.ts";
import type { ListStore } from "../offline/list-store.ts";
import { useSession } from "../session/use-session.ts";
import { showError, showToast } from "../ui/toast.ts";
import { wasToldOf } from "./item-toast.ts";
import { useList } from "./list-provider.tsx";
import { oncePerItem, takenOffText, unsavedText } from "./taken-off-text.ts";
import { useMemberNames } from "./use-member-names.ts";
import { itemUpdateFailed } from "./use-item-actions.ts";

/** Deletions that are found within this time are shown in one toast. */
const togetherMs = 5000;

/**
 * Says who took an item off the list that this device still ticked or changed, in place of a toast that says it is in the
 * basket or on the list; it can be put back, with the changes.
 */
export function useTakenOff(): void {
  const { view, store } = useList();
  const { takenOff, stores, categories } = view;
  const names = useMemberNames();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : null;
  const shown = useRef(0);
  const together = useRef<{ things: readonly TakenOff[]; at: number }>({ things: [], at: 0 });
  useEffect(() => {
    // A person whose sheet closes because they deleted its item on another device needs no notice.
    const fresh = takenOff
      .slice(shown.current)
      .filter(({ by, changes, itemId }) => by !== userId || isToTell(changes, itemId));
    shown.current = takenOff.length;
    if (fresh.length === 0) return;
    const now = Date.now();
    const before = now - together.current.at < togetherMs ? together.current.things : [];
    const things = oncePerItem([...before, ...fresh]);
    together.current = { things, at: now };
    const nameOf = (id: Id) => [...stores, ...categories].find((one) => one.id === id)?.name ?? null;
    const description = unsavedText(things, nameOf);
    showToast(
      takenOffText(things, (id) => names.get(id) ?? null),
      {
        ...(description !== "" && { description }),
        action: {
          label: "Put back",
          run: () => {
            together.current = { things: [], at: 0 };
            void Promise.all(things.map((thing) => putBack(store, thing))).catch(() =>
              showError(itemUpdateFailed),
            );
          },
        },
      },
    );
  }, [takenOff, stores, categories, names, store, userId]);
}

function isToTell(changes: ItemChanges, itemId: Id): boolean {
  return Object.keys(changes).length > 0 || wasToldOf(itemId);
}

async function putBack(store: ListStore, { itemId, changes, name }: TakenOff): Promise<void> {
  await store.restoreItem(itemId);
  if (Object.keys(changes).length > 0) await store.changeItem(itemId, changes, name);
}
