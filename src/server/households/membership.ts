import { householdName } from "../../contract/households/rules.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { moveDueDates } from "../due/due-dates.ts";
import { endInvitations } from "./invitation-queries.ts";
import * as queries from "./queries.ts";
import type { MemberRow, Place } from "./queries.ts";
import type { MembershipChange } from "./membership-change.ts";
import { separate } from "./separation.ts";

/**
 * Runs whatever moves people between lists, and what decides it, in one transaction. Only one at a time: there are few
 * of them, and each concerns several lists whose people have to be known before they can be locked.
 */
export async function changeMembership<T>(
  app: App,
  work: (change: MembershipChange) => Promise<T>,
): Promise<T> {
  return app.database.transaction(async (tx) => {
    await tx.run(queries.lockMembership);
    return work({ app, tx, now: app.clock.now() });
  });
}

/** @throws Refusal `not_signed_in` when the account was deleted meanwhile */
export async function placeOf({ tx }: MembershipChange, userId: string): Promise<Place> {
  const place = await tx.first(queries.findPlace, userId);
  if (place === null) throw new Refusal("not_signed_in");
  return place;
}

/** Makes a household of this one person, who owns it. */
export async function foundHousehold(change: MembershipChange, owner: Place): Promise<string> {
  const id = newId(change.now.getTime());
  await change.tx.run(queries.insertHousehold, id, householdName(owner), owner.userId, change.now);
  await enterHousehold(change, owner.userId, id);
  return id;
}

/** Puts somebody who is in no household into this one, with all that is hers. */
export async function enterHousehold(
  change: MembershipChange,
  userId: string,
  householdId: string,
): Promise<void> {
  const { tx, now } = change;
  const revision = await moveScopes(change, [householdId, userId]);
  await tx.run(queries.addMember, newId(now.getTime()), householdId, userId, now);
  await gatherRepeats(change, householdId, revision);
  await moveDueDates(tx, { userIds: [userId], revision, now });
}

/**
 * Takes somebody out of her household, with all that is hers. An owner hands it over to the longest-standing member
 * whose own role is premium or admin; without one it ends, and everyone keeps what is hers.
 */
export async function leaveHousehold(
  change: MembershipChange,
  { userId, householdId, ownerId }: Place & { householdId: string },
): Promise<void> {
  const { tx, now } = change;
  const members = await tx.all(queries.listMembers, householdId);
  const memberIds = members.map(({ id }) => id);
  const others = members.filter(({ id }) => id !== userId);
  const heir = ownerId === userId ? heirOf(others) : null;
  const revision = await moveScopes(change, [householdId, ...memberIds]);
  await tx.run(queries.releaseRepeats, memberIds);
  if (ownerId === userId && heir === null) {
    for (const [index, id] of memberIds.entries())
      await separate(change, id, memberIds.slice(index + 1), revision);
    await tx.run(queries.deleteHousehold, householdId);
    await tx.run(queries.deleteScope, householdId);
  } else {
    await separate(
      change,
      userId,
      others.map(({ id }) => id),
      revision,
    );
    await tx.run(queries.removeMember, householdId, userId);
    await gatherRepeats(change, householdId, revision);
    if (heir !== null) await handOver(change, householdId, heir);
  }
  await moveDueDates(tx, { userIds: memberIds, revision, now });
}

async function handOver({ tx, now }: MembershipChange, householdId: string, heir: MemberRow): Promise<void> {
  await tx.run(queries.setOwner, householdId, heir.id, householdName(heir), now);
  // Who sent them can't speak for the household any more.
  await tx.run(endInvitations, householdId);
}

function heirOf(others: readonly MemberRow[]): MemberRow | null {
  return others.find(({ role }) => role !== "free") ?? null;
}

/** All repeats of a household's members are the household's, each item once. */
async function gatherRepeats(change: MembershipChange, householdId: string, revision: number): Promise<void> {
  const { tx, now } = change;
  const members = await tx.all(queries.listMembers, householdId);
  const memberIds = members.map(({ id }) => id);
  await tx.run(queries.endDoubleRepeats, householdId, memberIds, revision, now);
  await tx.run(queries.adoptRepeats, householdId, memberIds);
}

/** The lists that change hands when this household does: its own and those of its members. */
export async function listsBehind({ tx }: MembershipChange, householdId: string | null): Promise<string[]> {
  if (householdId === null) return [];
  const members = await tx.all(queries.listMembers, householdId);
  return [householdId, ...members.map(({ id }) => id)];
}

/** Takes the locks of all lists that a change concerns, when it makes several moves. */
export async function lockLists({ tx }: MembershipChange, ids: readonly string[]): Promise<void> {
  await tx.all(queries.lockScopes, ids);
}

/** Makes every device of these lists read its list anew. Answers the revision for rows that change with the move. */
export async function moveScopes(change: MembershipChange, ids: readonly string[]): Promise<number> {
  await lockLists(change, ids);
  change.tx.afterCommit(() => change.app.changes.announce(ids));
  const moved = await change.tx.first(queries.moveScopes, ids);
  if (moved === null) throw new Error("Everybody has a list.");
  return moved.revision;
}
