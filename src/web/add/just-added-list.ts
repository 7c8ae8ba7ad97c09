import { useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";
import type { ListStore } from "../offline/list-store.ts";

// The ids belong to the list: they outlive a visit to another screen, and another person's list has its own.
const added = new WeakMap<ListStore, readonly Id[]>();
const changed = new Signal();
const none: readonly Id[] = [];

/** The items that were added since the app was opened, newest first. */
export function useJustAdded(store: ListStore): readonly Id[] {
  return useSyncExternalStore(changed.subscribe, () => added.get(store) ?? none);
}

export function rememberAdded(store: ListStore, id: Id): void {
  set(store, [id, ...(added.get(store) ?? none)]);
}

export function wasAdded(store: ListStore, id: Id): boolean {
  return added.get(store)?.includes(id) === true;
}

export function forgetAdded(store: ListStore, id: Id): void {
  set(
    store,
    (added.get(store) ?? none).filter((other) => other !== id),
  );
}

function set(store: ListStore, ids: readonly Id[]): void {
  added.set(store, ids);
  changed.emit();
}
