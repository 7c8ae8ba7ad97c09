import { useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import type { ItemView } from "../offline/list-store.ts";
import { showError } from "../ui/toast.ts";
import { planAdd } from "./add-plan.ts";
import { forgetAdded, rememberAdded } from "./just-added-list.ts";
import { knownNames } from "./known-names.ts";
import { useList } from "./list-provider.tsx";
import { useCatalogue } from "./use-catalogue.ts";

/** `kept`: it is on its way to the list; `skipped`: it is there already; `blocked`: not now; `failed`: it can't be stored. */
export type AddOutcome = "kept" | "skipped" | "blocked" | "failed";

/** Adding to the list by name, and taking it back. */
export function useAdding() {
  const { view, store } = useList();
  const { masterItems } = useCatalogue();
  const { items, suggestions, userItems } = view;
  const known = useMemo(
    () => knownNames(suggestions, userItems, masterItems),
    [suggestions, userItems, masterItems],
  );
  const open = useMemo(() => openNames(items), [items]);
  const onTheWay = useRef(new Set<string>());
  const [last, setLast] = useState<{ id: Id; title: string; held: boolean } | null>(null);
  const [news, setNews] = useState("");

  const add = async (text: string): Promise<AddOutcome> => {
    const now = store.getView();
    if (now.sync.batchRunning) return "blocked";
    const plan = planAdd(text, known, new Set([...openNames(now.items), ...onTheWay.current]));
    if (plan.kind !== "add") return "skipped";
    const key = nameKey(plan.parsed.name);
    onTheWay.current.add(key);
    try {
      // Until the names that everybody knows have come, none can be called unknown.
      const hold = plan.options.hold === true && masterItems.length > 0;
      const id = await store.addItem(plan.input, { ...plan.options, hold });
      const title = itemTitle({ ...plan.parsed, name: plan.options.optimistic?.name ?? plan.parsed.name });
      rememberAdded(store, id);
      setLast({ id, title, held: hold });
      setNews(`Added ${title}`);
      return "kept";
    } catch {
      showError("Failed to add item. Please try again.");
      return "failed";
    } finally {
      onTheWay.current.delete(key);
    }
  };

  const undo = async (id: Id, title: string): Promise<void> => {
    try {
      await store.deleteItem(store.resolveId(id));
      forgetAdded(store, id);
      setLast((shown) => (shown?.id === id ? null : shown));
      setNews(`Removed ${title}`);
    } catch {
      showError("Failed to update item. Please try again.");
    }
  };

  return {
    known,
    open,
    /** While the names of before are being categorised nothing new is taken. */
    blocked: view.sync.batchRunning,
    /** What was added last, to be taken back at a touch. */
    last,
    /** What a screen reader is to be told. */
    news,
    add,
    undo,
  };
}

function openNames(items: readonly ItemView[]): Set<string> {
  return new Set(items.filter((item) => !item.completed).map((item) => nameKey(item.name)));
}
