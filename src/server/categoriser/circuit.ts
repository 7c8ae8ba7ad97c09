import type { Clock } from "../clock.ts";

/** Failures in a row after which nobody is asked for a while. */
const mostFailures = 5;
/** Milliseconds of rest; then one call may try again, and its failure begins the next rest. */
const rest = 60_000;

/** Keeps a service that fails from being asked again and again. */
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
    if (this.#failures >= mostFailures) this.#restsUntil = this.#clock.now().getTime() + rest;
  }
}
