import { useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey } from "../../contract/items/rules.ts";
import type { ItemView } from "../offline/list-store.ts";
import { showError, showToast } from "../ui/toast.ts";
import { planAdd } from "./add-plan.ts";
import { forgetAdded, rememberAdded } from "./just-added-list.ts";
import { knownNames } from "./known-names.ts";
import { useList } from "./list-provider.tsx";
import { useCatalogue } from "./use-catalogue.ts";

/** What was added last. `repeats`: how often it comes back, null for once. */
export type LastAdded = { id: Id; title: string; held: boolean; repeats: string | null };

/** `kept`: it is on its way to the list; `skipped`: it is there already; `blocked`: not now; `failed`: it can't be stored. */
export type AddOutcome = "kept" | "skipped" | "blocked" | "failed";

/** By their item: what takes the repeats back that were made here. Outlives a visit to another screen. */
const repeatUndos = new Map<Id, () => Promise<boolean>>();

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
  const [last, setLast] = useState<LastAdded | null>(null);
  const [news, setNews] = useState("");

  /** @param intervalDays after which it comes back; null for a plain item. */
  const add = async (text: string, intervalDays: number | null = null): Promise<AddOutcome> => {
    const now = store.getView();
    if (now.sync.batchRunning) return "blocked";
    const plan = planAdd(text, known, new Set([...openNames(now.items), ...onTheWay.current]));
    if (plan.kind === "nothing" || (plan.kind === "onList" && intervalDays === null)) return "skipped";
    const { input, options } = plan;
    const key = nameKey(plan.parsed.name);
    const title = itemTitle({ ...plan.parsed, name: options.optimistic.name });
    onTheWay.current.add(key);
    try {
      if (intervalDays === null) {
        // Until the names that everybody knows have come, none can be called unknown.
        const hold = options.hold && masterItems.length > 0;
        const id = await store.addItem(input, { ...options, hold });
        rememberAdded(store, id);
        setLast({ id, title, held: hold, repeats: null });
        setNews(`Added ${title}`);
      } else {
        // On demand: most adding is for once.
        const { addRepeating } = await import("./add-repeating.ts");
        const repeat = { name: input.name, intervalDays };
        const { id, isNew, label, undo } = await addRepeating(store, repeat, options.optimistic);
        repeatUndos.set(id, undo);
        if (isNew) rememberAdded(store, id);
        setLast({ id, title, held: false, repeats: label });
        setNews(`Added ${title}. Repeats: ${label}`);
      }
      return "kept";
    } catch {
      if (intervalDays === null) showError("Failed to add item. Please try again.");
      else showToast("Failed to create recurring item", { description: "Something went wrong" });
      return "failed";
    } finally {
      onTheWay.current.delete(key);
    }
  };

  const undo = async (id: Id, title: string): Promise<void> => {
    try {
      const undoRepeat = repeatUndos.get(id);
      if (undoRepeat === undefined || (await undoRepeat())) await store.deleteItem(store.resolveId(id));
      repeatUndos.delete(id);
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
