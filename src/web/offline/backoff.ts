/** Pauses in milliseconds that double from one failure in a row to the next. */
export class Backoff {
  private readonly pauses: { firstPauseMs: number; longestPauseMs: number };
  private failures = 0;

  constructor(pauses: { firstPauseMs: number; longestPauseMs: number }) {
    this.pauses = pauses;
  }

  /** The pause after one more failure. */
  next(): number {
    const { firstPauseMs, longestPauseMs } = this.pauses;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.failures);
    this.failures = Math.min(this.failures + 1, 16);
    return pause;
  }

  /** Something worked: the next pause is a short one. */
  reset(): void {
    this.failures = 0;
  }
}

/** A pause shortened by up to half at random, so that devices don't come all at once. */
export function withJitter(pause: number): number {
  return pause * (0.5 + Math.random() / 2);
}
