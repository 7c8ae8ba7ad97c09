import type { SessionOfPerson } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import type { Person } from "../people/person.ts";
import type { Sender } from "../people/sender.ts";
import { Refusal } from "../refusal.ts";
import { recordEvent } from "../security-events/record-event.ts";
import * as queries from "./own-session-queries.ts";

export async function listSessions(app: App, { user, sessionId }: Person): Promise<SessionOfPerson[]> {
  return app.database.all(queries.listSessions, user.id, sessionId, app.clock.now());
}

/**
 * Ends a session and its event streams.
 * @returns whether it is the one of this request
 * @throws Refusal `not_found`, also for another person's
 */
export async function endSession(
  app: App,
  { user, sessionId }: Person,
  id: string,
  sender: Sender,
): Promise<boolean> {
  const sid = await app.database.transaction(async (tx) => {
    const ended = await tx.first(queries.deleteSession, user.id, id, app.clock.now());
    if (ended === null) throw new Refusal("not_found");
    recordEvent({ app, tx }, "sessions_ended", { userId: user.id, sender, detail: { sessions: 1 } });
    return ended.sid;
  });
  app.streams.endSessions([sid]);
  return sid.equals(sessionId);
}

/** Ends all sessions of a person but one, and the event streams of those. */
export async function endOtherSessions(
  app: App,
  tx: Transaction,
  { user, sessionId: kept }: Pick<Person, "user" | "sessionId">,
  sender: Sender,
): Promise<void> {
  const ended = await tx.all(queries.deleteOtherSessions, user.id, kept);
  if (ended.length === 0) return;
  recordEvent({ app, tx }, "sessions_ended", {
    userId: user.id,
    sender,
    detail: { sessions: ended.length },
  });
  tx.afterCommit(() => app.streams.endSessions(ended.map(({ sid }) => sid)));
}
