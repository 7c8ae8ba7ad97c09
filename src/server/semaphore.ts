/** Limits how many calls run at the same time; the others wait in the order of their arrival. */
export class Semaphore {
  readonly #most: number;
  #running = 0;
  readonly #queue: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Calls that wait for one of the running ones to end. */
  get waiting(): number {
    return this.#queue.length;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The permit passes straight to the next call, so that a new one can't take it in between.
      const next = this.#queue.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
