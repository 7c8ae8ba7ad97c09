import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { logSize, openLog, readFailure } from "./postgres-log.ts";
import { isServerProcess, readPidFile, serverProcesses, signal } from "./postgres-process.ts";
import { socketPort } from "./socket.ts";
import { bareEnvironment, identity } from "./postgres-user.ts";
import { StartFailure } from "../start-failure.ts";

/** A cluster and what a server on it needs. `dataPath` is how the server's user reaches the data. */
export type ServerSetup = Cluster & { dataPath: string; socketFolder: string; logFile: string };

/** `exited` resolves with the reason when the server has ended in any way. */
export type RunningServer = { pid: number; exited: Promise<string> };

// Replaying the log of a crash can be slow on a small machine; to interrupt it would only begin it again.
const longestRecovery = 5 * 60_000;

function serverArguments({ dataPath, socketFolder }: ServerSetup): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: "0700",
    port: socketPort,
    max_connections: 100,
    shared_buffers: "64MB",
    // Durability is a promise of ours: not to be changed in a file.
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    // One server, no copies of it, and few processes.
    wal_level: "minimal",
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: "sync",
    jit: "off",
    // A new list grows fast: plans follow what the tables hold within seconds, not minutes.
    autovacuum_naptime: "15s",
    timezone: "UTC",
    log_timezone: "UTC",
    logging_collector: "off",
    log_destination: "stderr",
    log_checkpoints: "off",
    // The detail of an error quotes what people wrote.
    log_error_verbosity: "terse",
  };
  return ["-D", dataPath, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/**
 * The server that a killed predecessor of ours left running on the data, if it is the very one we would
 * start: the same program with the same settings, and ready.
 */
export async function findOrphan(setup: ServerSetup): Promise<RunningServer | undefined> {
  const { dataFolder, binaries } = setup;
  const found = await readPidFile(dataFolder);
  if (found === undefined || !found.ready || !(await isServerProcess(found.pid, dataFolder)))
    return undefined;
  const command = await readFile(join(dataFolder, "postmaster.opts"), "utf8").catch(() => "");
  const wanted = [binaries.postgres, ...serverArguments(setup).map((argument) => `"${argument}"`)].join(" ");
  if (command.trim() !== wanted) return undefined;
  return { pid: found.pid, exited: watchForEnd(found.pid, dataFolder) };
}

/** Polls for the end of a process, because the system reports only the ends of our own child processes. */
async function watchForEnd(pid: number, dataFolder: string): Promise<string> {
  // A look that fails says nothing about the server.
  while (await isServerProcess(pid, dataFolder).catch(() => true))
    await sleep(500, undefined, { ref: false });
  return "it was not our child, so the reason is unknown";
}

/** Starts a server and waits until it accepts connections; throws the reason from its log if it does not. */
export async function launchServer(setup: ServerSetup): Promise<RunningServer> {
  const { dataFolder, binaries, user, logFile } = setup;
  await removeTraces(setup);
  const from = await logSize(logFile);
  const log = await openLog(logFile);
  const child = spawn(binaries.postgres, serverArguments(setup), {
    ...identity(user),
    cwd: dataFolder,
    env: bareEnvironment,
    // A session of its own: a Ctrl-C meant for us must not stop the database before our last request ends.
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  let ended: string | undefined;
  const exited = new Promise<string>((resolve) => {
    child.once("exit", (code, name) => resolve(name ?? `exit code ${code}`));
    child.once("error", (error) => resolve(error.message));
  }).then((how) => (ended = how));
  child.unref();
  await log.close();

  const deadline = performance.now() + longestRecovery;
  for (;;) {
    const found = await readPidFile(dataFolder);
    if (found?.ready && found.pid === child.pid) return { pid: found.pid, exited };
    if (ended !== undefined)
      throw new StartFailure(`PostgreSQL did not start (${ended}): ${await readFailure(logFile, from)}`);
    if (performance.now() >= deadline) {
      await stopServer(dataFolder);
      throw new StartFailure(
        `PostgreSQL was not ready after ${longestRecovery / 60_000} minutes; see ${logFile}`,
      );
    }
    await sleep(10);
  }
}

/**
 * Removes the lock files of a server that was killed. The process number in them may belong to another
 * program by now, or to a zombie, and PostgreSQL would not start; but we own both folders and have seen that
 * no server works there.
 */
async function removeTraces({ dataFolder, socketFolder }: ServerSetup): Promise<void> {
  const socket = join(socketFolder, `.s.PGSQL.${socketPort}`);
  for (const file of [join(dataFolder, "postmaster.pid"), socket, `${socket}.lock`])
    await rm(file, { force: true });
}

/**
 * Ends every process of PostgreSQL that works on `dataFolder`: the server in order (it rolls back what is
 * open and writes a checkpoint), and what still runs after `shutdownPatience` ms by force, which costs a
 * recovery but no data.
 */
export async function stopServer(dataFolder: string, shutdownPatience = 10_000): Promise<void> {
  const steps = [
    { name: "SIGINT", patience: shutdownPatience },
    { name: "SIGQUIT", patience: 3_000 },
    { name: "SIGKILL", patience: 3_000 },
  ] as const;
  let running = await serverProcesses(dataFolder);
  for (const { name, patience } of steps) {
    const postmaster = (await readPidFile(dataFolder))?.pid;
    // SIGINT to a child would only cancel its statement.
    const targets = name === "SIGINT" ? running.filter((pid) => pid === postmaster) : running;
    if (targets.length === 0) continue;
    for (const pid of targets) signal(pid, name);
    const deadline = performance.now() + patience;
    do {
      await sleep(15);
      running = await serverProcesses(dataFolder);
    } while (running.length > 0 && performance.now() < deadline);
  }
  if (running.length > 0)
    throw new StartFailure(`PostgreSQL (process ${running.join(", ")}) cannot be stopped.`);
}
