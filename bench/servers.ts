import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { handlers } from "../src/server/handlers.ts";
import { readConfig } from "../src/server/config.ts";
import { createApp } from "../src/server/create-app.ts";
import { Database } from "../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../src/server/embedded-database/embedded-postgres.ts";
import { migrate } from "../src/server/db/migrate.ts";
import type { App } from "../src/server/app.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { migrateJobs } from "../src/server/jobs/migrate-jobs.ts";
import { createLog } from "../src/server/log.ts";
import { connectionUrl } from "../test/connection-url.ts";
import { temporaryFolder } from "../test/process.ts";

const log = createLog("silent");

export type BenchServer = { http: FastifyInstance; database: Database };
/** The cookie of one browser. */
export type BenchPerson = { cookie: string };

export type BenchCluster = {
  /** A migrated database of its own, and the whole server on it, without a socket. */
  server(change?: (app: App) => App): Promise<BenchServer>;
  close(): Promise<void>;
};

/** The server of DATABASE_URL, else an embedded one in a temporary folder. */
export async function startCluster(): Promise<BenchCluster> {
  const folder = temporaryFolder();
  const given = process.env.DATABASE_URL;
  const embedded = given ? null : await startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined });
  const url = given ?? connectionUrl(embedded!.connection);
  const admin = new Database({ connection: { connectionString: url }, poolSize: 1, log });
  const ends: (() => Promise<void>)[] = [];
  return {
    server: async (change = (app) => app) => {
      const name = `restock_bench_${randomBytes(6).toString("hex")}`;
      await admin.execute(`CREATE DATABASE ${name}`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      const database = new Database({ connection: { connectionString: own.href }, log });
      await migrate(database);
      await migrateJobs(database, log);
      const config = readConfig({
        DATA_DIR: folder.path,
        BETA_SECRET_CODE: "bench",
        RATE_LIMIT: "off",
        LOG_LEVEL: "error",
      });
      const http = createHttpServer(change(createApp(config, database)), handlers);
      ends.push(async () => {
        await http.close();
        await database.close();
        await admin.execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      });
      return { http, database };
    },
    close: async () => {
      for (const end of ends) await end();
      await admin.close();
      await embedded?.stop();
      folder.remove();
    },
  };
}

/** Creates an account; the first on a server is its administrator. */
export async function join({ http }: BenchServer, email: string): Promise<BenchPerson> {
  const reply = await http.inject({
    method: "POST",
    url: "/api/register",
    payload: { email, password: "bench-password", firstName: "Bench", secretCode: "bench" },
  });
  return { cookie: String(reply.headers["set-cookie"]).split(";")[0]! };
}

/** @throws Error when the reply isn't a 2xx */
export async function ask<T = unknown>(
  { http }: BenchServer,
  { cookie }: BenchPerson,
  method: "GET" | "POST" | "PATCH",
  url: string,
  payload?: object,
): Promise<T> {
  const reply = await http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  if (reply.statusCode >= 300)
    throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
  return JSON.parse(reply.body) as T;
}

/** Returns the milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
