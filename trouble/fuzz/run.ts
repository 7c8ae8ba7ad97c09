import { ownDatabase } from "../../test/own-database.ts";
import { startRestock, temporaryFolder } from "../../test/process.ts";
import { secretCode } from "./callers.ts";
import { fuzz } from "./fuzz.ts";

const seed = 42;
const count = 20_000;

/** Sends 20,000 requests of all kinds; fails on a 5xx, and on an answer that docs/openapi.json doesn't document. */
export async function runFuzz(): Promise<void> {
  const folder = temporaryFolder();
  const own = await ownDatabase();
  const server = await startRestock({
    DATA_DIR: folder.path,
    BETA_SECRET_CODE: secretCode,
    ...(own !== null && { DATABASE_URL: own.url }),
  });
  try {
    const { statuses, succeeded, operations, failures } = await fuzz(server.url, seed, count);
    for (const [status, answers] of [...statuses].toSorted(([a], [b]) => a - b))
      console.log(`${status}: ${answers}`);
    console.log(`${succeeded} of ${operations} operations succeeded at least once (seed ${seed})`);
    for (const failure of failures.slice(0, 50)) console.log(failure);
    if (failures.length > 0) throw new Error(`${failures.length} of ${count} answers broke a promise.`);
  } finally {
    await server.stop();
    await own?.drop();
    folder.remove();
  }
}
