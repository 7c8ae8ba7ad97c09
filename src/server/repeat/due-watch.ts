import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "../http/handler.ts";
import { addDueItems } from "./scheduler.ts";

/** Milliseconds between two looks for due repeats. Every process looks: whoever comes first adds them. */
const lookEvery = 30_000;

export type DueWatch = {
  /** Waits for a look that is under way. */
  stop(): Promise<void>;
};

/** Looks for due repeats at once and then again and again until `stop`, also while the database is away. */
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
  while (!stopping.aborted) {
    try {
      await addDueItems(app);
    } catch (error) {
      app.log.warn({ reason: (error as Error).message }, "due repeats could not be looked for");
    }
    await sleep(every, undefined, { signal: stopping }).catch(() => undefined);
  }
}
