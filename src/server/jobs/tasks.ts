import type { CronItem, JobHelpers, TaskList } from "graphile-worker";
import * as z from "zod/mini";
import type { App } from "../app.ts";
import { jobs, rhythms, type JobHandler, type JobHandlers, type JobName } from "./jobs.ts";

/**
 * The table of jobs as the queue wants it.
 * @param jobLimit the time in ms after which a job counts as failed, whatever it is still waiting for.
 */
export function tasksOf(app: App, handlers: JobHandlers, jobLimit: number): TaskList {
  const names = Object.keys(jobs) as JobName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (payload: unknown, helpers: JobHelpers) => {
        const { attempts, max_attempts: most } = helpers.job;
        try {
          const work = doJob(app, name, handlers[name], payload);
          await unlessInterrupted(work, jobLimit, helpers.abortSignal);
          app.measures.jobEnded("done");
        } catch (error) {
          app.measures.jobEnded(attempts >= most ? "given_up" : "failed");
          if (attempts >= most)
            app.log.error({ job: name, attempts, reason: reasonOf(error) }, "gave up a job");
          throw error;
        }
      },
    ]),
  );
}

async function doJob(app: App, name: JobName, handler: JobHandler<never>, payload: unknown): Promise<void> {
  const parsed = z.safeParse(jobs[name].payload, payload);
  // Another version added it. Trying again is right: during an update its own version may take it.
  if (!parsed.success) throw new Error(`this version can't read the payload of ${name}`);
  await handler(app, parsed.data as never);
}

/** Waits for a job, and releases its slot and claim when it hangs, and when the worker stops. */
async function unlessInterrupted(work: Promise<void>, limit: number, stopping: AbortSignal): Promise<void> {
  const late = AbortSignal.any([stopping, AbortSignal.timeout(limit)]);
  const interrupted = new Promise<never>((_, reject) =>
    late.addEventListener("abort", () =>
      reject(new Error(stopping.aborted ? "interrupted by the server's stop" : "took too long")),
    ),
  );
  await Promise.race([work, interrupted]);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The jobs that the queue starts by the clock: each once per tick, however many processes there are. */
export function recurringJobs(): CronItem[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    if (!("every" in job)) return [];
    const { cron, catchUp } = rhythms[job.every];
    return {
      task: name,
      identifier: name,
      match: cron,
      // By this key a new tick replaces one that is still waiting, so that ticks don't pile up.
      options: { maxAttempts: job.attempts, jobKey: name, backfillPeriod: catchUp },
    };
  });
}
