import { useEffect, useState } from "react";
import type { StoreVisits } from "../../contract/lists/schema.ts";
import { storedChoices } from "../device-storage/stored-choices.ts";
import type { StoreView } from "../offline/list-view.ts";
import { useSession } from "../session/use-session.ts";
import { onFirstInteraction } from "../ui/on-first-interaction.ts";
import { isWalkKnown } from "./known-walk.ts";

/** The ids of the stores for which a person has chosen one of the two orders on this device. */
const storesByAisle = storedChoices("aisle-order");
const storesAToZ = storedChoices("a-to-z-order");
/** The ids of the stores whose aisle order came by itself and was explained on this device. */
const explainedStores = storedChoices("aisle-order-explained");
const none: readonly string[] = [];

export type AisleOrder = {
  /** Categories in aisle order; empty while nothing is learned. */
  learned: readonly string[];
  /** Whether the groups stand in this order: the person chose it, or has walked this store twice before. */
  isOn: boolean;
  /** Whether the order came by itself, for the first time. */
  isNew: boolean;
  choose: (byAisle: boolean) => void;
};

/**
 * The learned order of a store for as long as its page is open. The server learns from each tick, but after the first
 * touch nothing moves, so that no person ticks the wrong row. Choosing the order applies what is learned by then.
 */
export function useAisleOrder(store: StoreView | undefined, visits: readonly StoreVisits[]): AisleOrder {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  const byAisle = storesByAisle.use(userId);
  const aToZ = storesAToZ.use(userId);
  const explained = explainedStores.use(userId);
  const [openedAt] = useState(Date.now);
  const isShown = store !== undefined;
  const storeId = store?.id ?? "";
  const latest = store?.aisleOrder ?? none;
  const isKnown = latest.length > 0 && isWalkKnown(storeId, visits, openedAt);
  const isExplained = explained.includes(storeId);
  const [atOpening, setAtOpening] = useState({ learned: latest, isKnown, isExplained });
  const [touched, setTouched] = useState(false);
  const { learned } = atOpening;
  const isChosen = byAisle.includes(storeId) || aToZ.includes(storeId);
  const isNew = !isChosen && atOpening.isKnown && !atOpening.isExplained;
  useEffect(
    // Afterwards, so that a field whose first letter it was keeps that.
    () => (isShown ? onFirstInteraction(() => setTimeout(() => setTouched(true))) : undefined),
    [isShown],
  );
  useEffect(() => {
    if (touched && isNew) explainedStores.set(userId, storeId, true);
  }, [touched, isNew, userId, storeId]);
  const hasChanged =
    learned !== latest || atOpening.isKnown !== isKnown || atOpening.isExplained !== isExplained;
  if (!touched && hasChanged) setAtOpening({ learned: latest, isKnown, isExplained });
  return {
    learned,
    isOn: byAisle.includes(storeId) || (!isChosen && atOpening.isKnown),
    isNew,
    choose: (chosen) => {
      if (!isShown) return;
      setAtOpening({ ...atOpening, learned: latest });
      storesByAisle.set(userId, storeId, chosen);
      storesAToZ.set(userId, storeId, !chosen);
    },
  };
}
