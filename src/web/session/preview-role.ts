import { useSyncExternalStore } from "react";
import { Signal } from "../async/signal.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

/** The role that an administrator previews on this device; null: no preview. */
export type PreviewRole = "premium" | "free" | null;

const storageKey = "restock.preview-role";
const changed = new Signal();
let chosen = read();

export function usePreviewRole(): PreviewRole {
  return useSyncExternalStore(changed.subscribe, () => chosen);
}

export function choosePreviewRole(role: PreviewRole): void {
  chosen = role;
  writeEntry(storageKey, role);
  changed.emit();
}

function read(): PreviewRole {
  const kept = readEntry(storageKey);
  return kept === "premium" || kept === "free" ? kept : null;
}
