import type { Id } from "../../contract/ids.ts";
import { completedVisibleHours, visitMinutes } from "../../contract/items/limits.ts";
import { isInStore, isOpen } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { nextStore } from "../list/elsewhere.ts";
import type { ItemView, ListView, StoreView } from "../offline/list-view.ts";
import { countOf } from "../ui/count-of.ts";

type Row = Pick<Item, "id" | "completed" | "completedAt" | "completedIn" | "hidden">;

/** A visit ends this long after its last check-off, as on the server. */
const visitGapMs = visitMinutes * 60_000;

export type TripEnd = {
  /** How many items the trip got. */
  got: number;
  /** The minutes from its first tick to its last; 0 for less than one. */
  minutes: number;
};

/** When a device's ticks in a store began and ended, as Unix milliseconds. */
export type TickSpan = { from: number; to: number };

/** The span after one more tick: it continues, or begins again after a long pause or a clock that was set back. */
export function spanWith(span: TickSpan | null, now: number): TickSpan {
  const goesOn = span !== null && now >= span.to && now - span.to <= visitGapMs;
  return { from: goesOn ? span.from : now, to: now };
}

/** Whether ticks that a device remembers are those that its rows show; not when its clock was ahead then. */
export function isRecent(span: TickSpan, now: number): boolean {
  return now >= span.to && now - span.to <= completedVisibleHours * 3_600_000;
}

/**
 * The trip with what this device knows of it: the list has the times at which ticks reached the server, which may be one
 * instant for all that were made without a network.
 */
export function withSpan(trip: TripEnd, span: TickSpan | null): TripEnd {
  if (span === null) return trip;
  return { ...trip, minutes: Math.max(trip.minutes, Math.round((span.to - span.from) / 60_000)) };
}

/**
 * What the trip got that ticked the last of a store's items, first tick first; nothing while one is open. Items that were
 * got in other stores belong to it only where nothing was got here.
 * @param finished ids of what earlier trips got that were finished
 * @param storeId null for the whole list
 */
export function tripItems<T extends Row>(
  items: readonly T[],
  finished: ReadonlySet<Id>,
  storeId: Id | null,
): readonly T[] {
  const shown = items.filter((item) => !item.hidden);
  if (shown.some((item) => !item.completed)) return [];
  const ticked = shown.filter(({ id }) => !finished.has(id)).sort((a, b) => tickedAt(a) - tickedAt(b));
  const here = ticked.filter((item) => wasGotIn(item, storeId));
  const got = here.length === 0 ? ticked : here;
  const pause = got.findLastIndex(
    (item, index) => index > 0 && tickedAt(item) - tickedAt(got[index - 1]!) > visitGapMs,
  );
  return pause === -1 ? got : got.slice(pause);
}

/** Whether a ticked item was got in a store, as far as it is known. */
export function wasGotIn({ completedIn }: Pick<Item, "completedIn">, storeId: Id | null): boolean {
  return storeId === null || (completedIn ?? storeId) === storeId;
}

/** The trip that got these items, first tick first; null without any. */
export function tripEnd(got: readonly Row[]): TripEnd | null {
  const [first] = got;
  if (first === undefined) return null;
  return { got: got.length, minutes: Math.round((tickedAt(got.at(-1)!) - tickedAt(first)) / 60_000) };
}

/** Those of the finished ids that still are ticked items: one that is open again belongs to the next trip that gets it. */
export function stillFinished(
  finished: readonly Id[],
  items: readonly Pick<Item, "id" | "completed">[],
): readonly Id[] {
  const ticked = new Set(items.filter(({ completed }) => completed).map(({ id }) => id));
  return finished.filter((id) => ticked.has(id));
}

function tickedAt({ completedAt }: Row): number {
  return Date.parse(completedAt ?? "");
}

/**
 * The title and the first line of a trip's card. `storeName` is undefined for the whole list. Where this device has ticked
 * nothing in the store, what it sells may have been got elsewhere, so that its trip isn't shown.
 */
export function tripWords(
  trip: TripEnd,
  storeName: string | undefined,
  hasTicked: boolean,
): [title: string, text: string] {
  if (trip.got === 0)
    return [storeName === undefined ? "Nothing found" : `Nothing found at ${storeName}`, ""];
  if (storeName === undefined) return ["All done", tripText(trip)];
  if (hasTicked) return [`Done at ${storeName}`, tripText(trip)];
  return [`Nothing left at ${storeName}`, tripText({ ...trip, minutes: 0 })];
}

/** E.g. "9 things in 24 minutes"; without the time when it is too short. */
export function tripText({ got, minutes }: TripEnd): string {
  const things = countOf(got, "thing", "things");
  if (!(minutes > 0)) return `${things} in the basket`;
  if (minutes < 60) return `${things} in ${countOf(minutes, "minute", "minutes")}`;
  const rest = minutes % 60;
  const hours = countOf(Math.floor(minutes / 60), "hour", "hours");
  return `${things} in ${rest === 0 ? hours : `${hours} ${countOf(rest, "minute", "minutes")}`}`;
}

/** The most things that a card names; one more is named, too, rather than counted. */
const namedThings = 3;

/** E.g. "Milk, Eggs, Bread and 4 more". */
export function gotText(names: readonly string[]): string {
  if (names.length === 1) return names[0]!;
  const shown = names.length > namedThings + 1 ? names.slice(0, namedThings) : names.slice(0, -1);
  const last = names.length > namedThings + 1 ? `${names.length - namedThings} more` : names.at(-1);
  return `${shown.join(", ")} and ${last}`;
}

/** The most stores that a sentence names. */
const namedStores = 3;

export type LeftAt = { store: StoreView; items: readonly ItemView[] };

/**
 * The items that are open after a trip to the store `here`, and the stores that most likely have them, the one with most
 * of them first.
 * @param now in Unix milliseconds
 */
export function leftElsewhere(
  view: Pick<ListView, "items" | "stores" | "suggestions">,
  here: Id,
  now: number,
): { count: number; at: LeftAt[] } {
  const open = view.items.filter(isOpen);
  const byStore = Map.groupBy(open, (item) => nextStore(item, here, view, now)?.store ?? null);
  const at = view.stores.flatMap((store) => {
    const items = byStore.get(store);
    return items === undefined ? [] : [{ store, items }];
  });
  return { count: open.length, at: at.sort((a, b) => b.items.length - a.items.length) };
}

/** Those of the items left for a store that its list doesn't show, so that whoever goes there wouldn't find them. */
export function unlisted({ store, items }: LeftAt): readonly ItemView[] {
  return items.filter((item) => !isInStore(item, store));
}

/** E.g. "2 things left: Trader Joe's has them"; several stores are each named with their count. */
export function leftText({ count, at }: { count: number; at: readonly LeftAt[] }): string {
  if (count === 0) return "Nothing else is on the list.";
  const things = `${countOf(count, "thing", "things")} left`;
  const [best] = at;
  if (best === undefined) return `${things}, in no other store`;
  if (best.items.length === count) return `${things}: ${best.store.name} has ${count === 1 ? "it" : "them"}`;
  const nowhere = count - at.reduce((sum, one) => sum + one.items.length, 0);
  const places = at.slice(0, namedStores).map((one) => `${one.items.length} at ${one.store.name}`);
  return `${things}: ${[...places, ...(nowhere > 0 ? [`${nowhere} in no other store`] : [])].join(", ")}`;
}
