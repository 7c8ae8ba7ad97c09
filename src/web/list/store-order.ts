import { useMemo, useState } from "react";
import type { Id } from "../../contract/ids.ts";
import type { StoreVisits } from "../../contract/lists/schema.ts";
import { useList } from "./list-provider.tsx";
import type { StoreView } from "../offline/list-view.ts";

/**
 * The stores in a person's own order, which may name others too. Those that it doesn't name come behind, the most visited
 * first; those that were visited equally often, as mostly never, stay as they are.
 */
export function inOwnOrder<T extends { id: Id }>(
  stores: readonly T[],
  own: readonly Id[],
  visits: readonly Pick<StoreVisits, "storeId" | "visits">[],
): T[] {
  const ranks = new Map(own.map((id, index) => [id, index]));
  const times = new Map(visits.map(({ storeId, visits: number }) => [storeId, number]));
  const rankOf = ({ id }: T) => ranks.get(id) ?? own.length;
  return stores.toSorted((a, b) => rankOf(a) - rankOf(b) || (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0));
}

/**
 * The list's stores in the person's order. A visit moves none while the screen is open, so that no row moves away under a
 * finger.
 */
export function useOrderedStores(): readonly StoreView[] {
  const { view } = useList();
  const [visits] = useState(view.visits);
  return useMemo(
    () => inOwnOrder(view.stores, view.storeOrder, visits),
    [view.stores, view.storeOrder, visits],
  );
}
