import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../start-failure.ts";
import type { Database } from "./database.ts";

const migrationsFolder = join(import.meta.dirname, "../../../db/migrations");
/** Any constant number will do; it keeps two processes from migrating at once. */
const migrationLock = 7_268_331;

export class MigrationError extends StartFailure {}

type Migration = { name: string; text: string; checksum: string };

function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(migrationsFolder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/** Whether a database that Restock has used lacks migrations; an empty one doesn't. */
export async function hasPendingMigrations(database: Database): Promise<boolean> {
  const [table] = await database.execute("SELECT to_regclass('public.migrations') IS NOT NULL AS there");
  if (table?.there !== true) return false;
  const applied = new Set((await database.execute("SELECT name FROM migrations")).map(({ name }) => name));
  return applied.size > 0 && readMigrations().some(({ name }) => !applied.has(name));
}

/**
 * Brings the database to the newest schema, forward only: each file of db/migrations once, in its own transaction.
 * @param until the last file to apply, for a test of an older schema; without it all are applied.
 * @returns the names of the files that were applied.
 * @throws MigrationError when the database was made by a newer version, or an applied file has changed since.
 */
export async function migrate(database: Database, until: string | null = null): Promise<string[]> {
  const migrations = readMigrations().filter(({ name }) => until === null || name <= until);
  return database.withConnection(async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    try {
      await client.query(
        "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now())",
      );
      const { rows } = await client.query<{ name: string; checksum: string }>(
        "SELECT name, checksum FROM migrations",
      );
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
      for (const name of applied.keys()) {
        if (!migrations.some((migration) => migration.name === name)) {
          throw new MigrationError(
            `The database was last used by a newer version of Restock (it has ${name}). Please start that version.`,
          );
        }
      }
      const pending: Migration[] = [];
      for (const migration of migrations) {
        const checksum = applied.get(migration.name);
        if (checksum === undefined) pending.push(migration);
        else if (checksum !== migration.checksum)
          throw new MigrationError(`The migration ${migration.name} was changed after it had been applied.`);
      }
      for (const migration of pending) {
        try {
          await client.query("BEGIN");
          // The limits for requests don't suit a migration: it may have to read every row.
          await client.query("SET LOCAL statement_timeout = 0; SET LOCAL enable_seqscan = on");
          await client.query(migration.text);
          await client.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [
            migration.name,
            migration.checksum,
          ]);
          await client.query("COMMIT");
        } catch (error) {
          await client.query("ROLLBACK");
          throw new MigrationError(`The migration ${migration.name} failed: ${(error as Error).message}`, {
            cause: error,
          });
        }
      }
      return pending.map((migration) => migration.name);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]);
    }
  });
}
