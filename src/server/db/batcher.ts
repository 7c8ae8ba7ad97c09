import { isDatabaseAway } from "./database-away.ts";

type Waiting<W, R> = { work: W; resolve: (result: R) => void; reject: (error: unknown) => void };

/** A failure that each of the works would meet again by itself. */
export class CommonFailure extends Error {}

/**
 * Works of a key that arrive while earlier ones of that key run are run together afterwards. When that fails, each is run
 * again by itself, unless the database is away or the failure is a `CommonFailure`, whose cause is then everybody's.
 */
export class Batcher<W, R> {
  readonly #run: (key: string, works: readonly W[]) => Promise<readonly R[]>;
  /** Has a key while some of its works run. */
  readonly #waiting = new Map<string, Waiting<W, R>[]>();

  readonly #most: number;

  /**
   * @param most works of one run, so that nobody waits long for it.
   * @param run does works in their order, all of them or none, and answers in that order.
   */
  constructor(most: number, run: (key: string, works: readonly W[]) => Promise<readonly R[]>) {
    this.#most = most;
    this.#run = run;
  }

  /** Answers what came of `work`. */
  add(key: string, work: W): Promise<R> {
    return new Promise((resolve, reject) => {
      const waiting = { work, resolve, reject };
      const queue = this.#waiting.get(key);
      if (queue !== undefined) queue.push(waiting);
      else void this.#workOff(key, waiting);
    });
  }

  async #workOff(key: string, first: Waiting<W, R>): Promise<void> {
    const queue = [first];
    this.#waiting.set(key, queue);
    while (queue.length > 0) await this.#runTogether(key, queue.splice(0, this.#most));
    this.#waiting.delete(key);
  }

  async #runTogether(key: string, together: readonly Waiting<W, R>[]): Promise<void> {
    try {
      const results = await this.#run(
        key,
        together.map(({ work }) => work),
      );
      for (const [place, { resolve }] of together.entries()) resolve(results[place]!);
    } catch (error) {
      const isCommon = error instanceof CommonFailure || isDatabaseAway(error);
      const cause = error instanceof CommonFailure ? error.cause : error;
      // Each by itself would only wait in vain, one after the other.
      if (together.length === 1 || isCommon) for (const one of together) one.reject(cause);
      else for (const one of together) await this.#runTogether(key, [one]);
    }
  }
}
