import { useEffect, useMemo, useRef, useState } from "react";
import type { ItemView } from "../offline/list-view.ts";
import { inPlaces, keepPlaces, type Places } from "./steady-places.ts";

/** Milliseconds without a touch, a scroll or a key after which rows may go where they belong. */
const rest = 5000;
const acts = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
const nowhere: Places = new Map();

/** The items as a screen with rows shows them: while somebody is at it, each stays in the group in which she sees it. */
export function useSteadyItems(items: readonly ItemView[]): readonly ItemView[] {
  // Null: nobody is at it.
  const [places, setPlaces] = useState<Places | null>(null);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAct = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlaces(null), rest);
      setPlaces((before) => before ?? keepPlaces(nowhere, latest.current));
    };
    for (const act of acts) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, onAct, { capture: true });
    };
  }, []);
  const kept = places === null ? null : keepPlaces(places, items);
  if (kept !== places) setPlaces(kept);
  return useMemo(() => (kept === null ? items : inPlaces(items, kept)), [items, kept]);
}
