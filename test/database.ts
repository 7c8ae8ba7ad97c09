import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { createLog } from "../src/server/log.ts";
import { Database } from "../src/server/db/database.ts";
import { migrate } from "../src/server/db/migrate.ts";
import { migrateJobs } from "../src/server/jobs/migrate-jobs.ts";

/**
 * A copy of the migrated template for one test file; dropped by `close`.
 * @param fill makes an empty database what an older version left; it is migrated afterwards.
 */
export async function freshDatabase(
  fill?: (database: Database) => Promise<void>,
): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const log = createLog("silent");
  const adminUrl = inject("databaseUrl");
  const name = `restock_test_${randomBytes(6).toString("hex")}`;
  const admin = new Database({ connection: { connectionString: adminUrl }, poolSize: 1, log });
  const template = fill === undefined ? ` TEMPLATE ${inject("templateDatabase")}` : "";
  await admin.execute(`CREATE DATABASE ${name}${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = new Database({ connection: { connectionString: url.href }, log });
  if (fill !== undefined) {
    await fill(database);
    await migrate(database);
    await migrateJobs(database, log);
  }
  return {
    database,
    url: url.href,
    close: async () => {
      await database.close();
      await admin.execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
}
