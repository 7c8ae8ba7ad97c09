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
import { problemSchema } from "../../contract/errors.ts";
import { userHeader, type Route } from "../../contract/route.ts";
import { routes, type RouteName } from "../../contract/routes.ts";
import { findSignedIn } from "../people/scope.ts";
import { localeOf } from "../people/caller-locale.ts";
import { senderOf } from "../people/sender.ts";
import { noteSeen } from "../people/sessions.ts";
import { checkAccess } from "./access.ts";
import { createBoundedServer } from "./bounded-server.ts";
import { callerReader, type Caller } from "./caller.ts";
import { isCrossSite } from "./cross-site.ts";
import type { App } from "../app.ts";
import { Answer, Download, FileDownload, EventStream, JsonText, type Handlers } from "./handler.ts";
import { Lanes } from "./lanes.ts";
import { measureRequests } from "./measure-requests.ts";
import { Refusal, ScopeMoved } from "../refusal.ts";
import { refuseConnection, sendProblem } from "./problems.ts";
import { readCall } from "./read-call.ts";
import { countRefusal, measureRefusal, noteSender, noteUser } from "./refused-calls.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveSharePage } from "./share-page.ts";
import { deviceCookie, readDeviceId, readSessionId, sessionCookie } from "../people/session-cookie.ts";
import { serveWebFiles } from "./web-files.ts";

/** Bytes of a request body, unless its route has another limit; the largest honest one is a pasted list. */
const bodyLimit = 128 * 1024;
/** How often a request is run again when the people behind its list change under it. */
const scopeTries = 10;

const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Proxies that buffer an answer before they pass it on (nginx) must not do so here.
  "x-accel-buffering": "no",
};

type AnyHandler = (call: never) => Promise<unknown>;

/**
 * Mounts every row of the table with its handler.
 * @param webFolder the built web app; null serves the API alone.
 */
export function createHttpServer(
  app: App,
  handlers: Handlers,
  webFolder: string | null = null,
  lanes = new Lanes(),
): FastifyInstance {
  const secure = app.config.publicUrl?.startsWith("https:") ?? false;
  const log: FastifyBaseLogger = app.log;
  const readCaller = callerReader(app);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: false,
    serverFactory: (listener) => createBoundedServer(listener, lanes, securityHeaders(secure)),
    // A malformed path has no route, and so no error handler.
    frameworkErrors: (error, request, reply) => void sendProblem(app.log, secure, request, reply, error),
    clientErrorHandler: (error, socket) => refuseConnection(secure, error, socket),
  });
  // Without this listener Node itself answers 417. An `Expect` header with another value than 100-continue may be
  // ignored (RFC 9110, 10.1.1).
  server.server.on("checkExpectation", (request, response) =>
    server.server.emit("request", request, response),
  );
  server.addHook("onRequest", async ({ raw }) => {
    const hosts = hostsIn(raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw new Refusal("invalid_input");
  });
  // Forms and beacons of other sites can send plain text without asking first; JSON they can't.
  server.removeContentTypeParser("text/plain");
  server.addHook("onSend", async (_request, reply) => {
    // A page names its own scripts in its policy. Cookies that are set twice are sent twice.
    for (const [name, value] of Object.entries(securityHeaders(secure)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  // Lists shrink to a tenth; below a packet there is nothing to gain. Files of the web app are compressed at build time.
  void server.register(fastifyCompress, {
    threshold: 1400,
    encodings: ["br", "gzip"],
    customTypes: /^application\/(problem\+)?json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  measureRequests(server, app.measures);
  server.setErrorHandler((error, request, reply) => {
    countRefusal(app, request, error);
    measureRefusal(app, request, error);
    return sendProblem(app.log, secure, request, reply, error);
  });

  // The routes are in a plugin of their own, so that the ones above are loaded before them.
  void server.register(async (api) => {
    for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
      api.route({
        method: route.method,
        url: route.path,
        schema: { response: replySchemas(route) },
        // Asking for the head of a stream would open it.
        exposeHeadRoute: route.method === "GET" && route.media !== "text/event-stream",
        // Before a body is read.
        onRequest: async (request) => {
          const caller = readCaller(request.raw);
          callers.set(request, caller);
          noteSender(request, senderOf(caller.address, request.headers["user-agent"]));
          const writes = route.method !== "GET";
          if (writes && isCrossSite(request.headers, caller.host, app.config.publicUrl))
            throw new Refusal("cross_site");
          if (route.bodyLimit !== undefined || route.access === "admin")
            await checkSession(app, route, secure, request);
        },
        ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
        handler: (request, reply) =>
          handle(
            app,
            route,
            handlers[name] as AnyHandler,
            lanes,
            secure,
            callers.get(request)!,
            request,
            reply,
          ),
      });
    }
  });
  serveSharePage(server, app, lanes, secure, readCaller);
  serveWebFiles(server, webFolder);
  return server;
}

/** How many Host headers there are; Node takes the first. Names and values take turns. */
function hostsIn(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
}

/** Looks who calls before a body is read that is long or an administrator's. @throws Refusal as `checkAccess` */
async function checkSession(
  app: App,
  { access }: Route,
  secure: boolean,
  request: FastifyRequest,
): Promise<void> {
  const sessionId = readSessionId(request.headers.cookie, secure);
  const signedIn = sessionId === null ? null : await findSignedIn(app.database, sessionId, app.clock.now());
  noteUser(request, signedIn?.person.user.id ?? null);
  checkAccess(access, signedIn?.person ?? null);
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
  lanes: Lanes,
  secure: boolean,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const sender = senderOf(caller.address, request.headers["user-agent"]);
  const sessionId = readSessionId(request.headers.cookie, secure);
  const work = async () => {
    const signedIn = sessionId === null ? null : await findSignedIn(app.database, sessionId, app.clock.now());
    noteUser(request, signedIn?.person.user.id ?? null);
    if (signedIn !== null) checkUser(request, signedIn.person.user.id);
    if (signedIn?.isSeenLongAgo) noteSeen(app.database, signedIn.person.sessionId, app.clock.now());
    // A caller without access gets no details about the route's input.
    checkAccess(route.access, signedIn?.person ?? null);
    return handler({
      ...readCall(app, route, request),
      sender,
      locale: localeOf(request.headers),
      address: caller.address,
      device: readDeviceId(request.headers.cookie, secure),
      get origin() {
        return app.config.publicUrl ?? originOf(caller);
      },
      person: signedIn?.person ?? null,
      scope: signedIn?.scope,
    } as never);
  };
  // The lane is left before the answer is written: a slow reader doesn't delay other calls.
  const result = await lanes.ofCall(route, request.raw.url!).run(() => withScope(work));
  // Private answers are never kept by caches in between.
  reply.header("cache-control", "no-store");
  return send(reply, result, secure);
}

/** @throws Refusal when the call is meant for another person than the session's. */
function checkUser({ headers }: FastifyRequest, userId: string): void {
  const meant = headers[userHeader];
  if (meant !== undefined && meant !== userId) throw new Refusal("other_user");
}

/** @throws Refusal when the Host header can't be the name of a host. */
function originOf({ protocol, host }: Caller): string {
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
  if (result instanceof FileDownload) {
    reply.header("content-disposition", `attachment; filename="${result.fileName}"`);
    return reply.header("content-length", result.size).type(result.type).send(result.content);
  }
  const answer = result instanceof Answer ? result : new Answer(200, result);
  if (answer.session !== undefined) reply.header("set-cookie", sessionCookie(answer.session, secure));
  if (answer.device !== undefined) reply.header("set-cookie", deviceCookie(answer.device, secure));
  reply.code(answer.body === undefined ? 204 : answer.status);
  if (answer.body instanceof JsonText) {
    return reply.type("application/json; charset=utf-8").serializer(String).send(answer.body.text);
  }
  return reply.send(answer.body);
}
