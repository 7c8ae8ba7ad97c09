import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { Chance } from "../../db/history/random.ts";
import { securityHeaders } from "../../src/server/http/security-headers.ts";
import { callersFactory, type Callers } from "./callers.ts";
import { readOpenApi, type ApiOperation } from "./open-api.ts";
import { makeRequest, type FuzzRequest } from "./requests.ts";
import { KnownIds } from "./values.ts";

export type FuzzResult = {
  /** The number of answers by status. */
  statuses: Map<number, number>;
  /** The number of operations that succeeded at least once. */
  succeeded: number;
  operations: number;
  /** A sentence for each answer that violates the document. */
  failures: string[];
};

/** The number of concurrent requests. */
const atOnce = 8;
/** The number of requests after which the people are replaced. */
const requestsPerCallers = 250;

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/**
 * Sends seeded requests to a server that has no accounts yet, and checks every answer against docs/openapi.json.
 * @param url of a server whose secret code is `secretCode` and which counts no tries
 */
export async function fuzz(url: string, seed: number, count: number): Promise<FuzzResult> {
  const api = readOpenApi();
  const chance = new Chance(seed);
  const ids = new KnownIds();
  const newCallers = await callersFactory(url);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const succeeded = new Set<ApiOperation>();
  const failures: string[] = [];
  let callers: Callers = await newCallers();

  const one = async (request: FuzzRequest) => {
    const answer = await send(url, agent, request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300 && request.operation !== null) succeeded.add(request.operation);
    if (answer.status === 201) noteId(answer, ids);
    const wrong = whatIsWrong(request, answer, api.problem);
    if (wrong !== null) failures.push(`${request.method} ${request.path.slice(0, 80)}: ${wrong}`);
  };
  for (let sent = 0; sent < count;) {
    const round = Math.min(requestsPerCallers, count - sent);
    const requests = Array.from({ length: round }, () => makeRequest(api.operations, chance, ids, callers));
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = requests.pop(); next !== undefined; next = requests.pop()) await one(next);
      }),
    );
    sent += round;
    callers = await newCallers();
  }
  agent.destroy();
  return { statuses, succeeded: succeeded.size, operations: api.operations.length, failures };
}

function send(url: string, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, method, path, agent, headers: { ...headers, "content-length": body?.length ?? 0 } },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        if (/event-stream/.test(answered["content-type"] ?? "")) {
          // A stream doesn't end by itself.
          request.destroy();
          resolve({ status, headers: answered, body: Buffer.alloc(0) });
        } else buffer(response).then((read) => resolve({ status, headers: answered, body: read }), reject);
      },
    );
    request.on("error", reject);
    request.end(body ?? undefined);
  });
}

function noteId({ body }: Answer, ids: KnownIds): void {
  const { id } = JSON.parse(body.toString()) as { id?: unknown };
  if (typeof id === "string") ids.add(id);
}

/** Returns the violation of the document by an answer, or null. */
function whatIsWrong(
  { operation, method }: FuzzRequest,
  { status, headers, body }: Answer,
  problem: ReturnType<typeof readOpenApi>["problem"],
): string | null {
  if (status >= 500) return `${status} ${body.toString().slice(0, 200)}`;
  const missing = Object.entries(securityHeaders(false)).find(([name, value]) => headers[name] !== value);
  if (missing !== undefined) return `${status} without ${missing[0]}`;
  const type = headers["content-type"] ?? "";
  if (status >= 400) {
    if (operation !== null && !operation.refusals.has(status))
      return `${status} isn't documented: ${body.toString()}`;
    if (type !== "application/problem+json; charset=utf-8") return `${status} as ${type}`;
    return method === "HEAD" ? null : mismatch(status, problem, body);
  }
  if (operation === null) return null;
  if (operation.reply === null) return body.length === 0 ? null : `${status} with a body`;
  if (!type.startsWith(operation.reply.media)) return `${status} as ${type}`;
  return operation.reply.media === "application/json" ? mismatch(status, operation.reply.check, body) : null;
}

function mismatch(
  status: number,
  check: ReturnType<typeof readOpenApi>["problem"],
  body: Buffer,
): string | null {
  const parsed = check.safeParse(JSON.parse(body.toString()));
  return parsed.success ? null : `${status} not as documented: ${parsed.error.message.slice(0, 300)}`;
}
