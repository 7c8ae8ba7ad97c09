import type { Id } from "../../contract/ids.ts";

/** Called when entries may have changed other than by `storeEntry` in this page. */
type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * What this device stores for one person besides the list: texts, each under a name. The person's id ends every key, so that
 * signing out finds all of them, also those of screens that this page never loaded.
 */
export function storedEntry(name: string, userId: Id): string | null {
  try {
    return localStorage.getItem(keyOf(name, userId));
  } catch {
    return null;
  }
}

/** Null removes the entry. Storage may be blocked or full; then nothing is stored. */
export function storeEntry(name: string, userId: Id, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(name, userId));
    else localStorage.setItem(keyOf(name, userId), text);
  } catch {
    // What is to be stored then lasts as long as the page remembers it.
  }
}

/** Removes every entry of a person from this device. */
export function forgetEntries(userId: Id): void {
  try {
    for (const key of Object.keys(localStorage)) if (isOf(userId, key)) localStorage.removeItem(key);
  } catch {
    // Nothing could be stored there either.
  }
  for (const listener of listeners) listener();
}

/** Calls back when entries were forgotten, or changed by another tab of this browser; for as long as the page lives. */
export function onEntriesChanged(listener: Listener): void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
}

function keyOf(name: string, userId: Id): string {
  return `restock.${name}.${userId}`;
}

function isOf(userId: Id, key: string): boolean {
  return key.startsWith("restock.") && key.endsWith(`.${userId}`);
}
