import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { statement } from "../db/statement.ts";
import { isSeenLongAgo, userColumns } from "./scope.ts";

export const findUser = statement<[id: string], User>(
  "accounts.find-user",
  `SELECT ${userColumns} FROM users u WHERE u.id = $1`,
);

export const findUserByEmail = statement<[email: string], User & { password: string }>(
  "accounts.find-user-by-email",
  `SELECT ${userColumns}, u.password FROM users u WHERE lower(u.email) = lower($1)`,
);

/**
 * Inserts an account with a list of its own, which has its id. No row when the address is taken: the
 * caller then rolls back, so that the list does not stay.
 */
export const insertUser = statement<
  [
    id: string,
    email: string,
    password: string,
    firstName: string | null,
    role: Role,
    verifiedAt: Date | null,
    timezone: string,
    language: string | null,
    now: Date,
  ],
  User
>(
  "accounts.insert-user",
  `WITH list AS (INSERT INTO lists (id) VALUES ($1))
   INSERT INTO users AS u (id, list_id, email, password, first_name, role, email_verified_at, timezone, language, created_at, updated_at)
   VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   ON CONFLICT (lower(email)) DO NOTHING
   RETURNING ${userColumns}`,
);

/** Notes that the mailbox of a person's address is theirs. */
export const verifyOwnEmail = statement<[userId: string, now: Date]>(
  "people.verify-own-email",
  "UPDATE users SET email_verified_at = $2 WHERE id = $1 AND email_verified_at IS NULL",
);

/** One number for "who is first": registrations wait for each other only while there is no account. */
export const lockFirstAccount = statement<[]>(
  "accounts.lock-first-account",
  "SELECT pg_advisory_xact_lock(7268332)",
);
export const anyUserExists = statement<[], { exists: boolean }>(
  "accounts.any-user-exists",
  "SELECT EXISTS (SELECT FROM users) AS exists",
);

export const insertSession = statement<
  [sid: Buffer, userId: string, device: string, expire: Date, now: Date]
>(
  "accounts.insert-session",
  `INSERT INTO sessions (sid, user_id, device, expire, signed_in_at, seen_at, proved_at)
   VALUES ($1, $2, $3, $4, $5, $5, $5)`,
);
export const deleteSession = statement<[sid: Buffer]>(
  "accounts.delete-session",
  "DELETE FROM sessions WHERE sid = $1",
);

/** Sessions renew themselves while they are used, at most once a day. */
export const renewSession = statement<[sid: Buffer, expire: Date, ifBefore: Date]>(
  "accounts.renew-session",
  "UPDATE sessions SET expire = $2 WHERE sid = $1 AND expire < $3",
);
/** Written at most every five minutes, also when many requests come at once. */
export const noteSeen = statement<[sid: Buffer, now: Date]>(
  "people.note-seen",
  `UPDATE sessions SET seen_at = $2 WHERE sid = $1 AND ${isSeenLongAgo}`,
);
export const deleteEndedSessions = statement<[now: Date]>(
  "accounts.delete-ended-sessions",
  "DELETE FROM sessions WHERE sid IN (SELECT sid FROM sessions WHERE expire < $1 LIMIT 1000)",
);

export const insertWaitlistEntry = statement<[id: string, email: string, now: Date], { id: string }>(
  "accounts.insert-waitlist-entry",
  `INSERT INTO waitlist (id, email, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
);

export const readSetting = statement<[name: string], { value: string }>(
  "accounts.read-setting",
  "SELECT value FROM settings WHERE name = $1",
);
export const keepSetting = statement<[name: string, value: string]>(
  "accounts.keep-setting",
  "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
);
