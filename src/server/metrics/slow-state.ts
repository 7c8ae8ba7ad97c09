import type { App } from "../app.ts";
import { listBackups, type KeptBackup } from "../backup/kept-backups.ts";
import { inTime } from "../in-time.ts";
import { readDatabaseSize, readJobState, type JobState } from "./state-queries.ts";

/** How long a reading is good for, in milliseconds: a second scraper costs nothing. */
const cacheMs = 5000;
/** How long a reading may take; after that its metrics are left out. */
const timeoutMs = 1000;

/** The state of the database and the disk; null for a part that didn't answer in time. */
export type SlowState = {
  database: { jobs: JobState; bytes: number } | null;
  /** The newest first. */
  backups: readonly KeptBackup[] | null;
};

type Parts = Pick<App, "database" | "config">;

/** Reads this state when it is asked for, one reading at a time, however many ask. */
export function slowStateReader(app: Parts, limits = { cacheMs, timeoutMs }): () => Promise<SlowState> {
  const database = once(() => readDatabase(app), limits);
  const backups = once(() => listBackups(app.config.dataDir), limits);
  return async () => {
    const [stateOfDatabase, kept] = await Promise.all([database(), backups()]);
    return { database: stateOfDatabase, backups: kept };
  };
}

async function readDatabase({ database }: Parts) {
  const [jobs, size] = await Promise.all([database.first(readJobState), database.first(readDatabaseSize)]);
  return { jobs: jobs!, bytes: size!.bytes };
}

function once<T>(read: () => Promise<T>, limits: { cacheMs: number; timeoutMs: number }) {
  let kept: { value: T; readAt: number } | null = null;
  let running: Promise<T | null> | null = null;
  return async (): Promise<T | null> => {
    if (kept !== null && performance.now() - kept.readAt < limits.cacheMs) return kept.value;
    running ??= read()
      .then((value) => {
        kept = { value, readAt: performance.now() };
        return value;
      })
      .catch(() => null)
      .finally(() => (running = null));
    return inTime(running, limits.timeoutMs, null);
  };
}
