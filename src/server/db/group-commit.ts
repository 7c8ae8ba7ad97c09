import { isDatabaseAway } from "./database-away.ts";
import type { Database, Transaction } from "./database.ts";

/**
 * Work that may share its transaction with others. `opening` is what the transaction began with, `place` how many works
 * came before it. Writes only through `tx`: it is run again when the transaction fails.
 */
export type SharedWork<O, T> = (tx: Transaction, opening: Promise<O>, place: number) => Promise<T>;

type Waiting<O> = {
  work: SharedWork<O, unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/** Works of one transaction, so that nobody waits long for it. */
const mostTogether = 32;

/**
 * Works that need the same lock, such as changes of one list, would each wait for the commit of the one before. Here all
 * that arrive during a commit share the next one, and one connection. When a work fails, the others are run again, each in
 * a transaction of its own.
 */
export class GroupCommit<O> {
  readonly #database: Database;
  readonly #open: (tx: Transaction, key: string, count: number) => Promise<O>;
  /** Has a key while one of its transactions runs. */
  readonly #waiting = new Map<string, Waiting<O>[]>();

  /** @param open begins a transaction of `count` works: takes the lock of `key`. */
  constructor(database: Database, open: (tx: Transaction, key: string, count: number) => Promise<O>) {
    this.#database = database;
    this.#open = open;
  }

  /** Answers what `work` did, once that is committed. */
  run<T>(key: string, work: SharedWork<O, T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting = { work, resolve, reject };
      const queue = this.#waiting.get(key);
      if (queue !== undefined) queue.push(waiting);
      else void this.#workOff(key, waiting);
    });
  }

  async #workOff(key: string, first: Waiting<O>): Promise<void> {
    const queue = [first];
    this.#waiting.set(key, queue);
    while (queue.length > 0) await this.#commit(key, queue.splice(0, mostTogether));
    this.#waiting.delete(key);
  }

  async #commit(key: string, together: readonly Waiting<O>[]): Promise<void> {
    let isOpen = false;
    try {
      const results = await this.#database.transaction(async (tx) => {
        const opening = this.#open(tx, key, together.length);
        // Each work waits for it, and hears of its failure.
        opening.then(
          () => (isOpen = true),
          () => undefined,
        );
        const done: unknown[] = [];
        for (const [place, { work }] of together.entries()) done.push(await work(tx, opening, place));
        return done;
      });
      for (const [place, { resolve }] of together.entries()) resolve(results[place] as never);
    } catch (error) {
      // Without a database or the lock each of them would only wait in vain, one after the other.
      if (together.length === 1 || !isOpen || isDatabaseAway(error))
        for (const one of together) one.reject(error);
      else for (const one of together) await this.#commit(key, [one]);
    }
  }
}
