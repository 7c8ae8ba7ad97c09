import type { Transaction } from "../db/database.ts";
import { confidenceOf, mostCounted } from "./confidence.ts";
import * as queries from "./evidence-queries.ts";
import type { VoteRow } from "./evidence-queries.ts";

/** Makes the confidences of these stores what the evidence says. */
export async function learnConfidences(
  tx: Transaction,
  storeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (storeIds.length === 0) return;
  const votes = Map.groupBy(await tx.all(queries.listVotes, storeIds, mostCounted), (row) => row.storeId);
  const learned = [...votes].flatMap(([storeId, rows]) => confidencesIn(storeId, rows));
  await tx.run(
    queries.replaceConfidences,
    storeIds,
    learned.map((row) => row.storeId),
    learned.map((row) => row.categoryName),
    learned.map((row) => row.score),
    learned.map((row) => row.userCount),
    learned.map((row) => row.usage),
    now,
  );
}

function confidencesIn(storeId: string, rows: readonly VoteRow[]) {
  const byCategory = Map.groupBy(rows, (row) => row.categoryName);
  const people = countsOf(byCategory.get("") ?? []);
  byCategory.delete("");
  return [...byCategory].map(([categoryName, votes]) => ({
    storeId,
    categoryName,
    score: confidenceOf({ people, users: countsOf(votes) }),
    userCount: votes.reduce((sum, row) => sum + row.people, 0),
    usage: votes.reduce((sum, row) => sum + row.usage, 0),
  }));
}

/** People by their purchases in the store; not a whole number where some have looked in vain. */
function countsOf(rows: readonly VoteRow[]): number[] {
  const counts = Array.from({ length: mostCounted + 1 }, () => 0);
  for (const { purchasesInStore, share } of rows) counts[purchasesInStore]! += share;
  return counts;
}
