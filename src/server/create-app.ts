import { loadCategoriser } from "../categoriser/load-node.ts";
import { AiModel } from "./categoriser/ai-model.ts";
import { cachedCategoriser } from "./categoriser/cached-categoriser.ts";
import { timedCategoriser } from "./categoriser/timed-categoriser.ts";
import { PasswordHasher } from "./people/password.ts";
import { Tries } from "./people/throttles.ts";
import { systemClock, type Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { ChangeSignal } from "./bus/change-signal.ts";
import { Streams } from "./events/streams.ts";
import { ForeignAddresses } from "./foreign-address/foreign-addresses.ts";
import type { App } from "./app.ts";
import { createLog } from "./log.ts";
import { mailTransport } from "./mail/transport.ts";
import { Metrics } from "./metrics/metrics.ts";
import { HttpsTransport } from "./push/https-transport.ts";

/** The parts that all handlers use; they report to the metrics. */
export type WholeApp = App & { readonly measures: Metrics };

export function createApp(config: Config, database: Database, clock: Clock = systemClock): WholeApp {
  const log = createLog(config.logLevel);
  const changes = new ChangeSignal();
  const foreign = new ForeignAddresses(config.fetchAllowedNetworks);
  const measures = new Metrics();
  return {
    config,
    database,
    clock,
    log,
    measures,
    changes,
    streams: new Streams({ database, clock, log, changes, measures }),
    mail: mailTransport(config),
    foreign,
    push: new HttpsTransport(foreign),
    categoriser: cachedCategoriser(
      timedCategoriser(loadCategoriser(), (seconds) => measures.engineAnswered(seconds)),
    ),
    aiModel:
      config.ai === null
        ? null
        : new AiModel(config.ai, clock, (outcome, seconds) => measures.modelAnswered(outcome, seconds)),
    passwords: new PasswordHasher(),
    tries: new Tries(database, clock, config.rateLimit, measures),
  };
}
