import type { App } from "../app.ts";
import { changeMembership, leaveHousehold, membershipOf } from "../households/membership.ts";
import { lockLists } from "../households/list-moves.ts";
import { deferReferences } from "../households/move-queries.ts";
import * as queries from "./deletion-queries.ts";
import type { MembershipChange } from "../households/membership-change.ts";
import { lockFirstAccount } from "../people/queries.ts";
import { deleteSessionsOf } from "./profile-queries.ts";
import { forgetPerson } from "../security-events/queries.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { Refusal } from "../refusal.ts";

/** The signature of feedback whose author has deleted their account. */
const goneName = "Deleted account";

/**
 * Deletes an account and all that is theirs. They leave their household first, so that nothing of the others goes along;
 * their feedback stays, without their name.
 * @throws Refusal `last_admin`
 */
export async function deleteAccount(app: App, userId: string): Promise<void> {
  await changeMembership(app, async (change) => {
    const { tx } = change;
    // No account may be made in between: an installation must not be left with people but no administrator.
    await tx.run(lockFirstAccount);
    const membership = await membershipOf(change, userId);
    if (membership.role === "admin") await checkOtherAdmin(change, userId);
    if (membership.householdId !== null)
      await leaveHousehold(change, { ...membership, householdId: membership.householdId });
    await lockLists(change, [userId]);
    await tx.run(queries.anonymiseFeedback, userId, goneName);
    await tx.run(forgetPerson, userId);
    recordEvent(change, "account_deleted", { userId: null, sender: null });
    await tx.run(queries.deleteWaitlistEntry, membership.email);
    // All that is theirs is on their own list now, and is deleted with it in any order.
    await tx.run(deferReferences);
    const ended = await tx.all(deleteSessionsOf, userId);
    tx.afterCommit(() => app.streams.endSessions(ended.map(({ sid }) => sid)));
    await tx.run(queries.deleteUser, userId);
  });
}

/** @throws Refusal `last_admin` when there are other people but no administrator among them */
async function checkOtherAdmin({ tx }: MembershipChange, userId: string): Promise<void> {
  const others = (await tx.first(queries.countOthers, userId))!;
  if (others.people > 0 && others.admins === 0) throw new Refusal("last_admin");
}
