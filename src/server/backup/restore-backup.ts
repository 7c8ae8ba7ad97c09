import type { PoolClient } from "pg";
import type { Database } from "../db/database.ts";
import { migrate, MigrationError } from "../db/migrate.ts";
import { BackupError, readBackup, type BackupHead, type TableHead } from "./backup-format.ts";
import { quoted } from "./write-backup.ts";

/**
 * The most rows, and the most characters of them, that one statement inserts; a row that is longer is inserted alone.
 */
const mostRows = 1000;
const mostText = 4 * 2 ** 20;

/**
 * Epochs grow by this number. Fewer people than that join or leave a list between a backup and its restoration, so
 * that no epoch is used twice.
 */
const epochStep = 1000;

export type Restored = { createdAt: string; rows: number };

/**
 * Fills an empty database with a backup, which is verified first, and brings it to the newest schema. Every device fetches its
 * list again then, and sends what still waits on it.
 * @throws BackupError when the file can't be used, or the database isn't empty; nothing but tables without people is left then
 */
export async function restoreBackup(database: Database, path: string): Promise<Restored> {
  const nothing = () => undefined;
  const head = await readBackup(path, { head: nothing, table: nothing, row: nothing });
  const schema = head.migrations.at(-1)?.name;
  if (schema === undefined) throw new BackupError("This backup has no schema.");
  await checkIsEmpty(database, schema);
  await migrateTo(database, head, schema);
  const rows = await database.withConnection(async (client) => {
    await client.query("BEGIN");
    try {
      await client.query(
        "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL enable_seqscan = on",
      );
      const loaded = await load(client, path);
      await client.query("COMMIT");
      return loaded;
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  });
  await migrate(database);
  await database.execute("ANALYZE");
  return { createdAt: head.createdAt, rows };
}

async function checkIsEmpty(database: Database, schema: string): Promise<void> {
  const [tables] = await database.execute(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS started, count(*)::int AS "count"
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  if (tables!.count === 0) return;
  if (tables!.started !== true)
    throw new BackupError("The database holds tables of another program. A backup needs an empty one.");
  const [state] = await database.execute(
    "SELECT (SELECT count(*)::int FROM users) AS people, (SELECT max(name) FROM migrations) AS newest",
  );
  if (state!.people !== 0)
    throw new BackupError(
      "The database holds people already. A backup needs an empty one: another DATA_DIR, or a new database.",
    );
  if (String(state!.newest) > schema)
    throw new BackupError(
      "The database was started by a newer version than that of the backup. Restore into one that was never started: another DATA_DIR, or a new database.",
    );
}

/** The tables as they were when the backup was made. */
async function migrateTo(database: Database, { migrations }: BackupHead, schema: string): Promise<void> {
  try {
    await migrate(database, schema);
  } catch (error) {
    if (error instanceof MigrationError) throw new BackupError(error.message, { cause: error });
    throw error;
  }
  const known = await database.execute("SELECT name, checksum FROM migrations ORDER BY name");
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations)
    if (checksums.get(name) !== checksum)
      throw new BackupError(
        `The backup was made by another version of Restock: this one doesn't have its migration ${name}. Please restore it with that version.`,
      );
}

async function load(client: PoolClient, path: string): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'",
  );
  // Rows come in the order of the tables' names, so references hold only when all are there.
  const { rows: references } = await client.query<{ child: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS child, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { child, name } of references)
    await client.query(`ALTER TABLE ${child} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  const rows = await insertRows(client, path);
  // Before 0012 lists were called scopes.
  const lists = tables.some(({ name }) => name === "lists") ? "lists" : "scopes";
  await client.query(`UPDATE ${lists} SET epoch = epoch + $1`, [epochStep]);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const { child, name, definition } of references)
    await client.query(`ALTER TABLE ${child} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  return rows;
}

async function insertRows(client: PoolClient, path: string): Promise<number> {
  let count = 0;
  let table: TableHead | null = null;
  let batch: string[] = [];
  let text = 0;
  const insert = async (): Promise<void> => {
    if (table === null || batch.length === 0) return;
    const list = table.columns.map(quoted).join(", ");
    const name = quoted(table.table);
    await client.query(
      `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${batch.join(",")}]`],
    );
    count += batch.length;
    batch = [];
    text = 0;
  };
  await readBackup(path, {
    head: () => undefined,
    table: async (next) => {
      await insert();
      table = next;
    },
    row: async (json) => {
      batch.push(json);
      text += json.length;
      if (batch.length >= mostRows || text >= mostText) await insert();
    },
  });
  await insert();
  return count;
}
