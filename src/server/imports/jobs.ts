import { importDays } from "../../contract/imports/limits.ts";
import type { App } from "../app.ts";
import { daysBefore } from "../items/purge.ts";
import * as queries from "./queries.ts";

/** Imports, each with the rows that it made, that one statement removes. */
const batchSize = 20;

/** Forgets the imports that can't be undone any more, batch by batch; what they brought stays. */
export async function deleteOldImports({ database, clock }: App): Promise<void> {
  const before = daysBefore(clock.now(), importDays);
  while ((await database.run(queries.deleteOldImports, before, batchSize)) > 0);
}
