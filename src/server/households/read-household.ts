import { callName } from "../../contract/households/rules.ts";
import type { Household } from "../../contract/households/schema.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { listPending } from "./invitation-queries.ts";
import { findMembership, listMembers } from "./queries.ts";

/**
 * A person's household as its members see it. Without one, people with Premium of their own own the household that their
 * first invitation makes.
 */
export async function readHousehold(app: App, person: Person): Promise<Household> {
  const { database, clock } = app;
  const membership = await database.first(findMembership, person.user.id);
  if (membership === null) throw new Refusal("not_signed_in");
  const { householdId: id, householdName: name, ownerId, userId } = membership;
  if (id === null || name === null || ownerId === null)
    return { household: null, members: [], isOwner: membership.role !== "free", pendingInvitations: [] };
  const [members, pendingInvitations] = await Promise.all([
    database.all(listMembers, id),
    database.all(listPending, id, clock.now()),
  ]);
  return {
    household: { id, name, ownerId },
    members: members.map(({ role: _role, ...member }) => member),
    isOwner: ownerId === userId,
    pendingInvitations: pendingInvitations.map(
      ({ inviterEmail: email, inviterFirstName: firstName, ...rest }) => ({
        ...rest,
        inviterName: callName({ firstName, email }),
      }),
    ),
  };
}
