import { statement } from "../db/statement.ts";

/** `inviteeEmail` is null for a link. */
export type PendingInvitation = { id: string; inviteeEmail: string | null; expiresAt: string };
const pendingColumns = `i.id, i.invitee_email AS "inviteeEmail", i.expires_at AS "expiresAt"`;

export const listPending = statement<
  [householdId: string, now: Date],
  PendingInvitation & { inviterEmail: string; inviterFirstName: string | null }
>(
  "households.list-pending",
  `SELECT ${pendingColumns}, u.email AS "inviterEmail", u.first_name AS "inviterFirstName"
   FROM household_invitations i JOIN users u ON u.id = i.inviter_id
   WHERE i.household_id = $1 AND i.status = 'pending' AND i.expires_at > $2 ORDER BY i.created_at, i.id`,
);

/** A new invitation, or the waiting one of that address with a new link and its full time. */
export const keepInvitation = statement<
  [
    id: string,
    householdId: string,
    inviterId: string,
    email: string,
    token: Buffer,
    expires: Date,
    mailed: boolean,
    now: Date,
  ],
  PendingInvitation
>(
  "households.keep-invitation",
  `INSERT INTO household_invitations AS i
     (id, household_id, inviter_id, invitee_email, token, expires_at, mailed, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (household_id, lower(invitee_email)) WHERE status = 'pending' DO UPDATE
     SET token = excluded.token, expires_at = excluded.expires_at, inviter_id = excluded.inviter_id,
       mailed = excluded.mailed
   RETURNING ${pendingColumns}`,
);

/** A new link, or the waiting one with a new token and its full time. */
export const keepLink = statement<
  [id: string, householdId: string, inviterId: string, token: Buffer, expires: Date, now: Date],
  PendingInvitation
>(
  "households.keep-link",
  `INSERT INTO household_invitations AS i (id, household_id, inviter_id, token, expires_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (id) DO UPDATE
     SET token = excluded.token, expires_at = excluded.expires_at, inviter_id = excluded.inviter_id
   RETURNING ${pendingColumns}`,
);

export const findPendingById = statement<[id: string, householdId: string], PendingInvitation>(
  "households.find-pending",
  `SELECT ${pendingColumns} FROM household_invitations i
   WHERE i.id = $1 AND i.household_id = $2 AND i.status = 'pending'`,
);

export const cancelInvitation = statement<[id: string, householdId: string]>(
  "households.cancel-invitation",
  `UPDATE household_invitations SET status = 'cancelled'
   WHERE id = $1 AND household_id = $2 AND status = 'pending'`,
);

export const endInvitations = statement<[householdId: string]>(
  "households.end-invitations",
  "UPDATE household_invitations SET status = 'cancelled' WHERE household_id = $1 AND status = 'pending'",
);

export const expireInvitations = statement<[now: Date]>(
  "households.expire-invitations",
  "UPDATE household_invitations SET status = 'expired' WHERE status = 'pending' AND expires_at <= $1",
);

export type OpenInvitation = {
  id: string;
  /** Null for a link. */
  inviteeEmail: string | null;
  /** Whether only the invitee's mailbox got the link. */
  mailed: boolean;
  householdId: string;
  householdName: string;
  inviterId: string;
  inviterEmail: string;
  inviterFirstName: string | null;
  userExists: boolean;
};

/** An invitation that can be accepted now. */
export const findOpen = statement<[token: Buffer, now: Date], OpenInvitation>(
  "households.find-open-invitation",
  `SELECT i.id, i.invitee_email AS "inviteeEmail", i.mailed, h.id AS "householdId", h.name AS "householdName",
     u.id AS "inviterId", u.email AS "inviterEmail", u.first_name AS "inviterFirstName",
     EXISTS (SELECT FROM users known WHERE lower(known.email) = lower(i.invitee_email)) AS "userExists"
   FROM household_invitations i JOIN households h ON h.id = i.household_id AND h.owner_id = i.inviter_id
   JOIN users u ON u.id = i.inviter_id
   WHERE i.token = $1 AND i.status = 'pending' AND i.expires_at > $2`,
);

export type UsedInvitation = Pick<
  OpenInvitation,
  "inviteeEmail" | "householdName" | "inviterEmail" | "inviterFirstName"
>;

/** The invitation by which this person joined the household that they are in. */
export const findUsed = statement<[token: Buffer, userId: string], UsedInvitation>(
  "households.find-used-invitation",
  `SELECT i.invitee_email AS "inviteeEmail", h.name AS "householdName", u.email AS "inviterEmail",
     u.first_name AS "inviterFirstName"
   FROM household_invitations i JOIN households h ON h.id = i.household_id JOIN users u ON u.id = i.inviter_id
   JOIN household_members m ON m.household_id = i.household_id AND m.user_id = i.accepted_by
   WHERE i.token = $1 AND i.status = 'accepted' AND i.accepted_by = $2`,
);

/** Whether an account has joined by this invitation, which would still be open otherwise. */
export const isUsed = statement<[token: Buffer, now: Date], { used: boolean }>(
  "households.is-used-invitation",
  `SELECT EXISTS (SELECT FROM household_invitations i JOIN users u ON u.id = i.accepted_by
     WHERE i.token = $1 AND i.status = 'accepted' AND i.expires_at > $2) AS used`,
);

/** Changes a row for exactly one of several calls that accept at once. */
export const acceptInvitation = statement<[id: string, now: Date, userId: string]>(
  "households.accept-invitation",
  `UPDATE household_invitations SET status = 'accepted', accepted_at = $2, accepted_by = $3
   WHERE id = $1 AND status = 'pending' AND expires_at > $2`,
);
