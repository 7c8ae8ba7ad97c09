import { statement } from "../db/statement.ts";

export const readDatabaseState = statement<[], { version: string; bytes: number; schema: string }>(
  "admin.database-state",
  `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
     (SELECT max(name) FROM migrations) AS schema`,
);

/** Jobs that wait, those that were given up, and for how many seconds the oldest waiting one is due. */
export const readJobState = statement<[], { waiting: number; failed: number; overdue: number }>(
  "admin.job-state",
  `SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
     count(*) FILTER (WHERE attempts >= max_attempts)::int AS failed,
     greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(run_at) FILTER (WHERE attempts < max_attempts)), 0))::int AS overdue
   FROM graphile_worker.jobs`,
);
