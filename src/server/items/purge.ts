import type { App } from "../app.ts";
import * as queries from "./purge-queries.ts";

/** Days for which a deletion can be taken back. */
export const restorableDays = 30;
/** Days for which a repeated operation is recognised: longer than any device stays away with unsent changes. */
const operationDays = 90;
const itemsPerRun = 500;
const operationsPerRun = 5000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/**
 * Removes deleted items that can't come back and operations too old to be sent again, a bounded number of each.
 * @returns how many of each; a full batch means that there may be more.
 */
export async function purgeDeleted(app: App): Promise<{ items: number; operations: number }> {
  const now = app.clock.now();
  const itemsBefore = daysBefore(now, restorableDays);
  const items = await app.database.transaction(async (tx) => {
    // Lists first, items second: the order in which every change of a list takes its locks.
    const lists = await tx.all(queries.lockListsWithRemovable, itemsBefore, itemsPerRun);
    if (lists.length === 0) return 0;
    return (
      await tx.all(
        queries.removeItems,
        itemsBefore,
        itemsPerRun,
        lists.map(({ id }) => id),
      )
    ).length;
  });
  const operations = await app.database.run(
    queries.removeOperations,
    daysBefore(now, operationDays),
    operationsPerRun,
  );
  return { items, operations };
}
