import { pino, type Logger } from "pino";
import type { Config } from "./config.ts";

export type Log = Logger;

/** JSON lines on standard output. Request bodies, cookies and tokens are never given to it. */
export function createLog(level: Config["logLevel"]): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["*.password", "*.token", "*.cookie"],
    serializers: { err: loggedError },
  });
}

/** An error as the log has it: without what PostgreSQL quotes of the row that a statement failed at. */
export function loggedError(error: Error): object {
  const { detail: _detail, where: _where, ...fields } = pino.stdSerializers.err(error);
  return fields;
}
