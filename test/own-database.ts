import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database of its own on the server of DATABASE_URL; null when tests run on the embedded one. */
export async function ownDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const adminUrl = process.env.DATABASE_URL;
  if (!adminUrl) return null;
  const name = `restock_test_${randomBytes(6).toString("hex")}`;
  await execute(adminUrl, `CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function execute(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
