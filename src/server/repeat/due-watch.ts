import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../app.ts";
import { addDueItems } from "./scheduler.ts";
import { followTimeZoneData } from "./time-zone-data.ts";

/** Milliseconds between two looks for due repeats. Every process looks: whoever comes first adds them. */
const lookEvery = 30_000;

export type DueWatch = {
  /** Waits for a look that is under way. */
  stop(): Promise<void>;
};

/**
 * Looks for due repeats at once and then again and again until `stop`, also while the database is away. Before the first
 * look it sees to it that their dates are by the time zone data that this process has.
 */
export function watchDueItems(app: App, every: number = lookEvery): DueWatch {
  const stopping = new AbortController();
  const ended = keepLooking(app, every, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function keepLooking(app: App, every: number, stopping: AbortSignal): Promise<void> {
  let isDataFollowed = false;
  while (!stopping.aborted) {
    try {
      if (!isDataFollowed) await followTimeZoneData(app, process.versions.tz!);
      isDataFollowed = true;
      await addDueItems(app);
    } catch (error) {
      app.log.warn({ reason: (error as Error).message }, "due repeats could not be looked for");
    }
    await sleep(every, undefined, { signal: stopping }).catch(() => undefined);
  }
}
