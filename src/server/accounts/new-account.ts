import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { newId } from "../../contract/new-id.ts";
import type { Queryable, Transaction } from "../db/database.ts";
import type { App } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { hashToken, newToken, sessionDays } from "../http/session-cookie.ts";
import * as queries from "./queries.ts";

export type NewSession = { user: User; token: string };

/** `password` is its hash. */
type NewAccount = { email: string; password: string; firstName: string | null; role: Role };

/**
 * Makes an account with a list of its own, and signs in.
 * @throws Refusal `email_taken`
 */
export async function addAccount(
  app: App,
  tx: Transaction,
  { email, password, firstName, role }: NewAccount,
): Promise<NewSession> {
  const now = app.clock.now();
  const id = newId(now.getTime());
  const user = await tx.first(queries.insertUser, id, email, password, firstName, role, now);
  if (user === null) throw emailTaken();
  await tx.run(queries.insertScope, id);
  return { user, token: await openSession(app, tx, id) };
}

export function emailTaken(): Refusal {
  return new Refusal("email_taken", {
    fields: [{ field: "email", message: "An account with this email already exists." }],
  });
}

/** Answers the token for the cookie. */
export async function openSession(app: App, db: Queryable, userId: string): Promise<string> {
  const token = newToken();
  await db.run(queries.insertSession, hashToken(token), userId, sessionEnd(app));
  return token;
}

export function sessionEnd(app: App): Date {
  return new Date(app.clock.now().getTime() + sessionDays * 86_400_000);
}
