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
  // Without a network it ends with nothing given; the next screen then asks again.
  void loadCatalogue(take).then(() => (asked = catalogue.masterItems.length > 0));
}

function take(next: Catalogue): void {
  catalogue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
