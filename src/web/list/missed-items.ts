import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";
import { absencesIn } from "../../contract/items/absences.ts";
import { serverNow } from "../api/server-time.ts";
import { Signal } from "../async/signal.ts";
import { elsewhere } from "./elsewhere.ts";
import { useList } from "./list-provider.tsx";

const noEnds: ReadonlyMap<Id, number> = new Map();

/** The lines of the items that the store on the screen doesn't have, by their ids. */
let missed: ReadonlyMap<Id, string> = new Map();
const changed = new Signal();

/** The line of an item that is missing here, e.g. "Not here · Trader Joe's has it: 8 of 9 trips"; null for others. */
export function useMissedLine(id: Id): string | null {
  return useSyncExternalStore(
    changed.subscribe,
    useCallback(() => missed.get(id) ?? null, [id]),
  );
}

/** The lines of all of them, by item. */
export function useMissed(): ReadonlyMap<Id, string> {
  return useSyncExternalStore(changed.subscribe, () => missed);
}

export function isMissed(id: Id): boolean {
  return missed.has(id);
}

/** Marks the rows of the items that a store doesn't have, for as long as that holds. */
export function useMissedItems(storeId: Id | null): void {
  const { view } = useList();
  const { items, stores, suggestions, categories } = view;
  const target = stores.find(({ id }) => id === storeId);
  const ends = useMemo(() => (target === undefined ? noEnds : absencesIn(items, target)), [items, target]);
  const [now, setNow] = useState(serverNow);
  const next = Math.min(...[...ends.values()].filter((end) => end > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, next - serverNow()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  const lines = useMemo(() => {
    const known = { items, stores, suggestions, categories };
    const absent = items.filter(({ id }) => (ends.get(id) ?? 0) > now);
    const line = (place: string) => ["Not here", place].filter(Boolean).join(" · ");
    return JSON.stringify(absent.map((item) => [item.id, line(elsewhere(item, storeId ?? "", known, now))]));
  }, [items, stores, suggestions, categories, ends, now, storeId]);
  useEffect(() => {
    if (lines === "[]") return;
    missed = new Map(JSON.parse(lines) as [Id, string][]);
    changed.emit();
    return () => {
      missed = new Map();
      changed.emit();
    };
  }, [lines]);
}
