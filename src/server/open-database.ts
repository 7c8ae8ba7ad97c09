import type { Config } from "./config.ts";
import { migrateJobs } from "./jobs/migrate-jobs.ts";
import type { Log } from "./log.ts";
import { Database } from "./db/database.ts";
import { startEmbeddedDatabase } from "./embedded-database/embedded-postgres.ts";
import { migrate } from "./db/migrate.ts";
import { StartFailure } from "./start-failure.ts";

export type OpenDatabase = { database: Database; close(): Promise<void> };

/** How long the database may take to answer at start, in seconds; it may be starting too. */
const startPatience = 30;

/** Opens the database of the settings, the embedded one without `DATABASE_URL`, and brings it to the newest schema. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => log.info(line) })
      : null;
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl! };
  const database = new Database({ connection, log });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await untilItAnswers(database, log);
    const applied = await migrate(database);
    await migrateJobs(database, log);
    if (applied.length > 0) log.info({ applied }, "the database has the newest schema now");
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilItAnswers(database: Database, log: Log): Promise<void> {
  for (let second = 1; ; second += 1) {
    try {
      await database.execute("SELECT 1");
      return;
    } catch (error) {
      if (second >= startPatience)
        throw new StartFailure(`The database can't be used: ${(error as Error).message}`, { cause: error });
      if (second === 1) log.warn({ reason: (error as Error).message }, "waiting for the database");
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}
