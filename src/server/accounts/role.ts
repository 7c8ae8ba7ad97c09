import type { Role } from "../../contract/accounts/roles.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { changeMembership, listsBehind, moveScopes } from "../households/membership.ts";
import type { MembershipChange } from "../households/membership-change.ts";
import { findPlace } from "../households/queries.ts";
import { moveDueDates } from "../due/due-dates.ts";
import { countOthers, setRole } from "./deletion-queries.ts";

/**
 * Gives an account another role. The role of a household's owner decides whether its lists are shared, so all its
 * members' devices read their lists anew.
 * @throws Refusal `not_found`; `last_admin` when the only administrator would become something else
 */
export async function changeRole(app: App, userId: string, role: Role): Promise<void> {
  await changeMembership(app, async (change) => {
    const place = await change.tx.first(findPlace, userId);
    if (place === null) throw new Refusal("not_found");
    if (place.role === "admin" && role !== "admin") await checkOtherAdmin(change, userId);
    await change.tx.run(setRole, userId, role, change.now);
    if (place.ownerId !== userId) return;
    const lists = await listsBehind(change, place.householdId);
    const revision = await moveScopes(change, lists);
    // A person's own list has her id.
    await moveDueDates(change.tx, { userIds: lists, revision, now: change.now });
  });
}

/** @throws Refusal `last_admin` when there are other people but no administrator among them */
export async function checkOtherAdmin({ tx }: MembershipChange, userId: string): Promise<void> {
  const others = (await tx.first(countOthers, userId))!;
  if (others.people > 0 && others.admins === 0) throw new Refusal("last_admin");
}
