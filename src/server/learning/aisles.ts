import { isDeepStrictEqual } from "node:util";
import type { App } from "../app.ts";
import { learnAisleOrder } from "./aisle-order.ts";
import * as queries from "./aisle-queries.ts";

/** Stores looked at in one query. */
const batchSize = 100;

/**
 * Learns the aisle order of people's stores from their visits. Each order that has changed is a change of its list, and
 * a transaction of its own: nobody who is shopping now waits for other lists.
 */
export async function learnOwnAisles({ database, changes }: App, storeIds: readonly string[]): Promise<void> {
  for (let start = 0; start < storeIds.length; start += batchSize) {
    const stores = await database.all(queries.listWalks, storeIds.slice(start, start + batchSize));
    for (const { storeId, visits, everybody, known } of stores) {
      const walks = visits.flatMap((visit) => (visit === null ? [] : [visit]));
      // Without visits of its own a store shows everybody's order as it is at that time.
      const order = walks.length === 0 ? [] : learnAisleOrder(walks, everybody ?? []);
      if (isDeepStrictEqual(order, known)) continue;
      const changed = await database.first(queries.setOwnOrder, storeId, order);
      if (changed !== null) changes.announce([changed.listId]);
    }
  }
}

/** Learns everybody's aisle order of a global store. */
export async function learnEverybodysAisles({ database }: App, storeId: string): Promise<void> {
  const rows = await database.all(queries.listEverybodysWalks, storeId);
  const walks = rows.flatMap(({ visit }) => (visit === null ? [] : [visit]));
  await database.run(queries.setEverybodysOrder, storeId, learnAisleOrder(walks));
}
