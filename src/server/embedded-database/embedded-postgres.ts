import { mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { prepareBinaries } from "./binaries.ts";
import { databaseName, ensureCluster, ensurePassword, reachablePath, roleName } from "./cluster.ts";
import { lockFolder } from "./lock.ts";
import { boundLog } from "./postgres-log.ts";
import type { ServerSetup } from "./postgres-server.ts";
import { prepareSocketFolder, socketPort } from "./socket.ts";
import { bringUpPatiently, supervise, type Connection, type Log } from "./supervisor.ts";
import { chooseServerUser } from "./postgres-user.ts";
import { StartFailure } from "../start-failure.ts";

export type EmbeddedDatabase = {
  connection: Connection;
  /** Shuts the server down in order and releases the data folder. Requests should be done by then. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL server that keeps its files in `${dataDir}/postgres`, or adopts the one that a killed
 * predecessor left behind, and starts it again whenever it dies. Throws a sentence for the operator: among
 * others when another process owns `dataDir`. The server's own log is `${dataDir}/postgres.log`.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedDatabase> {
  if (process.platform === "win32") {
    throw new StartFailure("The embedded PostgreSQL does not run on Windows. Set DATABASE_URL, or use WSL.");
  }
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const { setup, connection } = await prepare(dataDir, options.log);
    await boundLog(setup.logFile);
    const server = await bringUpPatiently(setup, connection, options.log);
    const supervision = supervise(setup, connection, server, options.log);
    return {
      connection,
      async stop() {
        await supervision.stop();
        await rm(setup.socketFolder, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepare(dataDir: string, log: Log): Promise<{ setup: ServerSetup; connection: Connection }> {
  const dataFolder = join(dataDir, "postgres");
  const user = await chooseServerUser(dataFolder);
  const binaries = await prepareBinaries(user, dataDir);
  const password = await ensurePassword(join(dataDir, "postgres-password"));
  const cluster = { dataFolder, binaries, user };
  if (await ensureCluster(cluster, dataDir, password)) log(`Created a new database in ${dataFolder}`);
  const socketFolder = await prepareSocketFolder(user, dataFolder);
  const dataPath = await reachablePath(user, dataFolder);
  return {
    setup: { ...cluster, dataPath, socketFolder, logFile: join(dataDir, "postgres.log") },
    connection: { host: socketFolder, port: socketPort, user: roleName, password, database: databaseName },
  };
}
