/** One timer for the next attempt, which may become sooner but not later. */
export class RetryTimer {
  readonly #tryAgain: () => void;
  #planned: { timer: ReturnType<typeof setTimeout>; ms: number } | null = null;

  constructor(tryAgain: () => void) {
    this.#tryAgain = tryAgain;
  }

  /** @param ms milliseconds from now */
  plan(ms: number): void {
    if (this.#planned !== null && this.#planned.ms <= ms) return;
    this.cancel();
    const timer = setTimeout(() => {
      this.#planned = null;
      this.#tryAgain();
    }, ms);
    this.#planned = { timer, ms };
  }

  cancel(): void {
    clearTimeout(this.#planned?.timer);
    this.#planned = null;
  }
}
