import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { problemSchema } from "../../contract/errors.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import { openEvents } from "../../../test/event-stream.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { handlers } from "../handlers.ts";
import { createHttpServer } from "./http-server.ts";
import { Lanes } from "./lanes.ts";
import { serveHealth } from "./health.ts";

let server: TestServer;
/** The same server with the usual limits. */
let http: FastifyInstance;
let lanes: Lanes;
let url: string;
let ana: Client;
let ben: Client;
let cursor: string;
/** A session of somebody else that keeps the lock of Ana's list. */
let blocker: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  lanes = new Lanes();
  http = createHttpServer(server.app, handlers, null, lanes);
  serveHealth(http, server.database, () => false);
  url = await http.listen({ port: 0, host: "127.0.0.1", backlog: 1024 });
});
beforeEach(async () => {
  ana = await server.signUp();
  ben = await server.signUp();
  ({ cursor } = await ben.do("getList", {}));
  blocker = new pg.Client({ connectionString: server.databaseUrl });
  await blocker.connect();
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM lists WHERE id = $1 FOR UPDATE", [ana.user.id]);
});
afterEach(() => blocker.end());
afterAll(async () => {
  await http.close();
  await server.close();
});

const get = (path: string, who: Client) => fetch(`${url}${path}`, { headers: { cookie: who.cookie! } });

function add(name: string): Promise<Response> {
  return fetch(`${url}/api/items`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: ana.cookie! },
    body: JSON.stringify({ name }),
  });
}

/** Sends adds to the list that is locked, until one is refused; all before it run or wait. */
async function flood() {
  const sent: Promise<Response>[] = [];
  const refused = Promise.withResolvers<Response>();
  while (sent.length < 300) {
    // Digits in a name would be read as a quantity.
    sent.push(add(`Thing ${String(sent.length).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`));
    void sent.at(-1)!.then((reply) => {
      if (reply.status === 503) refused.resolve(reply);
    });
    if (sent.length % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { sent, refused: await refused.promise };
}

test("beyond the bound requests are refused while others run and wait, and those are answered in the end", async () => {
  const { sent, refused } = await flood();
  const problem = problemSchema.parse(await refused.json());
  expect(problem).toMatchObject({ code: "busy", status: 503 });
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect(refused.headers.get("cache-control")).toBe("no-store");
  await blocker.query("COMMIT");
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(lanes.byName.work).toMatchObject({
    running: 0,
    waiting: 0,
    refused: statuses.filter((status) => status === 503).length,
  });
  const { items } = await ana.do("getList", {});
  expect(items).toHaveLength(statuses.filter((status) => status === 201).length);
});

test("while work is refused the health checks, devices that catch up, streams and sign-ins are answered", async () => {
  const { sent } = await flood();
  for (const path of ["/livez", "/readyz", "/healthz"]) expect((await get(path, ben)).status).toBe(200);
  const caughtUp = await get(`/api/list?since=${cursor}`, ben);
  expect(((await caughtUp.json()) as ListChanges).full).toBe(false);
  const stream = await openEvents(url, ben.cookie!, { since: cursor });
  expect(stream.status).toBe(200);
  stream.close();
  expect((await get("/api/settings", ben)).status).toBe(200);
  await blocker.query("COMMIT");
  await Promise.all(sent);
});

test("calls that wait are refused after a while when no running call ends, and the lane is free again afterwards", async () => {
  const { sent } = await flood();
  // The ones that run go on; all that waited have been answered while the list is still locked.
  let open = sent.length;
  for (const reply of sent) void reply.then(() => (open -= 1));
  await expect.poll(() => open).toBe(64);
  expect((await get("/api/stores", ben)).status).toBe(503);
  await blocker.query("COMMIT");
  await Promise.all(sent);
  expect((await get("/api/stores", ben)).status).toBe(200);
});
