import type { MembershipChange } from "./membership-change.ts";
import * as queries from "./separation-queries.ts";

/**
 * Cuts the threads between the rows of a person and of those she shared a list with, so that each side can do without
 * the other: what one's own rows need of the other's (a name, a category, the item of a repeat) is copied; a store that
 * stays behind is no store any more. Nothing of one person shows through the other's rows afterwards, and an account can
 * be deleted without taking anything of the others along.
 */
export async function separate(
  { tx, now }: Pick<MembershipChange, "tx" | "now">,
  userId: string,
  others: readonly string[],
  revision: number,
): Promise<void> {
  if (others.length === 0) return;
  const parted = [userId, others, revision, now] as const;
  await tx.run(queries.endDoubleNames, ...parted);
  // Copies of items still point to names, categories and stores of the other side: so they come first.
  await tx.run(queries.copyRepeatedItems, ...parted);
  await tx.run(queries.linkRepeats, ...parted);
  await tx.run(queries.copyCategories, ...parted);
  await tx.run(queries.linkUserItemsToCategories, ...parted);
  await tx.run(queries.linkChoicesToCategories, ...parted);
  await tx.run(queries.linkItemsToCategories, ...parted);
  await tx.run(queries.copyUserItems, ...parted);
  await tx.run(queries.linkItems, ...parted);
  await tx.run(queries.linkHistory, ...parted);
  await tx.run(queries.linkSuggestions, ...parted);
  await tx.run(queries.clearStores, ...parted);
}
