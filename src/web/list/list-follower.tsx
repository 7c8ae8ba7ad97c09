import { useEffect } from "react";
import { renewPush } from "../session/push-device.ts";
import { useSession } from "../session/use-session.ts";
import { useList } from "./list-provider.tsx";
import { useTakenOff } from "./taken-off.ts";

/** What goes on beside every screen of a person: the app's badge with the open items, and this device's notifications. */
export default function ListFollower() {
  const { openCount, status } = useList().view;
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : null;
  useTakenOff();
  useEffect(() => {
    if (status === "ready") showBadge(openCount);
  }, [openCount, status]);
  useEffect(() => {
    // Without a network the next start tries again.
    if (userId !== null) renewPush(userId).catch(() => undefined);
  }, [userId]);
  return null;
}

/** Some browsers have no badge, or only for an installed app. */
function showBadge(count: number): void {
  const shown = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  shown?.catch(() => undefined);
}
