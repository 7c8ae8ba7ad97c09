import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { StartFailure } from "../start-failure.ts";

export type FolderLock = { release(): void };

const sqliteBusy = 5;

// A lock whose object is garbage collected would be released silently.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only owner of `folder`, or throws a sentence that names the folder and its owner.
 *
 * SQLite is used for nothing but its file lock. The kernel keeps that lock: it ends with the process, however
 * the process ends, so there is no stale lock to judge, and it holds between containers that share a volume.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const ownerFile = join(folder, "owner.json");
  // A killed process may hold the lock for a moment; retry.
  const deadline = performance.now() + 1000;
  for (;;) {
    const lock = tryLock(folder);
    if (lock !== undefined) {
      held.add(lock);
      writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() }));
      return {
        release() {
          if (!held.delete(lock)) return;
          rmSync(ownerFile, { force: true });
          lock.close();
        },
      };
    }
    if (performance.now() >= deadline) {
      throw new StartFailure(
        `The data folder ${folder} is already in use by ${describeOwner(ownerFile)}. ` +
          "Stop that process first, or set DATA_DIR to another folder.",
      );
    }
    await sleep(50);
  }
}

function tryLock(folder: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(folder, "owner.lock"), { timeout: 0 });
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) return undefined;
    throw new StartFailure(`The data folder ${folder} cannot be locked for writing`, { cause: error });
  }
}

function describeOwner(ownerFile: string): string {
  try {
    const owner: unknown = JSON.parse(readFileSync(ownerFile, "utf8"));
    if (typeof owner === "object" && owner !== null && "pid" in owner && "host" in owner) {
      return `process ${String(owner.pid)}${owner.host === hostname() ? "" : ` on ${String(owner.host)}`}`;
    }
  } catch {
    // The owner has the lock, but has not written its name yet.
  }
  return "another process";
}
