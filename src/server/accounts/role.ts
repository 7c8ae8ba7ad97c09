import type { Role } from "../../contract/accounts/roles.ts";
import type { App } from "../app.ts";
import type { Sender } from "../people/sender.ts";
import { Refusal } from "../refusal.ts";
import { recordEvent } from "../security-events/record-event.ts";
import { changeMembership } from "../households/membership.ts";
import { lockLists, moveToCurrentLists } from "../households/list-moves.ts";
import { findMembership, listMembers } from "../households/queries.ts";
import { countOthers, setRole } from "./deletion-queries.ts";

/**
 * Gives an account another role. The role of a household's owner decides whether its sharing is active: when that
 * changes, the members' rows move and their devices read their whole lists again.
 * @param by for the event log: null when the server does it itself
 * @throws Refusal `not_found`; `last_admin` when the only administrator would become something else
 */
export async function changeRole(
  app: App,
  userId: string,
  role: Role,
  by: { actorId?: string; sender: Sender | null } = { sender: null },
): Promise<void> {
  await changeMembership(app, async (change) => {
    const membership = await change.tx.first(findMembership, userId);
    if (membership === null) throw new Refusal("not_found");
    if (membership.role === "admin" && role !== "admin") {
      // Also when nobody else has an account: only the first account of an empty installation becomes an administrator.
      const { admins } = (await change.tx.first(countOthers, userId))!;
      if (admins === 0) throw new Refusal("last_admin");
    }
    await change.tx.run(setRole, userId, role, change.now);
    recordEvent(change, "role_changed", { userId, ...by, detail: { role } });
    if (membership.householdId === null || membership.ownerId !== userId) return;
    const members = (await change.tx.all(listMembers, membership.householdId)).map(({ id }) => id);
    await lockLists(change, [membership.householdId, ...members]);
    await moveToCurrentLists(change, members);
  });
}
