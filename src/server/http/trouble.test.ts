import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import pg from "pg";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { Database } from "../db/database.ts";
import { handlers } from "../handlers.ts";
import { serveHealth } from "./health.ts";
import { createHttpServer } from "./http-server.ts";

let server: TestServer;
let ana: Client;
/** An operator's connection, to another database. */
let operator: pg.Client;
let name: string;

beforeEach(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent" });
  serveHealth(server.http, server.database, () => false);
  ana = await server.signUp();
  operator = await connect(inject("databaseUrl"));
  name = new URL(server.databaseUrl).pathname.slice(1);
});
afterEach(async () => {
  await operator.end();
  await server.close();
});

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Changes a setting of the database, which holds for connections that begin afterwards: the server's are ended. */
async function alter(setting: string): Promise<void> {
  await operator.query(`ALTER DATABASE ${name} ${setting}`);
  await operator.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [
    name,
  ]);
}

/** Holds the lock of a person's list until the end of `work`. */
async function locked(person: Client, work: () => Promise<void>): Promise<void> {
  const other = await connect(server.databaseUrl);
  await other.query("BEGIN");
  await other.query("SELECT FROM lists WHERE id = $1 FOR UPDATE", [person.user.id]);
  await work();
  await other.end();
}

const add = (of: Client = ana) => of.call("addItem", { body: { name: "Milk" } });
const ready = async () => (await server.http.inject({ method: "GET", url: "/readyz" })).statusCode;
const unavailable = { status: 503, problem: { code: "unavailable" }, headers: { "retry-after": "2" } };

test("a read-only database is 503 for changes, reads go on, and the server isn't ready until it can write again", async () => {
  expect(await ready()).toBe(200);
  await alter("SET default_transaction_read_only = on");
  expect(await add()).toMatchObject(unavailable);
  expect(await Promise.all([add(), add(), add()])).toMatchObject([unavailable, unavailable, unavailable]);
  expect((await ana.call("getList", {})).status).toBe(200);
  expect(await ready()).toBe(503);
  await alter("RESET default_transaction_read_only");
  await expect.poll(ready).toBe(200);
  expect((await add()).status).toBe(201);
});

test("a database that can't write to its disk isn't ready", async () => {
  await alter("SET temp_file_limit = 0");
  expect(await ready()).toBe(503);
  await alter("RESET temp_file_limit");
  await expect.poll(ready).toBe(200);
});

test("frequent readiness checks use the disk once, and write no row", async () => {
  const transactions = vi.spyOn(server.database, "transaction");
  for (let count = 0; count < 50; count += 1) expect(await ready()).toBe(200);
  expect(transactions).toHaveBeenCalledTimes(1);
});

test("a database that takes no connections is 503", async () => {
  await alter("ALLOW_CONNECTIONS false");
  expect(await add()).toMatchObject(unavailable);
  expect(await ana.call("getList", {})).toMatchObject(unavailable);
  expect(await ready()).toBe(503);
  await alter("ALLOW_CONNECTIONS true");
  await expect.poll(async () => (await add()).status).toBe(201);
});

test("a list that stays locked is 503 for its own changes alone", async () => {
  const ben = await server.signUp();
  await locked(ana, async () => {
    const own = [add(), add(), add()];
    expect((await add(ben)).status).toBe(201);
    expect(await Promise.all(own)).toMatchObject([unavailable, unavailable, unavailable]);
  });
  expect((await add()).status).toBe(201);
});

test("a statement that is cancelled is 503", async () => {
  await locked(ana, async () => {
    const cancelled = add();
    const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await operator.query(cancel, [name])).rowCount).toBe(1);
    expect(await cancelled).toMatchObject(unavailable);
  });
  expect((await add()).status).toBe(201);
});

test.each([{ host: "restock.invalid" }, { host: "127.0.0.1", port: 1 }, { host: "/no/such/folder" }])(
  "a database that can't be found at $host is 503",
  async (connection) => {
    const database = new Database({ connection, log: server.app.log });
    const http = createHttpServer({ ...server.app, database }, handlers);
    const reply = await http.inject({ url: "/api/list", headers: { cookie: ana.cookie! } });
    expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "2"]);
    await http.close();
    await database.close();
  },
);
