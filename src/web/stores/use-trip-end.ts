import { useEffect, useMemo, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import { isReportedBy } from "../../contract/items/end-of-trip.ts";
import { isOpen } from "../../contract/items/rules.ts";
import { useList } from "../list/list-provider.tsx";
import { useMissed } from "../list/missed-items.ts";
import { onTick } from "../list/ticks.ts";
import type { ItemView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { keepFinished, keepSpan, keptFinished, keptSpan } from "./kept-trip.ts";
import { spanWith, stillFinished, tripEnd, tripItems, wasGotIn, withSpan, type TripEnd } from "./trip-end.ts";

/** A trip whose card shows. */
export type EndedTrip = TripEnd & {
  /** What it got, first tick first. */
  names: readonly string[];
  /** On this device, in this store. */
  hasTicked: boolean;
  /** Closes the trip: its card is gone, and the next tick begins another one. */
  finish: () => void;
};

/**
 * The trip to a store (or "any") once all is ticked that the store has, until it is finished, else null; also after a reload
 * and without a network. A trip on which the person has found nothing ends when they have reported the last item as missing.
 */
export function useTripEnd(items: readonly ItemView[], storeId: Id): EndedTrip | null {
  const { view, store } = useList();
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const [span, setSpan] = useState(() => keptSpan(userId, storeId));
  const [kept, setKept] = useState(() => keptFinished(userId));
  useEffect(
    () =>
      onTick(() => {
        const next = spanWith(keptSpan(userId, storeId), Date.now());
        keepSpan(userId, storeId, next);
        setSpan(next);
      }),
    [userId, storeId],
  );
  const lasting = useMemo(() => {
    // An item that was added here may have got the id of one that was on the list already.
    const ids = kept.map((id) => store.resolveId(id));
    return stillFinished(ids, view.items);
  }, [kept, store, view.items]);
  if (view.status === "ready" && lasting.length !== kept.length) setKept(lasting);
  useEffect(() => keepFinished(userId, kept), [userId, kept]);
  const missed = useMissed();
  return useMemo(() => {
    const place = storeId === "any" ? null : storeId;
    const there = items.filter(({ id }) => !missed.has(id));
    const got = tripItems(there, new Set(lasting), place);
    const hasNothing =
      !there.some(isOpen) &&
      items.some((item) => isOpen(item) && missed.has(item.id) && isReportedBy(item, userId));
    const trip = tripEnd(got) ?? (hasNothing ? { got: 0, minutes: 0 } : null);
    if (trip === null) return null;
    const finish = () => {
      const next = [...lasting, ...got.map(({ id }) => id)];
      // The screen may be left before an effect runs.
      keepFinished(userId, next);
      keepSpan(userId, storeId, null);
      setKept(next);
      setSpan(null);
    };
    const hasTicked = span !== null && got.some((item) => wasGotIn(item, place));
    return { ...withSpan(trip, span), names: got.map(({ name }) => name), hasTicked, finish };
  }, [items, missed, span, lasting, userId, storeId]);
}
