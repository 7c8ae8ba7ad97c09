import { Refusal } from "./refusal.ts";

export type LaneLimits = {
  /** The most calls that run at the same time. */
  mostRunning: number;
  /** The most calls that wait for one of them to end; any further one is refused at once. */
  mostWaiting: number;
  /** Milliseconds that a call waits at most before it is refused. */
  longestWait: number;
};

type Waiting = { since: number; start: () => void; refuse: (refusal: Refusal) => void };

/** A bounded queue: some calls run, some wait in the order of their arrival, all others are refused (`busy`). */
export class Lane {
  readonly #limits: LaneLimits;
  #running = 0;
  readonly #queue: Waiting[] = [];
  #isTimed = false;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Whether a call that arrives now would be refused. */
  get isFull(): boolean {
    return this.#queue.length >= this.#limits.mostWaiting;
  }

  /** @throws Refusal `busy` when too many calls wait, or this one has waited too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw busy();
    if (this.#running >= this.#limits.mostRunning) await this.#wait();
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

  #wait(): Promise<void> {
    return new Promise((start, refuse) => {
      this.#queue.push({ since: performance.now(), start, refuse });
      if (!this.#isTimed) this.#lookAfter(this.#limits.longestWait);
    });
  }

  #lookAfter(milliseconds: number): void {
    this.#isTimed = true;
    setTimeout(() => this.#refuseLate(), milliseconds);
  }

  /** Also refuses when nothing ends any more, as when the database has stopped answering. */
  #refuseLate(): void {
    this.#isTimed = false;
    const now = performance.now();
    while (this.#queue.length > 0) {
      const left = this.#queue[0]!.since + this.#limits.longestWait - now;
      if (left > 1) return this.#lookAfter(left);
      this.#queue.shift()!.refuse(busy());
    }
  }
}

/** The refusal of a call for which there is no room. The pauses differ, so that devices don't come back all at once. */
export function busy(): Refusal {
  return new Refusal("busy", { retryAfter: 1 + Math.floor(Math.random() * 3) });
}
