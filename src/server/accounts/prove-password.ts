import { errors } from "../../contract/errors.ts";
import { provenMinutes } from "../../contract/accounts/schema.ts";
import type { App } from "../app.ts";
import type { Person } from "../people/person.ts";
import type { Sender } from "../people/sender.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { countEvent } from "../security-events/count-event.ts";
import * as queries from "./profile-queries.ts";

/**
 * Makes sure that the user of a session knows the person's password: a borrowed phone must not be enough to take an account
 * over. A session that has proved it lately needs no further proof.
 * @throws Refusal `password_needed`, `wrong_password`
 */
export async function provePassword(
  app: App,
  { user, sessionId }: Person,
  given: string | undefined,
  sender: Sender,
): Promise<void> {
  const now = app.clock.now();
  const proof = await app.database.first(queries.findProof, sessionId);
  if (proof === null) throw new Refusal("not_signed_in");
  if (given === undefined) {
    if (isRecent(proof.provedAt, now)) return;
    throw refusal("password_needed");
  }
  const tries = [throttles.currentPassword.try(user.id)];
  await app.tries.take(tries);
  if (!(await app.passwords.verify(given, proof.password))) {
    countEvent(app, "current_password_failed", { userId: user.id, sender });
    throw refusal("wrong_password");
  }
  await app.tries.forget(tries);
  await app.database.run(queries.keepProof, sessionId, now);
}

function isRecent(provedAt: string | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - Date.parse(provedAt) < provenMinutes * 60_000;
}

function refusal(code: "password_needed" | "wrong_password"): Refusal {
  return new Refusal(code, { fields: [{ field: "currentPassword", message: errors[code].detail }] });
}
