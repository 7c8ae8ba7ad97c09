import { useSyncExternalStore } from "react";

/** As whom an administrator looks at the app on this device; null: as herself. */
export type PreviewRole = "premium" | "free" | null;

const storageKey = "restock.preview-role";
const listeners = new Set<() => void>();
let chosen = read();

export function usePreviewRole(): PreviewRole {
  return useSyncExternalStore(subscribe, () => chosen);
}

export function choosePreviewRole(role: PreviewRole): void {
  chosen = role;
  try {
    if (role === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, role);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): PreviewRole {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === "premium" || kept === "free" ? kept : null;
  } catch {
    return null;
  }
}
