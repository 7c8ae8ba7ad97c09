import { runMigrations } from "graphile-worker";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import { workerLog } from "./worker-log.ts";

/** Brings the tables of the job queue, which are the library's own, to its newest schema. */
export async function migrateJobs(database: Database, log: Log): Promise<void> {
  const pgPool = database.separatePool("migrations", 1);
  try {
    await runMigrations({ pgPool, logger: workerLog(log) });
  } finally {
    await pgPool.end();
  }
}
