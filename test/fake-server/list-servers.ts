import { deepStrictEqual } from "node:assert";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import * as z from "zod/mini";
import { problemSchema, type Problem } from "../../src/contract/errors.ts";
import type { Id } from "../../src/contract/ids.ts";
import { newId } from "../../src/contract/new-id.ts";
import { userHeader, type CallOf, type ReplyOf, type Route } from "../../src/contract/route.ts";
import { routes, type RouteName, type Routes } from "../../src/contract/routes.ts";
import type { ServerEvent } from "../../src/web/api/event-reader.ts";
import { openEvents } from "../event-stream.ts";
import { startTestServer, type Client } from "../server.ts";
import { online, until } from "./network.ts";
import { FakeServer } from "./server.ts";
import { openFakeStream } from "./stream.ts";

type Options = { operation?: string; user?: Id };
type Reply<N extends RouteName> = { status: number; body: ReplyOf<Routes[N]>; problem: Problem };
type RawReply = { status: number; body: unknown };

/** Sends a call just as it is. */
type Send = (name: RouteName, given: object, options: Options) => Promise<RawReply>;

type OpenStream = { status: number; next(): Promise<ServerEvent>; close(): void };
type Watch = (since: string | null) => Promise<OpenStream>;

/** Somebody with a browser. Each reply is checked by the contract's schema. */
export class Caller {
  readonly id: Id;
  readonly watch: Watch;
  readonly #send: Send;

  constructor(id: Id, send: Send, watch: Watch) {
    this.id = id;
    this.#send = send;
    this.watch = watch;
  }

  async call<N extends RouteName>(
    name: N,
    given: CallOf<Routes[N]>,
    options: Options = {},
  ): Promise<Reply<N>> {
    const { status, body } = await this.#send(name, given as object, options);
    const route: Route = routes[name];
    const schema = status < 300 ? route.reply! : problemSchema;
    deepStrictEqual(body, z.parse(schema, body));
    return { status, body: body as never, problem: body as Problem };
  }

  /** The reply's body of a call that must succeed. */
  async do<N extends RouteName>(
    name: N,
    given: CallOf<Routes[N]>,
    options: Options = {},
  ): Promise<ReplyOf<Routes[N]>> {
    const { status, body } = await this.call(name, given, options);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}

/** Two people with a list that is empty yet. */
export type Household = {
  ana: Caller;
  ben: Caller;
  nobody: Caller;
  /** Ben leaves; the list is Ana's alone from then on. */
  part(): Promise<void>;
  /** The id of an item, a store, a category or a repeat that another person has. */
  idElsewhere(kind: "item" | "store" | "category" | "repeat"): Promise<Id>;
};

type ListServer = { household(): Promise<Household>; close(): Promise<void> };

async function startRealServer(): Promise<ListServer> {
  const server = await startTestServer();
  const url = await server.http.listen({ port: 0, host: "127.0.0.1" });
  const eve = await server.signUp({ role: "premium" });
  const callerOf = (client: Client): Caller =>
    new Caller(
      client.user?.id,
      (name, given, { operation, user }) =>
        client.call(name, given, {
          ...(operation !== undefined && { operation }),
          ...(user !== undefined && { headers: { [userHeader]: user } }),
        }),
      (since) => openEvents(url, client.cookie ?? "", since === null ? {} : { since }),
    );
  const add = {
    item: () => eve.do("addItem", { body: { name: newId() } }),
    store: () => eve.do("addStore", { body: { name: newId(), categories: ["dairy"] } }),
    category: () => eve.do("addCategory", { body: { name: newId() } }),
    repeat: () => eve.do("addRecurringItem", { body: { name: newId(), intervalDays: 7 } }),
  };
  return {
    household: async () => {
      const [ana, ben] = await Promise.all([server.signUp(), server.signUp()]);
      await server.household(ana, ben);
      return {
        ana: callerOf(ana),
        ben: callerOf(ben),
        nobody: callerOf(server.client()),
        part: async () => {
          await ben.do("removeMember", { params: { id: ben.user.id } });
        },
        idElsewhere: async (kind) => (await add[kind]()).id,
      };
    },
    close: () => server.close(),
  };
}

async function startFakeServer(): Promise<ListServer> {
  return {
    household: async () => {
      const [ana, ben] = [newId(), newId()];
      const server = new FakeServer([ana, ben]);
      const callerOf = (session: Id | null): Caller =>
        new Caller(session ?? newId(), sendTo(server, session), (since) => watchFake(server, session, since));
      return {
        ana: callerOf(ana),
        ben: callerOf(ben),
        nobody: callerOf(null),
        part: async () => {
          server.people = [ana];
          server.moveScope();
        },
        idElsewhere: async () => {
          const id = newId();
          server.elsewhere.add(id);
          return id;
        },
      };
    },
    close: async () => undefined,
  };
}

const sendTo =
  (server: FakeServer, session: Id | null): Send =>
  async (name, given, { operation = null, user = null }) => {
    const { params = {}, query = {}, body = null } = given as Record<string, Record<string, string>>;
    const { method, path } = routes[name];
    const response = server.answer(session, {
      method,
      path: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]!)),
      query: new URLSearchParams(query),
      body: JSON.parse(JSON.stringify(body)) as unknown,
      operation,
      user,
    });
    return { status: response.status, body: await response.json() };
  };

async function watchFake(server: FakeServer, session: Id | null, since: string | null): Promise<OpenStream> {
  const events: ServerEvent[] = [];
  const abort = new AbortController();
  const device = { server, session, network: online, live: true, streams: new Set<never>() };
  let status: number | null = null;
  const listener = {
    opened: () => void (status = 200),
    alive: () => undefined,
    event: (event: ServerEvent) => void events.push(event),
  };
  void openFakeStream({ dead: false, device }, since, listener, abort.signal).then(({ kind }) => {
    if (kind === "signed-out") status = 401;
  });
  await until(() => status !== null, "the stream's beginning");
  return {
    status: status!,
    next: async () => {
      await until(() => events.length > 0, "an event");
      return events.shift()!;
    },
    close: () => abort.abort(),
  };
}

/** A day that comes so many days after an instant of a server's own clock. */
export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 86_400_000).toISOString().slice(0, 10);
}

const listServers = [
  ["the real server", startRealServer],
  ["the fake server", startFakeServer],
] as const;

/**
 * Runs the tests against the real server and against the one that tests of the browser's list talk to.
 * @param tests gets the household of the test that runs
 */
export function onBothServers(tests: (household: () => Household) => void): void {
  describe.each(listServers)("%s", (_, start) => {
    let server: ListServer;
    let household: Household;
    beforeAll(async () => {
      server = await start();
    });
    beforeEach(async () => {
      household = await server.household();
    });
    afterAll(() => server.close());
    tests(() => household);
  });
}
