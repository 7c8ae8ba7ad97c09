import { statement } from "../db/statement.ts";

/** Keeps an answer. Changes no row when the key names another call already, which isn't too old to count. */
export const keepFirstAnswer = statement<
  [key: Buffer, userId: string, fingerprint: Buffer, reply: string | null, now: Date, since: Date]
>(
  "first-answers.keep",
  `INSERT INTO first_answers AS a (key, user_id, fingerprint, reply, created_at) VALUES ($1, $2, $3, $4::jsonb, $5)
   ON CONFLICT (key) DO UPDATE SET user_id = excluded.user_id, fingerprint = excluded.fingerprint,
     reply = excluded.reply, created_at = excluded.created_at
   WHERE a.created_at <= $6`,
);

/** `password` is the hash of the account's. */
export type FirstAnswer = { userId: string; fingerprint: Buffer; reply: string | null; password: string };

export const findFirstAnswer = statement<[key: Buffer, since: Date], FirstAnswer>(
  "first-answers.find",
  `SELECT a.user_id AS "userId", a.fingerprint, a.reply::text AS reply, u.password
   FROM first_answers a JOIN users u ON u.id = a.user_id WHERE a.key = $1 AND a.created_at > $2`,
);

export const deleteOldFirstAnswers = statement<[before: Date]>(
  "first-answers.delete-old",
  `DELETE FROM first_answers WHERE key IN (
     SELECT key FROM first_answers WHERE created_at <= $1 ORDER BY created_at LIMIT 1000)`,
);
