import { setTimeout as sleep } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { setPassword } from "./cluster.ts";
import { boundLog } from "./postgres-log.ts";
import {
  findOrphan,
  launchServer,
  stopServer,
  type RunningServer,
  type ServerSetup,
} from "./postgres-server.ts";

export type Log = (line: string) => void;

/** The options of a connection with `pg`; `host` is the folder of the server's socket. */
export type Connection = { host: string; port: number; user: string; password: string; database: string };

const startPatience = 30_000;
// A left-over server that does not answer is hardly going to shut down in order.
const leftoverPatience = 2_000;
const longestPause = 30_000;
// A server that ran this long was well: the next failure is counted from the beginning.
const wellAfter = 60_000;

/** Tries for half a minute: what a crash left behind, such as a child that holds memory, may need a while. */
export async function bringUpPatiently(
  setup: ServerSetup,
  connection: Connection,
  log: Log,
): Promise<RunningServer> {
  const deadline = performance.now() + startPatience;
  for (let pause = 200; ; pause *= 2) {
    try {
      return await bringUp(setup, connection, log);
    } catch (error) {
      await stopServer(setup.dataFolder);
      if (performance.now() + pause >= deadline) throw error;
      log(`${describe(error)}; trying again`);
      await sleep(pause);
    }
  }
}

async function bringUp(setup: ServerSetup, connection: Connection, log: Log): Promise<RunningServer> {
  const orphan = await findOrphan(setup);
  if (orphan !== undefined && (await tryLogin(connection)) === undefined) {
    log(`Took over the running PostgreSQL (process ${orphan.pid})`);
    return orphan;
  }
  await stopServer(setup.dataFolder, leftoverPatience);
  let server = await launchServer(setup);
  let failure = await tryLogin(connection);
  if (failure instanceof DatabaseError && failure.code === "28P01") {
    log("The database does not know the password in postgres-password; setting it anew");
    await stopServer(setup.dataFolder);
    await setPassword(setup, connection.password);
    server = await launchServer(setup);
    failure = await tryLogin(connection);
  }
  if (failure !== undefined) throw failure;
  return server;
}

async function tryLogin(connection: Connection): Promise<Error | undefined> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Starts the server again each time it has ended, with a pause that doubles while it does not stay up. */
export function supervise(
  setup: ServerSetup,
  connection: Connection,
  first: RunningServer,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const logTimer = setInterval(() => void boundLog(setup.logFile).catch(() => undefined), 60_000).unref();

  async function keepUp(): Promise<void> {
    let server: RunningServer | undefined = first;
    let pause = 0;
    while (!stopping.signal.aborted) {
      if (server !== undefined) {
        const since = performance.now();
        const how: string = await server.exited;
        if (stopping.signal.aborted) return;
        if (performance.now() - since >= wellAfter) pause = 0;
        log(`PostgreSQL stopped by itself (${how}); starting it again`);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(longestPause, Math.max(250, pause * 2));
      if (stopping.signal.aborted) return;
      server = await bringUp(setup, connection, log).catch((error: unknown) => {
        if (!stopping.signal.aborted) log(`${describe(error)}; trying again`);
        return undefined;
      });
    }
  }

  const kept = keepUp();
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    clearInterval(logTimer);
    stopping.abort();
    // The server's end is no reason for this process to stay; without another reason it would exit before it knows.
    const waiting = setInterval(() => undefined, 1000);
    try {
      await stopServer(setup.dataFolder);
      await kept;
      // A start that was under way meanwhile.
      await stopServer(setup.dataFolder);
    } finally {
      clearInterval(waiting);
    }
  }
  return { stop: () => (stopped ??= stop()) };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
