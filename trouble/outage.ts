import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedDatabase } from "../src/server/embedded-database/embedded-postgres.ts";
import { serverProcesses } from "../src/server/embedded-database/postgres-process.ts";
import { connectionUrl } from "../test/connection-url.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import { milliseconds, quantile, table } from "./figures.ts";
import { secretCode, untilReady } from "./people.ts";
import { assertIntact, Writers } from "./writers.ts";

const awaySeconds = 30;
const frozenSeconds = 25;
const readyAim = 5000;

/** A fault of the database, and its end. */
type Trouble = { name: string; begin(): Promise<void>; seconds: number; end(): Promise<void> };

/** Two processes on a database of its own that goes away, freezes, or ends all connections, while eight people write. */
export async function runOutage(): Promise<void> {
  const folder = temporaryFolder();
  const start = () => startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined });
  let database = await start();
  const url = connectionUrl(database.connection);
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await serverProcesses(join(folder.path, "postgres"))) process.kill(pid, name);
  };
  const troubles: Trouble[] = [
    {
      name: "stopped",
      begin: () => database.stop(),
      seconds: awaySeconds,
      end: async () => {
        database = await start();
      },
    },
    { name: "frozen", begin: () => signal("SIGSTOP"), seconds: frozenSeconds, end: () => signal("SIGCONT") },
    {
      name: "connections ended",
      begin: () => endConnections(url),
      seconds: 0,
      end: () => Promise.resolve(),
    },
  ];
  const servers: RestockProcess[] = [];
  try {
    const settings = {
      DATA_DIR: folder.path,
      DATABASE_URL: url,
      BETA_SECRET_CODE: secretCode,
      SIGNUP_ROLE: "premium",
    };
    for (let count = 0; count < 2; count += 1) servers.push(await startRestock(settings));
    const writers = await Writers.create((turn) => servers[turn % 2]!.url, 4, 2);
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const trouble of troubles) {
      const { row, late } = await goThrough(trouble, servers, writers);
      rows.push(row);
      if (late) missed.push(`${trouble.name}: ready too late`);
    }
    const verdict = await writers.verdict();
    console.log(
      table(["database", "answers", "503 p50, p99", "not ready after", "ready after", "writes after"], rows),
    );
    console.log(
      `${verdict.acknowledged} acknowledged; lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, wrong ${verdict.wrong.length}`,
    );
    assertIntact(verdict);
    const strange = [...writers.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
    if (strange.length > 0) missed.push(`answers ${strange.join()}`);
    if (missed.length > 0) throw new Error(`Aims missed: ${missed.join("; ")}`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    folder.remove();
  }
}

async function goThrough(trouble: Trouble, servers: readonly RestockProcess[], writers: Writers) {
  const before = new Map(writers.statuses);
  const timesBefore = writers.times.get(503)?.length ?? 0;
  writers.start();
  await sleep(1000);
  const begun = performance.now();
  await trouble.begin();
  const notReady = trouble.seconds === 0 ? NaN : await untilReady(servers[0]!.url, 503);
  await sleep(Math.max(0, begun + trouble.seconds * 1000 - performance.now()));
  await trouble.end();
  const ended = performance.now();
  const acknowledged = writers.acknowledged;
  const ready = Math.max(...(await Promise.all(servers.map(({ url }) => untilReady(url)))));
  while (writers.acknowledged === acknowledged) await sleep(5);
  const writes = performance.now() - ended;
  await sleep(1000);
  await writers.stop();
  const answers = [...writers.statuses]
    .map(([status, count]) => [status, count - (before.get(status) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${status} x ${count}`);
  const away = (writers.times.get(503) ?? []).slice(timesBefore);
  const row = [
    `${trouble.name} ${trouble.seconds > 0 ? `${trouble.seconds} s` : ""}`.trim(),
    answers.join(", "),
    `${milliseconds(quantile(away, 0.5))}, ${milliseconds(quantile(away, 0.99))}`,
    milliseconds(notReady),
    milliseconds(ready),
    milliseconds(writes),
  ];
  return { row, late: ready > readyAim };
}

async function endConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );
  await client.end();
}
