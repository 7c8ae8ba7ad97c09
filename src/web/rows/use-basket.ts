import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ItemView } from "../offline/list-view.ts";
import { countUnfolded, foldTicked, partRows, type Folded } from "./basket-rows.ts";
import { takeRowsAway } from "./keep-place.ts";
import { watchRest, type Rest } from "./rest.ts";

export const basketToggleId = "basket-toggle";
const none: Folded = new Set();

export type Basket = {
  items: readonly ItemView[];
  isOpen: boolean;
  toggle(): void;
};

/**
 * Folds ticked rows into the basket: those that are ticked when the screen is entered at once, others when it rests.
 * `isReady`: the list is known, so that what is ticked was so before.
 */
export function useBasket(
  items: readonly ItemView[],
  isReady: boolean,
): { shown: readonly ItemView[]; basket: Basket } {
  const [folded, setFolded] = useState<Folded | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (folded === null && isReady) setFolded(foldTicked(items));
  const waiting = folded === null ? 0 : countUnfolded(items, folded);

  const rest = useRef<Rest | null>(null);
  const fold = useEffectEvent(() => {
    if (waiting === 0) return;
    const ticked = foldTicked(items);
    takeRowsAway(
      (id) => ticked.has(id) && !(folded!.has(id) && isOpen),
      () => flushSync(() => setFolded(ticked)),
      () => document.getElementById(basketToggleId),
    );
  });
  useEffect(() => {
    rest.current = watchRest(() => fold());
    return () => rest.current?.stop();
  }, []);
  useEffect(() => {
    if (waiting > 0) rest.current?.restart();
  }, [waiting]);

  const parted = useMemo(() => partRows(items, folded ?? none, isOpen), [items, folded, isOpen]);
  return {
    shown: parted.shown,
    basket: { items: parted.basket, isOpen, toggle: () => setOpen(!isOpen) },
  };
}
