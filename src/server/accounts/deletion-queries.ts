import type { Role } from "../../contract/accounts/roles.ts";
import { statement } from "../db/statement.ts";

export const setRole = statement<[userId: string, role: Role, now: Date]>(
  "accounts.set-role",
  "UPDATE users SET role = $2, updated_at = $3 WHERE id = $1",
);

export const countOthers = statement<[userId: string], { people: number; admins: number }>(
  "accounts.count-others",
  `SELECT count(*)::int AS people, (count(*) FILTER (WHERE role = 'admin'))::int AS admins
   FROM users WHERE id <> $1`,
);

export const anonymiseFeedback = statement<[userId: string, name: string]>(
  "accounts.anonymise-feedback",
  "UPDATE feedback SET user_id = NULL, user_name = $2 WHERE user_id = $1",
);

export const deleteWaitlistEntry = statement<[email: string]>(
  "accounts.delete-waitlist-entry",
  "DELETE FROM waitlist WHERE lower(email) = lower($1)",
);

/** Deletes an account with its list and everything on it. */
export const deleteUser = statement<[userId: string]>(
  "accounts.delete-user",
  `WITH list AS (DELETE FROM lists WHERE id = $1) DELETE FROM users WHERE id = $1`,
);
