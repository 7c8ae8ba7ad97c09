import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "../../src/server/create-app.ts";
import { readConfig } from "../../src/server/config.ts";
import { Database } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { startEmbeddedDatabase } from "../../src/server/embedded-database/embedded-postgres.ts";
import { handlers } from "../../src/server/handlers.ts";
import { createHttpServer } from "../../src/server/http/http-server.ts";
import { createLog } from "../../src/server/log.ts";
import { migrateJobs } from "../../src/server/jobs/migrate-jobs.ts";
import { Client, secretCode, TestClock } from "../client.ts";
import { temporaryFolder } from "../process.ts";
import { runDueJobs } from "../run-jobs.ts";
import { tellStory } from "./households.ts";
import { readTables, writeStoredDatabase } from "./stored-database.ts";

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")) as {
  version: string;
};

/** Makes a database by the schema and the server of this version, and stores it for the test of later versions. */
async function write(): Promise<void> {
  const folder = temporaryFolder();
  const embedded = await startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined });
  const config = readConfig({
    BETA_SECRET_CODE: secretCode,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    DATA_DIR: folder.path,
  });
  const clock = new TestClock();
  const database = new Database({ connection: embedded.connection, log: createLog("silent") });
  try {
    const schema = (await migrate(database)).at(-1)!.replace(/\.sql$/, "");
    const app = createApp(config, database, clock);
    await migrateJobs(database, app.log);
    const http = createHttpServer(app, handlers);
    const runJobs = () => runDueJobs(app);
    const { people, operations } = await tellStory({
      app,
      clock,
      newClient: () => new Client(http),
      runJobs,
    });
    const seen = [];
    for (const [name, person] of people) {
      seen.push({
        name,
        id: person.user.id,
        cookie: person.cookie!,
        list: await person.do("getList", {}),
        data: await person.do("downloadData", {}),
      });
    }
    const tables = await readTables(database);
    const now = clock.now().toISOString();
    writeStoredDatabase(version, { schema, now, people: seen, operations, tables });
    console.log(`Stored ${version} (${schema}) with ${people.size} people.`);
    await http.close();
  } finally {
    await database.close();
    await embedded.stop();
    folder.remove();
  }
}

await write();
