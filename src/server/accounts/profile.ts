import type { Profile, User } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import { changeList } from "../list-changes/change-list.ts";
import { emailTaken } from "../people/new-account.ts";
import type { Sender } from "../people/sender.ts";
import type { Person, Scope } from "../people/person.ts";
import { checkNewPassword } from "../people/weak-password.ts";
import { throttles } from "../people/throttles.ts";
import { recordEvent } from "../security-events/record-event.ts";
import * as queries from "./profile-queries.ts";
import { endOtherSessions } from "./own-sessions.ts";

/**
 * Sets what "Your info" shows. The whole name is the first name; a last name stays as it is. It is a change of the list
 * too, since members see each other's names there.
 * @throws Refusal `email_taken`
 */
export async function updateProfile(
  app: App,
  { user, sessionId }: Person,
  scope: Scope,
  { name, email, newPassword }: Profile,
  sender: Sender,
): Promise<User> {
  const newEmail = email !== user.email;
  if (newEmail || newPassword !== undefined) await app.tries.take([throttles.profile.try(user.id)]);
  if (newPassword !== undefined)
    await checkNewPassword(newPassword, [user.email, email, name, user.lastName], "newPassword");
  const password = newPassword === undefined ? null : await app.passwords.hash(newPassword);
  try {
    const answer = await changeList<User>(app, scope, null, async ({ tx, now }) => {
      if (password !== null) {
        recordEvent({ app, tx }, "password_changed", { userId: user.id, sender });
        await endOtherSessions(app, tx, { user, sessionId }, sender);
      }
      if (newEmail) recordEvent({ app, tx }, "email_changed", { userId: user.id, sender });
      // A link that was mailed to the old address, or for the old password, is no longer valid.
      if (newEmail || password !== null) await tx.run(queries.deleteResetOf, user.id);
      return (await tx.first(queries.updateProfile, user.id, name, email, password, now))!;
    });
    return answer.body as User;
  } catch (error) {
    if (isTakenEmail(error)) throw emailTaken();
    throw error;
  }
}

function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "users_email_key";
}
