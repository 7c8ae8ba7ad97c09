import { useEffect, useRef } from "react";
import type { Id } from "../../contract/ids.ts";
import type { TakenOff } from "../offline/list-view.ts";
import { showError, showToast } from "../ui/toast.ts";
import { useList } from "./list-provider.tsx";
import { takenOffText } from "./taken-off-text.ts";
import { useMemberNames } from "./use-member-names.ts";
import { itemUpdateFailed } from "./use-item-actions.ts";

/** Deletions that are found within this time are shown in one toast. */
const togetherMs = 5000;

/**
 * Says who took an item off the list that this device still ticked or changed, in place of a toast that says it is in the
 * basket; it can be put back.
 */
export function useTakenOff(): void {
  const { view, store } = useList();
  const { takenOff } = view;
  const names = useMemberNames();
  const said = useRef(0);
  const together = useRef<{ things: readonly TakenOff[]; at: number }>({ things: [], at: 0 });
  useEffect(() => {
    const fresh = takenOff.slice(said.current);
    said.current = takenOff.length;
    if (fresh.length === 0) return;
    const now = Date.now();
    const before = now - together.current.at < togetherMs ? together.current.things : [];
    const ids = new Set<Id>();
    // Several changes of one item are one thing.
    const things = [...before, ...fresh].filter(({ itemId }) => !ids.has(itemId) && ids.add(itemId));
    together.current = { things, at: now };
    const restore = () =>
      Promise.all(things.map(({ itemId }) => store.restoreItem(itemId))).catch(() =>
        showError(itemUpdateFailed),
      );
    showToast(
      takenOffText(things, (id) => names.get(id) ?? null),
      {
        action: { label: "Put back", run: () => void restore() },
      },
    );
  }, [takenOff, names, store]);
}
