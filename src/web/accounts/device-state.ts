import type { SyncState } from "../offline/list-view.ts";
import { connectionTitles } from "../list/sync-notice.ts";
import { countOf } from "../ui/count-of.ts";

export type DeviceState = { kind: "saved" | "saving" | "offline" | "signedOut"; title: string; text: string };

const advice = {
  offline: "",
  unreachable: "",
  portal: "This network shows its own page in place of Restock. ",
  trouble: "Restock's server has trouble right now. ",
};

/** The sentence about where the changes made on this device are. */
export function deviceState(
  sync: Pick<SyncState, "connection" | "signedOut" | "durable" | "waiting" | "held" | "failed">,
): DeviceState {
  const waiting = sync.waiting + sync.held;
  const changes = countOf(waiting, "change", "changes");
  const kept = sync.durable
    ? "Kept safely on this device until then."
    : "This browser can't keep data: leave this page open until then.";
  if (sync.signedOut) {
    return {
      kind: "signedOut",
      title: "Signed out",
      text: waiting === 0 ? "Sign in again to see what's new." : `Sign in again to save ${changes}. ${kept}`,
    };
  }
  if (sync.connection !== "ok") {
    const title =
      sync.connection === "portal" ? "Sign in to this network" : connectionTitles[sync.connection];
    return {
      kind: "offline",
      title: waiting === 0 ? title : `${title} – ${waiting} waiting`,
      text: `${advice[sync.connection]}${
        waiting === 0
          ? "You can go on. It catches up by itself."
          : `Sent as soon as the server answers. ${kept}`
      }`,
    };
  }
  if (waiting > 0)
    return { kind: "saving", title: `${changes} waiting`, text: `On the way to the server. ${kept}` };
  const what = sync.failed.length === 0 ? "Everything you did here" : "Everything else you did here";
  return { kind: "saved", title: "Saved", text: `${what} has reached the server.` };
}
