import type { Id } from "../../contract/ids.ts";
import { isInStore, isOnList, isOpen } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { isPresent } from "../../contract/lists/rules.ts";
import type { Presence } from "../../contract/lists/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { inOrder, type StoredList } from "./stored-list.ts";
import type { ChoiceView, ItemView, ListView, RepeatView, StoreView, SyncState } from "./list-view.ts";
import { peopleIn } from "./live-changes.ts";
import { sendable } from "./outbox.ts";
import type { Overlay } from "./overlay.ts";
import { layOver } from "./lay-over.ts";

export type Exchange = Pick<SyncState, "connection" | "signedOut" | "durable" | "sending"> & {
  /** Operations of the last released batch of held names. */
  batch: ReadonlySet<Id>;
};

type Given = {
  userId: Id;
  exchange: Exchange;
  now: number;
  status: ListView["status"];
  takenOff: ListView["takenOff"];
  previous: ListView | null;
};

/** The time for which rows stay the same while nothing changes them: a ticked one leaves after hours. */
const rowsMs = 1000;

/** Makes the views of one tab. A tick changes what is known of the exchange several times, and its rows once or twice. */
export class ViewMaker {
  #made: { state: StoredList; changes: number; at: number } | null = null;

  make(state: StoredList, given: Given): ListView {
    const { previous, now, status, takenOff } = given;
    const made = this.#made;
    const isSame =
      previous !== null &&
      made?.state === state &&
      made.changes === state.changes &&
      Math.abs(now - made.at) < rowsMs;
    if (isSame) return { ...previous, status, takenOff, ...stirringParts(state, given) };
    this.#made = { state, changes: state.changes, at: now };
    return makeView(state, given);
  }
}

/** The parts of a view that may change while the rows stay the same. */
function stirringParts(state: StoredList, { userId, exchange, now, previous }: Given) {
  // The server doesn't know yet that the person is back.
  const isBack = sendable(state).some(({ action }) => action.type === "say-back");
  return {
    presence: keepSamePresence(
      previous?.presence,
      state.meta.presence.filter((one) => isPresent(one, now) && !(isBack && one.userId === userId)),
    ),
    sync: syncState(state, exchange, previous?.sync),
  };
}

/**
 * Makes the view of a state. Rows and arrays that are the same as in `previous` stay the same objects, so React skips
 * them.
 */
export function makeView(state: StoredList, given: Given): ListView {
  const { userId, now, status, takenOff, previous } = given;
  const overlay = layOver(state, userId);
  const items = inListOrder(overlay, now).map((item) => itemView(item, overlay));
  const open = items.filter(isOpen);
  return {
    status,
    items: keepSame(previous?.items, items),
    stores: keepSame(previous?.stores, storeViews(overlay, open)),
    openCount: open.length,
    categories: keepSame(previous?.categories, [...overlay.categories.values()]),
    userItems: keepSame(previous?.userItems, [...state.userItems.values()]),
    suggestions: state.meta.suggestions,
    visits: state.meta.visits,
    storeOrder: keepSameOne(previous?.storeOrder, overlay.storeOrder)!,
    categoryChoices: keepSameChoices(previous?.categoryChoices, choiceViews(state, overlay)),
    recurringItems: keepSame(previous?.recurringItems, repeatViews(overlay)),
    currency: overlay.currency,
    repeatCalendar: keepSameOne(previous?.repeatCalendar, overlay.repeatCalendar),
    members: keepSame(previous?.members, state.meta.members),
    takenOff,
    people: peopleIn(state.meta.cursor),
    ...stirringParts(state, given),
  };
}

/** The views of rows without pending operations: a row object never changes, so neither does its view. */
const plainViews = new WeakMap<Item, ItemView>();

function itemView(item: Item, overlay: Overlay): ItemView {
  const pending = overlay.pending.has(item.id);
  const known = pending ? undefined : plainViews.get(item);
  if (known !== undefined) return known;
  const view = { ...item, pending, held: overlay.held.has(item.id) };
  if (!pending) plainViews.set(item, view);
  return view;
}

function storeView(store: Store, itemCount: number, pending: boolean): StoreView {
  return { ...store, itemCount, pending };
}

function choiceViews({ meta }: StoredList, { choices }: Overlay): readonly ChoiceView[] {
  return choices.length === 0 ? meta.categoryChoices : [...meta.categoryChoices, ...choices];
}

function keepSameChoices(
  before: readonly ChoiceView[] | undefined,
  now: readonly ChoiceView[],
): readonly ChoiceView[] {
  if (before === undefined || before.length !== now.length) return now;
  return before === now || now.every((choice, index) => isSame(before[index]!, choice)) ? before : now;
}

export function sameView(a: ListView, b: ListView): boolean {
  return (Object.keys(b) as (keyof ListView)[]).every((key) => a[key] === b[key]);
}

const ages = new WeakMap<Item, number>();

/** When an item was added, in Unix milliseconds: read once, since a long list is put in order with each of its changes. */
function addedAt(item: Item): number {
  let at = ages.get(item);
  if (at === undefined) ages.set(item, (at = Date.parse(item.createdAt)));
  return at;
}

/** Orders by age; rows added here come last, whatever this device's clock says. */
function inListOrder(overlay: Overlay, now: number): Item[] {
  const known: { item: Item; at: number }[] = [];
  const added: Item[] = [];
  for (const item of overlay.items.values()) {
    if (!isOnList(item, now)) continue;
    if (overlay.added.has(item.id)) added.push(item);
    else known.push({ item, at: addedAt(item) });
  }
  known.sort((a, b) => a.at - b.at || (a.item.id < b.item.id ? -1 : 1));
  return [...known.map(({ item }) => item), ...added];
}

function storeViews(overlay: Overlay, open: readonly Item[]): StoreView[] {
  // The rule depends on an item's store and category only, so it runs once for each such pair.
  const kinds = new Map<string, { item: Item; count: number }>();
  for (const item of open) {
    const key = item.storeId ?? `category ${item.categoryName}`;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { item, count: 1 });
    else kind.count += 1;
  }
  const itemCount = (store: Store) => {
    if (store.lacks?.length) return open.filter((item) => isInStore(item, store)).length;
    let count = 0;
    for (const kind of kinds.values()) if (isInStore(kind.item, store)) count += kind.count;
    return count;
  };
  return [...overlay.stores.values()]
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1))
    .map((store) => storeView(store, itemCount(store), overlay.pending.has(store.id)));
}

function repeatViews(overlay: Overlay): RepeatView[] {
  return [...overlay.recurringItems.values()]
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1))
    .map((repeat) => ({ ...repeat, pending: overlay.pending.has(repeat.id) }));
}

function syncState(
  state: StoredList,
  { batch, ...exchange }: Exchange,
  previous: SyncState | undefined,
): SyncState {
  const operations = inOrder(state.operations.values());
  const waiting = sendable(state);
  const failed = operations
    .filter((operation) => operation.state === "failed")
    .map((operation) => ({
      id: operation.id,
      subject: operation.subject,
      detail: operation.detail ?? "",
      action: operation.action,
    }));
  const next: SyncState = {
    ...exchange,
    waiting: waiting.length,
    held: operations.filter((operation) => operation.state === "held").length,
    failed: keepSame(previous?.failed, failed),
    batchRunning:
      exchange.sending &&
      exchange.connection === "ok" &&
      waiting.some((operation) => batch.has(operation.id)),
  };
  return keepSameOne(previous, next)!;
}

/** `next` with the objects of `previous` wherever nothing changed, and `previous` itself when nothing did at all. */
function keepSame<T extends { id: Id }>(
  previous: readonly T[] | undefined,
  next: readonly T[],
): readonly T[] {
  if (previous === undefined) return next;
  let byId: Map<Id, T> | undefined;
  const kept = next.map((row, index) => {
    // Mostly it is where it was.
    const before =
      previous[index]?.id === row.id
        ? previous[index]
        : (byId ??= new Map(previous.map((one) => [one.id, one]))).get(row.id);
    return before !== undefined && (before === row || isSame(before, row)) ? before : row;
  });
  return kept.length === previous.length && kept.every((row, index) => row === previous[index])
    ? previous
    : kept;
}

function keepSamePresence(
  previous: readonly Presence[] | undefined,
  next: readonly Presence[],
): readonly Presence[] {
  const same = previous?.length === next.length && next.every((one, index) => isSame(previous[index]!, one));
  return same ? previous : next;
}

function keepSameOne<T extends object>(previous: T | null | undefined, next: T | null): T | null {
  return previous && next && isSame(previous, next) ? previous : next;
}

/** Same fields with the same values; lists of categories are compared by their entries. */
function isSame<T extends object>(a: T, b: T): boolean {
  for (const key of Object.keys(b) as (keyof T)[]) {
    const [left, right] = [a[key], b[key]];
    if (left === right) continue;
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    if (left.some((entry, index) => entry !== right[index])) return false;
  }
  return Object.keys(a).length === Object.keys(b).length;
}
