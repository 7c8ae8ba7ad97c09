import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { createLog } from "../src/server/log.ts";
import { Database } from "../src/server/db/database.ts";

/** A copy of the migrated template for one test file; dropped by `close`. */
export async function freshDatabase(): Promise<{ database: Database; url: string; close(): Promise<void> }> {
  const log = createLog("silent");
  const adminUrl = inject("databaseUrl");
  const name = `restock_test_${randomBytes(6).toString("hex")}`;
  const admin = new Database({ connection: { connectionString: adminUrl }, poolSize: 1, log });
  await admin.execute(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = new Database({ connection: { connectionString: url.href }, log });
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
