import { useMemo, useRef, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { itemTitle, nameKey, titleCase } from "../../contract/items/rules.ts";
import { useGuesses } from "../categoriser/guesses.ts";
import { showError, showToast } from "../ui/toast.ts";
import type { AddPlan, Entry, Knowledge } from "./add-plan.ts";
import { forgetAdded, rememberAdded } from "./just-added-list.ts";
import { choicesOf, knownNames } from "./known-names.ts";
import { useList } from "../list/list-provider.tsx";
import { useCatalogue } from "../list/use-catalogue.ts";
import { loadReading, useReading } from "./use-reading.ts";

/** What was done last: one item added, or its amount changed, or several added at once. */
export type LastAdded = {
  /** More than one after a paste. */
  ids: readonly Id[];
  title: string;
  /** It is in no group until the tab is left. */
  unsorted: boolean;
  /** How often it comes back, null for once. */
  repeats: string | null;
  /** The item was there, and has another amount now. */
  isSum: boolean;
};

/** `kept`: it is on its way to the list; `skipped`: it is there already; `blocked`: not now; `failed`: it can't be stored. */
export type AddOutcome = "kept" | "skipped" | "blocked" | "failed";
/** `id`: of the item that was kept. */
export type Adding = { outcome: AddOutcome; id: Id | null };

type WantedPlan = Exclude<AddPlan, { kind: "nothing" }>;

/**
 * By their item: what takes back what was done here besides adding it. Resolves to whether the item itself is to go too.
 * Outlives a visit to another screen.
 */
const undos = new Map<Id, () => Promise<boolean>>();

/** Adding to the list by name, and taking it back. */
export function useAdding() {
  const { view, store } = useList();
  const { masterItems } = useCatalogue();
  const reading = useReading();
  const guesses = useGuesses();
  const { items, suggestions, userItems, categories, categoryChoices } = view;
  const choices = useMemo(() => choicesOf(categoryChoices), [categoryChoices]);
  const names = useMemo(
    () => knownNames(suggestions, userItems, masterItems, choices),
    [suggestions, userItems, masterItems, choices],
  );
  const open = useMemo(() => reading?.openItems(items) ?? null, [reading, items]);
  const knowledge: Knowledge | null = useMemo(
    () => (open === null ? null : { names, choices, open, categories, guesses }),
    [names, choices, open, categories, guesses],
  );
  const onTheWay = useRef(new Set<string>());
  const [last, setLast] = useState<LastAdded | null>(null);
  const [announcement, announce] = useState("");

  const done = (title: string, of: Partial<LastAdded> & { ids: readonly Id[] }, said: string) => {
    setLast({ title, unsorted: false, repeats: null, isSum: false, ...of });
    announce(said);
  };

  /** @param intervalDays after which it comes back; null for a plain item. */
  const add = async (given: Entry, intervalDays: number | null = null): Promise<Adding> => {
    const key = nameKey(given.name);
    if (onTheWay.current.has(key)) return { outcome: "skipped", id: null };
    onTheWay.current.add(key);
    try {
      const plan = await planNow(given);
      if (plan === "blocked") return { outcome: "blocked", id: null };
      if (plan.kind === "nothing" || (plan.kind === "onList" && intervalDays === null))
        return { outcome: "skipped", id: null };
      const id = await (intervalDays === null ? addOnce(plan) : addAgainAndAgain(plan, intervalDays));
      return { outcome: "kept", id };
    } catch {
      if (intervalDays === null) showError("Failed to add item. Please try again.");
      else showToast("Failed to create recurring item", { description: "Something went wrong" });
      return { outcome: "failed", id: null };
    } finally {
      onTheWay.current.delete(key);
    }
  };

  const planNow = async (given: Entry): Promise<AddPlan | "blocked"> => {
    const read = await loadReading();
    const openNow = () => read!.openItems(store.getView().items);
    const said = await read?.guessSoon(read.namesToGuess(given, openNow()));
    if (store.getView().sync.batchRunning) return "blocked";
    if (read === null || said === undefined) return plainPlan(given);
    return read.planAdd(given, { names, choices, categories, guesses: said, open: openNow() });
  };

  const addOnce = async ({ title, input, options }: WantedPlan): Promise<Id> => {
    // Until the names that everybody knows have come, none can be called unknown.
    const hold = options.hold && masterItems.length > 0;
    const id = await store.addItem(input, { ...options, hold });
    rememberAdded(store, id);
    done(title, { ids: [id], unsorted: hold && options.optimistic.categoryId === null }, `Added ${title}`);
    return id;
  };

  const addAgainAndAgain = async (
    { title, input, options }: WantedPlan,
    intervalDays: number,
  ): Promise<Id> => {
    // On demand: most adding is for once.
    const { addRepeating } = await import("../list/add-repeating.ts");
    const repeat = { ...input, intervalDays };
    const { id, isNew, label, undo: undoRepeat } = await addRepeating(store, repeat, options.optimistic);
    undos.set(id, undoRepeat);
    if (isNew) rememberAdded(store, id);
    done(title, { ids: [id], repeats: label }, `Added ${title}. Repeats: ${label}`);
    return id;
  };

  /** Gives the open item both amounts together. */
  const makeSum = async ({ item, sum }: WantedPlan): Promise<AddOutcome> => {
    if (item === null || sum === null) return "skipped";
    const { id, name, quantity, parsedQuantity, parsedSize } = item;
    try {
      await store.changeItem(id, { amount: sum });
    } catch {
      showError("Failed to update item. Please try again.");
      return "failed";
    }
    undos.set(id, async () => {
      await store.changeItem(id, { amount: { quantity, parsedQuantity, parsedSize } });
      return false;
    });
    const title = itemTitle({ ...sum, name });
    done(title, { ids: [id], isSum: true }, `Now ${title}`);
    return "kept";
  };

  /** Several were added one after the other: from here on they are taken back together. */
  const addedTogether = (ids: readonly Id[]) => {
    const title = ids.length === 1 ? "1 item" : `${ids.length} items`;
    done(title, { ids }, `Added ${title}`);
  };

  const undo = async (ids: readonly Id[], title: string): Promise<void> => {
    try {
      for (const id of ids) {
        const goes = (await undos.get(id)?.()) ?? true;
        undos.delete(id);
        if (!goes) continue;
        await store.deleteItem(store.resolveId(id));
        forgetAdded(store, id);
      }
      setLast((shown) => (shown?.ids[0] === ids[0] ? null : shown));
      announce(`Removed ${title}`);
    } catch {
      showError("Failed to update item. Please try again.");
    }
  };

  return {
    /** What understands a text, and what it has to know; null until it has come. */
    reading,
    knowledge,
    names,
    /** While the names of before are being categorised nothing new is taken. */
    blocked: view.sync.batchRunning,
    /** What was added last, to be taken back at a touch. */
    last,
    /** What a screen reader is to be told. */
    announcement,
    announce,
    add,
    makeSum,
    addedTogether,
    undo,
  };
}

/** Without what understands a text it goes to the server as it is, which reads it. */
function plainPlan(entry: Entry): AddPlan {
  const name = titleCase(entry.name);
  if (name === "") return { kind: "nothing" };
  const options = { hold: false, optimistic: { name, categoryId: null } };
  return { kind: "add", known: null, item: null, sum: null, title: name, input: { name }, options };
}
