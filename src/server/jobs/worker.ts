import { setTimeout as sleep } from "node:timers/promises";
import { run, parseCronItems, type CronItem, type RunnerOptions } from "graphile-worker";
import type { App } from "../app.ts";
import type { JobHandlers } from "./jobs.ts";
import { recurringJobs, tasksOf } from "./tasks.ts";
import { workerLog } from "./worker-log.ts";

/** Jobs that one process does at the same time: a slow mail server must not delay the rest. */
const concurrency = 4;
/** The polling interval for jobs that came due by themselves, or while no process listened; new ones start at once. */
const lookEveryMs = 2000;
/** The back-off before a worker that failed is started again: the first time, and at most. */
const restartPauseMs = { first: 1000, longest: 30_000 };

export type Worker = {
  /** Claims no more jobs, waits up to 5 seconds for the running ones, and returns the rest to the queue. */
  stop(): Promise<void>;
};

/** Times in ms. */
export type WorkerOptions = {
  /** The jobs that the queue starts by the clock. */
  recurring?: CronItem[];
  /** After this a job counts as failed. */
  jobLimit?: number;
  /** The time that running jobs get after `stop`. */
  stopPatience?: number;
};

/** Does jobs, and begins the recurring ones, until `stop`, however often the database goes away and comes back. */
export function startWorker(
  app: App,
  handlers: JobHandlers,
  { recurring = recurringJobs(), jobLimit = 5 * 60_000, stopPatience = 5000 }: WorkerOptions = {},
): Worker {
  // One connection more listens for new jobs.
  const pgPool = app.database.separatePool("jobs", concurrency + 1);
  const stopping = new AbortController();
  const options = (): RunnerOptions => ({
    pgPool,
    concurrency,
    pollInterval: lookEveryMs,
    gracefulShutdownAbortTimeout: stopPatience,
    noHandleSignals: true,
    logger: workerLog(app.log),
    taskList: tasksOf(app, handlers, jobLimit),
    parsedCronItems: parseCronItems(recurring),
    // Without batches the library ends the process when it can't write down that a job is done.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = keepRunning(app, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      await pgPool.end();
    },
  };
}

async function keepRunning(app: App, options: () => RunnerOptions, stopping: AbortSignal): Promise<void> {
  let pause = restartPauseMs.first;
  while (!stopping.aborted) {
    try {
      const runner = await run(options());
      pause = restartPauseMs.first;
      const stop = () => void runner.stop().catch(() => undefined); // it had stopped by itself
      stopping.addEventListener("abort", stop);
      if (stopping.aborted) stop();
      await runner.promise;
      stopping.removeEventListener("abort", stop);
    } catch (error) {
      app.log.warn({ reason: (error as Error).message }, "the job worker broke down");
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    pause = Math.min(pause * 2, restartPauseMs.longest);
  }
}
