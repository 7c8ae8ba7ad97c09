import type { SyncState } from "../offline/list-view.ts";

export type SyncNotice = { kind: "failed" | "signedOut" | "offline" | "saving"; text: string };

/** The notice about this device's changes, the gravest first; null when all of them are saved. */
export function syncNotice(
  sync: Pick<SyncState, "failed" | "signedOut" | "online" | "waiting">,
): SyncNotice | null {
  if (sync.failed.length > 0) return { kind: "failed", text: `${sync.failed.length} could not be saved` };
  if (sync.signedOut) return { kind: "signedOut", text: "Signed out" };
  if (!sync.online)
    return { kind: "offline", text: sync.waiting === 0 ? "Offline" : `Offline – ${sync.waiting} waiting` };
  return sync.waiting === 0 ? null : { kind: "saving", text: `Saving ${sync.waiting}` };
}
