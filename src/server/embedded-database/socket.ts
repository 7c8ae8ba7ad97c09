import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canEnter, type ServerUser } from "./postgres-user.ts";
import { StartFailure } from "../start-failure.ts";

export const socketPort = 5432;

// macOS allows 103 bytes, Linux 107.
const longestSocketPath = 103;

/**
 * A folder for the server's socket that only `user` (and root) can enter. Its name follows from the data
 * folder's path and inode: a server that still runs on data that was moved or deleted keeps its own.
 */
export async function prepareSocketFolder(user: ServerUser, dataFolder: string): Promise<string> {
  const { dev, ino } = await stat(dataFolder);
  const key = createHash("sha256").update(`${dataFolder}:${dev}:${ino}`).digest("hex").slice(0, 12);
  const failures: string[] = [];
  for (const base of new Set([tmpdir(), "/tmp"])) {
    const folder = join(base, `restock-${key}`);
    const failure = await prepare(folder, base, user).catch(String);
    if (failure === undefined) return folder;
    failures.push(failure);
  }
  throw new StartFailure(`There is no place for PostgreSQL's socket: ${failures.join("; ")}.`);
}

async function prepare(folder: string, base: string, user: ServerUser): Promise<string | undefined> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) > longestSocketPath)
    return `${folder} is too long`;
  if (!(await canEnter(user, base))) return `user ${user.uid} cannot enter ${base}`;
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const entry = await lstat(folder);
  const isOurs = entry.isDirectory() && (entry.uid === process.getuid?.() || entry.uid === user.uid);
  if (!isOurs) return `${folder} belongs to somebody else`;
  if (user.switched) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return undefined;
}
