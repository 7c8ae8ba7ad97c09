import { statement } from "../db/statement.ts";

/** Whether a person has signed in on this device before, and whether from this network. */
export const findKnown = statement<
  [userId: string | null, token: Buffer | null, network: string, since: Date],
  { device: boolean; network: boolean }
>(
  "people.find-known",
  `SELECT EXISTS (SELECT FROM known_devices WHERE token = $2 AND user_id = $1 AND used_at > $4) AS device,
     EXISTS (SELECT FROM known_devices WHERE user_id = $1 AND network = $3 AND used_at > $4) AS network`,
);

/** Gives a device a new token, and adds a person to those who have signed in on it. */
export const rememberDevice = statement<
  [oldToken: Buffer | null, token: Buffer, userId: string, network: string, now: Date]
>(
  "people.remember-device",
  `WITH old AS (DELETE FROM known_devices WHERE token = $1 RETURNING user_id, network, used_at)
   INSERT INTO known_devices (token, user_id, network, used_at)
   SELECT $2::bytea, user_id, network, used_at FROM old WHERE user_id <> $3::uuid UNION ALL SELECT $2, $3, $4, $5::timestamptz`,
);

/** Keeps the devices that a person has used last. */
export const deleteOldestDevices = statement<[userId: string, kept: number]>(
  "people.delete-oldest-devices",
  `DELETE FROM known_devices WHERE user_id = $1 AND token IN (
     SELECT token FROM known_devices WHERE user_id = $1 ORDER BY used_at DESC, token LIMIT 1000 OFFSET $2)`,
);

export const deleteUnusedDevices = statement<[before: Date]>(
  "people.delete-unused-devices",
  `DELETE FROM known_devices WHERE (token, user_id) IN (
     SELECT token, user_id FROM known_devices WHERE used_at <= $1 ORDER BY used_at LIMIT 1000)`,
);
