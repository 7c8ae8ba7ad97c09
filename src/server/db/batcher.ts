import { isDatabaseAway } from "./database-trouble.ts";

type Waiting<W, R> = { item: W; resolve: (result: R) => void; reject: (error: unknown) => void };

/**
 * While a batch of a key is running, new work items of that key queue and form the next batch. When a batch fails, each item
 * is run again by itself, unless the database is away: then they all fail.
 */
export class Batcher<W, R> {
  readonly #run: (key: string, items: readonly W[]) => Promise<readonly R[]>;
  /** The queue of each key of which a batch is running. */
  readonly #waiting = new Map<string, Waiting<W, R>[]>();

  readonly #most: number;

  /**
   * @param most the size of a batch at most, so that no item waits long for it.
   * @param run does the items in their order, all of them or none, and returns the results in that order.
   */
  constructor(most: number, run: (key: string, items: readonly W[]) => Promise<readonly R[]>) {
    this.#most = most;
    this.#run = run;
  }

  /** Returns the result of one item. */
  add(key: string, item: W): Promise<R> {
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = this.#waiting.get(key);
      if (queue !== undefined) queue.push(waiting);
      else void this.#drain(key, waiting);
    });
  }

  async #drain(key: string, first: Waiting<W, R>): Promise<void> {
    const queue = [first];
    this.#waiting.set(key, queue);
    while (queue.length > 0) await this.#runBatch(key, queue.splice(0, this.#most));
    this.#waiting.delete(key);
  }

  async #runBatch(key: string, batch: readonly Waiting<W, R>[]): Promise<void> {
    try {
      const results = await this.#run(
        key,
        batch.map(({ item }) => item),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      // Run one by one, the items would only fail one after the other.
      if (batch.length === 1 || isDatabaseAway(error)) for (const one of batch) one.reject(error);
      else for (const one of batch) await this.#runBatch(key, [one]);
    }
  }
}
