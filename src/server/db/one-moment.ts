import type { PoolClient } from "pg";
import { silenceLimits, type Database } from "./database.ts";
import type { Statement } from "./statement.ts";

/** Rows that are in memory at the same time. */
const batchSize = 500;

/** Reads a long answer in batches. */
export type BatchReader = <P extends readonly unknown[], R>(
  statement: Statement<P, R>,
  ...params: P
) => AsyncGenerator<R[]>;

/** Reads what the database holds at one instant, however long that takes and whatever changes meanwhile. */
export async function readOneMoment<T>(
  database: Database,
  work: (read: BatchReader) => Promise<T>,
): Promise<T> {
  return database.withConnection(async (client) => {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    try {
      return await work((statement, ...params) => batchesOf(client, statement, params));
    } finally {
      await client.query("ROLLBACK");
    }
  });
}

async function* batchesOf<P extends readonly unknown[], R>(
  client: PoolClient,
  { text }: Statement<P, R>,
  params: P,
): AsyncGenerator<R[]> {
  const query = async (sql: string, values: unknown[] = []) => {
    const config = { text: sql, values, query_timeout: silenceLimits.jobs };
    return (await client.query(config)).rows as R[];
  };
  await query(`DECLARE batches NO SCROLL CURSOR FOR ${text}`, [...params]);
  for (;;) {
    const rows = await query(`FETCH ${batchSize} FROM batches`);
    if (rows.length === 0) break;
    yield rows;
  }
  await query("CLOSE batches");
}
