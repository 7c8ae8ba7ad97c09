import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { writeBackup } from "./write-backup.ts";

/** Backups that are kept; the oldest ones go. */
const keptBackups = 14;
const ending = ".restock.gz";
/** Marks a file that is being written; a killed process may leave one behind, and it doesn't count as a backup. */
const unfinished = ".unfinished";
/** Any constant number will do; it keeps two processes from backing up at once. */
const backupLock = 7_268_332;

export type KeptBackup = { name: string; bytes: number; createdAt: string };

/** The files in the folder of backups, the newest first. */
export async function listBackups(dataDir: string): Promise<KeptBackup[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name) => {
        const { size } = await stat(join(folder, name));
        return { name, bytes: size, createdAt: instantOf(name) };
      }),
  );
  return found.toSorted((one, other) => other.name.localeCompare(one.name));
}

/** "2026-11-22T02-00-00-000Z.restock.gz" says when it was written; a file that was renamed says nothing of use. */
function instantOf(name: string): string {
  const [, day, hour, minute, second, rest] = /^([\d-]{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/u.exec(name) ?? [];
  return rest === undefined ? new Date(0).toISOString() : `${day}T${hour}:${minute}:${second}.${rest}Z`;
}

/**
 * Writes a backup aside, then gives it its name, so that a file of that name is always whole. Old ones are removed afterwards.
 * @param now Unix milliseconds
 * @returns its name; null when another process is writing one
 */
export async function backUp(database: Database, dataDir: string, now: number): Promise<string | null> {
  return database.withConnection(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
      backupLock,
    ]);
    if (rows[0]?.taken !== true) return null;
    try {
      return await writeNew(database, folderOf(dataDir), new Date(now));
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [backupLock]);
    }
  });
}

async function writeNew(database: Database, folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
  const name = `${now.toISOString().replace(/[:.]/gu, "-")}${ending}`;
  const path = join(folder, name);
  await writeBackup(database, path + unfinished, now.toISOString());
  await rename(path + unfinished, path);
  const directory = await open(folder);
  try {
    // The new name is durable once its folder is.
    await directory.sync();
  } finally {
    await directory.close();
  }
  const names = (await readdir(folder)).filter((other) => other.endsWith(ending)).toSorted();
  for (const old of names.slice(0, -keptBackups)) await rm(join(folder, old), { force: true });
  return name;
}

export function folderOf(dataDir: string): string {
  return join(dataDir, "backups");
}
