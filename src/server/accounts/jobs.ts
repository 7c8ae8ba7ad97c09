import { passwordResetMinutes } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import { firstAnswersSince } from "../first-answers/first-answers.ts";
import { deleteOldFirstAnswers } from "../first-answers/queries.ts";
import { hashToken, newToken } from "../people/session-cookie.ts";
import type { PayloadOf } from "../jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { passwordResetMail } from "./emails.ts";
import { deleteEndedLinks } from "./verification-queries.ts";
import * as profileQueries from "./profile-queries.ts";
import { deleteUnusedDevices } from "../people/device-queries.ts";
import { devicesSince } from "../people/devices.ts";
import * as queries from "../people/queries.ts";
import { deleteFullThrottles } from "../people/throttle-queries.ts";
import { countEvent } from "../security-events/count-event.ts";

/**
 * Removes sessions whose end has passed, devices that are known no longer, counts of tries that don't matter any more, and answers
 * to sign-ups and joins that are too old to be given again.
 */
export async function deleteEndedSessions(app: App): Promise<void> {
  const now = app.clock.now();
  while ((await app.database.run(queries.deleteEndedSessions, now)) > 0);
  while ((await app.database.run(deleteUnusedDevices, devicesSince(now))) > 0);
  while ((await app.database.run(deleteFullThrottles, now)) > 0);
  while ((await app.database.run(deleteOldFirstAnswers, firstAnswersSince(now))) > 0);
}

/** Deletes the unused links for a new password whose time has passed. */
export async function deleteEndedResets(app: App): Promise<void> {
  await app.database.run(profileQueries.deleteEndedResets, app.clock.now());
}

/** Removes links that verify an address and were not opened in time; a changed address then stays as it was. */
export async function deleteEndedVerifications(app: App): Promise<void> {
  await app.database.run(deleteEndedLinks, app.clock.now());
}

/** Makes the link and its mail; an earlier link stops working. */
export async function mailPasswordReset(
  app: App,
  { email, origin, sender }: PayloadOf<"mail-password-reset">,
): Promise<void> {
  const user = await app.database.first(queries.findUserByEmail, email);
  countEvent(app, "password_reset_requested", { userId: user?.id ?? null, sender: sender ?? null });
  if (user === null) return;
  const token = newToken();
  const expires = new Date(app.clock.now().getTime() + passwordResetMinutes * 60_000);
  await app.database.transaction(async (tx) => {
    await tx.run(profileQueries.keepReset, user.id, hashToken(token), expires);
    const mail = passwordResetMail(user.email, `${origin}/reset-password?token=${token}`);
    await queueMail(app, tx, mail, `password-reset-${user.id}`);
  });
}
