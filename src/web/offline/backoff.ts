/** Exponential back-off: each failure in a row doubles the pause, in milliseconds. */
export class Backoff {
  readonly #pauses: { firstPauseMs: number; longestPauseMs: number };
  #failures = 0;

  constructor(pauses: { firstPauseMs: number; longestPauseMs: number }) {
    this.#pauses = pauses;
  }

  /** The pause after one more failure. */
  next(): number {
    const { firstPauseMs, longestPauseMs } = this.#pauses;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures);
    this.#failures = Math.min(this.#failures + 1, 16);
    return pause;
  }

  /** To be called after a success: the next pause is the first one again. */
  reset(): void {
    this.#failures = 0;
  }
}

/** Jitter: a pause shortened by up to half at random, so that devices don't retry all at once. */
export function withJitter(pause: number): number {
  return pause * (0.5 + Math.random() / 2);
}
