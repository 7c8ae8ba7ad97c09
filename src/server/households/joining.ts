import type { User } from "../../contract/accounts/schema.ts";
import { isSameAddress } from "../../contract/households/rules.ts";
import type { Joined } from "../../contract/households/schema.ts";
import type { Sender } from "../people/sender.ts";
import type { Person } from "../people/person.ts";
import type { CallSource } from "../people/devices.ts";
import { addAccount, type NewSession } from "../people/new-account.ts";
import { findUser, verifyOwnEmail } from "../people/queries.ts";
import { throttles } from "../people/throttles.ts";
import type { App } from "../app.ts";
import { keepAccount, keepReply, orFirstAccount, orFirstReply } from "../first-answers/first-answers.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { hashToken } from "../people/session-cookie.ts";
import { checkNewPassword } from "../people/weak-password.ts";
import { acceptInvitation, findOpen, type OpenInvitation } from "./invitation-queries.ts";
import { changeMembership, enterHousehold, leaveHousehold, listsBehind, membershipOf } from "./membership.ts";
import { lockLists } from "./list-moves.ts";
import { isTooLongWith } from "./move-queries.ts";
import type { MembershipChange } from "./membership-change.ts";
import type { Membership } from "./queries.ts";

/** The source of a call that joins, and its name, if it has one. */
type JoinCall = { readonly sender: Sender; readonly operation: Operation | null };

/**
 * Accepts an invitation. A repeat after a lost answer changes nothing and is answered as the first one was.
 * @param mayLeave whether to leave the household that the person is in
 * @throws Refusal `not_found`, `wrong_account`, `email_not_verified`; `in_other_household`, with both names, if they may not
 * leave it; `lists_too_long` when the shared list would have more open items than a list may; `too_many_requests`
 */
export async function joinHousehold(
  app: App,
  person: Person,
  token: string,
  mayLeave: boolean,
  { sender, operation }: JoinCall,
): Promise<Joined> {
  const { id } = person.user;
  await app.tries.take([throttles.joins.try(id)]);
  return orFirstReply(app, operation, id, () =>
    changeMembership(app, async (change) => {
      const joined = await joinBy(change, id, token, mayLeave, sender);
      await keepReply(change.tx, operation, id, joined, change.now);
      return joined;
    }),
  );
}

async function joinBy(
  change: MembershipChange,
  userId: string,
  token: string,
  mayLeave: boolean,
  sender: Sender,
): Promise<Joined> {
  const invitation = await openInvitation(change, token);
  const membership = await membershipOf(change, userId);
  const { inviteeEmail } = invitation;
  if (inviteeEmail !== null) {
    if (!isSameAddress(inviteeEmail, membership.email)) throw new Refusal("wrong_account");
    await checkMailbox(change, membership, invitation);
  }
  const { householdId, householdName } = membership;
  const target = { id: invitation.householdId, name: invitation.householdName };
  if (householdId === null || householdName === null) {
    await enter(change, userId, invitation, sender);
    return { household: target, switchedFrom: null };
  }
  if (householdId === target.id) {
    // A member who tries a link doesn't use it up for the person whom it is meant for.
    if (inviteeEmail !== null) await accept(change, userId, invitation);
    return { household: target, switchedFrom: null };
  }
  if (!mayLeave) {
    throw new Refusal("in_other_household", {
      data: { currentHousehold: { name: householdName }, targetHousehold: { name: target.name } },
    });
  }
  await lockLists(change, await listsBehind(change, householdId, await listsBehind(change, target.id)));
  await leaveHousehold(change, { ...membership, householdId });
  recordEvent(change, "household_left", { userId, sender });
  await enter(change, userId, invitation, sender);
  return { household: target, switchedFrom: householdName };
}

type InvitedAccount = { email?: string | undefined; password: string; name: string | null };

/**
 * Makes the invited person's account, without the secret code, in the household they were invited to. A repeat after a lost answer
 * signs in to the account that the first one made.
 * @throws Refusal `not_found`, `email_taken`; `invalid_input` for a weak password, or a link without an address
 */
export async function createInvitedAccount(
  app: App,
  token: string,
  given: InvitedAccount,
  from: CallSource & Pick<JoinCall, "operation">,
): Promise<NewSession> {
  const { operation } = from;
  return orFirstAccount(app, operation, given.password, from, async () => {
    // Before the costly hash: an invalid link must not cost the server a hash.
    const invited = await app.database.first(findOpen, hashToken(token), app.clock.now());
    // A valid link has tries of its own, so that others of the same network can't use them up.
    const tries = invited === null ? throttles.invitedAccount : throttles.invitedAccountByLink;
    await app.tries.take([tries.try(invited?.id ?? from.address)]);
    if (invited === null) throw new Refusal("not_found");
    await checkNewPassword(given.password, [addressOf(invited, given), given.name]);
    const password = await app.passwords.hash(given.password);
    return changeMembership(app, async (change) => {
      const invitation = await openInvitation(change, token);
      const role = app.config.signupRole;
      const [email, isVerified] = [addressOf(invitation, given), invitation.mailed];
      const account = { email, password, firstName: given.name || null, role, isVerified };
      const session = await addAccount(change.tx, account, from, change.now);
      const { id } = session.user;
      recordEvent(change, "account_created", { userId: id, sender: from.sender });
      await enter(change, id, invitation, from.sender);
      await keepAccount(change.tx, operation, id, change.now);
      return { ...session, user: await readUser(change, id) };
    });
  });
}

/** The invited address, else the one that the person gives. */
function addressOf({ inviteeEmail }: OpenInvitation, { email }: InvitedAccount): string {
  const address = inviteeEmail ?? email;
  if (address !== undefined) return address;
  throw new Refusal("invalid_input", { fields: [{ field: "email", message: "Invalid email address" }] });
}

/** A mailed invitation proves that the person reads its mailbox. For any other one their address has to be verified. */
async function checkMailbox(
  { app, tx, now }: MembershipChange,
  { userId, isVerified }: Membership,
  { mailed }: OpenInvitation,
): Promise<void> {
  if (isVerified) return;
  if (mailed) await tx.run(verifyOwnEmail, userId, now);
  else if (app.config.smtpUrl !== null) throw new Refusal("email_not_verified");
}

async function openInvitation({ tx, now }: MembershipChange, token: string): Promise<OpenInvitation> {
  const invitation = await tx.first(findOpen, hashToken(token), now);
  if (invitation === null) throw new Refusal("not_found");
  return invitation;
}

async function accept({ tx, now }: MembershipChange, userId: string, { id }: OpenInvitation): Promise<void> {
  if ((await tx.run(acceptInvitation, id, now, userId)) === 0) throw new Refusal("not_found");
}

async function enter(
  change: MembershipChange,
  userId: string,
  invitation: OpenInvitation,
  sender: Sender,
): Promise<void> {
  await accept(change, userId, invitation);
  await enterHousehold(change, userId, invitation.householdId);
  const { isTooLong } = (await change.tx.first(isTooLongWith, userId))!;
  if (isTooLong) throw new Refusal("lists_too_long");
  recordEvent(change, "household_joined", { userId, sender });
  recordEvent(change, "invitation_accepted", { userId: invitation.inviterId, actorId: userId, sender });
}

async function readUser({ tx }: MembershipChange, id: string): Promise<User> {
  return (await tx.first(findUser, id))!;
}
