import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Database } from "../../src/server/db/database.ts";
import type { SentOperation } from "./households.ts";

export type PersonBefore = { name: string; id: string; cookie: string; list: unknown; data: unknown };

/** A database as one release of Restock left it, and what its people saw in it then. */
export type StoredDatabase = {
  /** The newest migration that had been applied. */
  schema: string;
  /** The instant of the last change. */
  now: string;
  people: PersonBefore[];
  operations: SentOperation[];
  /** Rows of each table as JSON, the tables in an order in which they can be inserted. */
  tables: { name: string; columns: string[]; rows: Record<string, unknown>[] }[];
};

const ending = ".json.gz";

export const storedDatabasePath = (version: string): string =>
  join(import.meta.dirname, `${version}${ending}`);

/** The versions of which there is one. */
export function storedVersions(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

export function readStoredDatabase(version: string): StoredDatabase {
  return JSON.parse(gunzipSync(readFileSync(storedDatabasePath(version))).toString()) as StoredDatabase;
}

export function writeStoredDatabase(version: string, stored: StoredDatabase): void {
  writeFileSync(storedDatabasePath(version), gzipSync(JSON.stringify(stored), { level: 9 }));
}

const listTables = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
  GROUP BY 1 ORDER BY 1`;

const listReferences = `
  SELECT DISTINCT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/** A person's household and its owner refer to each other: people come first, and get their household afterwards. */
const isLateReference = (child: unknown, parent: unknown) => child === "users" && parent === "households";

export async function readTables(database: Database): Promise<StoredDatabase["tables"]> {
  const tables = (await database.execute(listTables)) as { name: string; columns: string[] }[];
  const references = (await database.execute(listReferences)).filter(
    ({ child, parent }) => !isLateReference(child, parent),
  );
  const ordered: StoredDatabase["tables"] = [];
  const isDone = (name: unknown) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) =>
        !isDone(name) && references.every(({ child, parent }) => child !== name || isDone(parent)),
    );
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const { name, columns } of ready) {
      const rows = await database.execute(`SELECT to_jsonb(t) AS row FROM ${name} t`);
      ordered.push({ name, columns, rows: rows.map(({ row }) => row as Record<string, unknown>) });
    }
  }
  return ordered;
}

/** Fills a database that has the tables of the stored one's schema, in place of the rows that its migrations inserted. */
export async function insertTables(database: Database, { tables }: StoredDatabase): Promise<void> {
  await database.execute(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
  for (const { name, columns, rows } of tables) {
    const given = name === "users" ? rows.map((row) => ({ ...row, household_id: null })) : rows;
    const list = columns.map((column) => `"${column}"`).join(", ");
    await database.execute(
      `INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [JSON.stringify(given)],
    );
  }
  const users = tables.find(({ name }) => name === "users")!.rows;
  await database.execute(
    `UPDATE users u SET household_id = given.household_id
     FROM json_populate_recordset(NULL::users, $1::json) given WHERE u.id = given.id`,
    [JSON.stringify(users)],
  );
}
