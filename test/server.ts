import type { FastifyInstance } from "fastify";
import type { Problem } from "../src/contract/errors.ts";
import type { User } from "../src/contract/accounts/schema.ts";
import { newId } from "../src/contract/new-id.ts";
import { operationHeader, type CallOf, type ReplyOf, type Route } from "../src/contract/route.ts";
import { routes, type RouteName, type Routes } from "../src/contract/routes.ts";
import { handlers } from "../src/server/handlers.ts";
import type { Clock } from "../src/server/clock.ts";
import { readConfig } from "../src/server/config.ts";
import { createApp } from "../src/server/create-app.ts";
import type { Database } from "../src/server/db/database.ts";
import type { App } from "../src/server/app.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { freshDatabase } from "./database.ts";
import { readOutbox, type ReadMail } from "./mailbox.ts";
import { temporaryFolder } from "./process.ts";
import { runDueJobs } from "./run-jobs.ts";

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
  cookie: string | null = null;
  user!: User;

  constructor(http: FastifyInstance) {
    this.#http = http;
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
      url: query === undefined ? url : `${url}?${new URLSearchParams(query)}`,
      headers: {
        ...(this.cookie !== null && { cookie: this.cookie }),
        ...(options.operation !== undefined && { [operationHeader]: options.operation }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: body }),
      payloadAsStream: route.media === "text/event-stream",
    });
    const text = await bodyOf(response);
    const [setCookie] = [response.headers["set-cookie"]].flat();
    if (setCookie !== undefined) this.cookie = setCookie.split(";")[0]!;
    const isJson = /json/.test(String(response.headers["content-type"]));
    const parsed: unknown = isJson ? JSON.parse(text) : text || undefined;
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

/** A stream's is empty: it would go on for ever. What streams say is tested over a real socket. */
async function bodyOf(response: Awaited<ReturnType<FastifyInstance["inject"]>>): Promise<string> {
  if (response.body !== undefined) return response.body;
  if (/event-stream/.test(String(response.headers["content-type"]))) {
    response.raw.res.destroy();
    return "";
  }
  return (await response.stream().toArray()).join("");
}

export type TestServer = {
  app: App;
  clock: TestClock;
  database: Database;
  /** The address of its database, for a second process. */
  databaseUrl: string;
  http: FastifyInstance;
  client(): Client;
  /** Somebody new who is signed in. The first one on a fresh server is its administrator. */
  signUp(options?: {
    email?: string;
    firstName?: string;
    role?: "free" | "premium" | "admin";
  }): Promise<Client>;
  /** Puts people into one household, the first as its owner (made premium). */
  household(...people: Client[]): Promise<string>;
  /** Does all jobs that are due, mail among them; throws when one fails. */
  runJobs(): Promise<void>;
  /** The mails in its outbox, the oldest first. */
  mails(): ReadMail[];
  close(): Promise<void>;
};

/** The whole server on a database of its own, without a socket. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const { database, url, close } = await freshDatabase();
  const clock = new TestClock();
  const dataFolder = temporaryFolder();
  const config = readConfig({
    BETA_SECRET_CODE: secretCode,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    DATA_DIR: dataFolder.path,
    ...settings,
  });
  const app = createApp(config, database, clock);
  const http = createHttpServer(app, handlers);
  let people = 0;
  const client = () => new Client(http);
  return {
    app,
    clock,
    database,
    databaseUrl: url,
    http,
    client,
    signUp: async ({ email, firstName, role } = {}) => {
      people += 1;
      const person = client();
      person.user = await person.do("register", {
        body: {
          email: email ?? `person-${people}@example.com`,
          password: "correct horse",
          firstName: firstName ?? `Person ${people}`,
          secretCode,
        },
      });
      if (role !== undefined)
        await database.execute("UPDATE users SET role = $2 WHERE id = $1", [person.user.id, role]);
      return person;
    },
    household: async (...members) => {
      const id = newId();
      const [owner] = members;
      await database.execute("INSERT INTO scopes (id) VALUES ($1)", [id]);
      await database.execute(
        "INSERT INTO households (id, name, owner_id) VALUES ($1, 'Test household', $2)",
        [id, owner!.user.id],
      );
      await database.execute("UPDATE users SET role = 'premium' WHERE id = $1 AND role = 'free'", [
        owner!.user.id,
      ]);
      for (const member of members) {
        await database.execute(
          "INSERT INTO household_members (id, household_id, user_id) VALUES ($1, $2, $3)",
          [newId(), id, member.user.id],
        );
        await database.execute("UPDATE users SET household_id = $1 WHERE id = $2", [id, member.user.id]);
        await database.execute("UPDATE scopes SET epoch = epoch + 1 WHERE id = $1", [member.user.id]);
      }
      return id;
    },
    runJobs: () => runDueJobs(app),
    mails: () => readOutbox(config.dataDir),
    close: async () => {
      app.streams.stop();
      await http.close();
      await close();
      dataFolder.remove();
    },
  };
}
