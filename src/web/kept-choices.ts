import { useSyncExternalStore } from "react";
import type { Id } from "../contract/ids.ts";

const none: readonly string[] = [];

export type KeptChoices = {
  set(userId: Id, value: string, chosen: boolean): void;
  /** What is chosen; the same array until that changes. */
  use(userId: Id): readonly string[];
  /** Removes everything of this person from this device. */
  forget(userId: Id): void;
};

/** What a person has chosen on this device, and in its other tabs; `name` says what, e.g. "hidden-stores". */
export function keptChoices(name: string): KeptChoices {
  const listeners = new Set<() => void>();
  const kept = new Map<Id, readonly string[]>();
  const storageKey = (userId: Id) => `restock.${name}.${userId}`;

  function chosen(userId: Id): readonly string[] {
    let values = kept.get(userId);
    if (values === undefined) kept.set(userId, (values = read(storageKey(userId))));
    return values;
  }

  function replace(userId: Id, values: readonly string[]): void {
    kept.set(userId, values);
    try {
      if (values.length === 0) localStorage.removeItem(storageKey(userId));
      else localStorage.setItem(storageKey(userId), JSON.stringify(values));
    } catch {
      // Storage may be blocked; the choice then lasts until the page is left.
    }
    for (const listener of listeners) listener();
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

  return {
    set(userId, value, isChosen) {
      const others = chosen(userId).filter((other) => other !== value);
      replace(userId, isChosen ? [...others, value] : others);
    },
    use: (userId) => useSyncExternalStore(subscribe, () => chosen(userId)),
    forget: (userId) => replace(userId, none),
  };
}

function read(key: string): readonly string[] {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(values) ? values.filter((value) => typeof value === "string") : none;
  } catch {
    return none;
  }
}
