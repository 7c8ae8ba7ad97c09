import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import type { Measures } from "../measures.ts";
import { laneOfCall } from "./lanes.ts";

const templates = new Map<string, Route>(
  Object.values<Route>(routes).map((route) => [`${route.method} ${route.path}`, route]),
);
const ownPages: Record<string, string> = {
  "/livez": "health",
  "/readyz": "health",
  "/healthz": "health",
  "/metrics": "metrics",
};
/** What the other methods count as, since a caller may send any word. */
const otherMethod = "other";
/** The status that proxies count for a request whose caller closed the connection before the answer. */
const closedByCaller = 499;

/** Reports each answered request by the template of its route, without its path and the ids in it. */
export function measureRequests(server: FastifyInstance, measures: Measures): void {
  server.addHook("onRequest", (request, { raw }, done) => {
    const started = performance.now();
    // The event also comes when the caller goes away, which is how most streams end.
    raw.once("close", () => report(measures, request, raw, (performance.now() - started) / 1000));
    done();
  });
}

function report(
  measures: Measures,
  request: FastifyRequest,
  response: ServerResponse,
  seconds: number,
): void {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const path = request.routeOptions.url ?? "";
  const route = templates.get(`${method} ${path}`);
  const status = response.headersSent ? response.statusCode : closedByCaller;
  if (route === undefined) {
    const shown = method === "GET" ? method : otherMethod;
    measures.requestAnswered(purposeOf(path, status), shown, status, seconds);
  } else if (route.media === "text/event-stream" && status < 400) {
    // The duration of a stream is that of its client's visit, and says nothing about the server.
    measures.requestAnswered(path, method, status, 0);
  } else {
    measures.requestAnswered(path, method, status, seconds);
    measures.callTook(laneOfCall(route, request.raw.url!), seconds);
  }
}

function purposeOf(path: string, status: number): string {
  return ownPages[path] ?? (status < 400 ? "web" : "unknown");
}
