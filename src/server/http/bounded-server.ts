import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { problemOf, type Refusal } from "../refusal.ts";
import type { Lanes } from "./lanes.ts";

/** The time in which a client has to send the head of a request, and all of it. */
const headTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;
/** How often these two are looked at. */
const lookEveryMs = 2000;
/** The time in which at least some bytes have to pass. Event streams have a heartbeat within it. */
const silenceTimeoutMs = 60_000;
const keepAliveTimeoutMs = 72_000;

/**
 * An HTTP server that refuses what its lanes have no room for, before the body is read or parsed, and does not wait for
 * ever for a request or for the reader of an answer.
 */
export function createBoundedServer(
  handle: RequestListener,
  lanes: Lanes,
  headers: Record<string, string>,
): Server {
  const sendRefusal = refusalSender(headers);
  const server = createServer(
    {
      headersTimeout: headTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: lookEveryMs,
      // Without this Node answers by itself, with an empty page.
      requireHostHeader: false,
    },
    (request, response) => {
      const lane = lanes.of(request.url!);
      if (lane?.isFull) sendRefusal(response, lane.refuse());
      else handle(request, response);
    },
  );
  server.setTimeout(silenceTimeoutMs);
  return server;
}

/** A refusal as it is sent. */
type Prepared = { status: number; head: string[]; body: string };

/** Serialises each refusal once: under overload most answers are one of a few. */
function refusalSender(
  headers: Record<string, string>,
): (response: ServerResponse, refusal: Refusal) => void {
  const prepared = new WeakMap<Refusal, Prepared>();
  return (response, refusal) => {
    let answer = prepared.get(refusal);
    if (answer === undefined) prepared.set(refusal, (answer = prepare(refusal, headers)));
    response.writeHead(answer.status, answer.head).end(answer.body);
  };
}

function prepare(refusal: Refusal, headers: Record<string, string>): Prepared {
  const problem = problemOf(refusal);
  const body = JSON.stringify(problem);
  const head = Object.entries({
    ...headers,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    "retry-after": String(refusal.retryAfter),
  }).flat();
  return { status: problem.status, head, body };
}
