import type { App } from "../app.ts";
import type { Sender } from "../people/sender.ts";
import type { Person } from "../people/person.ts";
import { deleteSession } from "../people/queries.ts";
import { recordEvent } from "../security-events/record-event.ts";

/** Ends the session of this call, and its event streams. */
export async function signOut(app: App, { user, sessionId }: Person, sender: Sender): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.run(deleteSession, sessionId);
    recordEvent({ app, tx }, "signed_out", { userId: user.id, sender });
    tx.afterCommit(() => app.streams.endSessions([sessionId]));
  });
}
