import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { inTime } from "../in-time.ts";
import { Refusal } from "../refusal.ts";

/** The database may take so long to answer before the server counts as not ready. */
const databaseTimeoutMs = 1000;
/** How long the database counts as able to write to its disk, in milliseconds, before it is asked again. */
const diskCheckMs = 10_000;

export const readsOnly = statement<[], { isReadOnly: boolean }>(
  "health.reads-only",
  `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
);
export const limitMemory = statement<[]>(
  "health.limit-memory",
  "SELECT set_config('work_mem', '64kB', true)",
);
/** These rows don't fit into that memory: PostgreSQL writes about a megabyte to a temporary file, and removes it. */
export const useDisk = statement<[], { rows: number }>(
  "health.use-disk",
  "SELECT count(*) AS rows FROM generate_series(1, 60000)",
);

/**
 * `/livez`: the process runs. `/readyz` and `/healthz`: the database answers and can write, and the server isn't stopping.
 * Liveness never depends on the database, or a supervisor would restart us in a loop while it is away.
 */
export function serveHealth(server: FastifyInstance, database: Database, isStopping: () => boolean): void {
  const canWrite = createCheck(database);
  server.get("/livez", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  for (const path of ["/readyz", "/healthz"]) {
    server.get(path, async (_request, reply) => {
      if (isStopping() || !(await inTime(canWrite(), databaseTimeoutMs, false)))
        throw new Refusal("unavailable", { retryAfter: 2 });
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    });
  }
}

/**
 * Whether the database can write, found out without a row, so that it may be asked every second for ever: whether
 * transactions are read-only, and now and then whether the disk takes a temporary file. An UPDATE would prove less: on
 * a full disk it continues while its pages have room. Callers at the same time share one check.
 */
function createCheck(database: Database): () => Promise<boolean> {
  let checking: Promise<boolean> | null = null;
  let diskWorkedAt = -Infinity;
  const check = async () => {
    if ((await database.first(readsOnly))!.isReadOnly) return false;
    if (performance.now() - diskWorkedAt < diskCheckMs) return true;
    await database.transaction(async (tx) => {
      tx.send(limitMemory);
      await tx.first(useDisk);
    });
    diskWorkedAt = performance.now();
    return true;
  };
  return () => {
    checking ??= check()
      .catch(() => false)
      .finally(() => (checking = null));
    return checking;
  };
}
