import type { User } from "../../contract/accounts/schema.ts";
import type { Role } from "../../contract/accounts/roles.ts";
import { newId } from "../../contract/new-id.ts";
import type { Transaction } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import { rememberDevice, type CallSource } from "./devices.ts";
import * as queries from "./queries.ts";
import { openSession } from "./sessions.ts";

/** The tokens are for the cookies of the session and of the device. */
export type NewSession = { user: User; token: string; device: string };

/** `password` is its hash, `isVerified` whether the mailbox was shown to be theirs. */
type NewAccount = {
  email: string;
  password: string;
  firstName: string | null;
  role: Role;
  isVerified: boolean;
};

/**
 * Makes an account with a list of its own, and signs in. Its time zone and language are those of the browser.
 * @throws Refusal `email_taken`
 */
export async function addAccount(
  tx: Transaction,
  { email, password, firstName, role, isVerified }: NewAccount,
  from: CallSource,
  now: Date,
): Promise<NewSession> {
  const id = newId(now.getTime());
  const verifiedAt = isVerified ? now : null;
  const { timezone, language } = from.locale;
  const row = [id, email, password, firstName, role, verifiedAt, timezone, language, now] as const;
  const user = await tx.first(queries.insertUser, ...row);
  if (user === null) throw emailTaken();
  const device = await rememberDevice(tx, id, from, now);
  return { user, token: await openSession(tx, id, from.sender.device, now), device };
}

export function emailTaken(): Refusal {
  return new Refusal("email_taken", {
    fields: [{ field: "email", message: "An account with this email already exists." }],
  });
}

/** Whether a write failed because another account has the address. */
export function isTakenEmail(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "users_email_key";
}
