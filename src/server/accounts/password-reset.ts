import type { App } from "../app.ts";
import { mayMailLinks } from "../http/link-origin.ts";
import { Refusal } from "../refusal.ts";
import { hashToken } from "../people/session-cookie.ts";
import { checkNewPassword } from "../people/weak-password.ts";
import { addJob } from "../jobs/add-job.ts";
import type { Person } from "../people/person.ts";
import type { Sender } from "../people/sender.ts";
import type { NewSession } from "../people/new-account.ts";
import { rememberDevice } from "../people/devices.ts";
import { openSession } from "../people/sessions.ts";
import { throttles } from "../people/throttles.ts";
import { forgetSignInTries } from "./sign-in-limits.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { verifyOwnEmail } from "../people/queries.ts";
import { verifiesEmails } from "./own-email.ts";
import * as queries from "./profile-queries.ts";
import { mailNewPassword, type ChangedFrom } from "./mail-of-change.ts";
import { deleteLinkOf } from "./verification-queries.ts";

/**
 * Queues a mail with a link, if this address has an account. Only the job looks whether it has one, so that neither
 * the answer nor its time shows.
 * @param from the caller; the link has the origin that they use
 */
export async function requestPasswordReset(
  app: App,
  email: string,
  from: { sender: Sender; origin: string; person: Person | null },
): Promise<void> {
  const { sender, origin, person } = from;
  await app.tries.take([throttles.forgottenByAddress.try(sender.address)]);
  if (!(await mayMailLinks(app, origin, person))) {
    app.log.warn({ origin }, "a forgotten password could not be mailed about: links need PUBLIC_URL");
    return;
  }
  if (await wasMailedJustNow(app, email)) return;
  await app.database.transaction((tx) => addJob(tx, "mail-password-reset", { email, origin, sender }));
}

/**
 * Whether the address has used up its mails for now. Its newest link then is younger than the time after which another
 * mail is allowed, and still works: so strangers who ask in a person's name don't keep that person from a link.
 */
async function wasMailedJustNow(app: App, email: string): Promise<boolean> {
  try {
    await app.tries.take([throttles.forgottenByAccount.try(email.toLowerCase())]);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === "too_many_requests") return true;
    throw error;
  }
}

/**
 * Sets a password by a mailed link, ends all sessions of the account and begins a new one.
 * @throws Refusal `link_ended`; `invalid_input` for a weak password, and the link stays valid
 */
export async function resetPassword(
  app: App,
  given: { token: string; password: string },
  from: ChangedFrom,
): Promise<NewSession> {
  const token = hashToken(given.token);
  // Before the costly hash: an invalid link must not cost the server a hash. A valid one always works.
  const asked = await app.database.first(queries.findReset, token, app.clock.now());
  if (asked === null) {
    await app.tries.take([throttles.passwordReset.try(from.address)]);
    throw new Refusal("link_ended");
  }
  await checkNewPassword(given.password, [asked.email, asked.firstName, asked.lastName]);
  const password = await app.passwords.hash(given.password);
  const session = await app.database.transaction(async (tx) => {
    const now = app.clock.now();
    const reset = await tx.first(queries.useReset, token, now);
    if (reset === null) throw new Refusal("link_ended");
    const ended = await tx.all(queries.deleteSessionsOf, reset.userId);
    tx.afterCommit(() => app.streams.endSessions(ended.map(({ sid }) => sid)));
    recordEvent({ app, tx }, "password_reset", {
      userId: reset.userId,
      sender: from.sender,
      detail: { sessions: ended.length },
    });
    // The link came to the mailbox of the account's address; a change that another person asked for ends here.
    if (verifiesEmails(app)) await tx.run(verifyOwnEmail, reset.userId, now);
    await tx.run(deleteLinkOf, reset.userId);
    const user = (await tx.first(queries.setPassword, reset.userId, password, now))!;
    await mailNewPassword(app, tx, user, from);
    const device = await rememberDevice(tx, user.id, from, now);
    return { user, token: await openSession(tx, user.id, from.sender.device, now), device };
  });
  await forgetSignInTries(app, session.user.email);
  return session;
}
