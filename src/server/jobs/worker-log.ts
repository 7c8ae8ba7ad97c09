import { Logger } from "graphile-worker";
import type { Log } from "../log.ts";

// Every failure is retried, so each error of the library is only a warning here.
const levels = { error: "warn", warning: "warn", info: "debug", debug: "debug" } as const;

/** Writes the job queue's own messages to our log, without their data, which has whole jobs with their payload. */
export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message) => log[levels[level]](`jobs: ${message}`));
}
