import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { databaseName, roleName } from "../src/server/db/embedded-cluster.ts";
import { connectionUrl } from "../test/connection-url.ts";

/** Lets the week be over for which the invitations of an address can be accepted, in a running server's database. */
export async function expireInvitations(
  server: { dataDir: string; databaseUrl: string | null },
  inviteeEmail: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl ?? embeddedUrl(server.dataDir) });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "UPDATE household_invitations SET expires_at = now() - interval '1 second' WHERE invitee_email = $1",
      [inviteeEmail],
    );
    if (rowCount === 0) throw new Error(`${inviteeEmail} was not invited.`);
  } finally {
    await client.end();
  }
}

/** Of the database that a server keeps in its own folder: PostgreSQL writes down there where it listens. */
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
