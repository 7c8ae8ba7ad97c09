import type { PoolClient } from "pg";
import { backUp, folderOf } from "./backup/kept-backups.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { migrateJobs } from "./jobs/migrate-jobs.ts";
import type { Log } from "./log.ts";
import { Database } from "./db/database.ts";
import { startEmbeddedDatabase } from "./embedded-database/embedded-postgres.ts";
import { hasPendingMigrations, migrate } from "./db/migrate.ts";
import { StartFailure } from "./start-failure.ts";

export type OpenDatabase = { database: Database; close(): Promise<void> };

/** How long the database may take to answer at start, in seconds; it may be starting too. */
const startPatience = 30;

/** Opens the database of the settings, the embedded one without `DATABASE_URL`, and brings it to the newest schema. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { database, close } = await connect(config, log);
  try {
    await backUpBeforeMigration(database, config.dataDir, log);
    const applied = await migrate(database);
    await migrateJobs(database, log);
    if (applied.length > 0) log.info({ applied }, "the database has the newest schema now");
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database of the settings as it is, whatever its schema. */
export async function connect(config: Config, log: Log): Promise<OpenDatabase> {
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
    await checkSessions(database);
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartFailure when people's data would be migrated without a backup */
async function backUpBeforeMigration(database: Database, dataDir: string, log: Log): Promise<void> {
  if (!(await hasPendingMigrations(database))) return;
  try {
    const name = await backUp(database, dataDir, systemClock.now().getTime());
    if (name !== null) log.info({ name }, "wrote a backup before the database is migrated");
  } catch (error) {
    throw new StartFailure(
      `The database has to be migrated, and no backup could be written to ${folderOf(dataDir)} before: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * What is set and prepared on a connection, and locks and notifications, belong to its session.
 * @throws StartFailure behind a pooler that gives each transaction another session
 */
export async function checkSessions(database: Pick<Database, "withConnection">): Promise<void> {
  const [one, other] = [new Set<unknown>(), new Set<unknown>()];
  await database.withConnection((first) =>
    database.withConnection(async (second) => {
      for (let turn = 0; turn < 3; turn += 1) {
        one.add(await sessionOf(first));
        other.add(await sessionOf(second));
      }
    }),
  );
  if (one.size > 1 || other.size > 1 || [...one].some((session) => other.has(session))) {
    throw new StartFailure(
      "DATABASE_URL leads to a pooler that changes sessions between transactions. Restock needs sessions of its own: use the database's own address, or pool_mode = session in pgbouncer.",
    );
  }
}

async function sessionOf(client: PoolClient): Promise<unknown> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]!.pid;
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
