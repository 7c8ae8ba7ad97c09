import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { ListStore } from "../offline/list-store.ts";
import { part } from "../parts/part.ts";
import { showError, showToast } from "../ui/toast.ts";
import type { Addition, AddPlan, Entry, Knowledge } from "./add-plan.ts";
import type { AddResult, LastAdded } from "./add-state.ts";
import { addedItem } from "./added-item.ts";
import { rememberAdded } from "./just-added-list.ts";
import { loadEntryPlanner, type EntryPlanner } from "./use-entry-planner.ts";

const repeatAdder = part("add-repeat", () => import("./add-repeat.ts"));

export type AddContext = Pick<Knowledge, "names" | "choices" | "categories"> & {
  store: ListStore;
  /** Whether the master items are loaded: before that, no name can be called unknown. */
  knowsCatalogue: boolean;
  /** Keys of the names that are being added right now. */
  underway: Set<string>;
};

/**
 * Puts an entry on the list, unless it is there or on its way there.
 * @param intervalDays after which it comes back; null for a plain item
 * @param planner what has parsed the entry; null: nothing has
 */
export async function addEntry(
  context: AddContext,
  entry: Entry,
  intervalDays: number | null,
  planner?: EntryPlanner | null,
): Promise<AddResult> {
  const { store, underway } = context;
  const key = nameKey(entry.name);
  if (underway.has(key)) return { outcome: "skipped" };
  underway.add(key);
  try {
    const plan = await planNow(context, entry, planner === undefined ? await loadEntryPlanner() : planner);
    // While a batch of earlier names is being categorised, nothing is added.
    if (store.getView().sync.batchRunning) return { outcome: "blocked" };
    if (plan.kind === "nothing" || (plan.kind === "onList" && intervalDays === null))
      return { outcome: "skipped" };
    if (intervalDays === null) return { outcome: "added", added: await addOnce(context, plan) };
    // Loaded on demand, since most items are added without a repeat.
    const { addRepeat } = await repeatAdder.load();
    const added = await addRepeat(store, plan, intervalDays);
    return { outcome: "added", added };
  } catch {
    if (intervalDays === null) showError("Failed to add item. Please try again.");
    else showToast("Failed to create recurring item", { description: "Something went wrong" });
    return { outcome: "failed" };
  } finally {
    underway.delete(key);
  }
}

/** Adds an entry. While a batch of names is being categorised, as after the page was hidden, it waits for its end. */
export async function addWhenFree(
  context: AddContext,
  entry: Entry,
  intervalDays: number | null,
  planner?: EntryPlanner | null,
): Promise<AddResult> {
  for (;;) {
    const result = await addEntry(context, entry, intervalDays, planner);
    if (result.outcome !== "blocked") return result;
    await batchEnd(context.store);
  }
}

function batchEnd(store: ListStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getView().sync.batchRunning) return;
      stop();
      resolve();
    });
    if (store.getView().sync.batchRunning) return;
    stop();
    resolve();
  });
}

async function planNow(
  { store, names, choices, categories }: AddContext,
  entry: Entry,
  planner: EntryPlanner | null,
): Promise<PlanNow> {
  if (planner === null) return planUnparsed(entry, names);
  const openNow = () => planner.openItems(store.getView().items);
  const guesses = await planner.guessSoon(planner.namesToGuess(entry, openNow()));
  return planner.planAdd(entry, { names, choices, categories, guesses, open: openNow() });
}

type PlanNow = AddPlan | (Addition & { kind: "add" });

/** More than a name: an amount, a store or a note, which only the planner or the server can tell from it. */
const saysMore = /[\d@()]/u;

/** Without the planner a text goes to the server as it is, which parses it. A bare name that is unknown is held, as ever. */
function planUnparsed(entry: Entry, names: AddContext["names"]): PlanNow {
  const name = titleCase(entry.name);
  if (name === "") return { kind: "nothing" };
  const hold = !saysMore.test(name) && !names.has(nameKey(name));
  const options = { hold, optimistic: { name, categoryId: null } };
  return { kind: "add", title: name, input: { name }, options };
}

async function addOnce(context: AddContext, { title, input, options }: Addition): Promise<LastAdded> {
  const { store, knowsCatalogue } = context;
  const hold = options.hold && knowsCatalogue;
  const id = await store.addItem(input, { ...options, hold });
  rememberAdded(store, id);
  return { ...addedItem(id, title), unsorted: hold && options.optimistic.categoryId === null };
}
