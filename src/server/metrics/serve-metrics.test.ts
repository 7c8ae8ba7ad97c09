import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { freshDatabase } from "../../../test/database.ts";
import { valueOf } from "../../../test/metrics-page.ts";
import { temporaryFolder } from "../../../test/process.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { readConfig } from "../config.ts";
import { handlers } from "../handlers.ts";
import { createHttpServer } from "../http/http-server.ts";
import { Lanes } from "../http/lanes.ts";
import { serve } from "../serve.ts";
import {
  createMetricsPage,
  serveMetricsOnMainPort,
  serveMetricsOnOwnPort,
  type MetricsPage,
} from "./serve-metrics.ts";

const token = "a-token-of-this-test";

let server: TestServer;
let ana: Client;
let page: MetricsPage;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp({ firstName: "Ana" });
  page = createMetricsPage(server.app, new Lanes());
});
afterAll(() => server.close());

/** The metrics at the main port of a server with these settings. */
function mainPort(settings: Record<string, string>): FastifyInstance {
  const http = createHttpServer(server.app, handlers);
  serveMetricsOnMainPort(http, readConfig(settings).metrics, page);
  return http;
}

const read = (http: FastifyInstance, authorization?: string) =>
  http.inject({ url: "/metrics", headers: { ...(authorization !== undefined && { authorization }) } });

test.each([
  ["without a setting", {}],
  ["when they have a port of their own", { METRICS_PORT: "9100", METRICS_TOKEN: token }],
])("%s the main port has no metrics", async (_, settings) => {
  const http = mainPort(settings);
  expect((await read(http)).statusCode).toBe(404);
  expect((await read(http, `Bearer ${token}`)).statusCode).toBe(404);
  await http.close();
});

test("the main port shows the metrics to callers with the token only", async () => {
  const http = mainPort({ METRICS_TOKEN: token });
  for (const wrong of [undefined, "", token, `Basic ${token}`, "Bearer", `Bearer ${token}x`, "Bearer ä"]) {
    const reply = await read(http, wrong);
    expect([wrong, reply.statusCode, reply.headers["www-authenticate"]]).toEqual([wrong, 401, "Bearer"]);
    expect(reply.body).not.toContain("restock_");
  }
  const signedIn = await http.inject({ url: "/metrics", headers: { cookie: ana.cookie! } });
  expect(signedIn.statusCode).toBe(401);
  const reply = await read(http, `Bearer ${token}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(valueOf(reply.body, "restock_build_info")).toBe(1);
  await http.close();
});

test("a port of its own shows the metrics and nothing else; with a token, to callers who have it", async () => {
  const open = await serveMetricsOnOwnPort({ port: 0, host: "127.0.0.1", token: null }, 0, page);
  const guarded = await serveMetricsOnOwnPort({ port: 0, host: "127.0.0.1", token }, 0, page);
  const at = (port: number, path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init).then(async (reply) => [reply.status, await reply.text()]);
  expect(await at(open.port, "/metrics")).toEqual([200, expect.stringContaining("\nrestock_build_info{")]);
  expect(await at(open.port, "/api/user")).toEqual([404, "The metrics are at /metrics.\n"]);
  expect((await at(open.port, "/metrics", { method: "POST" }))[0]).toBe(405);
  expect((await at(guarded.port, "/metrics"))[0]).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  expect((await at(guarded.port, "/metrics", { headers }))[0]).toBe(200);
  await open.stop();
  await guarded.stop();
});

test("a server that starts opens the port of the settings, and closes it at its stop", async () => {
  const fresh = await freshDatabase();
  const folder = temporaryFolder();
  const settings = { PORT: "0", METRICS_PORT: "0", DATABASE_URL: fresh.url, DATA_DIR: folder.path };
  const served = await serve(readConfig({ ...settings, LOG_LEVEL: "silent" }));
  await fetch(`${served.url}/livez`);
  const read = async () => (await fetch(served.metricsUrl!)).text();
  await expect
    .poll(async () => valueOf(await read(), "restock_http_requests_total", { route: "health" }))
    .toBe(1);
  expect(valueOf(await read(), "restock_database_up")).toBe(1);
  expect((await fetch(`${served.url}/metrics`)).status).toBe(404);
  await served.stop();
  await expect(fetch(served.metricsUrl!)).rejects.toThrow("fetch failed");
  await fresh.close();
  folder.remove();
});
