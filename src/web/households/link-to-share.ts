import type { Id } from "../../contract/ids.ts";
import type { InvitationLink } from "../../contract/households/schema.ts";
import { call } from "../api/client.ts";

let last: { userId: Id; members: number; made: Promise<InvitationLink> } | null = null;

/**
 * A link for one more person. Until a person has joined, a sheet that is opened again shows the same link, so that unused
 * links don't pile up.
 */
export function linkToShare(userId: Id, members: number): Promise<InvitationLink> {
  if (last?.userId === userId && last.members === members) return last.made;
  const made = call("addInvitationLink", {});
  const mine = { userId, members, made };
  last = mine;
  made.catch(() => {
    if (last === mine) last = null;
  });
  return made;
}

/** To be called when an invitation was taken back or has a new link. */
export function forgetLink(): void {
  last = null;
}
