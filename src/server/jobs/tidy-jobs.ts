import { statement } from "../db/statement.ts";
import type { App } from "../app.ts";

/** Minutes after which a claimed job counts as abandoned: well above the time that any job may take. */
const abandonedAfter = 10;
/** Days for which a job that failed for good is kept, for the operator to look at. */
const failedKept = 7;

// Both go by the database's clock, as the queue itself does.
export const returnAbandoned = statement<[minutes: number]>(
  "jobs.return-abandoned",
  `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
   FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(mins => $1)
   HAVING count(*) > 0`,
);
export const deleteFailed = statement<[days: number]>(
  "jobs.delete-failed",
  `SELECT graphile_worker.complete_jobs(array(
     SELECT id FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - make_interval(days => $1)
     LIMIT 1000))`,
);

/**
 * Gives back the jobs of processes that were killed, which the queue itself would do after four hours only, and
 * forgets those that failed for good a week ago.
 */
export async function tidyJobs(app: App): Promise<void> {
  await app.database.run(returnAbandoned, abandonedAfter);
  await app.database.run(deleteFailed, failedKept);
}
