import type { ChangeKind } from "../../contract/security-events/kinds.ts";
import type { EventDetail } from "../../contract/security-events/schema.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { jsonOf } from "../db/statement.ts";
import type { Sender } from "../people/sender.ts";
import { logEvent } from "./log-event.ts";
import { insertEvent } from "./queries.ts";

/** An event about a person's account. */
type ChangeEvent = {
  /** The person whom it concerns; null when their account is deleted. */
  userId: string | null;
  /** The person who did it, if it was another one. */
  actorId?: string;
  /** Null when not even this may be kept. */
  sender: Sender | null;
  detail?: EventDetail;
};

/** Writes an event that exists, in the table and in the log, if, and only if, the transaction commits. */
export function recordEvent(
  { app, tx }: { app: App; tx: Transaction },
  kind: ChangeKind,
  { userId, actorId, sender, detail }: ChangeEvent,
): void {
  const { address, device } = sender ?? { address: null, device: null };
  const kept = detail === undefined ? null : jsonOf(detail);
  tx.send(insertEvent, kind, userId, actorId ?? null, address, device, kept, app.clock.now());
  tx.afterCommit(() =>
    logEvent(app.log, kind, { userId, actorId: actorId ?? null, address, device, ...detail }),
  );
}
