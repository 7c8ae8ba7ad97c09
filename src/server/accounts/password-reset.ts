import type { App } from "../app.ts";
import { mayMailLinks } from "../http/link-origin.ts";
import { Refusal } from "../refusal.ts";
import { hashToken } from "../people/session-cookie.ts";
import { addJob } from "../jobs/add-job.ts";
import type { Person } from "../people/person.ts";
import type { NewSession } from "../people/new-account.ts";
import { openSession } from "../people/sessions.ts";
import * as queries from "./profile-queries.ts";

/**
 * Queues a mail with a link, if this address has an account. Only the job looks whether it has one, so that neither
 * the answer nor its time tells.
 * @param from the caller; the link begins with the origin that they use
 */
export async function requestPasswordReset(
  app: App,
  email: string,
  from: { address: string; origin: string; person: Person | null },
): Promise<void> {
  const { address, origin, person } = from;
  app.throttles.forgottenByAddress.take(address);
  app.throttles.forgottenByAccount.take(email.toLowerCase());
  if (!(await mayMailLinks(app, origin, person))) {
    app.log.warn({ origin }, "a forgotten password could not be mailed about: links need PUBLIC_URL");
    return;
  }
  await app.database.transaction((tx) => addJob(tx, "mail-password-reset", { email, origin }));
}

/**
 * Sets a password by a mailed link, ends all sessions of the account and begins a new one.
 * @throws Refusal `link_ended`
 */
export async function resetPassword(
  app: App,
  given: { token: string; password: string },
  address: string,
): Promise<NewSession> {
  app.throttles.passwordReset.take(address);
  const token = hashToken(given.token);
  // Before the costly hash: an invalid link must not cost the server a hash.
  if ((await app.database.first(queries.findReset, token, app.clock.now())) === null)
    throw new Refusal("link_ended");
  const password = await app.passwords.hash(given.password);
  return app.database.transaction(async (tx) => {
    const now = app.clock.now();
    const reset = await tx.first(queries.useReset, token, now);
    if (reset === null) throw new Refusal("link_ended");
    await tx.run(queries.deleteSessionsOf, reset.userId);
    const user = (await tx.first(queries.setPassword, reset.userId, password, now))!;
    return { user, token: await openSession(tx, user.id, now) };
  });
}
