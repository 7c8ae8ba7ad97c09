import type { Login, Registration, User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { isWaitlistEmail } from "../../contract/accounts/waitlist-email.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { keepAccount, orFirstAccount } from "../first-answers/first-answers.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { addAccount, type NewSession } from "../people/new-account.ts";
import { rememberDevice, type CallSource } from "../people/devices.ts";
import { openSession } from "../people/sessions.ts";
import { throttles } from "../people/throttles.ts";
import * as queries from "../people/queries.ts";
import { isSecretCode, secretCode } from "../people/secret-code.ts";
import { checkNewPassword } from "../people/weak-password.ts";
import { countEvent } from "../security-events/count-event.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { signInTries } from "./sign-in-limits.ts";
import { mailLink, verifiesEmails } from "./own-email.ts";
import type { ChangedFrom } from "./mail-of-change.ts";

/** @throws Refusal `wrong_credentials`, in the same time for an unknown address as for a wrong password. */
export async function logIn(app: App, { email, password }: Login, from: CallSource): Promise<NewSession> {
  const found = await app.database.first(queries.findUserByEmail, email);
  const account = { id: found?.id ?? null, email: (found?.email ?? email).toLowerCase() };
  const tries = await signInTries(app, account, from);
  await app.tries.take(tries);
  if (!(await app.passwords.verify(password, found?.password ?? null)) || found === null) {
    countEvent(app, "sign_in_failed", { userId: found?.id ?? null, sender: from.sender });
    throw new Refusal("wrong_credentials");
  }
  await app.tries.giveBack(tries);
  const { password: _hash, ...user } = found;
  return app.database.transaction(async (tx) => {
    const now = app.clock.now();
    recordEvent({ app, tx }, "signed_in", { userId: user.id, sender: from.sender });
    const device = await rememberDevice(tx, user.id, from, now);
    return { user, token: await openSession(tx, user.id, from.sender.device, now), device };
  });
}

/**
 * Makes an account. The first of an installation is its administrator. A repeat after a lost answer signs in to the account that
 * the first one made.
 * @throws Refusal `wrong_secret_code`, `email_taken`; `invalid_input` for a weak password
 */
export async function register(
  app: App,
  registration: Registration,
  from: ChangedFrom,
  operation: Operation | null,
): Promise<NewSession> {
  const tries = [throttles.register.try(from.address)];
  await app.tries.take(tries);
  const code = await secretCode(app.config, app.database);
  if (!isSecretCode(registration.secretCode, code)) {
    countEvent(app, "secret_code_failed", { userId: null, sender: from.sender });
    throw new Refusal("wrong_secret_code", {
      fields: [{ field: "secretCode", message: "That's not the secret code." }],
    });
  }
  await app.tries.giveBack(tries);
  return orFirstAccount(app, operation, registration.password, from, () =>
    makeAccount(app, registration, from, operation),
  );
}

async function makeAccount(
  app: App,
  registration: Registration,
  from: ChangedFrom,
  operation: Operation | null,
): Promise<NewSession> {
  const firstName = registration.firstName || null;
  await checkNewPassword(registration.password, [registration.email, firstName]);
  const password = await app.passwords.hash(registration.password);
  return app.database.transaction(async (tx) => {
    await tx.run(queries.lockFirstAccount);
    const isFirst = (await tx.first(queries.anyUserExists))?.exists === false;
    const role: Role = isFirst ? "admin" : app.config.signupRole;
    const { email } = registration;
    const account = { email, password, firstName, role, isVerified: false };
    const now = app.clock.now();
    const made = await addAccount(tx, account, from, now);
    recordEvent({ app, tx }, "account_created", { userId: made.user.id, sender: from.sender });
    if (verifiesEmails(app)) await mailFirstLink(app, tx, made.user, from.linkOrigin);
    await keepAccount(tx, operation, made.user.id, now);
    return made;
  });
}

/** An account works without a verified address: its person can ask for another link. */
async function mailFirstLink(
  app: App,
  tx: Transaction,
  { id, email }: User,
  origin: string | null,
): Promise<void> {
  if (origin === null) app.log.warn("an address could not be verified by mail: links need PUBLIC_URL");
  else await mailLink(app, tx, id, email, origin);
}

/** @throws Refusal `not_found` without a waitlist, `invalid_waitlist_email`, `already_on_waitlist` */
export async function joinWaitlist(app: App, email: string, address: string): Promise<void> {
  if (!app.config.waitlist) throw new Refusal("not_found");
  await app.tries.take([throttles.waitlist.try(address)]);
  const trimmed = email.trim();
  if (!isWaitlistEmail(trimmed)) {
    throw new Refusal("invalid_waitlist_email", {
      fields: [{ field: "email", message: "Invalid email format" }],
    });
  }
  const now = app.clock.now();
  const entry = await app.database.first(queries.insertWaitlistEntry, newId(now.getTime()), trimmed, now);
  if (entry === null) throw new Refusal("already_on_waitlist");
}
