import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Database } from "../db/database.ts";
import { TableSum, type BackupEnd, type BackupHead, type TableHead } from "./backup-format.ts";

/** Rows that are in memory at the same time. */
const batchSize = 1000;

/** Every table of ours but that of the migrations, with the columns that aren't computed. */
const listTables = `
  SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
  GROUP BY 1 ORDER BY 1`;

/**
 * Writes what the database holds at one instant into a new file, which is on disk when this resolves. Changes go on meanwhile.
 * The queue's jobs aren't part of it: waiting mails are lost, and recurring jobs start again.
 */
export async function writeBackup(database: Database, path: string, createdAt: string): Promise<void> {
  await database.withConnection(async (client) => {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    try {
      // The limits for requests don't suit the reading of everything.
      await client.query(
        "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL enable_seqscan = on",
      );
      const file = await open(path, "wx", 0o600);
      try {
        await writeFile(client, file, createdAt);
      } finally {
        await file.close();
      }
    } finally {
      await client.query("ROLLBACK");
    }
  });
}

async function writeFile(client: PoolClient, file: FileHandle, createdAt: string): Promise<void> {
  const gzip = createGzip({ level: 6 });
  await pipeline(linesOf(client, createdAt), gzip, async (packed: AsyncIterable<Buffer>) => {
    for await (const piece of packed) await file.write(piece);
    await file.sync();
  });
}

async function* linesOf(client: PoolClient, createdAt: string): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM migrations ORDER BY name",
  );
  yield toLine({ restock: "backup", version: 1, migrations, createdAt } satisfies BackupHead);
  const { rows: tables } = await client.query<TableHead>(listTables);
  const end: BackupEnd = { end: true, tables: {} };
  for (const table of tables) {
    yield toLine(table);
    const sum = new TableSum();
    yield* rowsOf(client, table, sum);
    end.tables[table.table] = sum.result;
  }
  yield toLine(end);
}

async function* rowsOf(
  client: PoolClient,
  { table, columns }: TableHead,
  sum: TableSum,
): AsyncGenerator<string> {
  const list = columns.map(quoted).join(", ");
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS json FROM (SELECT ${list} FROM ${quoted(table)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`FETCH ${batchSize} FROM backup`);
    if (rows.length === 0) break;
    const lines = rows.map(({ json }) => `{"row":${json}}`);
    for (const line of lines) sum.add(line);
    yield `${lines.join("\n")}\n`;
  }
  await client.query("CLOSE backup");
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
