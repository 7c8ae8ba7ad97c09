import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { statement } from "../db/statement.ts";
import type { Queryable } from "../db/database.ts";
import type { Person, Scope } from "./person.ts";

/** Columns of a user as the contract shows her. */
export const userColumns = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
  u.profile_image_url AS "profileImageUrl", u.role, u.household_id AS "householdId", u.timezone,
  u.recurring_day AS "recurringDay", u.created_at AS "createdAt", u.updated_at AS "updatedAt"`;

type SessionRow = User & {
  ownerId: string | null;
  ownerRole: Role | null;
  scopeId: string;
  epoch: number;
  memberIds: string[] | null;
};

const memberIds = `CASE WHEN s.id = u.household_id THEN
       (SELECT array_agg(m.user_id::text ORDER BY m.joined_at) FROM household_members m WHERE m.household_id = s.id)
     END AS "memberIds"`;
// Sharing is active while the household owner's own role is premium or admin.
const listTables = `LEFT JOIN households h ON h.id = u.household_id
   LEFT JOIN users o ON o.id = h.owner_id
   JOIN scopes s ON s.id = CASE WHEN o.role IN ('premium', 'admin') THEN h.id ELSE u.id END`;

const findSession = statement<[sid: Buffer, now: Date], SessionRow>(
  "accounts.find-session",
  `SELECT ${userColumns}, h.owner_id AS "ownerId", o.role AS "ownerRole", s.id AS "scopeId", s.epoch, ${memberIds}
   FROM sessions
   JOIN users u ON u.id = sessions.user_id
   ${listTables}
   WHERE sessions.sid = $1 AND sessions.expire > $2`,
);

const findList = statement<[userId: string], Pick<SessionRow, "scopeId" | "epoch" | "memberIds">>(
  "accounts.find-list",
  `SELECT s.id AS "scopeId", s.epoch, ${memberIds} FROM users u ${listTables} WHERE u.id = $1`,
);

export type SignedIn = { person: Person; scope: Scope };

/** Who holds this session now, and what she may see; null when it has ended. */
export async function findSignedIn(db: Queryable, sessionId: Buffer, now: Date): Promise<SignedIn | null> {
  const row = await db.first(findSession, sessionId, now);
  if (row === null) return null;
  const { ownerId, ownerRole, scopeId, epoch, memberIds, ...user } = row;
  const hasHouseholdPremium =
    ownerId !== null && ownerId !== user.id && (ownerRole === "premium" || ownerRole === "admin");
  const person: Person = {
    user,
    role: user.role === "free" && hasHouseholdPremium ? "premium" : user.role,
    isHouseholdOwner: ownerId === user.id,
    hasHouseholdPremium,
    sessionId,
  };
  return { person, scope: scopeOf(user.id, scopeId, epoch, memberIds ?? [user.id]) };
}

/** The list of a person for whom the server works by itself, on what she has ordered; null without such an account. */
export async function findScopeOf(db: Queryable, userId: string): Promise<Scope | null> {
  const row = await db.first(findList, userId);
  return row === null ? null : scopeOf(userId, row.scopeId, row.epoch, row.memberIds ?? [userId]);
}

function scopeOf(userId: string, id: string, epoch: number, memberIds: readonly string[]): Scope {
  return { id, epoch, userId, memberIds } as unknown as Scope;
}
