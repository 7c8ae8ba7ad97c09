import { householdName } from "../../contract/households/rules.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import type { ListId } from "../people/person.ts";
import { Refusal } from "../refusal.ts";
import { endInvitations } from "./invitation-queries.ts";
import { lockLists, moveToCurrentLists } from "./list-moves.ts";
import type { MembershipChange } from "./membership-change.ts";
import { deferReferences, setHouseholdOfRepeats } from "./move-queries.ts";
import * as queries from "./queries.ts";
import type { MemberRow, Membership } from "./queries.ts";

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
export async function membershipOf({ tx }: MembershipChange, userId: string): Promise<Membership> {
  const membership = await tx.first(queries.findMembership, userId);
  if (membership === null) throw new Refusal("not_signed_in");
  return membership;
}

/** Makes a household of this one person, who owns it. */
export async function foundHousehold(change: MembershipChange, owner: Membership): Promise<string> {
  const id = newId(change.now.getTime());
  await change.tx.run(queries.insertHousehold, id, householdName(owner), owner.userId, change.now);
  await enterHousehold(change, owner.userId, id);
  return id;
}

/** Puts a person who is in no household into this one, with all that is theirs. */
export async function enterHousehold(
  change: MembershipChange,
  userId: string,
  householdId: string,
): Promise<void> {
  const { tx, now } = change;
  await lockLists(change, await listsBehind(change, householdId, [userId]));
  await tx.run(queries.addMember, newId(now.getTime()), householdId, userId, now);
  await moveToCurrentLists(change, [userId], [householdId as ListId]);
  await tx.run(setHouseholdOfRepeats, [userId], householdId);
}

/**
 * Takes a person out of their household, with all that is theirs. An owner hands it over to the longest-standing member
 * whose own role is premium or admin; without one it ends, and everyone keeps what is theirs.
 */
export async function leaveHousehold(
  change: MembershipChange,
  { userId, householdId, ownerId }: Membership & { householdId: string },
): Promise<void> {
  const { tx } = change;
  await lockLists(change, await listsBehind(change, householdId));
  const members = await tx.all(queries.listMembers, householdId);
  const memberIds = members.map(({ id }) => id);
  const others = members.filter(({ id }) => id !== userId);
  const heir = ownerId === userId ? heirOf(others) : null;
  const isEnding = ownerId === userId && heir === null;
  await tx.run(setHouseholdOfRepeats, isEnding ? memberIds : [userId], null);
  if (isEnding) {
    await tx.run(deferReferences);
    await tx.run(queries.deleteHousehold, householdId);
    await moveToCurrentLists(change, memberIds);
    await tx.run(queries.deleteList, householdId as ListId);
    return;
  }
  await tx.run(queries.removeMember, householdId, userId);
  if (heir !== null) await handOver(change, householdId, heir);
  await moveToCurrentLists(change, memberIds, [householdId as ListId]);
}

async function handOver({ tx, now }: MembershipChange, householdId: string, heir: MemberRow): Promise<void> {
  await tx.run(queries.setOwner, householdId, heir.id, householdName(heir), now);
  // The former owner can't invite for the household any more.
  await tx.run(endInvitations, householdId);
}

function heirOf(others: readonly MemberRow[]): MemberRow | null {
  return others.find(({ role }) => role !== "free") ?? null;
}

/** The lists that a change of this household concerns: its own, those of its members and of the people who join. */
export async function listsBehind(
  { tx }: MembershipChange,
  householdId: string | null,
  joining: readonly string[] = [],
): Promise<string[]> {
  if (householdId === null) return [...joining];
  const members = await tx.all(queries.listMembers, householdId);
  return [householdId, ...members.map(({ id }) => id), ...joining];
}
