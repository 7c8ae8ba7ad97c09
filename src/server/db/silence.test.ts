import { afterEach, beforeEach, expect, test } from "vitest";
import pg from "pg";
import { startProxy, type Proxy } from "../../../test/proxy.ts";
import { Client, startTestServer, type TestServer } from "../../../test/server.ts";
import { createHttpServer } from "../http/http-server.ts";
import { handlers } from "../handlers.ts";
import { Database } from "./database.ts";

const silenceLimit = 3000;
let server: TestServer;
let proxy: Proxy;
let database: Database;
/** A person on a server whose database is behind the proxy. */
let ana: Client;
let close: () => Promise<void>;

beforeEach(async () => {
  server = await startTestServer({ LOG_LEVEL: "silent" });
  const {
    host,
    port,
    user,
    password,
    database: name,
  } = new pg.Client({ connectionString: server.databaseUrl });
  proxy = await startProxy(host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const connection = { host: "127.0.0.1", port: proxy.port, user, password, database: name };
  database = new Database({ connection, log: server.app.log, poolSize: 4, silenceLimit });
  const http = createHttpServer({ ...server.app, database }, handlers);
  const someone = await server.signUp();
  ana = new Client(http);
  ana.cookie = someone.cookie;
  close = async () => {
    await http.close();
    proxy.condition = "open";
    await proxy.close();
    await database.close();
    await server.close();
  };
});
afterEach(() => close());

const read = () => ana.call("getList", {});
const add = () => ana.call("addItem", { body: { name: "Milk" } });
const status = async (reply: Promise<{ status: number }>) => (await reply).status;
const times = (count: number, call: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, () => status(call())));

test("requests on open connections to a database that is silent are 503, and work again once it answers", async () => {
  expect(await times(8, read)).toEqual(Array(8).fill(200));
  for (const condition of ["black-hole", "half-open"] as const) {
    proxy.condition = condition;
    expect(await Promise.all([times(3, read), times(3, add)])).toEqual([
      Array(3).fill(503),
      Array(3).fill(503),
    ]);
    proxy.condition = "open";
    // None of the connections that were silent is used again.
    expect(await times(8, read)).toEqual(Array(8).fill(200));
    expect(await times(3, add)).toEqual(expect.not.arrayContaining([503]));
  }
});

test("a transaction of which a statement stays silent is rolled back, and its connection isn't used again", async () => {
  await server.database.execute("INSERT INTO settings (name, value) VALUES ('test', 'kept')");
  const before = await database.execute("SELECT pg_backend_pid() AS pid");
  const isLate = database.transaction(async (tx) => {
    const sleep = { name: "test.sleep", text: "SELECT pg_sleep(5)" };
    tx.send({ name: "test.forget", text: "DELETE FROM settings" });
    await tx.run(sleep);
  });
  await expect(isLate).rejects.toThrow("Query read timeout");
  expect(await database.execute("SELECT pg_backend_pid() AS pid")).not.toEqual(before);
  expect(await server.database.execute("SELECT value FROM settings WHERE name = 'test'")).toEqual([
    { value: "kept" },
  ]);
});

test("a job may take as long as the server lets a statement run", async () => {
  const sleep = { name: "test.sleep", text: "SELECT pg_sleep(5)" };
  await expect(database.run(sleep)).rejects.toThrow("Query read timeout");
  expect(await database.forJobs().run(sleep)).toBe(1);
});
