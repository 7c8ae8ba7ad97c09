import type { User } from "../../contract/accounts/schema.ts";
import { statement } from "../db/statement.ts";
import { userColumns } from "../people/scope.ts";

/** Sets the profile; without a new password the old one stays. */
export const updateProfile = statement<
  [id: string, firstName: string, email: string, password: string | null, now: Date],
  User
>(
  "accounts.update-profile",
  `UPDATE users u SET first_name = $2, email = $3, password = coalesce($4, password), updated_at = $5
   WHERE u.id = $1 RETURNING ${userColumns}`,
);

/** The person's password, and when they last proved in this session that they know it. */
export const findProof = statement<[sid: Buffer], { password: string; provedAt: string | null }>(
  "accounts.find-proof",
  `SELECT u.password, s.proved_at AS "provedAt" FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.sid = $1`,
);
export const keepProof = statement<[sid: Buffer, now: Date]>(
  "accounts.keep-proof",
  "UPDATE sessions SET proved_at = $2 WHERE sid = $1",
);

export const setPassword = statement<[id: string, password: string, now: Date], User>(
  "accounts.set-password",
  `UPDATE users u SET password = $2, updated_at = $3 WHERE u.id = $1 RETURNING ${userColumns}`,
);

export const deleteSessionsOf = statement<[userId: string], { sid: Buffer }>(
  "accounts.delete-sessions-of",
  "DELETE FROM sessions WHERE user_id = $1 RETURNING sid",
);

/** The newest link replaces the one before. */
export const keepReset = statement<[userId: string, token: Buffer, expires: Date]>(
  "accounts.keep-reset",
  `INSERT INTO password_resets (user_id, token, expires_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at`,
);
/** The person whose password a link sets. */
export const findReset = statement<
  [token: Buffer, now: Date],
  { email: string; firstName: string | null; lastName: string | null }
>(
  "accounts.find-reset",
  `SELECT u.email, u.first_name AS "firstName", u.last_name AS "lastName"
   FROM password_resets r JOIN users u ON u.id = r.user_id WHERE r.token = $1 AND r.expires_at > $2`,
);
/** Returns a row to exactly one of several calls that use the link at once. */
export const useReset = statement<[token: Buffer, now: Date], { userId: string }>(
  "accounts.use-reset",
  `DELETE FROM password_resets WHERE token = $1 AND expires_at > $2 RETURNING user_id AS "userId"`,
);
export const deleteResetOf = statement<[userId: string]>(
  "accounts.delete-reset-of",
  "DELETE FROM password_resets WHERE user_id = $1",
);
export const deleteEndedResets = statement<[now: Date]>(
  "accounts.delete-ended-resets",
  "DELETE FROM password_resets WHERE expires_at <= $1",
);
