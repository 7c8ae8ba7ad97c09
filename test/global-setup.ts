import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { Database } from "../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../src/server/embedded-database/embedded-postgres.ts";
import { migrate } from "../src/server/db/migrate.ts";
import { migrateJobs } from "../src/server/jobs/migrate-jobs.ts";
import { connectionUrl } from "./connection-url.ts";
import { createLog } from "../src/server/log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may make databases. */
    databaseUrl: string;
    templateDatabase: string;
  }
}

/** One PostgreSQL for all test files of a project: the one of DATABASE_URL, else an embedded one in a temporary folder. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog("silent");
  const dataDir = mkdtempSync(join(tmpdir(), "restock-test-"));
  const embedded = process.env.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({ dataDir, log: () => undefined });
  const databaseUrl = embedded === null ? process.env.DATABASE_URL! : connectionUrl(embedded.connection);
  const templateDatabase = `restock_template_${process.pid}_${project.name}`;
  const admin = new Database({ connection: { connectionString: databaseUrl }, poolSize: 1, log });
  if (embedded !== null) {
    // Its machine never loses power before it is removed: what has to reach the disk is tested on servers of their own.
    for (const setting of ["fsync", "full_page_writes"])
      await admin.execute(`ALTER SYSTEM SET ${setting} = off`);
    await admin.execute("SELECT pg_reload_conf()");
  }
  await admin.execute(`DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
  await admin.execute(`CREATE DATABASE ${templateDatabase}`);
  const templateUrl = new URL(databaseUrl);
  templateUrl.pathname = `/${templateDatabase}`;
  const template = new Database({ connection: { connectionString: templateUrl.href }, poolSize: 1, log });
  await migrate(template);
  await migrateJobs(template, log);
  await template.close();
  project.provide("databaseUrl", databaseUrl);
  project.provide("templateDatabase", templateDatabase);
  return async () => {
    await admin.execute(`DROP DATABASE IF EXISTS ${templateDatabase} WITH (FORCE)`);
    await admin.close();
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
