import { absencesIn } from "../../contract/items/absences.ts";
import { completedVisibleHours, visitMinutes } from "../../contract/items/limits.ts";
import { isOpen } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { itemsInStore } from "../list/group-items.ts";
import { countOf } from "../ui/count-of.ts";

type Row = Pick<
  Item,
  "id" | "storeId" | "categoryName" | "completed" | "completedAt" | "completedBy" | "hidden" | "notHere"
>;
type Shop = { id: string; name: string; categories: readonly string[] };

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

/** The trip that ticked the last of these items; null while one is open or none is there. */
export function tripEnd(items: readonly Row[]): TripEnd | null {
  const shown = items.filter((item) => !item.hidden);
  if (shown.length === 0 || shown.some((item) => !item.completed)) return null;
  const times = shown.map((item) => Date.parse(item.completedAt ?? "")).sort((a, b) => b - a);
  const pause = times.findIndex((time, index) => index > 0 && times[index - 1]! - time > visitGapMs);
  const trip = pause === -1 ? times : times.slice(0, pause);
  return { got: trip.length, minutes: Math.round((trip[0]! - trip.at(-1)!) / 60_000) };
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

/** The most stores that a sentence names. */
const namedStores = 3;

export type LeftAt = { store: Shop; count: number };

/**
 * The items that are open after a trip to the store `here`, and the stores that have them: each time the one that has
 * most of those that no store before it has. A store in which an item was missed a moment ago doesn't have it.
 * @param now in Unix milliseconds
 */
export function leftElsewhere(
  items: readonly Row[],
  here: string,
  stores: readonly Shop[],
  now: number,
): { count: number; at: LeftAt[] } {
  const open = items.filter(isOpen);
  let left: readonly Row[] = open;
  const at: LeftAt[] = [];
  const others = stores
    .filter((store) => store.id !== here)
    .map((store) => ({ store, absences: absencesIn(items, store) }));
  while (left.length > 0) {
    const found = others
      .map(({ store, absences }) => ({
        store,
        has: itemsInStore(left, store).filter(({ id }) => !((absences.get(id) ?? 0) > now)),
      }))
      .reduce((best, next) => (next.has.length > best.has.length ? next : best), {
        store: null as Shop | null,
        has: [] as Row[],
      });
    if (found.store === null) break;
    const taken = new Set(found.has);
    at.push({ store: found.store, count: found.has.length });
    left = left.filter((item) => !taken.has(item));
  }
  return { count: open.length, at };
}

/** E.g. "2 things left: Trader Joe's has them"; several stores are each named with their count. */
export function leftText({ count, at }: { count: number; at: readonly LeftAt[] }): string {
  if (count === 0) return "Nothing else is on the list.";
  const things = `${countOf(count, "thing", "things")} left`;
  const [best] = at;
  if (best === undefined) return `${things}, in no other store`;
  if (best.count === count) return `${things}: ${best.store.name} has ${count === 1 ? "it" : "them"}`;
  const nowhere = count - at.reduce((sum, one) => sum + one.count, 0);
  const places = at.slice(0, namedStores).map((one) => `${one.count} at ${one.store.name}`);
  return `${things}: ${[...places, ...(nowhere > 0 ? [`${nowhere} in no other store`] : [])].join(", ")}`;
}
