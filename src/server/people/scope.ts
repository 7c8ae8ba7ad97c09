import { effectiveRole } from "../../contract/accounts/rules.ts";
import type { User } from "../../contract/accounts/schema.ts";
import { Batcher } from "../db/batcher.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { ListId, Person, Scope } from "./person.ts";

/** Columns of a user as the contract shows them. */
export const userColumns = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.profile_image_url AS "profileImageUrl", u.role, u.household_id AS "householdId", u.timezone, u.language,
  u.recurring_day AS "recurringDay", u.created_at AS "createdAt", u.updated_at AS "updatedAt"`;

/** Whether five minutes or more have passed since the session's last use was noted. $2 is the present. */
export const isSeenLongAgo = "sessions.seen_at <= $2::timestamptz - interval '5 minutes'";

type ListRow = { listId: string; epoch: number };
type SessionRow = User & ListRow & { sid: Buffer; ownerId: string | null; isSeenLongAgo: boolean };

export const findSessions = statement<[sids: readonly Buffer[], now: Date], SessionRow>(
  "people.find-sessions",
  `SELECT sessions.sid, ${userColumns}, h.owner_id AS "ownerId", l.id AS "listId", l.epoch,
     ${isSeenLongAgo} AS "isSeenLongAgo"
   FROM sessions
   JOIN users u ON u.id = sessions.user_id
   JOIN lists l ON l.id = u.list_id
   LEFT JOIN households h ON h.id = u.household_id
   WHERE sessions.sid = ANY ($1) AND sessions.expire > $2`,
);

export const findList = statement<[userId: string], ListRow>(
  "people.find-list",
  `SELECT l.id AS "listId", l.epoch FROM users u JOIN lists l ON l.id = u.list_id WHERE u.id = $1`,
);

export const findMember = statement<[listId: string], ListRow & { userId: string }>(
  "people.find-member-of-list",
  `SELECT u.id AS "userId", l.id AS "listId", l.epoch FROM users u JOIN lists l ON l.id = u.list_id
   WHERE u.list_id = $1 ORDER BY u.id LIMIT 1`,
);

export type SignedIn = { person: Person; scope: Scope };
/** `isSeenLongAgo`: the session's use is to be noted again. */
type CheckedSession = SignedIn & { isSeenLongAgo: boolean };

/** The most sessions that one query reads. */
const sessionsPerQuery = 64;
type SessionCheck = { sessionId: Buffer; now: Date };
const sessionChecks = new WeakMap<Queryable, Batcher<SessionCheck, CheckedSession | null>>();

/**
 * The person of this session and the list that they use; null when the session has ended. Checks that begin while a query
 * is running share the next one.
 */
export function findSignedIn(db: Queryable, sessionId: Buffer, now: Date): Promise<CheckedSession | null> {
  let checks = sessionChecks.get(db);
  if (checks === undefined) {
    checks = new Batcher(sessionsPerQuery, (_, batch) => readSessions(db, batch));
    sessionChecks.set(db, checks);
  }
  return checks.add("sessions", { sessionId, now });
}

async function readSessions(
  db: Queryable,
  batch: readonly SessionCheck[],
): Promise<readonly (CheckedSession | null)[]> {
  const sessionIds = batch.map(({ sessionId }) => sessionId);
  const rows = await db.all(findSessions, sessionIds, batch.at(-1)!.now);
  const bySession = new Map(rows.map((row) => [row.sid.toString("hex"), row]));
  return sessionIds.map((sessionId) => signedInOf(sessionId, bySession.get(sessionId.toString("hex"))));
}

function signedInOf(sessionId: Buffer, row: SessionRow | undefined): CheckedSession | null {
  if (row === undefined) return null;
  const { sid: _, ownerId, listId, epoch, isSeenLongAgo: isLongAgo, ...user } = row;
  // A member uses the household's list while its sharing is active.
  const hasHouseholdPremium = user.householdId === listId && ownerId !== user.id;
  const person: Person = {
    user,
    role: effectiveRole(user.role, hasHouseholdPremium),
    isHouseholdOwner: ownerId === user.id,
    hasHouseholdPremium,
    sessionId,
  };
  return { person, scope: scopeOf(user.id, listId, epoch), isSeenLongAgo: isLongAgo };
}

/** The list of a person, for a job that they caused; null without such an account. */
export async function findScopeOf(db: Queryable, userId: string): Promise<Scope | null> {
  const row = await db.first(findList, userId);
  return row === null ? null : scopeOf(userId, row.listId, row.epoch);
}

/** A list for the server's own work, in the name of one of its people; null when no person uses it. */
export async function findScopeOfList(db: Queryable, listId: string): Promise<Scope | null> {
  const row = await db.first(findMember, listId);
  return row === null ? null : scopeOf(row.userId, row.listId, row.epoch);
}

function scopeOf(userId: string, listId: string, epoch: number): Scope {
  return { listId: listId as ListId, epoch, userId } as unknown as Scope;
}
