import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import * as z from "zod/mini";
import type { errors } from "../../contract/errors.ts";
import { problemSchema } from "../../contract/errors.ts";
import { idSchema } from "../../contract/ids.ts";
import { operationHeader, userHeader, type Route } from "../../contract/route.ts";
import { routes, type RouteName } from "../../contract/routes.ts";
import { findSignedIn } from "../people/scope.ts";
import { checkAccess } from "./access.ts";
import { isCrossSite } from "./cross-site.ts";
import type { App } from "../app.ts";
import { Answer, Download, EventStream, JsonText, type Handlers } from "./handler.ts";
import { isDatabaseAway } from "../db/database-away.ts";
import { wholeCharacters } from "../db/statement.ts";
import { problemOf, Refusal, ScopeMoved, type FieldError } from "../refusal.ts";
import { securityHeaders } from "./security-headers.ts";
import { readSessionId, sessionCookie } from "../people/session-cookie.ts";
import { serveWebFiles } from "./web-files.ts";

/** Bytes of a request body; the largest honest one is a pasted list. */
const bodyLimit = 128 * 1024;
/** How often a request is run again when the people behind its list change under it. */
const scopeTries = 10;

const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Proxies that buffer an answer before they pass it on (nginx) must not do so here.
  "x-accel-buffering": "no",
};

// Each invalid field gets a reason, also where the contract has no sentence of its own for it.
z.config(z.locales.en());

type AnyHandler = (call: never) => Promise<unknown>;

/**
 * Mounts every row of the table with its handler.
 * @param webFolder the built web app; null serves the API alone.
 */
export function createHttpServer(
  app: App,
  handlers: Handlers,
  webFolder: string | null = null,
): FastifyInstance {
  const secure = app.config.publicUrl?.startsWith("https:") ?? false;
  const log: FastifyBaseLogger = app.log;
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: false,
  });
  // Forms and beacons of other sites can send plain text without asking first; JSON they can't.
  server.removeContentTypeParser("text/plain");
  server.addHook("onSend", async (_request, reply) => {
    reply.headers(securityHeaders(secure));
  });
  // Lists shrink to a tenth; below a packet there is nothing to gain. Files of the web app are compressed at build time.
  void server.register(fastifyCompress, {
    threshold: 1400,
    encodings: ["br", "gzip"],
    customTypes: /^application\/(problem\+)?json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  server.setErrorHandler((error, request, reply) => sendProblem(app, request, reply, error));

  // The routes are in a plugin of their own, so that the ones above are loaded before them.
  void server.register(async (api) => {
    for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
      api.route({
        method: route.method,
        url: route.path,
        schema: { response: replySchemas(route) },
        // Asking for the head of a stream would open it.
        exposeHeadRoute: route.method === "GET" && route.media !== "text/event-stream",
        handler: (request, reply) => handle(app, route, handlers[name] as AnyHandler, secure, request, reply),
      });
    }
  });
  serveWebFiles(server, webFolder);
  return server;
}

function replySchemas(route: Route): Record<string, unknown> {
  const problem = z.toJSONSchema(problemSchema);
  if (route.reply === undefined || route.media !== undefined) return { "4xx": problem, "5xx": problem };
  return { "2xx": z.toJSONSchema(route.reply), "4xx": problem, "5xx": problem };
}

async function handle(
  app: App,
  route: Route,
  handler: AnyHandler,
  secure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const writes = route.method !== "GET";
  if (writes && isCrossSite(request.headers, app.config.publicUrl)) throw new Refusal("cross_site");
  const sessionId = readSessionId(request.headers.cookie, secure);
  const result = await withScope(async () => {
    const signedIn = sessionId === null ? null : await findSignedIn(app.database, sessionId, app.clock.now());
    if (signedIn !== null) checkUser(request, signedIn.person.user.id);
    // A caller without access isn't told what the route takes.
    checkAccess(route.access, signedIn?.person ?? null);
    return handler({
      ...readCall(app, route, request),
      address: request.ip,
      get origin() {
        return app.config.publicUrl ?? originOf(request);
      },
      person: signedIn?.person ?? null,
      scope: signedIn?.scope,
    } as never);
  });
  // Private answers are never kept by caches in between.
  reply.header("cache-control", "no-store");
  return send(reply, result, secure);
}

/** The input of a call. @throws Refusal naming each invalid field */
function readCall(app: App, route: Route, request: FastifyRequest) {
  return {
    app,
    params: parse(route.params, request.params, "not_found"),
    query: parse(route.query, queryOf(route, request)),
    body: parse(route.body, request.body),
    operation: readOperation(route, request),
  };
}

/** @throws Refusal when the call is meant for another person than the session's. */
function checkUser({ headers }: FastifyRequest, userId: string): void {
  const meant = headers[userHeader];
  if (meant !== undefined && meant !== userId) throw new Refusal("other_user");
}

/** @throws Refusal when the Host header can't be the name of a host. */
function originOf({ protocol, host }: FastifyRequest): string {
  const url = `${protocol}://${host}`;
  if (!URL.canParse(url)) throw new Refusal("invalid_input");
  return new URL(url).origin;
}

async function withScope(work: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ScopeMoved) || tries === scopeTries) throw error;
    }
  }
}

/** A browser that reconnects a stream repeats the address, and sends its newer cursor in a header. */
function queryOf(route: Route, { query, headers }: FastifyRequest): unknown {
  const since = headers["last-event-id"];
  if (route.media !== "text/event-stream" || since === undefined || since === "") return query;
  return { ...(query as object), since };
}

function send(reply: FastifyReply, result: unknown, secure: boolean): FastifyReply {
  if (result instanceof EventStream) {
    reply.hijack();
    reply.raw.writeHead(200, { ...securityHeaders(secure), ...eventStreamHeaders });
    result.begin(reply.raw);
    return reply;
  }
  if (result instanceof Download) {
    reply.header("content-disposition", `attachment; filename="${result.fileName}"`);
    return reply.type(`${result.type}; charset=utf-8`).serializer(String).send(result.text);
  }
  const answer = result instanceof Answer ? result : new Answer(200, result);
  if (answer.session !== undefined) reply.header("set-cookie", sessionCookie(answer.session, secure));
  reply.code(answer.body === undefined ? 204 : answer.status);
  if (answer.body instanceof JsonText) {
    return reply.type("application/json; charset=utf-8").serializer(String).send(answer.body.text);
  }
  return reply.send(answer.body);
}

/** @throws Refusal naming each invalid field; a path that can't name anything is not found. */
function parse(
  schema: Route["body"],
  value: unknown,
  refusal: "invalid_input" | "not_found" = "invalid_input",
): unknown {
  if (schema === undefined) return undefined;
  const parsed = z.safeParse(schema, wholeText(value ?? {}));
  if (!parsed.success && refusal === "not_found") throw new Refusal(refusal);
  const unstorable = findNul(value, "");
  if (unstorable !== null) {
    throw new Refusal("invalid_input", {
      fields: [{ field: unstorable, message: "This text has a character that can't be kept" }],
    });
  }
  if (parsed.success) return parsed.data;
  const fields: FieldError[] = parsed.error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  throw new Refusal("invalid_input", { fields });
}

/** The value without half characters in its texts, as of an emoji that was cut: PostgreSQL can't keep them in JSON. */
function wholeText(value: unknown): unknown {
  return isWhole(value) ? value : JSON.parse(JSON.stringify(value, wholeCharacters));
}

function isWhole(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(isWhole);
}

/** The path of a text with a NUL in it, which PostgreSQL can't store, or null. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === "string") return value.includes("\0") ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, path === "" ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function readOperation(route: Route, request: FastifyRequest): string | null {
  const given = request.headers[operationHeader];
  if (route.operation !== true || given === undefined) return null;
  const parsed = z.safeParse(idSchema, given);
  if (parsed.success) return parsed.data;
  throw new Refusal("invalid_input", {
    fields: [{ field: "Idempotency-Key", message: "The operation's id must be a UUID" }],
  });
}

const fastifyErrors: Record<string, keyof typeof errors> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_input",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_input",
};

function sendProblem(app: App, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === "internal")
    app.log.error({ err: error, route: request.routeOptions.url }, "a request failed");
  const problem = problemOf(refusal);
  if (refusal.retryAfter !== null) reply.header("retry-after", String(refusal.retryAfter));
  return reply
    .code(problem.status)
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(problem);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal("unavailable", { retryAfter: 2 });
  // An error of the file server, e.g. for a folder.
  if (
    error instanceof Error &&
    "statusCode" in error &&
    (error.statusCode === 403 || error.statusCode === 404)
  ) {
    return new Refusal("not_found");
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new Refusal(fastifyErrors[code] ?? "internal");
}
