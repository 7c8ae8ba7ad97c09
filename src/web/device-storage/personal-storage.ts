import type { Id } from "../../contract/ids.ts";
import { Signal } from "../async/signal.ts";
import { readEntry, writeEntry } from "./device-entry.ts";

/** Entries may have changed other than by `storeEntry`. */
const changed = new Signal();

/**
 * The texts that this device stores for one person besides the list, each under a name. Every key ends in the person's
 * id, so that signing out finds all of them, also those of screens that this page has not loaded.
 */
export function storedEntry(name: string, userId: Id): string | null {
  return readEntry(keyOf(name, userId));
}

/** Null removes the entry. */
export function storeEntry(name: string, userId: Id, text: string | null): void {
  writeEntry(keyOf(name, userId), text);
}

/** Removes every entry of a person from this device. */
export function forgetEntries(userId: Id): void {
  try {
    for (const key of Object.keys(localStorage)) if (isOf(userId, key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  changed.emit();
}

/** Calls back when entries were forgotten, or changed by another tab of this browser; for as long as the page lives. */
export function onEntriesChanged(listener: () => void): void {
  changed.subscribe(listener);
  window.addEventListener("storage", listener);
}

function keyOf(name: string, userId: Id): string {
  return `restock.${name}.${userId}`;
}

function isOf(userId: Id, key: string): boolean {
  return key.startsWith("restock.") && key.endsWith(`.${userId}`);
}
