import { statement } from "../db/statement.ts";

export const readDatabaseState = statement<[], { version: string; bytes: number; schema: string }>(
  "admin.database-state",
  `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
     (SELECT max(name) FROM migrations) AS schema`,
);

/** The jobs that were given up, by their names; the newest of them gives the reason. */
export const listFailures = statement<[], { name: string; count: number; reason: string }>(
  "admin.list-failures",
  `SELECT task_identifier AS name, count(*)::int AS count,
     coalesce((array_agg(last_error ORDER BY updated_at DESC))[1], '') AS reason
   FROM graphile_worker.jobs WHERE attempts >= max_attempts
   GROUP BY task_identifier ORDER BY count DESC, name LIMIT 10`,
);

/** Mails that aren't sent yet, the age of the oldest in seconds, and why the last attempt to send one failed. */
export const readWaitingMail = statement<[], { count: number; oldest: number; reason: string | null }>(
  "admin.waiting-mail",
  `SELECT count(*)::int AS count,
     greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0))::int AS oldest,
     (array_agg(last_error ORDER BY updated_at DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS reason
   FROM graphile_worker.jobs WHERE task_identifier = 'send-mail' AND attempts < max_attempts`,
);

/** Jobs that wait, those that were given up, and for how many seconds the oldest waiting one is due. */
export const readJobState = statement<[], { waiting: number; failed: number; overdue: number }>(
  "admin.job-state",
  `SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
     count(*) FILTER (WHERE attempts >= max_attempts)::int AS failed,
     greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(run_at) FILTER (WHERE attempts < max_attempts)), 0))::int AS overdue
   FROM graphile_worker.jobs`,
);
