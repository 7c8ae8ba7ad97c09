import { useEffect, useSyncExternalStore } from "react";
import { Signal } from "../async/signal.ts";
import { loadCatalogue, type Catalogue } from "../offline/catalogue.ts";

let catalogue: Catalogue = { masterItems: [], globalStores: [] };
let asked = false;
let isComing = true;
const changed = new Signal();

/** The names and stores that Restock knows; empty until they have come. */
export function useCatalogue(): Catalogue {
  useEffect(load, []);
  return useSyncExternalStore(changed.subscribe, () => catalogue);
}

function load(): void {
  if (asked) return;
  asked = true;
  // Without a network the catalogue stays empty, and the next screen asks again.
  void loadCatalogue(take).then(() => {
    asked = catalogue.masterItems.length > 0;
    isComing = false;
    changed.emit();
  });
}

/** Whether the first attempt to get it is under way. */
export function useCatalogueIsComing(): boolean {
  return useSyncExternalStore(changed.subscribe, () => isComing && catalogue.masterItems.length === 0);
}

function take(next: Catalogue): void {
  catalogue = next;
  changed.emit();
}
