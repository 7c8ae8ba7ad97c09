import type { Connection } from "../api/client.ts";
import type { SyncState } from "../offline/list-view.ts";

export type SyncNotice = {
  kind: "failed" | "signedOut" | "offline" | "saving";
  /** All of it, e.g. "Offline – 2 waiting". */
  text: string;
  title: string;
  /** The number of waiting changes behind the title; 0 where none stands there. */
  waiting: number;
  /** The text that is spoken once, without the count. */
  spoken: string;
};

export const connectionTitles: Record<Exclude<Connection, "ok">, string> = {
  offline: "Offline",
  unreachable: "Can't be reached",
  // In as few words as a narrow chip has room for; the screen behind it says all.
  portal: "Wi-Fi sign-in",
  trouble: "Server trouble",
};

/** The notice about this device's changes, the gravest first; null when all of them are saved. */
export function syncNotice(
  sync: Pick<SyncState, "failed" | "signedOut" | "connection" | "waiting">,
): SyncNotice | null {
  const { failed, signedOut, connection, waiting } = sync;
  const say = (kind: SyncNotice["kind"], title: string, spoken = title) => ({
    kind,
    text: title,
    title,
    waiting: 0,
    spoken,
  });
  if (failed.length > 0) return say("failed", `${failed.length} could not be saved`);
  if (signedOut) return say("signedOut", "Signed out");
  if (connection !== "ok") {
    const notice = say("offline", connectionTitles[connection]);
    return waiting === 0 ? notice : { ...notice, waiting, text: `${notice.title} – ${waiting} waiting` };
  }
  return waiting === 0 ? null : say("saving", `Saving ${waiting}`, "");
}
