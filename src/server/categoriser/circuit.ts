import type { Clock } from "../clock.ts";

/** Failures in a row after which the service has a rest. */
const mostFailures = 5;
/** After the rest one call may try again, and its failure begins the next rest. */
const restMs = 60_000;

/** A circuit breaker: a service that fails is not called again and again. */
export class Circuit {
  readonly #clock: Clock;
  #failures = 0;
  #restsUntil = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isOpen(): boolean {
    return this.#clock.now().getTime() < this.#restsUntil;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= mostFailures) this.#restsUntil = this.#clock.now().getTime() + restMs;
  }
}
