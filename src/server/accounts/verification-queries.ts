import { statement } from "../db/statement.ts";

/** The newest link of a person replaces the one before. */
export const keepLink = statement<[userId: string, email: string, token: Buffer, expires: Date]>(
  "accounts.keep-verification",
  `INSERT INTO email_verifications (user_id, email, token, expires_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id) DO UPDATE
     SET email = excluded.email, token = excluded.token, expires_at = excluded.expires_at`,
);

type Link = { userId: string; email: string };
export const findLink = statement<[token: Buffer, now: Date], Link>(
  "accounts.find-verification",
  `SELECT user_id AS "userId", email FROM email_verifications WHERE token = $1 AND expires_at > $2`,
);
/** Returns a row to exactly one of several calls that use the link at once. */
export const useLink = statement<[token: Buffer, now: Date], Link>(
  "accounts.use-verification",
  `DELETE FROM email_verifications WHERE token = $1 AND expires_at > $2 RETURNING user_id AS "userId", email`,
);

/** `waiting` is the address that the account is to have. */
export const findOwnEmail = statement<
  [userId: string, now: Date],
  { email: string; isVerified: boolean; waiting: string | null; expiresAt: string | null }
>(
  "accounts.find-own-email",
  `SELECT u.email, u.email_verified_at IS NOT NULL AS "isVerified", v.email AS waiting, v.expires_at AS "expiresAt"
   FROM users u LEFT JOIN email_verifications v
     ON v.user_id = u.id AND lower(v.email) <> lower(u.email) AND v.expires_at > $2
   WHERE u.id = $1`,
);

export const setEmail = statement<[userId: string, email: string, now: Date]>(
  "accounts.set-email",
  "UPDATE users SET email = $2, email_verified_at = $3, updated_at = $3 WHERE id = $1",
);

/** Drops the change of an address that waits; a link to the address that the account has stays. */
export const deleteChange = statement<[userId: string]>(
  "accounts.delete-email-change",
  `DELETE FROM email_verifications v USING users u
   WHERE v.user_id = $1 AND u.id = v.user_id AND lower(v.email) <> lower(u.email)`,
);
export const deleteLinkOf = statement<[userId: string]>(
  "accounts.delete-verification-of",
  "DELETE FROM email_verifications WHERE user_id = $1",
);
export const deleteEndedLinks = statement<[now: Date]>(
  "accounts.delete-ended-verifications",
  "DELETE FROM email_verifications WHERE expires_at <= $1",
);
