import { statement } from "../db/statement.ts";

export type JobState = {
  /** Due and not begun; begun; to be done later, or again; given up. */
  due: number;
  running: number;
  later: number;
  failed: number;
  /** Seconds for which the oldest one is due. */
  oldestDue: number;
  /** Mails that aren't sent yet, and the age of the oldest in seconds. */
  mails: number;
  oldestMail: number;
};

/** Goes by the database's clock, as the queue itself does. */
export const readJobState = statement<[], JobState>(
  "metrics.job-state",
  `SELECT count(*) FILTER (WHERE is_due)::int AS due,
     count(*) FILTER (WHERE is_open AND locked_at IS NOT NULL)::int AS running,
     count(*) FILTER (WHERE is_open AND locked_at IS NULL AND NOT is_due)::int AS later,
     count(*) FILTER (WHERE NOT is_open)::int AS failed,
     coalesce(extract(epoch FROM at - min(run_at) FILTER (WHERE is_due)), 0)::float8 AS "oldestDue",
     count(*) FILTER (WHERE is_mail)::int AS mails,
     coalesce(extract(epoch FROM at - min(created_at) FILTER (WHERE is_mail)), 0)::float8 AS "oldestMail"
   FROM (SELECT now() AS at) clock LEFT JOIN LATERAL (
     SELECT run_at, created_at, locked_at, attempts < max_attempts AS is_open,
       attempts < max_attempts AND locked_at IS NULL AND run_at <= at AS is_due,
       attempts < max_attempts AND task_identifier = 'send-mail' AS is_mail
     FROM graphile_worker.jobs) job ON true
   GROUP BY at`,
);

export const readDatabaseSize = statement<[], { bytes: number }>(
  "metrics.database-size",
  "SELECT pg_database_size(current_database()) AS bytes",
);
