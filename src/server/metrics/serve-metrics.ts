import { hash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { App } from "../app.ts";
import type { Lanes } from "../http/lanes.ts";
import { Refusal } from "../refusal.ts";
import type { Metrics } from "./metrics.ts";
import { addProcessMetrics } from "./process-metrics.ts";
import { addReadings } from "./readings.ts";
import { slowStateReader } from "./slow-state.ts";

const path = "/metrics";

/** The page that Prometheus reads. */
export type MetricsPage = { readonly type: string; text(): Promise<string> };

/** @param lanes those of the server that is measured */
export function createMetricsPage(app: App & { measures: Metrics }, lanes: Lanes): MetricsPage {
  const { registry } = app.measures;
  addProcessMetrics(registry);
  const setReadings = addReadings(registry, { ...app, lanes });
  const readSlowState = slowStateReader(app);
  return {
    type: registry.contentType,
    text: async () => {
      setReadings(await readSlowState());
      return registry.metrics();
    },
  };
}

/** The page on the main port, for who has the token; without one, or with a port of its own, there is no such page. */
export function serveMetricsOnMainPort(
  server: FastifyInstance,
  { token, port }: Config["metrics"],
  page: MetricsPage | null,
): void {
  server.get(path, async (request, reply) => {
    if (page === null || token === null || port !== null) throw new Refusal("not_found");
    if (!hasToken(request.headers.authorization, token)) {
      reply.header("www-authenticate", "Bearer");
      throw new Refusal("not_signed_in");
    }
    return reply
      .header("cache-control", "no-store")
      .type(page.type)
      .send(await page.text());
  });
}

export type MetricsServer = { port: number; stop(): Promise<void> };

/** The page on a port of its own; with a token in the settings for who has it. */
export async function serveMetricsOnOwnPort(
  { host, token }: Config["metrics"],
  port: number,
  page: MetricsPage,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    void answer(request, response, token, page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  token: string | null,
  page: MetricsPage,
): Promise<void> {
  const say = (status: number, text: string, more: Record<string, string> = {}) =>
    response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...more }).end(text);
  if (url?.split("?")[0] !== path) say(404, `The metrics are at ${path}.\n`);
  else if (method !== "GET" && method !== "HEAD") say(405, "Only GET is possible.\n", { allow: "GET, HEAD" });
  else if (token !== null && !hasToken(headers.authorization, token))
    say(401, "The metrics need the token of METRICS_TOKEN.\n", { "www-authenticate": "Bearer" });
  else
    try {
      say(200, await page.text(), { "content-type": page.type, "cache-control": "no-store" });
    } catch {
      say(500, "The metrics can't be read.\n");
    }
}

/** Takes the same time whatever is given; the hashes make both sides equally long. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", token, "buffer"));
}
