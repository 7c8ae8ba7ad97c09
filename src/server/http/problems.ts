import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../contract/errors.ts";
import { isDatabaseInTrouble } from "../db/database-trouble.ts";
import type { Log } from "../log.ts";
import { problemOf, Refusal } from "../refusal.ts";
import { securityHeaders } from "./security-headers.ts";

/** Seconds after which a request may be sent again while the database is in trouble. */
const retryAfter = 2;
const problemType = "application/problem+json; charset=utf-8";

/** Refusals by the framework itself, by their status: its own sentences are written for programmers. */
const frameworkRefusals: Record<number, ErrorCode> = {
  400: "invalid_input",
  // The file server says so for a folder.
  403: "not_found",
  404: "not_found",
  413: "too_large",
  // A parameter that is too long names nothing.
  414: "not_found",
  415: "unsupported_media_type",
};

/** Errors of the HTTP parser, before there is a request. */
const parserRefusals: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers a request that failed for any reason. @param log gets the failures of the server itself */
export function sendProblem(
  log: Log,
  secure: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === "internal")
    log.error({ err: error, route: request.routeOptions.url }, "a request failed");
  const problem = problemOf(refusal);
  if (refusal.retryAfter !== null) reply.header("retry-after", String(refusal.retryAfter));
  return reply
    .code(problem.status)
    .headers(securityHeaders(secure))
    .header("cache-control", "no-store")
    .type(problemType)
    .serializer(JSON.stringify)
    .send(problem);
}

/** Answers bytes that aren't HTTP, or a request that came too slowly, and closes the connection. */
export function refuseConnection(secure: boolean, error: NodeJS.ErrnoException, socket: Socket): void {
  const begun =
    (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
  if (error.code === "ECONNRESET" || !socket.writable || begun) {
    socket.destroy();
    return;
  }
  const problem = problemOf(new Refusal(parserRefusals[error.code ?? ""] ?? "invalid_input"));
  const body = JSON.stringify(problem);
  const headers = {
    ...securityHeaders(secure),
    "cache-control": "no-store",
    "content-type": problemType,
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join("")}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** The refusal that the caller gets for an error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // First the caller's faults: a connection that they broke has the code of one to the database.
  if (error instanceof Error && "statusCode" in error) {
    const code = frameworkRefusals[Number(error.statusCode)];
    if (code !== undefined) return new Refusal(code, { fields: fieldsOf(error) });
  }
  return isDatabaseInTrouble(error) ? new Refusal("unavailable", { retryAfter }) : new Refusal("internal");
}

function fieldsOf(error: Error) {
  const code = "code" in error ? String(error.code) : "";
  if (!code.startsWith("FST_CP_ERR_")) return [];
  return [
    {
      field: "Content-Encoding",
      message: "This compressed body can't be read. Use gzip, br or deflate, or none.",
    },
  ];
}
