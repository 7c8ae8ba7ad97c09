import { useEffect } from "react";
import { ResumeAdds } from "./add/resume-adds.tsx";
import { useList } from "./list/list-provider.tsx";
import { useTakenOff } from "./list/taken-off.ts";
import { renewPush } from "./session/push-device.ts";
import { useSession } from "./session/use-session.ts";

/** The ticked row is painted first, and several ticks make one badge. */
const badgeAfterMs = 100;

/**
 * Background work beside every screen of a person: the app's badge with the open items, this device's notifications,
 * and the adds that an earlier page left unfinished.
 */
export default function ListFollower() {
  const { openCount, status } = useList().view;
  const session = useSession();
  const userId = session.status === "signedIn" ? session.user.id : null;
  useTakenOff();
  useEffect(() => {
    if (status !== "ready") return undefined;
    const timer = setTimeout(() => showBadge(openCount), badgeAfterMs);
    return () => clearTimeout(timer);
  }, [openCount, status]);
  useEffect(() => {
    // Without a network the next start tries again.
    if (userId !== null) renewPush(userId).catch(() => undefined);
  }, [userId]);
  return userId === null ? null : <ResumeAdds userId={userId} />;
}

/** Some browsers have no badge, or only for an installed app. */
function showBadge(count: number): void {
  const shown = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  shown?.catch(() => undefined);
}
