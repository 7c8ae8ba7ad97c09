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
  });
}
