import type { FastifyInstance } from "fastify";
import type { Problem } from "../src/contract/errors.ts";
import type { User } from "../src/contract/accounts/schema.ts";
import { operationHeader, type CallOf, type ReplyOf, type Route } from "../src/contract/route.ts";
import { routes, type RouteName, type Routes } from "../src/contract/routes.ts";
import type { Clock } from "../src/server/clock.ts";

/** A clock that a test moves. */
export class TestClock implements Clock {
  #now: number;
  constructor(start = "2026-03-02T10:00:00Z") {
    this.#now = Date.parse(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  forward(time: { minutes?: number; hours?: number; days?: number }): void {
    this.#now += ((time.days ?? 0) * 1440 + (time.hours ?? 0) * 60 + (time.minutes ?? 0)) * 60_000;
  }
  /** To an instant, also an earlier one. */
  jumpTo(instant: string | Date): void {
    this.#now = new Date(instant).getTime();
  }
}

export const secretCode = "open-sesame";

export type Reply<N extends RouteName> = {
  status: number;
  body: ReplyOf<Routes[N]>;
  /** The same body, for refusals. */
  problem: Problem;
  headers: Record<string, string | string[] | number | undefined>;
};

/** One browser: keeps its cookie and calls the server by the names of the contract. */
export class Client {
  readonly #http: FastifyInstance;
  readonly #address: string;
  cookie: string | null = null;
  /** The cookie by which the server knows the device; it stays after signing out. */
  device: string | null = null;
  user!: User;

  /** @param address that the client calls from */
  constructor(http: FastifyInstance, address = "127.0.0.1") {
    this.#http = http;
    this.#address = address;
  }

  async call<N extends RouteName>(
    name: N,
    given: CallOf<Routes[N]>,
    options: { operation?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply<N>> {
    const route: Route = routes[name];
    const { params, query, body } = given as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const url = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params![key]!));
    const response = await this.#http.inject({
      method: route.method,
      remoteAddress: this.#address,
      url: query === undefined ? url : `${url}?${new URLSearchParams(query).toString()}`,
      headers: {
        ...((this.cookie ?? this.device) !== null && {
          cookie: [this.cookie, this.device].filter((cookie) => cookie !== null).join("; "),
        }),
        ...(options.operation !== undefined && { [operationHeader]: options.operation }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: body }),
      payloadAsStream: route.media === "text/event-stream",
    });
    const text = await bodyOf(response);
    const setCookies = [response.headers["set-cookie"] ?? []].flat();
    for (const cookie of setCookies.map((text) => text.split(";")[0]!)) {
      if (cookie.includes("_device=")) this.device = cookie;
      else this.cookie = cookie;
    }
    const isJson = /json/.test(String(response.headers["content-type"]));
    const parsed: unknown = isJson ? JSON.parse(text) : text || undefined;
    if (response.statusCode < 300 && isJson && route.reply !== undefined)
      expectReply(name, route.reply, parsed);
    return {
      status: response.statusCode,
      body: parsed as never,
      problem: parsed as Problem,
      headers: response.headers,
    };
  }

  /** The reply's body of a call that must succeed. */
  async do<N extends RouteName>(
    name: N,
    given: CallOf<Routes[N]>,
    options: { operation?: string } = {},
  ): Promise<ReplyOf<Routes[N]>> {
    const reply = await this.call(name, given, options);
    if (reply.status >= 300) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }
}

/** A browser takes a reply that isn't what the contract says for another server's. */
function expectReply(name: RouteName, schema: NonNullable<Route["reply"]>, reply: unknown): void {
  const { error } = schema.safeParse(reply);
  if (error !== undefined)
    throw new Error(`The reply to ${name} breaks the contract: ${JSON.stringify(error.issues.slice(0, 3))}`);
}

/** A stream's body is empty, since it would never end. What streams say is tested over a real socket. */
async function bodyOf(response: Awaited<ReturnType<FastifyInstance["inject"]>>): Promise<string> {
  if (response.body !== undefined) return response.body;
  if (/event-stream/.test(String(response.headers["content-type"]))) {
    response.raw.res.destroy();
    return "";
  }
  return (await response.stream().toArray()).join("");
}
