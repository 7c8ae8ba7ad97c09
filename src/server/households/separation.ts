import type { ListId } from "../people/person.ts";
import type { MembershipChange } from "./membership-change.ts";
import * as queries from "./separation-queries.ts";

/**
 * Cuts the references between rows that stand in different lists since a move, so that each list can do without the others. A name,
 * a category or the item of a repeat that a row needs is copied into the row's list; a reference to another list's store becomes
 * null. Nothing of one list shows through another's rows afterwards, and an account can be deleted
 * without taking anything of the others along. No revision changes: every device reads its whole list again after a move.
 * @param isResting the people still share a household, whose sharing rests
 */
export async function separate(
  { tx, now }: MembershipChange,
  lists: readonly ListId[],
  revision: number,
  isResting: boolean,
): Promise<void> {
  await tx.run(queries.endDoubleNames, lists, revision, now);
  // Copies of items still point to names, categories and stores of the other list: so they come first.
  await tx.run(queries.copyRepeatedItems, lists, revision, now, isResting);
  await tx.run(queries.linkRepeats, lists);
  await tx.run(queries.copyCategories, lists, revision, now);
  await tx.run(queries.linkUserItemsToCategories, lists);
  await tx.run(queries.endChoicesOfDeletedCategories, lists);
  await tx.run(queries.linkChoicesToCategories, lists);
  await tx.run(queries.linkItemsToCategories, lists);
  await tx.run(queries.copyUserItems, lists, revision, now);
  await tx.run(queries.linkItems, lists);
  await tx.run(queries.linkHistory, lists);
  await tx.run(queries.linkSuggestions, lists);
  for (const cut of queries.cutReferences) await tx.run(cut, lists);
}
