import { randomBytes } from "node:crypto";
import {
  chmod,
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { serverProcesses, signal } from "./postgres-process.ts";
import { canEnter, giveFolder, runAs, type ServerUser } from "./postgres-user.ts";
import { StartFailure } from "../start-failure.ts";

export const roleName = "restock";
export const databaseName = "restock";

/** The location of a cluster and the programs that run it; `dataFolder` is absolute and free of symbolic links. */
export type Cluster = { dataFolder: string; binaries: Binaries; user: ServerUser };

const majorVersion = "18";
const newFolderPrefix = "postgres-new-";

/** Makes sure that `dataFolder` holds a database cluster which its user may use. Says whether it is new. */
export async function ensureCluster(cluster: Cluster, dataDir: string, password: string): Promise<boolean> {
  await removeUnfinished(dataDir);
  const { dataFolder, user } = cluster;
  const entries: string[] = await readdir(dataFolder).catch(() => []);
  if (entries.length === 0) {
    await createCluster(cluster, dataDir, password);
    return true;
  }
  if (!entries.includes("PG_VERSION")) throw new StartFailure(`${dataFolder} is not a folder of PostgreSQL.`);
  const version = (await readFile(join(dataFolder, "PG_VERSION"), "utf8")).trim();
  if (version !== majorVersion) {
    throw new StartFailure(
      `${dataFolder} holds data of PostgreSQL ${version}; this Restock has ${majorVersion}.`,
    );
  }
  // A backup that root put back belongs to root and is often readable by all; PostgreSQL refuses both.
  if ((await stat(dataFolder)).uid !== user.uid) await giveFolder(user, dataFolder);
  await chmod(dataFolder, 0o700);
  return false;
}

/**
 * Sets the password of the only role to `password`, with no server running. Also the way back in when the
 * password file was lost, or a backup came with another one.
 */
export async function setPassword(cluster: Cluster, password: string): Promise<void> {
  await runSingleUser(cluster, [passwordStatement(password)]);
}

function passwordStatement(password: string): string {
  return `ALTER ROLE ${roleName} PASSWORD '${password}'`;
}

/**
 * The path by which `user` can open `dataFolder`. Below a folder closed to that user no path can; but a
 * process that starts inside reaches it through its own working directory.
 */
export async function reachablePath(user: ServerUser, dataFolder: string): Promise<string> {
  if (await canEnter(user, dataFolder)) return dataFolder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new StartFailure(
    `PostgreSQL cannot run as root, and user ${user.uid} cannot enter ${dataFolder}. ` +
      "Set DATA_DIR to a folder outside of root's home, or start Restock as another user.",
  );
}

/** The password of the role `restock`: from `file`, or made and written there. */
export async function ensurePassword(file: string): Promise<string> {
  const known = (await readFile(file, "utf8").catch(() => "")).trim();
  if (/^[\w-]{32,}$/.test(known)) return known;
  const password = randomBytes(32).toString("base64url");
  const unfinished = `${file}.new`;
  await writeFile(unfinished, `${password}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  return password;
}

/** Everything happens in a folder of another name: the data folder exists when it is whole, not before. */
async function createCluster(cluster: Cluster, dataDir: string, password: string): Promise<void> {
  const { binaries, user, dataFolder } = cluster;
  const folder = await mkdtemp(join(dataDir, newFolderPrefix));
  if (user.switched) await chown(folder, user.uid, user.gid);
  const args = ["-D", await reachablePath(user, folder), "-U", roleName, "--auth=reject", "--data-checksums"];
  args.push("--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  if (process.platform === "linux") args.push("--sync-method=syncfs");
  await runAs(user, binaries.initdb, args, { cwd: folder });
  // Nobody gets in without the password, not even on this machine.
  await writeFile(join(folder, "pg_hba.conf"), "local all all scram-sha-256\n", { flush: true });
  const statements = [passwordStatement(password), `CREATE DATABASE ${databaseName}`];
  await runSingleUser({ ...cluster, dataFolder: folder }, statements);
  await rename(folder, dataFolder);
  await flushFolder(dataDir);
}

async function runSingleUser({ binaries, user, dataFolder }: Cluster, statements: string[]): Promise<void> {
  const args = ["--single", "-D", await reachablePath(user, dataFolder)];
  // An error ends the run instead of being passed over, and does not repeat a statement with a password.
  args.push("-c", "exit_on_error=on", "-c", "log_min_error_statement=panic", "postgres");
  await runAs(user, binaries.postgres, args, { cwd: dataFolder, input: `${statements.join("\n")}\n` });
}

/** Folders of first starts that were killed, and the `initdb` that may have outlived its parent. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(newFolderPrefix)) continue;
    const folder = join(dataDir, name);
    for (const pid of await serverProcesses(folder)) signal(pid, "SIGKILL");
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
