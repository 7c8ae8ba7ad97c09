import { useSyncExternalStore } from "react";
import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";
import { onEntriesChanged, storedEntry, storeEntry } from "./personal-storage.ts";

const none: readonly string[] = [];

export type StoredChoices = {
  set(userId: Id, value: string, chosen: boolean): void;
  /** The current choices; the same array until they change. */
  use(userId: Id): readonly string[];
};

/** A set of a person's choices on this device, shared by its tabs; `name` identifies it, e.g. "hidden-stores". */
export function storedChoices(name: string): StoredChoices {
  const changed = new Signal();
  const known = new Map<Id, readonly string[]>();

  function chosen(userId: Id): readonly string[] {
    let values = known.get(userId);
    if (values === undefined) known.set(userId, (values = parse(storedEntry(name, userId))));
    return values;
  }

  onEntriesChanged(() => {
    known.clear();
    changed.emit();
  });
  return {
    set(userId, value, isChosen) {
      const others = chosen(userId).filter((other) => other !== value);
      const values = isChosen ? [...others, value] : others;
      known.set(userId, values);
      storeEntry(name, userId, values.length === 0 ? null : JSON.stringify(values));
      changed.emit();
    },
    use: (userId) => useSyncExternalStore(changed.subscribe, () => chosen(userId)),
  };
}

function parse(text: string | null): readonly string[] {
  try {
    const values: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(values) ? values.filter((value) => typeof value === "string") : none;
  } catch {
    return none;
  }
}
