import { callName, isSameAddress } from "../../contract/households/rules.ts";
import { invitationDays } from "../../contract/households/limits.ts";
import type { Invitation, InvitationLink, SentInvitation } from "../../contract/households/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { mayMailLinks } from "../http/link-origin.ts";
import type { Sender } from "../people/sender.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { hashToken, newToken } from "../people/session-cookie.ts";
import { throttles } from "../people/throttles.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { invitationMail } from "./emails.ts";
import * as queries from "./invitation-queries.ts";
import { changeMembership, foundHousehold, membershipOf } from "./membership.ts";
import type { MembershipChange } from "./membership-change.ts";
import { listMembers, type Membership } from "./queries.ts";

/** The origin of a link, and whether the link may be mailed. */
type LinkStart = { origin: string; mailed: boolean };

/**
 * Invites an address by mail; one that was invited already gets a new link. The first invitation makes the household.
 * @param origin of the link; a link with an origin that may not be mailed is for the inviter to pass on
 * @throws Refusal `not_household_owner`, `premium_only`, `own_address`, `already_member`
 */
export async function inviteMember(
  app: App,
  person: Person,
  email: string,
  origin: string,
  sender: Sender,
): Promise<SentInvitation> {
  const start = { origin, mailed: await mayMailLinks(app, origin, person) };
  return changeMembership(app, async (change) => {
    const membership = await membershipOf(change, person.user.id);
    checkOwner(membership);
    checkPremium(membership);
    if (isSameAddress(email, membership.email)) throw new Refusal("own_address");
    const { householdId } = membership;
    if (householdId !== null) {
      const members = await change.tx.all(listMembers, householdId);
      if (members.some((member) => isSameAddress(email, member.email))) throw new Refusal("already_member");
    }
    recordEvent(change, "invitation_sent", { userId: membership.userId, sender });
    return send(change, membership, householdId ?? (await foundHousehold(change, membership)), email, start);
  });
}

/**
 * Makes a link for one person, who needn't have an address. The first one makes the household.
 * @param origin of the link
 * @throws Refusal `not_household_owner`, `premium_only`
 */
export async function addLink(
  app: App,
  person: Person,
  origin: string,
  sender: Sender,
): Promise<InvitationLink> {
  return changeMembership(app, async (change) => {
    const membership = await membershipOf(change, person.user.id);
    checkOwner(membership);
    checkPremium(membership);
    const householdId = membership.householdId ?? (await foundHousehold(change, membership));
    recordEvent(change, "invitation_link_made", { userId: membership.userId, sender });
    return keepLink(change, membership, householdId, newId(change.now.getTime()), origin);
  });
}

/** @throws Refusal `not_household_owner`, `not_found` */
export async function resendInvitation(
  app: App,
  person: Person,
  id: string,
  origin: string,
  sender: Sender,
): Promise<SentInvitation> {
  const start = { origin, mailed: await mayMailLinks(app, origin, person) };
  return changeMembership(app, async (change) => {
    const { membership, householdId } = await ownHousehold(change, person);
    checkPremium(membership);
    const pending = await change.tx.first(queries.findPendingById, id, householdId);
    if (pending === null) throw new Refusal("not_found");
    recordEvent(change, "invitation_resent", { userId: membership.userId, sender });
    return pending.inviteeEmail === null
      ? keepLink(change, membership, householdId, pending.id, origin)
      : send(change, membership, householdId, pending.inviteeEmail, start);
  });
}

/** @throws Refusal `not_household_owner`, `not_found` */
export async function cancelInvitation(app: App, person: Person, id: string, sender: Sender): Promise<void> {
  await changeMembership(app, async (change) => {
    const { householdId } = await ownHousehold(change, person);
    if ((await change.tx.run(queries.cancelInvitation, id, householdId)) === 0)
      throw new Refusal("not_found");
    recordEvent(change, "invitation_cancelled", { userId: person.user.id, sender });
  });
}

/**
 * @param person the caller, if they are signed in: who has joined by the link and is still in is told so
 * @throws Refusal `not_found` for a link that can't be accepted, whatever the reason; `invitation_used` if it was, and who calls isn't
 *   signed in: the answer to their sign-up may have been lost
 */
export async function readInvitation(
  app: App,
  token: string,
  person: Person | null,
  address: string,
): Promise<Invitation> {
  const now = app.clock.now();
  const open = await app.database.first(queries.findOpen, hashToken(token), now);
  if (open !== null) {
    const { inviteeEmail, userExists } = open;
    return { inviterName: inviterOf(open), inviteeEmail, userExists };
  }
  const used =
    person === null ? null : await app.database.first(queries.findUsed, hashToken(token), person.user.id);
  if (used === null) {
    if (person === null && (await app.database.first(queries.isUsed, hashToken(token), now))!.used)
      throw new Refusal("invitation_used");
    // A valid link always works, however many others their network has tried.
    await app.tries.take([throttles.invitationLooks.try(address)]);
    throw new Refusal("not_found");
  }
  const { inviteeEmail, householdName } = used;
  return { inviterName: inviterOf(used), inviteeEmail, userExists: true, joinedHousehold: householdName };
}

function inviterOf({ inviterEmail: email, inviterFirstName: firstName }: queries.UsedInvitation): string {
  return callName({ firstName, email });
}

function checkOwner({ userId, householdId, ownerId }: Membership): void {
  if (householdId !== null && ownerId !== userId) throw new Refusal("not_household_owner");
}

function checkPremium({ role }: Membership): void {
  if (role === "free") throw new Refusal("premium_only");
}

async function ownHousehold(change: MembershipChange, person: Person) {
  const membership = await membershipOf(change, person.user.id);
  checkOwner(membership);
  if (membership.householdId === null) throw new Refusal("not_found");
  return { membership, householdId: membership.householdId };
}

async function keepLink(
  { app, tx, now }: MembershipChange,
  inviter: Membership,
  householdId: string,
  id: string,
  origin: string,
): Promise<InvitationLink> {
  await app.tries.take([throttles.invitations.try(inviter.userId)], tx);
  const token = newToken();
  const row = [id, householdId, inviter.userId, hashToken(token), expiryFrom(now), now] as const;
  const invitation = (await tx.first(queries.keepLink, ...row))!;
  return { ...invitation, inviterName: callName(inviter), link: linkOf(origin, token) };
}

const expiryFrom = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000);
const linkOf = (origin: string, token: string) => `${origin}/join-household?token=${token}`;

async function send(
  { app, tx, now }: MembershipChange,
  inviter: Membership,
  householdId: string,
  email: string,
  { origin, mailed }: LinkStart,
): Promise<SentInvitation> {
  await app.tries.take([throttles.invitations.try(inviter.userId)], tx);
  const token = newToken();
  const isMailed = mailed && app.config.smtpUrl !== null;
  const row = [
    newId(now.getTime()),
    householdId,
    inviter.userId,
    email,
    hashToken(token),
    expiryFrom(now),
    isMailed,
    now,
  ] as const;
  const invitation = (await tx.first(queries.keepInvitation, ...row))!;
  const link = linkOf(origin, token);
  if (mailed) {
    const mail = invitationMail(invitation.inviteeEmail ?? email, callName(inviter), link);
    await queueMail(app, tx, mail, `invitation-${invitation.id}`);
  } else {
    app.log.warn({ origin }, "an invitation could not be mailed: links need PUBLIC_URL");
  }
  return { ...invitation, inviterName: callName(inviter), link: isMailed ? null : link };
}
