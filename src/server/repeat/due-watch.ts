import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";
import { addDueItems } from "./scheduler.ts";
import { followTimeZoneData } from "./time-zone-data.ts";

/** The pause between two looks for due repeats. Every process looks; the first one adds them. */
const intervalMs = 30_000;

/** Resolves after the time, or when `signal` is aborted. */
type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export type DueWatch = {
  /** Waits for a run that is under way. */
  stop(): Promise<void>;
};

/**
 * Looks for due repeats at once and then again and again until `stop`, also while the database is away. Before the first
 * look it sees to it that their dates are by the time zone data that this process has.
 */
export function watchDueItems(app: App, every: number = intervalMs, pause: Pause = sleepFor): DueWatch {
  const stopping = new AbortController();
  const ended = keepLooking(app, () => pause(every, stopping.signal), stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}

async function keepLooking(app: App, pause: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  let isDataFollowed = false;
  while (!stopping.aborted) {
    try {
      if (!isDataFollowed) await followTimeZoneData(app, process.versions.tz!);
      isDataFollowed = true;
      await addDueItems(app);
    } catch (error) {
      app.log.warn({ reason: (error as Error).message }, "due repeats could not be looked for");
    }
    await pause();
  }
}
