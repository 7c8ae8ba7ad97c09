import { statement } from "../db/statement.ts";

/**
 * Takes one try of each key that has one left (GCRA): `fullAt` is when the key had all its tries before, `whenFull` when a
 * full one has all of them again after this try, `mostFull` when one without any has. A row far beyond that was written
 * before the clock was set back, and counts as full.
 */
export const takeTries = statement<
  [keys: Buffer[], whenFull: Date[], mostFull: Date[], now: Date],
  { key: Buffer; taken: boolean; fullAt: string | null }
>(
  "people.take-tries",
  `WITH wanted AS (
     SELECT * FROM unnest($1::bytea[], $2::timestamptz[], $3::timestamptz[]) AS w (key, when_full, most_full)
   ), taken AS (
     INSERT INTO throttles AS t (key, full_at, most_full) SELECT key, when_full, most_full FROM wanted ORDER BY key
     ON CONFLICT (key) DO UPDATE SET most_full = excluded.most_full, full_at = excluded.full_at +
       CASE WHEN t.full_at BETWEEN $4 AND excluded.most_full + interval '1 hour' THEN t.full_at - $4 ELSE interval '0' END
     WHERE t.full_at > excluded.most_full + interval '1 hour'
       OR excluded.full_at + greatest(t.full_at - $4, interval '0') <= excluded.most_full
     RETURNING t.key
   )
   SELECT w.key, taken.key IS NOT NULL AS taken, t.full_at AS "fullAt"
   FROM wanted w LEFT JOIN taken ON taken.key = w.key LEFT JOIN throttles t ON t.key = w.key`,
);

/** Puts one try of each key back; `refill` is the time in seconds that brings one. */
export const returnTries = statement<[keys: Buffer[], refill: number[]]>(
  "people.return-tries",
  `WITH given AS (SELECT * FROM unnest($1::bytea[], $2::float8[]) AS g (key, refill)),
   locked AS (SELECT t.key FROM throttles t WHERE t.key = ANY ($1) ORDER BY t.key FOR UPDATE)
   UPDATE throttles t SET full_at = t.full_at - make_interval(secs => given.refill)
   FROM given JOIN locked ON locked.key = given.key WHERE t.key = given.key`,
);

export const forgetTries = statement<[keys: Buffer[]]>(
  "people.forget-tries",
  "DELETE FROM throttles WHERE key IN (SELECT key FROM throttles WHERE key = ANY ($1) ORDER BY key FOR UPDATE)",
);

export const deleteFullThrottles = statement<[now: Date]>(
  "people.delete-full-throttles",
  `DELETE FROM throttles WHERE key IN (
     SELECT key FROM throttles WHERE full_at <= $1 ORDER BY full_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
);
