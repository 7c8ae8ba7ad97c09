import type { Transaction } from "../db/database.ts";
import * as queries from "./habit-queries.ts";
import { usualInterval } from "./interval.ts";

/** Writes down how often these people, and who shares their lists, buy each thing, and where. */
export async function learnHabits(tx: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  const rows = (await tx.all(queries.listHabits, userIds, now)).flatMap(
    ({ listId, suggestionIds, times, places }) => {
      const usual = usualInterval(times);
      return suggestionIds.map((id) => ({ listId, id, usual, places }));
    },
  );
  if (rows.length === 0) return;
  await tx.run(
    queries.setHabits,
    rows.map(({ listId }) => listId),
    rows.map(({ id }) => id),
    rows.map(({ usual }) => usual?.days ?? null),
    rows.map(({ usual }) => usual?.spread ?? null),
    rows.map(({ usual }) => usual?.purchases ?? 0),
    rows.map(({ places }) => places),
  );
}
