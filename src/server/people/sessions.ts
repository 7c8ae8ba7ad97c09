import type { Database, Queryable } from "../db/database.ts";
import * as queries from "./queries.ts";
import { hashToken, newToken, sessionDays } from "./session-cookie.ts";

/**
 * Begins a session of a person who has just proved who they are, and returns the token for its cookie.
 * @param device its readable name
 */
export async function openSession(db: Queryable, userId: string, device: string, now: Date): Promise<string> {
  const token = newToken();
  await db.run(queries.insertSession, hashToken(token), userId, device, endOf(now), now);
  return token;
}

/** Puts the session's end off again, at most once a day. */
export async function keepSession(database: Database, sessionId: Buffer, now: Date): Promise<void> {
  const end = endOf(now);
  await database.run(queries.renewSession, sessionId, end, new Date(end.getTime() - 86_400_000));
}

/** Notes that a session is in use. Nobody waits for it: one that fails is made up for by the next request. */
export function noteSeen(database: Database, sessionId: Buffer, now: Date): void {
  database.run(queries.noteSeen, sessionId, now).catch(() => undefined);
}

type Sessions = {
  readonly database: Queryable;
  readonly streams: { endSessions(ids: readonly Buffer[]): void };
};

/** Ends a session, and its event streams. */
export async function endSession({ database, streams }: Sessions, sessionId: Buffer): Promise<void> {
  await database.run(queries.deleteSession, sessionId);
  streams.endSessions([sessionId]);
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000);
}
