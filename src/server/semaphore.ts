type Waiting = { since: number; start: () => void; refuse: (reason: Error) => void };

/** Limits how many calls run at the same time; the others wait in the order of their arrival. */
export class Semaphore {
  readonly #most: number;
  #running = 0;
  readonly #queue: Waiting[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get running(): number {
    return this.#running;
  }

  /** Calls that wait for one of the running ones to end. */
  get waiting(): number {
    return this.#queue.length;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await this.#wait();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The permit passes straight to the next call, so that a new one can't take it in between.
      const next = this.#queue.shift();
      if (next === undefined) this.#running -= 1;
      else next.start();
    }
  }

  /**
   * Rejects the calls that have waited for so many milliseconds.
   * @returns the milliseconds until the next call has; null when none waits
   */
  refuseAfter(milliseconds: number, reason: () => Error): number | null {
    const now = performance.now();
    while (this.#queue.length > 0) {
      const left = this.#queue[0]!.since + milliseconds - now;
      // A timer may come a fraction of a millisecond early.
      if (left > 1) return left;
      this.#queue.shift()!.refuse(reason());
    }
    return null;
  }

  #wait(): Promise<void> {
    return new Promise((start, refuse) => this.#queue.push({ since: performance.now(), start, refuse }));
  }
}
