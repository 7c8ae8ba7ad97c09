import type { Database, Queryable } from "../db/database.ts";
import * as queries from "./queries.ts";
import { hashToken, newToken, sessionDays } from "./session-cookie.ts";

/** Begins a session, and returns the token for its cookie. */
export async function openSession(db: Queryable, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.run(queries.insertSession, hashToken(token), userId, endOf(now));
  return token;
}

/** Puts the session's end off again, at most once a day. */
export async function keepSession(database: Database, sessionId: Buffer, now: Date): Promise<void> {
  const end = endOf(now);
  await database.run(queries.renewSession, sessionId, end, new Date(end.getTime() - 86_400_000));
}

export async function endSession(db: Queryable, sessionId: Buffer): Promise<void> {
  await db.run(queries.deleteSession, sessionId);
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 86_400_000);
}
