import { useEffect, useSyncExternalStore } from "react";
import { Signal } from "../async/signal.ts";
import { loadCatalogue, type Catalogue } from "../offline/catalogue.ts";
import { onComeBack } from "../offline/platform.ts";
import { useList } from "./list-provider.tsx";

let catalogue: Catalogue = { masterItems: [], globalStores: [] };
let asked = false;
let isComing = true;
const changed = new Signal();

/** The names and stores that Restock knows; empty until they have come. */
export function useCatalogue(): Catalogue {
  const { connection } = useList().view.sync;
  useEffect(() => {
    load();
    return onComeBack(load);
  }, []);
  useEffect(() => {
    if (connection === "ok") load();
  }, [connection]);
  return useSyncExternalStore(changed.subscribe, () => catalogue);
}

function load(): void {
  if (asked) return;
  asked = true;
  // Without a network the catalogue stays empty: the next screen asks again, and so do a list that could be synchronised
  // again and a page that is looked at again.
  void loadCatalogue(take).then(() => {
    asked = catalogue.masterItems.length > 0;
    isComing = false;
    changed.emit();
  });
}

/** Whether it is there, or else whether the first attempt to get it is under way or failed. */
export function useCatalogueStatus(): "there" | "coming" | "lacking" {
  return useSyncExternalStore(changed.subscribe, () =>
    catalogue.masterItems.length > 0 ? "there" : isComing ? "coming" : "lacking",
  );
}

function take(next: Catalogue): void {
  catalogue = next;
  changed.emit();
}
