import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../db/database.ts";
import type { Measures } from "../measures.ts";
import { countedNetwork } from "../networks.ts";
import { Refusal } from "../refusal.ts";
import * as queries from "./throttle-queries.ts";

/** One try: which bucket it is taken from, and how that fills. */
type Try = { throttle: string; key: Buffer; burst: number; refill: number };

/** A token bucket for each key: `burst` tries at once, one more every `refill` seconds. */
export class Throttle {
  readonly #name: string;
  readonly #burst: number;
  readonly #refill: number;
  readonly #keyOf: (key: string) => string;

  /** @param keyOf what the keys that count as one have in common */
  constructor(name: string, burst: number, refill: number, keyOf: (key: string) => string = (key) => key) {
    this.#name = name;
    this.#burst = burst;
    this.#refill = refill;
    this.#keyOf = keyOf;
  }

  try(key: string): Try {
    const hash = createHash("sha256")
      .update(`${this.#name} ${this.#keyOf(key)}`)
      .digest();
    return { throttle: this.#name, key: hash, burst: this.#burst, refill: this.#refill };
  }
}

/** The throttles, by what they limit. How those of signing in work together is in accounts/sign-in-limits.ts. */
export const throttles = {
  signInByDevice: new Throttle("sign-in-by-device", 10, 180),
  signInByNetwork: new Throttle("sign-in-by-network", 6, 900),
  signInByAccount: new Throttle("sign-in-by-account", 10, 360),
  signInByAddressAndAccount: new Throttle("sign-in-by-address-and-account", 6, 600),
  signInByAddress: new Throttle("sign-in-by-address", 20, 30, countedNetwork),
  register: new Throttle("register", 20, 120, countedNetwork),
  waitlist: new Throttle("waitlist", 10, 30, countedNetwork),
  profile: new Throttle("profile", 10, 180),
  currentPassword: new Throttle("current-password", 5, 120),
  verificationMail: new Throttle("verification-mail", 5, 600),
  verification: new Throttle("verification", 10, 30, countedNetwork),
  forgottenByAddress: new Throttle("forgotten-by-address", 10, 60, countedNetwork),
  forgottenByAccount: new Throttle("forgotten-by-account", 3, 1200),
  passwordReset: new Throttle("password-reset", 10, 30, countedNetwork),
  invitedAccount: new Throttle("invited-account", 10, 30, countedNetwork),
  invitedAccountByLink: new Throttle("invited-account-by-link", 10, 30),
  invitations: new Throttle("invitations", 20, 86_400 / 20),
  feedback: new Throttle("feedback", 10, 60),
  subscriptions: new Throttle("subscriptions", 30, 60),
  testNotifications: new Throttle("test-notifications", 5, 60),
  exports: new Throttle("exports", 10, 60),
  imports: new Throttle("imports", 20, 60),
  programs: new Throttle("programs", 20, 30),
  recipes: new Throttle("recipes", 20, 30),
  repeatedSignUps: new Throttle("repeated-sign-ups", 10, 3600),
  joins: new Throttle("joins", 20, 60),
  invitationLooks: new Throttle("invitation-looks", 60, 2, countedNetwork),
} as const;

/** Counts tries in the database, so that all server processes on it count together. */
export class Tries {
  readonly #db: Queryable;
  readonly #clock: Clock;
  readonly #on: boolean;
  readonly #measures: Measures;

  /** @param on false takes all limits away (RATE_LIMIT=off, for load tests) */
  constructor(db: Queryable, clock: Clock, on: boolean, measures: Measures) {
    this.#db = db;
    this.#clock = clock;
    this.#on = on;
    this.#measures = measures;
  }

  /**
   * Takes one of each, or none.
   * @throws Refusal `too_many_requests` when one has none left; says after how many seconds all have one.
   */
  async take(tries: readonly Try[], db = this.#db): Promise<void> {
    if (!this.#on) return;
    const now = this.#clock.now();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const rows = await db.all(
      queries.takeTries,
      tries.map(({ key }) => key),
      tries.map(({ refill }) => after(refill)),
      tries.map(({ burst, refill }) => after(burst * refill)),
      now,
    );
    const refused = rows.filter(({ taken }) => !taken);
    if (refused.length === 0) return;
    const taken = rows.filter((row) => row.taken).map(({ key }) => key);
    await this.giveBack(
      tries.filter(({ key }) => taken.some((each) => each.equals(key))),
      db,
    );
    const waits = refused.map(({ key, fullAt }) => {
      const { throttle, burst, refill } = tries.find((each) => each.key.equals(key))!;
      this.#measures.limitReached(throttle);
      // Without an instant another call has inserted the row at this very moment.
      const full = fullAt === null ? burst * refill : (Date.parse(fullAt) - now.getTime()) / 1000;
      return full - (burst - 1) * refill;
    });
    throw new Refusal("too_many_requests", { retryAfter: Math.max(1, Math.ceil(Math.max(...waits))) });
  }

  /** Puts back what was taken, since it was no failure. */
  async giveBack(tries: readonly Try[], db = this.#db): Promise<void> {
    if (!this.#on || tries.length === 0) return;
    await db.run(
      queries.returnTries,
      tries.map(({ key }) => key),
      tries.map(({ refill }) => refill),
    );
  }

  /** Forgets all that was tried. */
  async forget(tries: readonly Try[], db = this.#db): Promise<void> {
    await db.run(
      queries.forgetTries,
      tries.map(({ key }) => key),
    );
  }
}
