import { useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";

/** Which stores a person doesn't want to see in the Shop tab of this device. */
const listeners = new Set<() => void>();
const none: readonly Id[] = [];
const kept = new Map<Id, readonly Id[]>();

function hiddenStores(userId: Id): readonly Id[] {
  let ids = kept.get(userId);
  if (ids === undefined) kept.set(userId, (ids = read(userId)));
  return ids;
}

export function setStoreHidden(userId: Id, storeId: Id, hidden: boolean): void {
  const others = hiddenStores(userId).filter((id) => id !== storeId);
  const ids = hidden ? [...others, storeId] : others;
  kept.set(userId, ids);
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey(userId));
    else localStorage.setItem(storageKey(userId), JSON.stringify(ids));
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

export function useHiddenStores(userId: Id): readonly Id[] {
  return useSyncExternalStore(subscribe, () => hiddenStores(userId));
}

function subscribe(listener: () => void): () => void {
  // Another tab of this browser may have changed it.
  const onStorage = () => {
    kept.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function storageKey(userId: Id): string {
  return `restock.hidden-stores.${userId}`;
}

function read(userId: Id): readonly Id[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : none;
  } catch {
    return none;
  }
}
