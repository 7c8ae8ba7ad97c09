import { moveDueDates } from "../due/due-dates.ts";
import type { ListId } from "../people/person.ts";
import type { MembershipChange } from "./membership-change.ts";
import * as moves from "./move-queries.ts";
import type { Misplaced } from "./move-queries.ts";
import * as resting from "./resting-queries.ts";
import { separate } from "./separation.ts";

/**
 * Moves the rows of these people to the lists that they use from now on, after a change of members, of an owner or of a
 * role; the lists' settings go along. Joining, leaving, removal, the end of sharing and its return all come down to this.
 * Every device of the lists concerned reads its whole list again.
 * @param alsoConcerned lists that other people stand behind now, or whose weekday or time zone changes, without a move
 */
export async function moveToCurrentLists(
  change: MembershipChange,
  userIds: readonly string[],
  alsoConcerned: readonly ListId[] = [],
): Promise<void> {
  const { tx, now } = change;
  const misplaced = await tx.all(moves.findMisplaced, userIds);
  const lists = [...new Set([...alsoConcerned, ...misplaced.flatMap(({ from, to }) => [from, to])])];
  if (lists.length === 0) return;
  const revision = await beginEpoch(change, lists);
  if (misplaced.length > 0) {
    await tx.run(moves.deferReferences);
    for (const person of misplaced) {
      if (person.householdId === person.to)
        tx.send(moves.fillSettings, person.from, person.to, person.userId);
      else tx.send(moves.takeSettings, person.from, person.to);
      for (const move of moves.moveRows) tx.send(move, person.from, person.to, person.userId);
      tx.send(moves.setList, person.userId, person.to);
    }
    const [returning, coming] = [restingHousehold(misplaced, "to"), restingHousehold(misplaced, "from")];
    if (coming !== null) await tx.run(resting.rememberReferences, coming, lists);
    await separate(change, lists, revision, coming !== null);
    if (coming !== null)
      for (const remember of resting.rememberStandIns) await tx.run(remember, coming, lists);
    if (returning !== null) await restore(change, returning);
  }
  await moveDueDates(tx, { listIds: lists, revision, now });
}

/** The household whose sharing ends or returns: its members move, and stay its members. */
function restingHousehold(misplaced: readonly Misplaced[], end: "from" | "to"): string | null {
  return misplaced.find((person) => person.householdId === person[end])?.householdId ?? null;
}

/** Sharing is back: references between the members' rows are as they were. */
async function restore({ tx }: MembershipChange, householdId: string): Promise<void> {
  // A household's list has its id.
  for (const each of resting.restoreReferences) await tx.run(each, householdId, householdId as ListId);
  await tx.run(resting.forgetReferences, householdId);
}

/** Takes the locks of all lists that a change concerns, when it makes several moves. */
export async function lockLists({ tx }: MembershipChange, ids: readonly string[]): Promise<void> {
  await tx.all(moves.lockLists, ids);
}

/** Makes every device of these lists read its whole list again. Returns the revision for rows that change with the move. */
async function beginEpoch(change: MembershipChange, ids: readonly string[]): Promise<number> {
  await lockLists(change, ids);
  change.tx.afterCommit(() => change.app.changes.announce(ids));
  const begun = await change.tx.first(moves.beginEpoch, ids);
  if (begun === null) throw new Error("Everybody has a list.");
  return begun.revision;
}
