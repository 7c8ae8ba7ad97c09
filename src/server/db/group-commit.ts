import type { Database, Transaction } from "./database.ts";
import { CommonFailure, Batcher } from "./batcher.ts";

/** The most work items of one transaction. */
const maxBatch = 32;

/**
 * Work that may share its transaction with others. `opening` is what the transaction began with, `index` the number
 * of work items before it in the batch. It writes only through `tx`: it is run again when the transaction fails.
 */
export type SharedWork<O, T> = (tx: Transaction, opening: Promise<O>, index: number) => Promise<T>;

/**
 * Work items that need the same lock, such as changes of one list, would each wait for the commit of the one before. Here
 * all items that arrive during a commit share the next one, and one connection. When an item fails, the others are run
 * again, each in a transaction of its own.
 */
export class GroupCommit<O> {
  readonly #database: Database;
  readonly #open: (tx: Transaction, key: string, count: number) => Promise<O>;
  readonly #batcher = new Batcher<SharedWork<O, unknown>, unknown>(maxBatch, (key, items) =>
    this.#commit(key, items),
  );

  /** @param open begins a transaction of `count` work items: takes the lock of `key`. */
  constructor(database: Database, open: (tx: Transaction, key: string, count: number) => Promise<O>) {
    this.#database = database;
    this.#open = open;
  }

  /** Returns the result of `work` once it is committed. */
  run<T>(key: string, work: SharedWork<O, T>): Promise<T> {
    return this.#batcher.add(key, work) as Promise<T>;
  }

  async #commit(key: string, items: readonly SharedWork<O, unknown>[]): Promise<unknown[]> {
    let isOpen = false;
    try {
      return await this.#database.transaction(async (tx) => {
        const opening = this.#open(tx, key, items.length);
        // Each item waits for it, and sees its failure.
        opening.then(
          () => (isOpen = true),
          () => undefined,
        );
        const done: unknown[] = [];
        for (const [index, work] of items.entries()) done.push(await work(tx, opening, index));
        return done;
      });
    } catch (error) {
      throw isOpen ? error : new CommonFailure("The lock could not be taken.", { cause: error });
    }
  }
}
