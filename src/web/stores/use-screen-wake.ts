import { useEffect } from "react";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";
import { onTick } from "../list/ticks.ts";
import { useSession } from "../session/use-session.ts";
import { awakeMs, canKeepScreenOn, keepsScreenOn, ScreenWake } from "./screen-wake.ts";

const lastTick = "last-tick";

/** Keeps the screen on while a store's page is open and the person has ticked something there not long ago. */
export function useScreenWake(): void {
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : "";
  useEffect(() => {
    if (!canKeepScreenOn() || !keepsScreenOn()) return undefined;
    const wake = new ScreenWake();
    // A phone may have thrown the page away while it was in a pocket.
    const before = Number(storedEntry(lastTick, userId) ?? 0);
    if (before < Date.now()) wake.keepOn(before + awakeMs);
    const stopListening = onTick(() => {
      const now = Date.now();
      storeEntry(lastTick, userId, String(now));
      wake.keepOn(now + awakeMs);
    });
    return () => {
      stopListening();
      wake.stop();
    };
  }, [userId]);
}
