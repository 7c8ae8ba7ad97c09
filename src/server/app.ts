import type { ChangeSignal } from "./bus/change-signal.ts";
import type { ListStreams } from "./bus/list-streams.ts";
import type { BatchCategoriser, Categoriser } from "./categoriser/categoriser.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { ForeignAddresses } from "./foreign-address/foreign-addresses.ts";
import type { Log } from "./log.ts";
import type { Measures } from "./measures.ts";
import type { MailTransport } from "./mail-message.ts";
import type { PasswordHasher } from "./people/password.ts";
import type { PushTransport } from "./push-transport.ts";
import type { Tries } from "./people/throttles.ts";

/** The parts of the server. Tests make their own, with another clock or mail. */
export type App = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The measurements that each part reports. */
  readonly measures: Measures;
  readonly mail: MailTransport;
  readonly push: PushTransport;
  /** The way to addresses that people give. */
  readonly foreign: ForeignAddresses;
  readonly categoriser: Categoriser;
  /** The AI model; null without one in the settings. */
  readonly aiModel: BatchCategoriser | null;
  readonly passwords: PasswordHasher;
  /** The tries that count against the limits in people/throttles.ts. */
  readonly tries: Tries;
  /** Publishes every committed change of a list. */
  readonly changes: ChangeSignal;
  readonly streams: ListStreams;
};
