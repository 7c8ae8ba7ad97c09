import type { Database, Transaction } from "./database.ts";
import { isDatabaseAway } from "./database-trouble.ts";

/** The most work items of one transaction. */
const maxBatch = 32;
/** Batches that run at a time: one is prepared while another waits for the disk. */
const maxRunning = 2;

/** A result that is still on its way when the next work item of its key may begin. The commit waits for it. */
export class Later<T> {
  readonly value: Promise<T>;
  constructor(value: Promise<T>) {
    this.value = value;
    // The commit awaits it; until then a rejection must not end the process.
    value.catch(() => undefined);
  }
}

/**
 * Reads that a work item begins with. They travel together with the lock, and see what holds once it is held.
 * With `subjects`, they also travel ahead of the items before them in the batch that have no subject in common with them.
 */
export type Prefetch<A> = {
  /** @param unseen the number of items of its key whose writes are not seen, because they are only about to begin */
  read(tx: Transaction, unseen: number): Promise<A>;
  /** All that the item reads or writes of its key, apart from counts. Without them it may read and write anything. */
  readonly subjects?: readonly string[];
};

/** What work begins with. */
export type Begin<L, A> = {
  /** What was read when the lock of the key was taken. */
  readonly lock: Promise<L>;
  /** The number of work items of this key before it in the batch. */
  readonly index: number;
  readonly prefetched: Promise<A>;
  /** Reads once more, and sees all items before it; null when all were seen. */
  readonly readAgain: (() => Promise<A>) | null;
};

/**
 * Work that may share its transaction with others. It writes only through `tx`, and only once it holds the lock: it is run
 * again when the transaction fails.
 */
export type SharedWork<L, T, A = undefined> = (tx: Transaction, begin: Begin<L, A>) => Promise<T | Later<T>>;

export type SharedWorkOptions<A> = {
  readonly prefetch?: Prefetch<A>;
  /** What no two items that run at a time may have in common, such as the id of a new row. */
  readonly alone?: readonly string[];
  /** It may take a second: it shares its transaction with none, and leaves room beside it for small ones. */
  readonly isLarge?: boolean;
};

/** How a transaction takes the locks of its work items; `count` is how many a key has. */
export type Locks<L> = {
  /** Takes the lock of one key, and waits for it. */
  take(tx: Transaction, key: string, count: number): Promise<L>;
  /** Takes the locks that are free, and waits for none; the result leaves out the others. */
  takeFree(tx: Transaction, counts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, L>>;
};

/** A name that all large items share in `alone`, so that they run one after the other. */
const large = "large";

type Item<L> = {
  readonly key: string;
  readonly isLarge: boolean;
  readonly alone: readonly string[];
  readonly prefetch: Prefetch<unknown> | undefined;
  readonly work: SharedWork<L, unknown, unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};
type Outcome<L> = { item: Item<L>; result: unknown } | { item: Item<L>; error: unknown };

/** Another transaction holds the lock of a key. */
class LockTaken extends Error {}

/**
 * Work items that arrive while transactions are running share the next one: a commit waits for the disk, and each write to
 * a connection wakes another process. Items of one key run in their order, items of different keys are interleaved. An
 * item that throws before it has written anything fails alone. When a transaction fails, its items are run again apart:
 * those of each key together, and then each in a transaction of its own.
 */
export class GroupCommit<L> {
  readonly #database: Database;
  readonly #locks: Locks<L>;
  #queue: Item<L>[] = [];
  /** Keys of the running items, and the names in their `alone`: an item with one of these has to wait. */
  readonly #busy = new Set<string>();
  #running = 0;

  constructor(database: Database, locks: Locks<L>) {
    this.#database = database;
    this.#locks = locks;
  }

  /** Returns the result of `work` once it is committed. */
  run<T, A = undefined>(
    key: string,
    work: SharedWork<L, T, A>,
    { prefetch, alone = [], isLarge = false }: SharedWorkOptions<A> = {},
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const names = isLarge ? [...alone, large] : alone;
      const ends = { resolve: resolve as (result: unknown) => void, reject };
      const shared = work as SharedWork<L, unknown, unknown>;
      this.#queue.push({ key, isLarge, alone: names, prefetch, work: shared, ...ends });
      this.#start();
    });
  }

  #start(): void {
    while (this.#running < maxRunning) {
      const batch = this.#takeBatch();
      if (batch.length === 0) return;
      void this.#runBatch(batch);
    }
  }

  /** Takes the items that can run now out of the queue. An item waits behind those of its key. */
  #takeBatch(): Item<L>[] {
    const [batch, waiting]: [Item<L>[], Item<L>[]] = [[], []];
    const blocked = new Set(this.#busy);
    for (const item of this.#queue) {
      const { key, alone, isLarge } = item;
      const hasRoom = batch.length === 0 || (batch.length < maxBatch && !isLarge && !batch[0]!.isLarge);
      const canRun = hasRoom && !blocked.has(key) && !alone.some((name) => blocked.has(name));
      (canRun ? batch : waiting).push(item);
      for (const name of canRun ? alone : [key]) blocked.add(name);
    }
    this.#queue = waiting;
    return batch;
  }

  async #runBatch(batch: readonly Item<L>[]): Promise<void> {
    for (const { key, alone } of batch) for (const name of [key, ...alone]) this.#busy.add(name);
    this.#running += 1;
    const left = new Set(await this.#commitTogether(batch));
    // The items that are left may have to wait for their locks, and the next batch does not wait with them.
    this.#running -= 1;
    for (const [key, items] of byKey(batch)) {
      const apart = items.filter((item) => left.has(item));
      if (apart.length === 0) this.#free(key, items);
      else void this.#commitApart(key, apart).then(() => this.#free(key, items));
    }
    this.#start();
  }

  #free(key: string, items: readonly Item<L>[]): void {
    for (const name of [key, ...items.flatMap(({ alone }) => alone)]) this.#busy.delete(name);
    this.#start();
  }

  /** Commits a batch in one transaction. @returns the items that have to be run apart */
  async #commitTogether(batch: readonly Item<L>[]): Promise<Item<L>[]> {
    const keys = byKey(batch);
    try {
      const outcomes = await this.#database.transaction(async (tx) => {
        const counts = new Map([...keys].map(([key, items]) => [key, items.length]));
        const taken = this.#locks.takeFree(tx, counts);
        const lockOf = async (key: string): Promise<L> => {
          const lock = (await taken).get(key);
          if (lock === undefined) throw new LockTaken();
          return lock;
        };
        const runs = [...keys].map(([key, items]) => runInOrder(tx, lockOf(key), items));
        // Each key runs to its end, so that nothing is sent after the rollback.
        const ends = await Promise.allSettled(runs);
        await taken;
        return ends.flatMap((end) => {
          if (end.status === "rejected") throw end.reason;
          return end.value;
        });
      });
      const isLeft = (outcome: Outcome<L>) => "error" in outcome && outcome.error instanceof LockTaken;
      deliver(outcomes.filter((outcome) => !isLeft(outcome)));
      return outcomes.filter(isLeft).map(({ item }) => item);
    } catch (error) {
      if (batch.length > 1 && !isDatabaseAway(error)) return [...batch];
      for (const { reject } of batch) reject(error);
      return [];
    }
  }

  /** Commits the items of one key in a transaction that waits for its lock. */
  async #commitApart(key: string, items: readonly Item<L>[]): Promise<void> {
    let isLocked = false;
    try {
      const outcomes = await this.#database.transaction((tx) => {
        const lock = this.#locks.take(tx, key, items.length);
        lock.then(
          () => (isLocked = true),
          () => undefined,
        );
        return runInOrder(tx, lock, items);
      });
      deliver(outcomes);
    } catch (error) {
      // Without the lock, the items would only fail one after the other.
      if (items.length > 1 && isLocked && !isDatabaseAway(error))
        for (const item of items) await this.#commitApart(key, [item]);
      else for (const { reject } of items) reject(error);
    }
  }
}

/** @throws what an item threw after it had begun to write, once all results are there */
async function runInOrder<L>(
  tx: Transaction,
  lock: Promise<L>,
  items: readonly Item<L>[],
): Promise<Outcome<L>[]> {
  const outcomes: Outcome<L>[] = [];
  const prefetches = prefetchAhead(tx, items);
  try {
    for (const [index, item] of items.entries()) {
      const read = () => item.prefetch?.read(tx, 0) ?? Promise.resolve();
      const prefetched = prefetches.get(item) ?? read();
      const readAgain = index > 0 && prefetches.has(item) ? read : null;
      const watched = watchWrites(tx);
      try {
        outcomes.push({ item, result: await item.work(watched.tx, { lock, index, prefetched, readAgain }) });
      } catch (error) {
        if (watched.mayHaveWritten()) throw error;
        outcomes.push({ item, error });
      }
    }
  } finally {
    const results = outcomes.map((outcome) => "result" in outcome && valueOf(outcome.result));
    await Promise.allSettled([...prefetches.values(), ...results]);
  }
  return Promise.all(
    outcomes.map(async (outcome) =>
      "error" in outcome ? outcome : { item: outcome.item, result: await valueOf(outcome.result) },
    ),
  );
}

/** Sends the prefetches that no item before them can change: one round trip for all of them. */
function prefetchAhead<L>(tx: Transaction, items: readonly Item<L>[]): Map<Item<L>, Promise<unknown>> {
  const prefetches = new Map<Item<L>, Promise<unknown>>();
  const changed = new Set<string>();
  for (const [index, item] of items.entries()) {
    const { prefetch } = item;
    const isUnchanged = prefetch?.subjects?.every((subject) => !changed.has(subject)) ?? index === 0;
    if (prefetch !== undefined && isUnchanged) {
      const prefetched = prefetch.read(tx, index);
      // An item before it may end the transaction, and then nobody awaits it.
      prefetched.catch(() => undefined);
      prefetches.set(item, prefetched);
    }
    if (prefetch?.subjects === undefined) break;
    for (const subject of prefetch.subjects) changed.add(subject);
  }
  return prefetches;
}

const valueOf = (result: unknown) => (result instanceof Later ? (result.value as Promise<unknown>) : result);

/** Any statement of the work may write; its prefetch doesn't. */
function watchWrites(tx: Transaction): { tx: Transaction; mayHaveWritten(): boolean } {
  let mayHaveWritten = false;
  const noting = <A extends unknown[], R>(send: (...given: A) => R) =>
    ((...given: A) => {
      mayHaveWritten = true;
      return send(...given);
    }) as typeof send;
  return {
    tx: {
      all: noting(tx.all),
      first: noting(tx.first),
      run: noting(tx.run),
      send: noting(tx.send),
      afterCommit: tx.afterCommit,
    },
    mayHaveWritten: () => mayHaveWritten,
  };
}

function byKey<L>(items: readonly Item<L>[]): Map<string, Item<L>[]> {
  return Map.groupBy(items, ({ key }) => key);
}

function deliver<L>(outcomes: readonly Outcome<L>[]): void {
  for (const outcome of outcomes) {
    if ("error" in outcome) outcome.item.reject(outcome.error);
    else outcome.item.resolve(outcome.result);
  }
}
