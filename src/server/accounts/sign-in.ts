import type { Login, Registration } from "../../contract/accounts/schema.ts";
import { isEmail } from "../../contract/accounts/limits.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { addAccount, type NewSession } from "../people/new-account.ts";
import { openSession } from "../people/sessions.ts";
import * as queries from "../people/queries.ts";
import { isSecretCode, secretCode } from "../people/secret-code.ts";

/** @throws Refusal `wrong_credentials`, in the same time for an unknown address as for a wrong password. */
export async function logIn(app: App, { email, password }: Login, address: string): Promise<NewSession> {
  const account = `${address} ${email.toLowerCase()}`;
  app.throttles.loginByAddress.take(address);
  app.throttles.loginByAccount.take(account);
  const found = await app.database.first(queries.findUserByEmail, email);
  if (!(await app.passwords.verify(password, found?.password ?? null)) || found === null) {
    throw new Refusal("wrong_credentials");
  }
  app.throttles.loginByAccount.clear(account);
  const { password: _hash, ...user } = found;
  return { user, token: await openSession(app.database, user.id, app.clock.now()) };
}

/**
 * Makes an account. The first of an installation is its administrator.
 * @throws Refusal `wrong_secret_code`, `email_taken`
 */
export async function register(app: App, registration: Registration, address: string): Promise<NewSession> {
  app.throttles.register.take(address);
  const code = await secretCode(app.config, app.database);
  if (!isSecretCode(registration.secretCode, code)) {
    throw new Refusal("wrong_secret_code", {
      fields: [{ field: "secretCode", message: "That's not the secret code." }],
    });
  }
  const password = await app.passwords.hash(registration.password);
  const firstName = registration.firstName || null;
  return app.database.transaction(async (tx) => {
    await tx.run(queries.lockFirstAccount);
    const isFirst = (await tx.first(queries.anyUserExists))?.exists === false;
    const role = isFirst ? "admin" : app.config.signupRole;
    return addAccount(tx, { email: registration.email, password, firstName, role }, app.clock.now());
  });
}

/** @throws Refusal `invalid_waitlist_email`, `already_on_waitlist` */
export async function joinWaitlist(app: App, email: string, address: string): Promise<void> {
  app.throttles.waitlist.take(address);
  const trimmed = email.trim();
  if (!isEmail(trimmed)) {
    throw new Refusal("invalid_waitlist_email", {
      fields: [{ field: "email", message: "Invalid email format" }],
    });
  }
  const now = app.clock.now();
  const entry = await app.database.first(queries.insertWaitlistEntry, newId(now.getTime()), trimmed, now);
  if (entry === null) throw new Refusal("already_on_waitlist");
}
