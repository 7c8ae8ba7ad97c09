import { verificationHours, type OwnEmail } from "../../contract/accounts/email-schema.ts";
import type { User } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { hashToken, newToken } from "../people/session-cookie.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { verificationMail } from "./emails.ts";
import type { ChangedFrom } from "./mail-of-change.ts";
import * as queries from "./verification-queries.ts";

/** Whether addresses have to be verified: only where the installation can send mail. */
export function verifiesEmails({ config }: App): boolean {
  return config.smtpUrl !== null;
}

export async function readOwnEmail(app: App, userId: string): Promise<OwnEmail> {
  const found = await app.database.first(queries.findOwnEmail, userId, app.clock.now());
  if (found === null) throw new Refusal("not_signed_in");
  const { email, isVerified, waiting, expiresAt } = found;
  return {
    email,
    isVerified: isVerified || !verifiesEmails(app),
    waiting: waiting === null || expiresAt === null ? null : { email: waiting, expiresAt },
  };
}

/**
 * Sends the verification mail of an address again.
 * @throws Refusal `not_found` when no address waits for it, `links_need_public_url`
 */
export async function sendVerification(app: App, user: User, from: ChangedFrom): Promise<void> {
  const { email, isVerified, waiting } = await readOwnEmail(app, user.id);
  if (isVerified && waiting === null) throw new Refusal("not_found");
  const origin = checkedOrigin(from);
  await app.tries.take([throttles.verificationMail.try(user.id)]);
  await app.database.transaction((tx) => mailLink(app, tx, user.id, waiting?.email ?? email, origin));
}

/** @throws Refusal `not_found` */
export async function cancelEmailChange(app: App, userId: string): Promise<void> {
  if ((await app.database.run(queries.deleteChange, userId)) === 0) throw new Refusal("not_found");
}

/** @throws Refusal `links_need_public_url` */
export function checkedOrigin({ linkOrigin }: ChangedFrom): string {
  if (linkOrigin === null) throw new Refusal("links_need_public_url");
  return linkOrigin;
}

/** Makes a link that verifies an address of a person, and its mail; an earlier link stops working. */
export async function mailLink(
  app: App,
  tx: Transaction,
  userId: string,
  to: string,
  origin: string,
): Promise<void> {
  const token = newToken();
  const expires = new Date(app.clock.now().getTime() + verificationHours * 3_600_000);
  await tx.run(queries.keepLink, userId, to, hashToken(token), expires);
  const mail = verificationMail(to, `${origin}/verify-email?token=${token}`);
  await queueMail(app, tx, mail, `verify-email-${userId}`);
}
