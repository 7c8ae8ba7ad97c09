import type { User } from "../../contract/accounts/schema.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { ListId, Person, Scope } from "./person.ts";

/** Columns of a user as the contract shows them. */
export const userColumns = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.profile_image_url AS "profileImageUrl", u.role, u.household_id AS "householdId", u.timezone,
  u.recurring_day AS "recurringDay", u.created_at AS "createdAt", u.updated_at AS "updatedAt"`;

type ListRow = { listId: string; epoch: number };
type SessionRow = User & ListRow & { ownerId: string | null };

export const findSession = statement<[sid: Buffer, now: Date], SessionRow>(
  "people.find-session",
  `SELECT ${userColumns}, h.owner_id AS "ownerId", l.id AS "listId", l.epoch
   FROM sessions
   JOIN users u ON u.id = sessions.user_id
   JOIN lists l ON l.id = u.list_id
   LEFT JOIN households h ON h.id = u.household_id
   WHERE sessions.sid = $1 AND sessions.expire > $2`,
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

/** The person of this session and the list that they use; null when the session has ended. */
export async function findSignedIn(db: Queryable, sessionId: Buffer, now: Date): Promise<SignedIn | null> {
  const row = await db.first(findSession, sessionId, now);
  if (row === null) return null;
  const { ownerId, listId, epoch, ...user } = row;
  // A member uses the household's list while its sharing is active.
  const hasHouseholdPremium = user.householdId === listId && ownerId !== user.id;
  const person: Person = {
    user,
    role: user.role === "free" && hasHouseholdPremium ? "premium" : user.role,
    isHouseholdOwner: ownerId === user.id,
    hasHouseholdPremium,
    sessionId,
  };
  return { person, scope: scopeOf(user.id, listId, epoch) };
}

/** The list of a person, for a job that they caused; null without such an account. */
export async function findScopeOf(db: Queryable, userId: string): Promise<Scope | null> {
  const row = await db.first(findList, userId);
  return row === null ? null : scopeOf(userId, row.listId, row.epoch);
}

/** A list for the server's own work, in the name of one of its people; null when nobody uses it. */
export async function findScopeOfList(db: Queryable, listId: string): Promise<Scope | null> {
  const row = await db.first(findMember, listId);
  return row === null ? null : scopeOf(row.userId, row.listId, row.epoch);
}

function scopeOf(userId: string, listId: string, epoch: number): Scope {
  return { listId: listId as ListId, epoch, userId } as unknown as Scope;
}
