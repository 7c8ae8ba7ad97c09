import type { Id } from "../../contract/ids.ts";
import type { InvitationLink } from "../../contract/households/schema.ts";
import { call } from "../api/client.ts";
import { serverNow } from "../api/server-time.ts";

let last: { userId: Id; members: number; made: Promise<InvitationLink> } | null = null;

/**
 * A link for one more person. Until a person has joined, a sheet that is opened again shows the same link, so that unused
 * links don't pile up; one that has expired, or that was revoked on another device, is replaced.
 */
export async function linkToShare(userId: Id, members: number): Promise<InvitationLink> {
  const earlier = last;
  if (earlier?.userId === userId && earlier.members === members) {
    if (await isValid(await earlier.made)) return earlier.made;
    if (last !== earlier) return linkToShare(userId, members);
  }
  const made = call("addInvitationLink", {});
  const mine = { userId, members, made };
  last = mine;
  made.catch(() => {
    if (last === mine) last = null;
  });
  return made;
}

async function isValid({ id, expiresAt }: InvitationLink): Promise<boolean> {
  if (Date.parse(expiresAt) <= serverNow()) return false;
  const { pendingInvitations } = await call("getHousehold", {});
  return pendingInvitations.some((pending) => pending.id === id);
}

/** To be called when an invitation was taken back or has a new link. */
export function forgetLink(): void {
  last = null;
}
