import { useEffect, useMemo, useState } from "react";
import type { ItemView } from "../offline/list-store.ts";
import { inPlaces, keepPlaces, type Places } from "./steady-places.ts";

const nowhere: Places = new Map();

/** The items as a screen with rows shows them: each in the group in which it was first seen, until the screen is left. */
export function useSteadyItems(items: readonly ItemView[]): readonly ItemView[] {
  const [kept, setKept] = useState(nowhere);
  const places = keepPlaces(kept, items);
  if (places !== kept) setKept(places);
  useEffect(() => {
    // Nobody's finger is on a screen that isn't seen.
    const onHide = () => {
      if (document.visibilityState === "hidden") setKept(nowhere);
    };
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, []);
  return useMemo(() => inPlaces(items, places), [items, places]);
}
