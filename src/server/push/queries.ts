import type { NewsKind } from "../../contract/push/kinds.ts";
import type { ListId } from "../people/person.ts";
import { statement } from "../db/statement.ts";

export type PreferencesRow = {
  kinds: NewsKind[];
  quietFrom: string | null;
  quietTo: string | null;
  withoutContent: boolean;
};
const preferences = `p.kinds, p.quiet_from AS "quietFrom", p.quiet_to AS "quietTo", p.without_content AS "withoutContent"`;

export const findPreferences = statement<[userId: string], PreferencesRow>(
  "push.find-preferences",
  `SELECT ${preferences} FROM push_preferences p WHERE p.user_id = $1`,
);

export const setPreferences = statement<
  [
    userId: string,
    kinds: readonly NewsKind[],
    quietFrom: string | null,
    quietTo: string | null,
    without: boolean,
  ]
>(
  "push.set-preferences",
  `INSERT INTO push_preferences (user_id, kinds, quiet_from, quiet_to, without_content) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id) DO UPDATE SET kinds = excluded.kinds, quiet_from = excluded.quiet_from,
     quiet_to = excluded.quiet_to, without_content = excluded.without_content`,
);

export const addPreferences = statement<[userId: string, kinds: readonly NewsKind[]]>(
  "push.add-preferences",
  `INSERT INTO push_preferences (user_id, kinds, without_content) VALUES ($1, $2, false)
   ON CONFLICT (user_id) DO NOTHING`,
);

/** A browser has one subscription, which belongs to the person who has subscribed last. */
export const putSubscription = statement<
  [userId: string, sid: Buffer, endpoint: string, p256dh: Buffer, auth: Buffer, now: Date]
>(
  "push.put-subscription",
  `INSERT INTO push_subscriptions (user_id, sid, endpoint, p256dh, auth, created_at)
   SELECT $1, sid, $3, $4, $5, $6 FROM sessions WHERE sid = $2
   ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, sid = excluded.sid, p256dh = excluded.p256dh,
     auth = excluded.auth, created_at = excluded.created_at`,
);

export const deleteOldestSubscriptions = statement<[userId: string, most: number]>(
  "push.delete-oldest-subscriptions",
  `DELETE FROM push_subscriptions WHERE id IN (
     SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET $2)`,
);

export const deleteSubscriptionOf = statement<[userId: string, endpoint: string]>(
  "push.delete-subscription-of",
  "DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2",
);

export const findSubscriptionOf = statement<[userId: string, endpoint: string], { id: string }>(
  "push.find-subscription-of",
  "SELECT id FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2",
);

export const deleteSubscription = statement<[id: string]>(
  "push.delete-subscription",
  "DELETE FROM push_subscriptions WHERE id = $1",
);

export const findSubscription = statement<
  [id: string, now: Date],
  { endpoint: string; p256dh: Buffer; auth: Buffer }
>(
  "push.find-subscription",
  `SELECT s.endpoint, s.p256dh, s.auth FROM push_subscriptions s JOIN sessions o ON o.sid = s.sid
   WHERE s.id = $1 AND o.expire > $2`,
);

export type Recipient = PreferencesRow & { id: string; userId: string; timezone: string };

/** The devices of a list's people who want to know of something. */
export const listRecipients = statement<[listId: ListId, kind: NewsKind], Recipient>(
  "push.list-recipients",
  `SELECT s.id, s.user_id AS "userId", u.timezone, ${preferences}
   FROM users u
   JOIN push_preferences p ON p.user_id = u.id
   JOIN push_subscriptions s ON s.user_id = u.id
   WHERE u.list_id = $1 AND p.kinds @> ARRAY[$2::text] ORDER BY s.id LIMIT 1000`,
);

/** Whether another person who uses a list has a subscribed device. */
export const hasSubscriber = (listId: string, exceptId: string) =>
  `EXISTS (
     SELECT FROM users u JOIN push_subscriptions s ON s.user_id = u.id
     WHERE u.list_id = ${listId} AND u.id IS DISTINCT FROM ${exceptId}::uuid)`;

/** Adds a job only when a person but `exceptId` who uses the list has a subscribed device. */
export const addJobIfSubscribed = statement<
  [
    name: string,
    payload: string,
    attempts: number,
    key: string | null,
    listId: ListId,
    exceptId: string | null,
  ]
>(
  "push.add-job-if-subscribed",
  `SELECT graphile_worker.add_job($1, $2::json, max_attempts => $3, job_key => $4)
   WHERE ${hasSubscriber("$5", "$6")}`,
);
