import type { Database, Transaction } from "./database.ts";
import { CommonFailure, Batcher } from "./batcher.ts";

/** Works of one transaction. */
const mostTogether = 32;

/**
 * Work that may share its transaction with others. `opening` is what the transaction began with, `place` how many works
 * came before it. Writes only through `tx`: it is run again when the transaction fails.
 */
export type SharedWork<O, T> = (tx: Transaction, opening: Promise<O>, place: number) => Promise<T>;

/**
 * Works that need the same lock, such as changes of one list, would each wait for the commit of the one before. Here all
 * that arrive during a commit share the next one, and one connection. When a work fails, the others are run again, each in
 * a transaction of its own.
 */
export class GroupCommit<O> {
  readonly #database: Database;
  readonly #open: (tx: Transaction, key: string, count: number) => Promise<O>;
  readonly #gathering = new Batcher<SharedWork<O, unknown>, unknown>(mostTogether, (key, works) =>
    this.#commit(key, works),
  );

  /** @param open begins a transaction of `count` works: takes the lock of `key`. */
  constructor(database: Database, open: (tx: Transaction, key: string, count: number) => Promise<O>) {
    this.#database = database;
    this.#open = open;
  }

  /** Answers what `work` did, once that is committed. */
  run<T>(key: string, work: SharedWork<O, T>): Promise<T> {
    return this.#gathering.add(key, work) as Promise<T>;
  }

  async #commit(key: string, works: readonly SharedWork<O, unknown>[]): Promise<unknown[]> {
    let isOpen = false;
    try {
      return await this.#database.transaction(async (tx) => {
        const opening = this.#open(tx, key, works.length);
        // Each work waits for it, and hears of its failure.
        opening.then(
          () => (isOpen = true),
          () => undefined,
        );
        const done: unknown[] = [];
        for (const [place, work] of works.entries()) done.push(await work(tx, opening, place));
        return done;
      });
    } catch (error) {
      throw isOpen ? error : new CommonFailure("The lock was not to be had.", { cause: error });
    }
  }
}
