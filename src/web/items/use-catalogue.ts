import { useEffect, useSyncExternalStore } from "react";
import { loadCatalogue, type Catalogue } from "../offline/catalogue.ts";

let catalogue: Catalogue = { masterItems: [], globalStores: [] };
let asked = false;
const listeners = new Set<() => void>();

/** The names and stores that Restock knows; empty until they have come. */
export function useCatalogue(): Catalogue {
  useEffect(load, []);
  return useSyncExternalStore(subscribe, () => catalogue);
}

function load(): void {
  if (asked) return;
  asked = true;
  loadCatalogue(take).catch(() => {
    asked = false; // Without a network the next screen asks again.
  });
}

function take(next: Catalogue): void {
  catalogue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
