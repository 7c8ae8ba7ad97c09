import type { SessionOfPerson } from "../../contract/accounts/schema.ts";
import { statement } from "../db/statement.ts";

export const listSessions = statement<[userId: string, current: Buffer, now: Date], SessionOfPerson>(
  "accounts.list-sessions",
  `SELECT id, device, signed_in_at AS "signedInAt", seen_at AS "seenAt", sid = $2 AS "isCurrent"
   FROM sessions WHERE user_id = $1 AND expire > $3 ORDER BY sid = $2 DESC, seen_at DESC, id LIMIT 100`,
);

export const deleteSession = statement<[userId: string, id: string, now: Date], { sid: Buffer }>(
  "accounts.delete-session-of",
  "DELETE FROM sessions WHERE user_id = $1 AND id = $2 AND expire > $3 RETURNING sid",
);

export const deleteOtherSessions = statement<[userId: string, kept: Buffer], { sid: Buffer }>(
  "accounts.delete-other-sessions",
  "DELETE FROM sessions WHERE user_id = $1 AND sid <> $2 RETURNING sid",
);
