import type { Clock } from "../clock.ts";
import { Refusal } from "../refusal.ts";

/** Tries kept in memory; the oldest are forgotten beyond it. */
const mostKeys = 50_000;

/**
 * A token bucket for each key: `burst` tries at once, one more every `refillSeconds`.
 * Kept in memory: each server process counts for itself.
 */
export class Throttle {
  readonly #burst: number;
  readonly #refillSeconds: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(clock: Clock, burst: number, refillSeconds: number) {
    this.#clock = clock;
    this.#burst = burst;
    this.#refillSeconds = refillSeconds;
  }

  /** @throws Refusal `too_many_requests` when the key has none left; says after how many seconds it has. */
  take(key: string): void {
    const now = this.#clock.now().getTime() / 1000;
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, at: now };
    const tokens = Math.min(this.#burst, bucket.tokens + Math.max(0, now - bucket.at) / this.#refillSeconds);
    if (tokens < 1)
      throw new Refusal("too_many_requests", { retryAfter: Math.ceil((1 - tokens) * this.#refillSeconds) });
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
    if (this.#buckets.size > mostKeys) this.#buckets.delete(this.#buckets.keys().next().value!);
  }

  /** Forgets the key's tries, after a success. */
  clear(key: string): void {
    this.#buckets.delete(key);
  }
}

/** The throttles, by what they limit. */
export type Throttles = {
  readonly loginByAccount: Throttle;
  readonly loginByAddress: Throttle;
  readonly register: Throttle;
  readonly waitlist: Throttle;
  readonly profile: Throttle;
  readonly forgottenByAddress: Throttle;
  readonly forgottenByAccount: Throttle;
  readonly passwordReset: Throttle;
  readonly invitedAccount: Throttle;
  readonly invitations: Throttle;
  readonly feedback: Throttle;
  readonly exports: Throttle;
  readonly joins: Throttle;
  readonly invitationLooks: Throttle;
};

/** @param on false takes all limits away (RATE_LIMIT=off, for load tests). */
export function createThrottles(clock: Clock, on: boolean): Throttles {
  const throttle = (burst: number, refillSeconds: number) =>
    new Throttle(clock, on ? burst : Infinity, refillSeconds);
  return {
    loginByAccount: throttle(10, 60),
    loginByAddress: throttle(40, 6),
    register: throttle(20, 30),
    waitlist: throttle(10, 30),
    profile: throttle(10, 60),
    forgottenByAddress: throttle(10, 60),
    forgottenByAccount: throttle(3, 1200),
    passwordReset: throttle(10, 30),
    invitedAccount: throttle(10, 30),
    invitations: throttle(20, 86_400 / 20),
    feedback: throttle(10, 60),
    exports: throttle(10, 60),
    joins: throttle(20, 60),
    invitationLooks: throttle(60, 2),
  };
}
