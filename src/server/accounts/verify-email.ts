import { isSameAddress } from "../../contract/households/rules.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { changeList } from "../list-changes/change-list.ts";
import { emailTaken, isTakenEmail } from "../people/new-account.ts";
import { findUser, verifyOwnEmail } from "../people/queries.ts";
import { findScopeOf } from "../people/scope.ts";
import { hashToken } from "../people/session-cookie.ts";
import { throttles } from "../people/throttles.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { Refusal } from "../refusal.ts";
import { deleteResetOf } from "./profile-queries.ts";
import { mailNewEmail, type ChangedFrom } from "./mail-of-change.ts";
import * as queries from "./verification-queries.ts";

/**
 * Takes a mailed link as the proof that its mailbox is the person's; a changed address takes effect with it. That is a change
 * of the list too, since members without a name are called by their address there.
 * @throws Refusal `link_ended`; `email_taken` when another account has got the address meanwhile
 */
export async function verifyEmail(app: App, given: string, from: ChangedFrom): Promise<{ email: string }> {
  const token = hashToken(given);
  const link = await app.database.first(queries.findLink, token, app.clock.now());
  const scope = link === null ? null : await findScopeOf(app.database, link.userId);
  if (scope === null) {
    // A valid link always works, however many others their network has tried.
    await app.tries.take([throttles.verification.try(from.address)]);
    throw new Refusal("link_ended");
  }
  try {
    const { body } = await changeList(app, scope, null, ({ tx, now }) => openLink(app, tx, token, now, from));
    return body as { email: string };
  } catch (error) {
    if (isTakenEmail(error)) throw emailTaken();
    throw error;
  }
}

async function openLink(app: App, tx: Transaction, token: Buffer, now: Date, from: ChangedFrom) {
  const link = await tx.first(queries.useLink, token, now);
  const user = link === null ? null : await tx.first(findUser, link.userId);
  if (link === null || user === null) throw new Refusal("link_ended");
  const { email } = link;
  if (isSameAddress(email, user.email)) {
    await tx.run(verifyOwnEmail, user.id, now);
    return { email: user.email };
  }
  // A link that was mailed to the old address is no longer valid.
  await tx.run(deleteResetOf, user.id);
  await tx.run(queries.setEmail, user.id, email, now);
  recordEvent({ app, tx }, "email_changed", { userId: user.id, sender: from.sender });
  await mailNewEmail(app, tx, user, email, from);
  return { email };
}
