import type { Transaction } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { jobs, type JobName, type PayloadOf } from "./jobs.ts";

export const insertJob = statement<
  [name: string, payload: string, runAt: Date | null, attempts: number, key: string | null]
>(
  "jobs.insert-job",
  "SELECT graphile_worker.add_job($1, $2::json, run_at => $3, max_attempts => $4, job_key => $5)",
);

export type AddJobOptions = {
  /** A waiting job of the same key is replaced by this one. */
  key?: string;
  /** The earliest instant of the job; without it, it runs at once. */
  runAt?: Date;
};

/** Adds a job that exists if, and only if, the transaction commits. */
export async function addJob<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: PayloadOf<N>,
  options: AddJobOptions = {},
): Promise<void> {
  await tx.run(insertJob, ...rowOf(name, payload, options));
}

/** As `addJob`, without waiting for its statement: that is sent together with those that follow. */
export function sendJob<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: PayloadOf<N>,
  options: AddJobOptions = {},
): void {
  tx.send(insertJob, ...rowOf(name, payload, options));
}

function rowOf<N extends JobName>(name: N, payload: PayloadOf<N>, { key, runAt }: AddJobOptions) {
  return [name, JSON.stringify(payload), runAt ?? null, jobs[name].attempts, key ?? null] as const;
}
