import type { Connection } from "../api/client.ts";
import type { SyncState } from "../offline/list-view.ts";

export type SyncNotice = {
  kind: "failed" | "signedOut" | "offline" | "saving";
  text: string;
  /** The text that is spoken once, without the count. */
  spoken: string;
};

export const connectionTitles: Record<Exclude<Connection, "ok">, string> = {
  offline: "Offline",
  unreachable: "Can't be reached",
  portal: "Sign in to this network",
  trouble: "Server trouble",
};

/** The notice about this device's changes, the gravest first; null when all of them are saved. */
export function syncNotice(
  sync: Pick<SyncState, "failed" | "signedOut" | "connection" | "waiting">,
): SyncNotice | null {
  const { failed, signedOut, connection, waiting } = sync;
  const say = (kind: SyncNotice["kind"], text: string, spoken = text) => ({ kind, text, spoken });
  if (failed.length > 0) return say("failed", `${failed.length} could not be saved`);
  if (signedOut) return say("signedOut", "Signed out");
  if (connection !== "ok") {
    const title = connectionTitles[connection];
    return say("offline", waiting === 0 ? title : `${title} – ${waiting} waiting`, title);
  }
  return waiting === 0 ? null : say("saving", `Saving ${waiting}`, "");
}
