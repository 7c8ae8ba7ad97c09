import type { User } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { mayMailLinks } from "../http/link-origin.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { CallSource } from "../people/devices.ts";
import type { Person } from "../people/person.ts";
import { emailChangeAskedMail, emailChangedMail, passwordChangedMail, type MailedChange } from "./emails.ts";

/** The source of a change, and the origin of links; null when none may be mailed. */
export type ChangedFrom = CallSource & { linkOrigin: string | null };

type Caller = CallSource & { app: App; origin: string; person: Person | null };
export async function changedFrom({
  app,
  address,
  device,
  sender,
  locale,
  origin,
  person,
}: Caller): Promise<ChangedFrom> {
  const linkOrigin = (await mayMailLinks(app, origin, person)) ? origin : null;
  return { address, device, sender, locale, linkOrigin };
}

export async function mailNewPassword(
  app: App,
  tx: Transaction,
  user: User,
  from: ChangedFrom,
): Promise<void> {
  await queueMail(app, tx, passwordChangedMail(user.email, mailedChangeOf(app, user, from)));
}

/** @param user as they were, with the old address */
export async function mailNewEmail(
  app: App,
  tx: Transaction,
  user: User,
  email: string,
  from: ChangedFrom,
): Promise<void> {
  await queueMail(app, tx, emailChangedMail(user.email, email, mailedChangeOf(app, user, from)));
}

/** Mails that a new address waits for its link to be opened. @param user the person with their present address */
export async function mailWaitingEmail(
  app: App,
  tx: Transaction,
  user: User,
  email: string,
  from: ChangedFrom,
): Promise<void> {
  await queueMail(app, tx, emailChangeAskedMail(user.email, email, mailedChangeOf(app, user, from)));
}

function mailedChangeOf(app: App, { timezone }: User, { sender, linkOrigin }: ChangedFrom): MailedChange {
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: timezone,
  });
  const at = `${format.format(app.clock.now())} (${timezone})`;
  return { at, device: sender.device, origin: linkOrigin };
}
