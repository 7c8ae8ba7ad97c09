import type { Role } from "../../contract/accounts/roles.ts";
import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";

/** Any constant number will do: all that moves people between lists runs one after the other. */
export const lockMembership = statement<[]>(
  "households.lock-membership",
  "SELECT pg_advisory_xact_lock(7268333)",
);

export const deleteList = statement<[id: ListId]>(
  "households.delete-list",
  "DELETE FROM lists WHERE id = $1",
);

/** A person and the household that they are in. */
export type Membership = {
  userId: string;
  email: string;
  /** Whether the mailbox of the address was shown to be theirs. */
  isVerified: boolean;
  firstName: string | null;
  role: Role;
  householdId: string | null;
  householdName: string | null;
  ownerId: string | null;
};

export const findMembership = statement<[userId: string], Membership>(
  "households.find-membership",
  `SELECT u.id AS "userId", u.email, u.email_verified_at IS NOT NULL AS "isVerified",
     u.first_name AS "firstName", u.role, h.id AS "householdId",
     h.name AS "householdName", h.owner_id AS "ownerId"
   FROM users u LEFT JOIN households h ON h.id = u.household_id WHERE u.id = $1`,
);

export type MemberRow = {
  id: string;
  email: string;
  firstName: string | null;
  role: Role;
  isOwner: boolean;
  joinedAt: string;
};

/** The owner first, then the longest-standing. */
export const listMembers = statement<[householdId: string], MemberRow>(
  "households.list-members",
  `SELECT u.id, u.email, u.first_name AS "firstName", u.role, u.id = h.owner_id AS "isOwner", m.joined_at AS "joinedAt"
   FROM household_members m JOIN users u ON u.id = m.user_id JOIN households h ON h.id = m.household_id
   WHERE m.household_id = $1 ORDER BY u.id = h.owner_id DESC, m.joined_at, m.id`,
);

export const insertHousehold = statement<[id: string, name: string, ownerId: string, now: Date]>(
  "households.insert",
  `WITH list AS (INSERT INTO lists (id) VALUES ($1))
   INSERT INTO households (id, name, owner_id, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)`,
);

/** The weekday of its repeats stays, also if it was the former owner's. */
export const setOwner = statement<[id: string, ownerId: string, name: string, now: Date]>(
  "households.set-owner",
  `UPDATE households h SET owner_id = $2, name = $3, updated_at = $4,
     recurring_day = coalesce(h.recurring_day, (SELECT u.recurring_day FROM users u WHERE u.id = h.owner_id))
   WHERE h.id = $1`,
);

/** Deletes a household with its members' rows and its invitations; people stay, without a household. */
export const deleteHousehold = statement<[id: string]>(
  "households.delete",
  "DELETE FROM households WHERE id = $1",
);

export const addMember = statement<[id: string, householdId: string, userId: string, now: Date]>(
  "households.add-member",
  `WITH member AS (
     INSERT INTO household_members (id, household_id, user_id, joined_at) VALUES ($1, $2, $3, $4))
   UPDATE users SET household_id = $2 WHERE id = $3`,
);

export const removeMember = statement<[householdId: string, userId: string]>(
  "households.remove-member",
  `WITH member AS (DELETE FROM household_members WHERE household_id = $1 AND user_id = $2)
   UPDATE users SET household_id = NULL WHERE id = $2 AND household_id = $1`,
);
