import { useMemo, useState } from "react";
import type { StoreVisits } from "../../contract/lists/schema.ts";
import { useList } from "./list-provider.tsx";
import type { StoreView } from "../offline/list-view.ts";

/** The stores with the most visited first; those that were visited equally often, as mostly never, stay as they are. */
export function mostVisitedFirst<T extends { id: string }>(
  stores: readonly T[],
  visits: readonly StoreVisits[],
): T[] {
  const times = new Map(visits.map(({ storeId, visits: number }) => [storeId, number]));
  return stores.toSorted((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0));
}

/** The list's stores in that order, which stays while the screen is open: no row moves away under a finger. */
export function useMostVisitedFirst(): readonly StoreView[] {
  const { view } = useList();
  const [visits] = useState(view.visits);
  return useMemo(() => mostVisitedFirst(view.stores, visits), [view.stores, visits]);
}
