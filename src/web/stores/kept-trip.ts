import type { Id } from "../../contract/ids.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { isRecent, type TickSpan } from "./trip-end.ts";

const lastTrip = "last-trip";
const finishedTrips = "finished-trips";

/** The span of this device's last ticks, if they were made in this store; null when they are long ago. */
export function keptSpan(userId: Id, storeId: Id): TickSpan | null {
  const kept = read(lastTrip, userId) as (TickSpan & { storeId: Id }) | null;
  return kept?.storeId === storeId && isRecent(kept, Date.now()) ? kept : null;
}

/** Null when the trip is over. */
export function keepSpan(userId: Id, storeId: Id, span: TickSpan | null): void {
  storeEntry(lastTrip, userId, span === null ? null : JSON.stringify({ storeId, ...span }));
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
