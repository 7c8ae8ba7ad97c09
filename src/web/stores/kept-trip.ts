import type { Id } from "../../contract/ids.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { isRecent, type TickSpan } from "./trip-end.ts";

const lastTrips = "last-trips";
const finishedTrips = "finished-trips";

/** The span of this device's last ticks in a store; null when they are long ago. */
export function keptSpan(userId: Id, storeId: Id): TickSpan | null {
  return recentSpans(userId)[storeId] ?? null;
}

/** Null when the trip is over. */
export function keepSpan(userId: Id, storeId: Id, span: TickSpan | null): void {
  const { [storeId]: _, ...others } = recentSpans(userId);
  const spans = span === null ? others : { ...others, [storeId]: span };
  storeEntry(lastTrips, userId, Object.keys(spans).length === 0 ? null : JSON.stringify(spans));
}

/** By store. */
function recentSpans(userId: Id): Record<Id, TickSpan> {
  const kept = (read(lastTrips, userId) ?? {}) as Record<Id, TickSpan>;
  return Object.fromEntries(Object.entries(kept).filter(([, span]) => isRecent(span, Date.now())));
}

/** The ids of the items that were got on trips which the person has finished on this device. */
export function keptFinished(userId: Id): readonly Id[] {
  const kept = read(finishedTrips, userId);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

export function keepFinished(userId: Id, ids: readonly Id[]): void {
  storeEntry(finishedTrips, userId, ids.length === 0 ? null : JSON.stringify(ids));
}

function read(name: string, userId: Id): unknown {
  try {
    return JSON.parse(storedEntry(name, userId) ?? "null");
  } catch {
    return null;
  }
}
