import type { Sender } from "../people/sender.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { changeMembership, leaveHousehold, membershipOf } from "./membership.ts";
import { findMembership } from "./queries.ts";

/**
 * Takes a member out of the caller's household: the owner may remove anybody, a member only themselves.
 * @throws Refusal `not_found` for a person who isn't in it, `not_household_owner`
 */
export async function removeMember(
  app: App,
  person: Person,
  memberId: string,
  sender: Sender,
): Promise<void> {
  await changeMembership(app, async (change) => {
    const { householdId, ownerId, userId } = await membershipOf(change, person.user.id);
    const member = await change.tx.first(findMembership, memberId);
    if (householdId === null || member?.householdId !== householdId) throw new Refusal("not_found");
    if (userId !== ownerId && userId !== member.userId) throw new Refusal("not_household_owner");
    await leaveHousehold(change, { ...member, householdId });
    if (userId === member.userId) return recordEvent(change, "household_left", { userId, sender });
    recordEvent(change, "member_removed", { userId, sender });
    recordEvent(change, "removed_from_household", { userId: member.userId, actorId: userId, sender });
  });
}
