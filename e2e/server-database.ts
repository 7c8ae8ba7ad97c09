import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { databaseName, roleName } from "../src/server/embedded-database/cluster.ts";
import { connectionUrl } from "../test/connection-url.ts";

/** A running server: its data folder, and its database if that is elsewhere. */
export type ServerData = { readonly dataDir: string; readonly databaseUrl: string | null };

/** Runs SQL in a running server's database, for changes that only time would bring about. */
export async function inDatabase<T>(server: ServerData, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.databaseUrl ?? embeddedUrl(server.dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of a server's embedded database, from the file in which PostgreSQL records where it listens. */
function embeddedUrl(dataDir: string): string {
  const [, , , port, host] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(dataDir, "postgres-password"), "utf8").trim();
  return connectionUrl({
    host: host!,
    port: Number(port),
    user: roleName,
    password,
    database: databaseName,
  });
}
