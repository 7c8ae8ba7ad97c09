import { useCallback, useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";

/** The items that others have added while the person shops and that they haven't seen yet. */
let marked: ReadonlySet<Id> = new Set();
const changed = new Signal();

export function markAsNew(ids: ReadonlySet<Id>): void {
  if (ids.size === marked.size && [...ids].every((id) => marked.has(id))) return;
  marked = ids;
  changed.emit();
}

/** Whether a row is marked as new; only the rows whose mark changes render again. */
export function useIsNew(id: Id): boolean {
  return useSyncExternalStore(
    changed.subscribe,
    useCallback(() => marked.has(id), [id]),
  );
}
