import { useEffect, useMemo, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { useMissed } from "../list/missed-items.ts";
import { onTick } from "../list/ticks.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { isRecent, spanWith, tripEnd, withSpan, type TickSpan, type TripEnd } from "./trip-end.ts";

const entry = "last-trip";

/**
 * The trip to a store (or "any") once all is ticked that the store has, else null; also after a reload and without a
 * network.
 */
export function useTripEnd(
  items: readonly ItemView[],
  storeId: Id,
): (TripEnd & { hasTicked: boolean }) | null {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const [span, setSpan] = useState(() => readSpan(userId, storeId));
  useEffect(
    () =>
      onTick(() => {
        const next = spanWith(readSpan(userId, storeId), Date.now());
        storeEntry(entry, userId, JSON.stringify({ storeId, ...next }));
        setSpan(next);
      }),
    [userId, storeId],
  );
  const missed = useMissed();
  return useMemo(() => {
    const trip = tripEnd(items.filter(({ id }) => !missed.has(id)));
    return trip === null ? null : { ...withSpan(trip, span), hasTicked: span !== null };
  }, [items, missed, span]);
}

function readSpan(userId: Id, storeId: Id): TickSpan | null {
  try {
    const kept = JSON.parse(storedEntry(entry, userId) ?? "null") as (TickSpan & { storeId: Id }) | null;
    return kept?.storeId === storeId && isRecent(kept, Date.now()) ? kept : null;
  } catch {
    return null;
  }
}
