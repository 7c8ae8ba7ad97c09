import { useEffect, useState } from "react";
import type { StoreView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { storedChoices } from "../device-storage/stored-choices.ts";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";

/** The ids of the stores that a person orders by aisle instead of A to Z on this device. */
const storesByAisle = storedChoices("aisle-order");
const none: readonly string[] = [];

export type AisleOrder = {
  /** Categories in aisle order; empty while nothing is learned. */
  learned: readonly string[];
  /** Whether the person chose this order. */
  chosen: boolean;
  choose: (chosen: boolean) => void;
};

/**
 * The learned order of a store for as long as its page is open. The server learns from each tick, but after the first
 * touch nothing moves, so that no person ticks the wrong row. Choosing the order applies what is learned by then.
 */
export function useAisleOrder(store: StoreView | undefined): AisleOrder {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const byAisle = storesByAisle.use(userId);
  const latest = store?.aisleOrder ?? none;
  const [learned, setLearned] = useState(latest);
  const [touched, setTouched] = useState(false);
  const isShown = store !== undefined;
  useEffect(
    // Afterwards, so that a field whose first letter it was keeps that.
    () => (isShown ? onFirstInteraction(() => setTimeout(() => setTouched(true))) : undefined),
    [isShown],
  );
  if (!touched && learned !== latest) setLearned(latest);
  return {
    learned,
    chosen: isShown && byAisle.includes(store.id),
    choose: (chosen) => {
      if (!isShown) return;
      setLearned(latest);
      storesByAisle.set(userId, store.id, chosen);
    },
  };
}
