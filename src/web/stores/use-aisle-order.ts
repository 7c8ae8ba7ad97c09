import { useEffect, useState } from "react";
import type { StoreView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { storedChoices } from "../device-storage/stored-choices.ts";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";

/** Stores that a person walks by their aisles instead of A to Z on this device, by their ids. */
const storesByAisle = storedChoices("aisle-order");
const none: readonly string[] = [];

export type AisleOrder = {
  /** Categories as they are walked past; empty while nothing is learned. */
  learned: readonly string[];
  /** Whether the person wants it so. */
  chosen: boolean;
  choose: (chosen: boolean) => void;
};

/**
 * The learned order of a store for as long as its page is open. Each tick teaches the server something; but from the first
 * touch on nothing moves, or she would tick the neighbour of what she means. Her own choice takes what is known by then.
 */
export function useAisleOrder(store: StoreView | undefined): AisleOrder {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const byAisle = storesByAisle.use(userId);
  const latest = store?.aisleOrder ?? none;
  const [learned, setLearned] = useState(latest);
  const [touched, setTouched] = useState(false);
  const isShown = store !== undefined;
  useEffect(() => (isShown ? onFirstInteraction(() => setTouched(true)) : undefined), [isShown]);
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
