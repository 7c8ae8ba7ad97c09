import type { Id } from "../../contract/ids.ts";
import { amountText, hasAmount } from "../../contract/items/amount.ts";
import { longestName, longestNote } from "../../contract/items/limits.ts";
import { timeOfId } from "../../contract/new-id.ts";
import { isInStore, itemTitle, nameKey } from "../../contract/items/rules.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { weekdays } from "../../contract/repeat/limits.ts";
import { askEngine, guessSoon } from "../categoriser/engine.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import { showError, showToast } from "../ui/toast.ts";
import type { AddContext } from "./add-context.ts";
import { lineOf, type AddLine } from "./add-line.ts";
import { namesToGuess, planAdd, type Addition, type AddPlan, type Entry, type ItemPlan } from "./add-plan.ts";
import type { AddResult } from "./add-result.ts";
import { keepUndo } from "./add-undo.ts";
import { joinLines } from "./join-lines.ts";
import { nameIsTooLong } from "../typed/longest-text.ts";
import { rememberAdded } from "./just-added-list.ts";
import { openItems, type OpenItem } from "../typed/open-items.ts";
import { repeatAdder } from "./repeat-part.ts";

/** Said of a repeat that a person without Premium has asked for. */
export const repeatsNeedPremium = "Repeats are part of Premium";

/** One thing to be added, and the days between its repeats; null when it doesn't repeat. */
export type Wanted = {
  entry: Entry;
  days: number | null;
  /** A repeat was asked for, but the person has no Premium. */
  staysOnce?: boolean;
  /** A day of the week was typed: the line says on which day repeats come on this list. */
  saysDay?: boolean;
};

export type AddOptions = {
  /** Whether the person has confirmed the other amount. */
  confirmed?: boolean | undefined;
  /** Whether the person leaves the amounts of open items as they are. */
  leaves?: boolean | undefined;
  /** The store in which the person shops: an item that wouldn't show there is assigned to it. */
  inStoreId?: Id | null;
  /** Whether an earlier page may have added it before it ended. */
  resumed?: boolean;
  /** The server's time, in ms, before that page began. */
  begunAt?: number | undefined;
};

/**
 * Puts things on the list; a thing that is open already gets its amount, note and store.
 * @throws when the device can't keep it
 */
export async function addThings(
  context: AddContext,
  wanted: readonly Wanted[],
  {
    confirmed = false,
    leaves = false,
    inStoreId = null,
    resumed = false,
    begunAt = Infinity,
  }: AddOptions = {},
): Promise<AddResult> {
  const open = openItems(context.store.getView().items);
  const names = wanted.flatMap(({ entry }) => namesToGuess(entry, open));
  // Without a wait the names are with the list before the page can be hidden.
  if (!isGuessed(names)) await guessSoon(names);
  const isLate = !isGuessed(names);
  if (context.store.getView().sync.batchRunning) return { outcome: "blocked" };
  const inStore = wanted.map((one) => ({ ...one, entry: forStoreOfVisit(context, one.entry, inStoreId) }));
  const planOf = (entry: Entry) => {
    const plan = planNow(context, entry);
    return leaves ? withAmountLeft(plan) : plan;
  };
  const plans = inStore.map(({ entry }) => planOf(entry));
  if (plans.every(({ kind }) => kind === "nothing")) {
    // A store or a repeat alone: the text stays in the field.
    showToast("Please type what it is, too");
    return { outcome: "failed" };
  }
  const question = questionOf(plans);
  if (question !== null && !confirmed && !(resumed && plans.every(isDone)))
    return { outcome: "asks", question };
  if (plans.some((plan) => plan.kind !== "nothing" && plan.input.name.length > longestName)) {
    showError(nameIsTooLong);
    return { outcome: "failed" };
  }
  if (plans.some(isTooLong)) {
    showError(`A note can have at most ${longestNote} characters`);
    return { outcome: "failed" };
  }
  const lines: AddLine[] = [];
  for (const one of inStore) {
    // It is planned anew, since the thing before may have been the same one.
    const plan = planOf(one.entry);
    if (plan.kind === "nothing") continue;
    const isOnList = resumed && !confirmed && isDone(plan);
    const known = lines.flatMap(({ ids }) => ids);
    const isOwn = isOnList && isAddedSince(plan.item, begunAt) && !known.includes(plan.item.id);
    const line = await put(context, one, isOnList ? { ...plan, toConfirm: null, isOwn } : plan);
    // Without it the server finds the category.
    if (isLate && plan.item === null) categoriseLate(context, one.entry, line.ids).catch(() => undefined);
    lines.push(line);
  }
  return { outcome: "done", line: joinLines(lines) };
}

/** Whether an item was put on the list by then or later: its id has the server's time. */
function isAddedSince(item: OpenItem | null, since: number): item is OpenItem {
  return item !== null && timeOfId(item.id) >= since;
}

/** The plan without the change that the person would have to confirm. */
function withAmountLeft(plan: AddPlan): AddPlan & { isLeft?: boolean } {
  if (plan.kind === "nothing" || plan.toConfirm === null) return plan;
  return { ...plan, toConfirm: null, isLeft: true };
}

function isGuessed(names: readonly string[]): boolean {
  return names.every((name) => readGuesses().has(name));
}

/** Shows added items in the category that the engine finds after the add's short wait: without a network nothing else finds it. */
export async function categoriseLate(context: AddContext, entry: Entry, ids: readonly Id[]): Promise<void> {
  await askEngine(namesToGuess(entry, openItems([])));
  const plan = planNow(context, entry);
  const categoryId = plan.kind === "nothing" ? null : plan.options.optimistic.categoryId;
  if (categoryId === null) return;
  for (const id of ids) await context.store.showInCategory(id, categoryId);
}

/** The question before the amount of an open item is changed: the item on the list, and the words for the effect of a yes. */
export type AmountQuestion = { found: string; offer: string };

/** Null when there is nothing to ask. */
export function amountQuestionOf(plans: readonly AddPlan[]): AmountQuestion | null {
  const asking = plans.flatMap((plan) =>
    plan.kind !== "nothing" && plan.item !== null && plan.toConfirm !== null
      ? [{ ...plan, item: plan.item }]
      : [],
  );
  if (asking.length === 0) return null;
  const titles = asking.map(({ item }) => itemTitle(item)).join(", ");
  const verb = asking.length === 1 ? "is" : "are";
  return { found: `${titles} ${verb} on the list already.`, offer: asking.map(offerOf).join(", ") };
}

/** The question while the text is in the field. */
export function questionOf(plans: readonly AddPlan[]): string | null {
  const question = amountQuestionOf(plans);
  return question === null ? null : askedInField(question);
}

export function askedInField({ found, offer }: AmountQuestion): string {
  return `${found} Press Enter again to ${offer}.`;
}

/** The words for what the second Enter does: "make it 1½ kg". */
export function offerOf({ toConfirm }: Pick<ItemPlan, "toConfirm">): string {
  if (toConfirm?.amount !== undefined) return `make it ${amountText(toConfirm.amount)}`;
  return `note “${noteAdded(toConfirm)}”`;
}

/** The title of an open item after changes. */
export function titleAfter(item: OpenItem, { amount }: ItemChanges): string {
  return itemTitle({ ...item, ...amount });
}

/** The amount that goes into the note, since it can't be added to the other one: it is the end of the note. */
function noteAdded(toConfirm: ItemChanges | null): string {
  const note = toConfirm?.note ?? "";
  return note.slice(note.lastIndexOf("+ "));
}

/** Whether the amount that a resumed add would ask about is on the list already. */
function isDone(plan: AddPlan): boolean {
  if (plan.kind === "nothing" || plan.item === null || plan.toConfirm === null) return true;
  return itemTitle(plan.item) === plan.title;
}

function isTooLong(plan: AddPlan): boolean {
  if (plan.kind === "nothing") return false;
  const notes = plan.item === null ? [plan.input.note] : [plan.atOnce.note, plan.toConfirm?.note];
  return notes.some((note) => (note?.length ?? 0) > longestNote);
}

function planNow({ store, names, choices, categories }: AddContext, entry: Entry): AddPlan {
  const open = openItems(store.getView().items);
  return planAdd(entry, { names, choices, categories, guesses: readGuesses(), open });
}

/** Gives an entry the store in which the person shops, unless the item shows there anyway. */
export function forStoreOfVisit<Given extends Entry>(
  context: AddContext,
  entry: Given,
  inStoreId: Id | null,
): Given {
  const visited = context.store.getView().stores.find(({ id }) => id === inStoreId);
  if (visited === undefined || entry.storeId !== null) return entry;
  const plan = planNow(context, entry);
  if (plan.kind === "nothing") return entry;
  const { name, categoryId } = plan.options.optimistic;
  const categoryName = context.categories.find(({ id }) => id === categoryId)?.name ?? null;
  // Without a category it shows in every store, until the server finds one that this store may not sell.
  const isSure = plan.item !== null || categoryName !== null;
  const shows = isSure && isInStore(plan.item ?? { name, storeId: null, categoryName }, visited);
  return shows ? entry : { ...entry, storeId: visited.id };
}

async function put(
  context: AddContext,
  { entry, days, staysOnce = false, saysDay = false }: Wanted,
  plan: ItemPlan & { isLeft?: boolean; isOwn?: boolean },
): Promise<AddLine> {
  const { store } = context;
  const { item, atOnce, toConfirm, title } = plan;
  const about = [...detailsOf(context, entry, plan), ...(staysOnce ? [repeatsNeedPremium] : [])];
  const changes = { ...atOnce, ...toConfirm };
  const ids: Id[] = [];
  const repeats = days === null ? null : await repeatAdder.load();
  if (item !== null && Object.keys(changes).length > 0) {
    await change(context, item, changes);
    ids.push(item.id);
  }
  if (days !== null && repeats !== null) {
    const added = await repeats.addRepeat(store, ofOpenItem(plan), days);
    const on = saysDay ? dayOfRepeats(context) : "";
    if (item !== null && ids.length > 0) {
      const repeated = [...about, `Repeats: ${intervalLabel(days)}${on}`];
      return lineOf("Now", [...ids, added], titleAfter(item, changes), repeated);
    }
    const shown = item === null ? title : itemTitle(item);
    return repeats.lineOfRepeat(added, shown, { days, on, isOpen: item !== null, about });
  }
  if (item === null) return lineOf("Added", [await addOnce(context, plan)], title, about);
  if (ids.length > 0) return lineOf("Now", ids, titleAfter(item, changes), about);
  if (plan.isOwn) {
    rememberAdded(store, item.id);
    return lineOf("Added", [item.id], itemTitle(item), about);
  }
  const said = plan.isLeft ? "stays as it is" : "is already on the list";
  return lineOf("", [], `${itemTitle(item)} ${said}`, about);
}

/** ", on Mondays": all repeats of a list come on one day of the week. */
function dayOfRepeats({ store }: AddContext): string {
  const day = store.getView().repeatCalendar?.recurringDay;
  return day === undefined ? "" : `, on ${weekdays[day]}s`;
}

/** A repeat belongs to the open item, also when another form of its name was typed ("tomato" for Tomatoes). */
function ofOpenItem({ item, input, options }: ItemPlan): Addition {
  if (item === null || nameKey(item.name) === nameKey(input.name)) return { input, options };
  const { name, quantity, parsedQuantity, parsedSize } = item;
  return {
    input: { ...input, name, quantity, parsedQuantity, parsedSize },
    options: { ...options, optimistic: { ...options.optimistic, name } },
  };
}

/** The note, the store and that the item shows again, in words. */
function detailsOf(
  { store }: AddContext,
  { note, storeId, ...amount }: Entry,
  { item, toConfirm, atOnce }: ItemPlan,
): string[] {
  const storeName = store.getView().stores.find(({ id }) => id === storeId)?.name;
  const isNoted = item !== null && toConfirm !== null && toConfirm.amount === undefined && hasAmount(amount);
  return [
    ...(note === null ? [] : [`“${note}”`]),
    ...(isNoted ? [`“${noteAdded(toConfirm)}”`] : []),
    ...(storeName === undefined ? [] : [`at ${storeName}`]),
    ...(atOnce.hidden === false ? ["no longer hidden"] : []),
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
    const { name } = now ?? item;
    if (Object.keys(back).length === 0) return { name, why: now === undefined ? "taken off" : "changed" };
    await store.changeItem(id, back);
    return false;
  });
}

async function addOnce({ store, knowsCatalogue }: AddContext, { input, options }: ItemPlan): Promise<Id> {
  // Before the catalogue is loaded no name can be called unknown.
  const id = await store.addItem(input, { ...options, hold: options.hold && knowsCatalogue });
  rememberAdded(store, id);
  return id;
}
