import { loadCategoriser } from "../categoriser/load-node.ts";
import { PasswordHasher } from "./accounts/password.ts";
import { createThrottles } from "./accounts/throttles.ts";
import { systemClock, type Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { App } from "./http/handler.ts";
import { createLog } from "./log.ts";
import { mailTransport } from "./mail/transport.ts";

/** The parts that all handlers work with. */
export function createApp(config: Config, database: Database, clock: Clock = systemClock): App {
  return {
    config,
    database,
    clock,
    log: createLog(config.logLevel),
    mail: mailTransport(config),
    categoriser: loadCategoriser(),
    passwords: new PasswordHasher(),
    throttles: createThrottles(clock, config.rateLimit),
  };
}
