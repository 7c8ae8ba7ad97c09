import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { Refusal } from "../refusal.ts";

/** The database may take so long to answer before the server counts as not ready. */
const databaseTimeoutMs = 1000;

/**
 * `/livez`: the process runs. `/readyz` and `/healthz`: the database answers and the server isn't stopping.
 * Liveness never depends on the database, or a supervisor would restart us in a loop while it is away.
 */
export function serveHealth(server: FastifyInstance, database: Database, isStopping: () => boolean): void {
  server.get("/livez", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  for (const path of ["/readyz", "/healthz"]) {
    server.get(path, async (_request, reply) => {
      if (isStopping() || !(await answers(database))) throw new Refusal("unavailable", { retryAfter: 2 });
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    });
  }
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseTimeoutMs);
  });
  try {
    return await Promise.race([
      database.execute("SELECT 1").then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
