import { Logger } from "graphile-worker";
import type { Log } from "../log.ts";

// Every failure is tried again by somebody, so none of the library's errors is more than a warning to us.
const levels = { error: "warn", warning: "warn", info: "debug", debug: "debug" } as const;

/** The job queue's own messages in our log, without what comes along with them: whole jobs, with their payload. */
export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message) => log[levels[level]](`jobs: ${message}`));
}
