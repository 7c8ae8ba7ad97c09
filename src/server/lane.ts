import { Refusal } from "./refusal.ts";
import { Semaphore } from "./semaphore.ts";

export type LaneLimits = {
  /** The most calls that run at the same time. */
  mostRunning: number;
  /** The most calls that wait for one of them to end; any further one is refused at once. */
  mostWaiting: number;
  /** The longest time that a call waits before it is refused. */
  longestWaitMs: number;
};

/** A bounded queue: some calls run, some wait in the order of their arrival, all others are refused (`busy`). */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #semaphore: Semaphore;
  #isTimed = false;
  #refused = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
    this.#semaphore = new Semaphore(limits.mostRunning);
  }

  /** Whether a call that arrives now would be refused. */
  get isFull(): boolean {
    return this.#semaphore.waiting >= this.#limits.mostWaiting;
  }

  get running(): number {
    return this.#semaphore.running;
  }

  get waiting(): number {
    return this.#semaphore.waiting;
  }

  /** Calls that were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** Counts a refused call. @returns the refusal */
  refuse(): Refusal {
    this.#refused += 1;
    return busy();
  }

  /** @throws Refusal `busy` when too many calls wait, or this one has waited too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw this.refuse();
    const result = this.#semaphore.take(work);
    if (this.#semaphore.waiting > 0 && !this.#isTimed) this.#lookAfter(this.#limits.longestWaitMs);
    return result;
  }

  #lookAfter(milliseconds: number): void {
    this.#isTimed = true;
    setTimeout(() => this.#refuseLate(), milliseconds);
  }

  /** Also refuses when nothing ends any more, as when the database has stopped answering. */
  #refuseLate(): void {
    this.#isTimed = false;
    const left = this.#semaphore.refuseAfter(this.#limits.longestWaitMs, () => this.refuse());
    if (left !== null) this.#lookAfter(left);
  }
}

/** The refusal of calls without room. The pauses differ, so that devices don't come back all at once. */
const busyRefusals = [1, 2, 3].map((retryAfter) => new Refusal("busy", { retryAfter }));

function busy(): Refusal {
  return busyRefusals[Math.floor(Math.random() * busyRefusals.length)]!;
}
