import type { Household } from "../../contract/households/schema.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { listPending } from "./invitation-queries.ts";
import { changeMembership, leaveHousehold, placeOf } from "./membership.ts";
import { findPlace, listMembers } from "./queries.ts";

/** Her household as its members see it. Without one she is the owner of the household that her first invitation makes. */
export async function readHousehold(app: App, person: Person): Promise<Household> {
  const { database, clock } = app;
  const place = await database.first(findPlace, person.user.id);
  if (place === null) throw new Refusal("not_signed_in");
  const { householdId: id, householdName: name, ownerId, userId } = place;
  if (id === null || name === null || ownerId === null)
    return { household: null, members: [], isOwner: true, pendingInvitations: [] };
  const [members, pendingInvitations] = await Promise.all([
    database.all(listMembers, id),
    database.all(listPending, id, clock.now()),
  ]);
  return {
    household: { id, name, ownerId },
    members: members.map(({ role: _role, ...member }) => member),
    isOwner: ownerId === userId,
    pendingInvitations,
  };
}

/**
 * Takes a member out of the caller's household: the owner anybody, anybody herself.
 * @throws Refusal `not_found` for somebody who isn't in it, `not_household_owner`
 */
export async function removeMember(app: App, person: Person, memberId: string): Promise<void> {
  await changeMembership(app, async (change) => {
    const { householdId, ownerId, userId } = await placeOf(change, person.user.id);
    const member = await change.tx.first(findPlace, memberId);
    if (householdId === null || member?.householdId !== householdId) throw new Refusal("not_found");
    if (userId !== ownerId && userId !== member.userId) throw new Refusal("not_household_owner");
    await leaveHousehold(change, { ...member, householdId });
  });
}
