import { importDays } from "../../contract/imports/limits.ts";
import type { App } from "../app.ts";
import { daysBefore } from "../items/purge.ts";
import * as queries from "./queries.ts";

/** The number of imports that one statement deletes with their rows. */
const batchSize = 20;

/** Deletes in batches the imports that can't be undone any more; the added rows stay. */
export async function deleteOldImports({ database, clock }: App): Promise<void> {
  const before = daysBefore(clock.now(), importDays);
  while ((await database.run(queries.deleteOldImports, before, batchSize)) > 0);
}
