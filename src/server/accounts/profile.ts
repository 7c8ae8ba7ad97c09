import type { Profile, User } from "../../contract/accounts/schema.ts";
import { isSameAddress } from "../../contract/households/rules.ts";
import type { App } from "../app.ts";
import { changeList } from "../list-changes/change-list.ts";
import { emailTaken, isTakenEmail } from "../people/new-account.ts";
import type { Person, Scope } from "../people/person.ts";
import { checkNewPassword } from "../people/weak-password.ts";
import { findUserByEmail } from "../people/queries.ts";
import { checkedOrigin, mailLink, verifiesEmails } from "./own-email.ts";
import { throttles } from "../people/throttles.ts";
import { recordEvent } from "../security-events/record-event.ts";
import * as queries from "./profile-queries.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { provePassword } from "./prove-password.ts";
import { mailNewEmail, mailNewPassword, mailWaitingEmail, type ChangedFrom } from "./mail-of-change.ts";
import { deleteChange } from "./verification-queries.ts";

/**
 * Sets what "Your info" shows. The whole name is the first name; a last name stays as it is. It is a change of the list
 * too, since members see each other's names there. A new address or password is mailed to the old address. Where there is a mail
 * server, a new address takes effect when its link is opened; until then the old one stays.
 * @throws Refusal `password_needed`, `wrong_password`, `email_taken`, `links_need_public_url`; `invalid_input` for a weak
 *   password
 */
export async function updateProfile(
  app: App,
  person: Person,
  scope: Scope,
  { name, email, newPassword, currentPassword }: Profile,
  from: ChangedFrom,
): Promise<User> {
  const { user, sessionId } = person;
  const newEmail = email !== user.email;
  if (newPassword !== undefined)
    await checkNewPassword(newPassword, [user.email, email, name, user.lastName], "newPassword");
  if (newEmail || newPassword !== undefined) {
    await provePassword(app, person, currentPassword, from.sender);
    await app.tries.take([throttles.profile.try(user.id)]);
  }
  const waits = newEmail && verifiesEmails(app) && !isSameAddress(email, user.email);
  const linkOrigin = waits ? await checkNewAddress(app, user, email, from) : null;
  const password = newPassword === undefined ? null : await app.passwords.hash(newPassword);
  try {
    const answer = await changeList<User>(app, scope, null, async ({ tx, now }) => {
      if (password !== null) {
        recordEvent({ app, tx }, "password_changed", { userId: user.id, sender: from.sender });
        await endOtherSessions(app, tx, { user, sessionId }, from.sender);
      }
      if (newEmail && !waits)
        recordEvent({ app, tx }, "email_changed", { userId: user.id, sender: from.sender });
      // A link that was mailed to the old address, or for the old password, is no longer valid.
      if (newEmail || password !== null) await tx.run(queries.deleteResetOf, user.id);
      if (password !== null) await tx.run(deleteChange, user.id);
      const effective = waits ? user.email : email;
      const changed = (await tx.first(queries.updateProfile, user.id, name, effective, password, now))!;
      if (password !== null) await mailNewPassword(app, tx, user, from);
      if (linkOrigin !== null) {
        recordEvent({ app, tx }, "email_change_requested", { userId: user.id, sender: from.sender });
        await mailLink(app, tx, user.id, email, linkOrigin);
        await mailWaitingEmail(app, tx, user, email, from);
      } else if (newEmail) await mailNewEmail(app, tx, user, email, from);
      return changed;
    });
    return answer.body as User;
  } catch (error) {
    if (isTakenEmail(error)) throw emailTaken();
    throw error;
  }
}

/** Checks an address to which a link is to be mailed, and returns the origin of the link. */
async function checkNewAddress(app: App, user: User, email: string, from: ChangedFrom): Promise<string> {
  if ((await app.database.first(findUserByEmail, email)) !== null) throw emailTaken();
  await app.tries.take([throttles.verificationMail.try(user.id)]);
  return checkedOrigin(from);
}
