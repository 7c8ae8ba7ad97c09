import type { Id } from "../../contract/ids.ts";
import { amountText, hasAmount } from "../../contract/items/amount.ts";
import { longestName, longestNote } from "../../contract/items/limits.ts";
import { isInStore, itemTitle } from "../../contract/items/rules.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { guessSoon } from "../categoriser/engine.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import { showError, showToast } from "../ui/toast.ts";
import type { AddContext } from "./add-context.ts";
import { lineOf, type AddLine } from "./add-line.ts";
import { namesToGuess, planAdd, type AddPlan, type Entry, type ItemPlan } from "./add-plan.ts";
import type { AddResult } from "./add-result.ts";
import { keepUndo } from "./add-undo.ts";
import { joinLines } from "./join-lines.ts";
import { rememberAdded } from "./just-added-list.ts";
import { openItems, type OpenItem } from "./open-items.ts";
import { repeatAdder } from "./repeat-part.ts";

/** One thing to be added, and after how many days it comes back; null for once. */
export type Wanted = {
  entry: Entry;
  days: number | null;
  /** A repeat was asked for, but the person has no Premium. */
  staysOnce?: boolean;
};

export type AddOptions = {
  /** The person has confirmed the other amount. */
  confirmed?: boolean;
  /** The store in which the person stands: what wouldn't be seen there gets that store. */
  inStoreId?: Id | null;
  /** An earlier page may have done it before it ended. */
  resumed?: boolean;
};

/**
 * Puts things on the list; a thing that is open already gets its amount, note and store.
 * @throws when the device can't keep it
 */
export async function addThings(
  context: AddContext,
  wanted: readonly Wanted[],
  { confirmed = false, inStoreId = null, resumed = false }: AddOptions = {},
): Promise<AddResult> {
  const open = openItems(context.store.getView().items);
  const names = wanted.flatMap(({ entry }) => namesToGuess(entry, open));
  // Without a wait the names are with the list before the page can be hidden.
  if (names.some((name) => !readGuesses().has(name))) await guessSoon(names);
  if (context.store.getView().sync.batchRunning) return { outcome: "blocked" };
  const placed = wanted.map((one) => ({ ...one, entry: inPlace(context, one.entry, inStoreId) }));
  const plans = placed.map(({ entry }) => planNow(context, entry));
  if (plans.every(({ kind }) => kind === "nothing")) {
    // A store or a repeat alone: the text stays in the field.
    showToast("Please type what it is, too");
    return { outcome: "failed" };
  }
  const question = questionOf(plans);
  if (question !== null && !confirmed && !(resumed && plans.every(isDone)))
    return { outcome: "asks", question };
  if (plans.some((plan) => plan.kind !== "nothing" && plan.input.name.length > longestName)) {
    showError(`An item can have at most ${longestName} characters`);
    return { outcome: "failed" };
  }
  if (plans.some(isTooLong)) {
    showError(`A note can have at most ${longestNote} characters`);
    return { outcome: "failed" };
  }
  const lines: AddLine[] = [];
  for (const one of placed) {
    // Planned anew, since the thing before may have been the same one.
    const plan = planNow(context, one.entry);
    if (plan.kind === "nothing") continue;
    const isThere = resumed && !confirmed && isDone(plan);
    lines.push(await put(context, one, isThere ? { ...plan, asks: null } : plan));
  }
  return { outcome: "done", line: joinLines(lines) };
}

/** What the person is asked before another amount is given to what is on the list; null when there is nothing to ask. */
export function questionOf(plans: readonly AddPlan[]): string | null {
  const asking = plans.flatMap((plan) =>
    plan.kind !== "nothing" && plan.item !== null && plan.asks !== null ? [{ ...plan, item: plan.item }] : [],
  );
  if (asking.length === 0) return null;
  const there = asking.map(({ item }) => itemTitle(item)).join(", ");
  const verb = asking.length === 1 ? "is" : "are";
  return `${there} ${verb} on the list already. Press Enter again to ${asking.map(offerOf).join(", ")}.`;
}

/** What the second Enter does: "make it 1½ kg". */
export function offerOf({ asks }: Pick<ItemPlan, "asks">): string {
  if (asks?.amount !== undefined) return `make it ${amountText(asks.amount)}`;
  return `note “${noteAdded(asks)}”`;
}

/** The title of an open item after changes. */
export function titleAfter(item: OpenItem, { amount }: ItemChanges): string {
  return itemTitle({ ...item, ...amount });
}

/** The amount that is noted, since it can't be added to the other one: it stands at the end of the note. */
function noteAdded(asks: ItemChanges | null): string {
  const note = asks?.note ?? "";
  return note.slice(note.lastIndexOf("+ "));
}

/** The amount that a resumed add asks about is there already. */
function isDone(plan: AddPlan): boolean {
  if (plan.kind === "nothing" || plan.item === null || plan.asks === null) return true;
  return itemTitle(plan.item) === plan.title;
}

function isTooLong(plan: AddPlan): boolean {
  if (plan.kind === "nothing") return false;
  return [plan.lands.note, plan.asks?.note].some((note) => (note?.length ?? 0) > longestNote);
}

function planNow({ store, names, choices, categories }: AddContext, entry: Entry): AddPlan {
  const open = openItems(store.getView().items);
  return planAdd(entry, { names, choices, categories, guesses: readGuesses(), open });
}

/** With the store in which the person stands, unless it is seen there anyway. */
function inPlace(context: AddContext, entry: Entry, inStoreId: Id | null): Entry {
  const place = context.store.getView().stores.find(({ id }) => id === inStoreId);
  if (place === undefined || entry.storeId !== null) return entry;
  const plan = planNow(context, entry);
  if (plan.kind === "nothing") return entry;
  const { name, categoryId } = plan.options.optimistic;
  const categoryName = context.categories.find(({ id }) => id === categoryId)?.name ?? null;
  const isSeen = isInStore(plan.item ?? { name, storeId: null, categoryName }, place);
  return isSeen ? entry : { ...entry, storeId: place.id };
}

async function put(
  context: AddContext,
  { entry, days, staysOnce = false }: Wanted,
  plan: ItemPlan,
): Promise<AddLine> {
  const { store } = context;
  const { item, lands, asks, title } = plan;
  const about = [...saidOf(context, entry, plan), ...(staysOnce ? ["Repeats are part of Premium"] : [])];
  const changes = { ...lands, ...asks };
  const ids: Id[] = [];
  const repeats = days === null ? null : await repeatAdder.load();
  if (item !== null && Object.keys(changes).length > 0) {
    await change(context, item, changes);
    ids.push(item.id);
  }
  if (days !== null && repeats !== null) {
    const added = await repeats.addRepeat(store, plan, days);
    const repeated = [...about, `Repeats: ${intervalLabel(days)}`];
    if (item === null || ids.length === 0) return lineOf("Added", [added], title, repeated);
    return lineOf("Now", [...ids, added], titleAfter(item, changes), repeated);
  }
  if (item === null) return lineOf("Added", [await addOnce(context, plan)], title, about);
  if (ids.length > 0) return lineOf("Now", ids, titleAfter(item, changes), about);
  return lineOf("", [], `${itemTitle(item)} is already on the list`, about);
}

/** Note, store and repeat, in words. */
function saidOf(
  { store }: AddContext,
  { note, storeId, ...said }: Entry,
  { item, asks, lands }: ItemPlan,
): string[] {
  const place = store.getView().stores.find(({ id }) => id === storeId)?.name;
  const isNoted = item !== null && asks !== null && asks.amount === undefined && hasAmount(said);
  return [
    ...(note === null ? [] : [`“${note}”`]),
    ...(isNoted ? [`“${noteAdded(asks)}”`] : []),
    ...(place === undefined ? [] : [`at ${place}`]),
    ...(lands.hidden === false ? ["no longer hidden"] : []),
  ];
}

async function change({ store }: AddContext, item: OpenItem, changes: ItemChanges): Promise<void> {
  const { id, quantity, parsedQuantity, parsedSize, note, storeId, hidden } = item;
  await store.changeItem(id, changes);
  keepUndo(store, id, async () => {
    // What others have changed since stays as they want it.
    const now = store.getView().items.find((one) => one.id === store.resolveId(id));
    const isMine = (field: "note" | "storeId" | "hidden") =>
      changes[field] !== undefined && now?.[field] === changes[field];
    const { amount } = changes;
    const hasAmountOfMine =
      amount !== undefined && now !== undefined && amountText(now) === amountText(amount);
    const back: ItemChanges = {
      ...(hasAmountOfMine && { amount: { quantity, parsedQuantity, parsedSize } }),
      ...(isMine("note") && { note }),
      ...(isMine("storeId") && { storeId }),
      ...(isMine("hidden") && { hidden }),
    };
    if (Object.keys(back).length > 0) await store.changeItem(id, back);
    return false;
  });
}

async function addOnce({ store, knowsCatalogue }: AddContext, { input, options }: ItemPlan): Promise<Id> {
  // Before the catalogue is loaded no name can be called unknown.
  const id = await store.addItem(input, { ...options, hold: options.hold && knowsCatalogue });
  rememberAdded(store, id);
  return id;
}
