import { runOnce } from "graphile-worker";
import type { App } from "../src/server/app.ts";
import { jobHandlers } from "../src/server/job-handlers.ts";
import { tasksOf } from "../src/server/jobs/tasks.ts";
import { workerLog } from "../src/server/jobs/worker-log.ts";

/** Does the jobs that are due, one after the other, as the worker of a process would; throws when one fails. */
export async function runDueJobs(app: App): Promise<void> {
  const pgPool = app.database.separatePool("test jobs", 2);
  try {
    await runOnce({
      pgPool,
      concurrency: 1,
      noHandleSignals: true,
      logger: workerLog(app.log),
      taskList: tasksOf(app, jobHandlers, 30_000),
    });
  } finally {
    await pgPool.end();
  }
  const failed = await app.database.execute(
    "SELECT task_identifier || ': ' || last_error AS reason FROM graphile_worker.jobs WHERE last_error IS NOT NULL",
  );
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason).join("\n"));
}
