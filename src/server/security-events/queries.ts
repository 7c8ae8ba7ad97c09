import type { ChangeKind, EventKind } from "../../contract/security-events/kinds.ts";
import type { EventDetail, OwnEvent, SecurityEvent } from "../../contract/security-events/schema.ts";
import { isAfter, pageRows } from "../db/page.ts";
import { statement, type JsonOf } from "../db/statement.ts";

export const insertEvent = statement<
  [
    kind: ChangeKind,
    userId: string | null,
    actorId: string | null,
    address: string | null,
    device: string | null,
    detail: JsonOf<EventDetail> | null,
    now: Date,
  ]
>(
  "security-events.insert",
  `INSERT INTO security_events (kind, user_id, actor_id, address, device, detail, created_at, last_at)
   VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $7)`,
);

/** How often the same happened within an hour, since the last time that it was written. */
export type CountedRow = {
  kind: EventKind;
  userId: string | null;
  address: string | null;
  device: string | null;
  detail: EventDetail | null;
  hour: string;
  firstAt: string;
  lastAt: string;
  count: number;
};

/** A person who was deleted meanwhile is left out. */
export const addCounts = statement<[rows: JsonOf<readonly CountedRow[]>]>(
  "security-events.add-counts",
  `INSERT INTO security_events AS e (kind, user_id, address, device, detail, hour, created_at, last_at, count)
   SELECT r.kind, u.id, r.address, r.device, r.detail, r.hour, r."firstAt", r."lastAt", r.count
   FROM jsonb_to_recordset($1::jsonb) AS r (kind text, "userId" uuid, address text, device text, detail jsonb,
     hour timestamptz, "firstAt" timestamptz, "lastAt" timestamptz, count integer)
   LEFT JOIN users u ON u.id = r."userId"
   WHERE r."userId" IS NULL OR u.id IS NOT NULL
   ON CONFLICT (hour, kind, user_id, address) WHERE hour IS NOT NULL DO UPDATE
     SET count = e.count + excluded.count, last_at = greatest(e.last_at, excluded.last_at),
       device = excluded.device, detail = excluded.detail`,
);

const columns = `e.id, e.kind, e.created_at AS "createdAt", e.count, e.last_at AS "lastAt", e.detail`;

/** The person doesn't see the address and device of another person who did it. */
export const listOwnEvents = statement<
  [userId: string, createdAt: string | null, id: string | null],
  OwnEvent
>(
  "security-events.list-own",
  `SELECT ${columns}, CASE WHEN e.actor_id IS NULL THEN e.address END AS address,
     CASE WHEN e.actor_id IS NULL THEN e.device END AS device
   FROM security_events e WHERE e.user_id = $1 AND ${isAfter("e", "$2", "$3")}
   ORDER BY e.created_at DESC, e.id LIMIT ${pageRows}`,
);

/** The administrator's filters; each condition has its index. */
const filteredEvents = <P extends readonly unknown[]>(name: string, condition: string) =>
  statement<[createdAt: string | null, id: string | null, ...P], SecurityEvent>(
    `security-events.${name}`,
    `SELECT ${columns}, e.address, e.device, e.user_id AS "userId", u.email AS "userEmail", a.email AS "actorEmail"
     FROM security_events e LEFT JOIN users u ON u.id = e.user_id LEFT JOIN users a ON a.id = e.actor_id
     WHERE ${condition} ${isAfter("e", "$1", "$2")} ORDER BY e.created_at DESC, e.id LIMIT ${pageRows}`,
  );

export const listEvents = filteredEvents<[]>("list", "");
export const listEventsOfKind = filteredEvents<[kind: EventKind]>("list-of-kind", "e.kind = $3 AND");
export const listEventsOfUser = filteredEvents<[userId: string]>("list-of-user", "e.user_id = $3 AND");
/** A person has few events, so that their index does for this too. */
export const listEventsOfKindAndUser = filteredEvents<[kind: EventKind, userId: string]>(
  "list-of-kind-and-user",
  "e.kind = $3 AND e.user_id = $4 AND",
);

/** The events of a deleted account keep their kind and time, and the other people whom they concern. */
export const forgetPerson = statement<[userId: string]>(
  "security-events.forget-person",
  `UPDATE security_events SET user_id = nullif(user_id, $1), actor_id = NULL, address = NULL, device = NULL,
     detail = CASE WHEN user_id = $1 THEN NULL ELSE detail END, hour = NULL
   WHERE user_id = $1 OR actor_id = $1`,
);

export const deleteOldEvents = statement<[before: Date]>(
  "security-events.delete-old",
  `DELETE FROM security_events WHERE id IN (
     SELECT id FROM security_events WHERE created_at < $1 ORDER BY created_at LIMIT 1000)`,
);
