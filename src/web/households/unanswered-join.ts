import type { Id } from "../../contract/ids.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

const storageKey = "restock.unanswered-join";

/** Remembers, also over a reload, that the answer to joining by this link was lost: the server may have done it. */
export function keepUnansweredJoin(token: string, householdBefore: Id | null): void {
  writeEntry(storageKey, `${token} ${householdBefore ?? ""}`);
}

export function forgetUnansweredJoin(): void {
  writeEntry(storageKey, null);
}

/** The household that the person was in before such a join; undefined when there was none by this link. */
export function householdBeforeJoin(token: string): Id | null | undefined {
  const [keptToken, before] = readEntry(storageKey)?.split(" ") ?? [];
  return keptToken === token ? before || null : undefined;
}
