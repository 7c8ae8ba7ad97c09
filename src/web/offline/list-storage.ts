import type { Id } from "../../contract/ids.ts";
import { answeredWithin, requestResult, transactionEnd } from "./database.ts";
import { ListDatabase } from "./list-database.ts";
import {
  applyChange,
  emptyMeta,
  emptyStoredList,
  rowTables,
  tableNames,
  type Alias,
  type Change,
  type ListMeta,
  type StoredList,
} from "./stored-list.ts";
import type { Operation } from "./operation.ts";
import { readOperation } from "./operation-version-1.ts";

/**
 * One person's list on this device: memory, and the same in IndexedDB, which several tabs share. Memory changes only after
 * the transaction is complete. When the device can't keep anything (quota, private window), memory alone is used
 * (`durable` is false) and is written as soon as storage works again.
 *
 * WebKit never ends a transaction that a page leaves while it is open for more writes, and every later access to the
 * database waits for it, also of other pages. So a write that reads nothing first ends its transaction at once, and
 * one that does is called off while the page is away (`leave`).
 */
export class ListStorage {
  state: StoredList = emptyStoredList();
  durable = true;
  readonly #database: ListDatabase;
  /** The transaction that may still write more. */
  #writing: IDBTransaction | null = null;
  /** Ends when the page comes back; null: it is there. */
  #away: PromiseWithResolvers<void> | null = null;
  /** Operations whose current state is in memory only. */
  readonly #unsaved = new Set<Id>();
  /** Operations that databases which didn't answer may have as well. */
  readonly #moved = new Set<Id>();
  #savedGeneration = 0;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param number of the only database to use; without it that is the newest */
  constructor(userId: Id, factory: IDBFactory | null, number?: number) {
    this.#database = new ListDatabase(userId, factory, number);
  }

  /** The page is left; perhaps the browser keeps it and it comes back. */
  leave(): void {
    this.#away ??= Promise.withResolvers();
    this.#writing?.abort();
  }

  comeBack(): void {
    this.#away?.resolve();
    this.#away = null;
  }

  /** The numbers of the databases whose operations are still to be taken over. */
  get olderDatabases(): readonly number[] {
    return this.#database.older;
  }

  /** Reads the stored list; when storage fails the list starts empty, in memory. */
  load(): Promise<void> {
    return this.#inTurn(() => this.#read().catch((error: unknown) => this.#giveUp(error)));
  }

  /** Reads what other tabs have changed; returns whether they changed anything. */
  catchUp(): Promise<boolean> {
    return this.#inTurn(async () => {
      const before = this.state;
      await this.#readIfChanged().catch((error: unknown) => this.#giveUp(error));
      return this.state !== before;
    });
  }

  /** Stores a new operation durably: resolves only when it would survive a power loss. */
  append(operation: Operation): Promise<void> {
    return this.#inTurn(async () => {
      const change: Change = { put: { operations: [operation] } };
      if (this.durable) await this.#appendOnly(change).catch((error: unknown) => this.#giveUp(error, change));
      else if ((await this.#tryCommit(() => change, "strict")) === "away") this.#unsaved.add(operation.id);
      applyChange(this.state, change);
    });
  }

  /**
   * Makes a change that depends on the current state: `build` gets the newest state, also of other tabs, and may run again;
   * null means that there is nothing to do. Returns whether anything was done. While the page is away it waits.
   */
  async commit(
    build: (state: StoredList) => Change | null,
    durability: IDBTransactionDurability = "relaxed",
  ): Promise<boolean> {
    for (;;) {
      const done = await this.#inTurn(() => this.#tryCommit(build, durability));
      if (done !== "away") return done;
      await this.#away?.promise;
    }
  }

  async #tryCommit(
    build: (state: StoredList) => Change | null,
    durability: IDBTransactionDurability,
  ): Promise<boolean | "away"> {
    for (;;) {
      const built = build(this.state);
      if (built === null) return false;
      const change = { ...built, meta: { ...built.meta, generation: this.state.meta.generation + 1 } };
      const outcome = await this.#write(change, durability).catch((error: unknown) =>
        isAbort(error) ? "away" : this.#giveUp(error, change),
      );
      if (outcome === "away") return outcome;
      if (outcome !== "outdated") {
        applyChange(this.state, change);
        return true;
      }
      await this.#read().catch((error: unknown) => this.#giveUp(error));
    }
  }

  /** Resolves when all writes begun before are done. */
  idle(): Promise<void> {
    return this.#inTurn(() => Promise.resolve());
  }

  /** Waits for running writes, then closes the database. */
  close(): Promise<void> {
    return this.#inTurn(async () => this.#database.close());
  }

  /** Reads and writes run one after another, so that a read never replaces a newer state by an older one. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  #giveUp(reason: unknown, change: Change = {}): void {
    this.durable = false;
    for (const operation of change.put?.operations ?? []) this.#unsaved.add(operation.id);
    for (const id of change.remove?.operations ?? []) this.#unsaved.add(id);
    if (reason instanceof DOMException) return this.#database.disconnect();
    // The next database gets all that memory has.
    this.#database.replace();
    this.#savedGeneration = 0;
    for (const id of this.state.operations.keys()) this.#unsaved.add(id);
    for (const id of this.#unsaved) this.#moved.add(id);
  }

  /** A tap waits for this, so it waits for nothing but other appends. */
  async #appendOnly(change: Change): Promise<void> {
    const database = await this.#database.connect();
    const transaction = database.transaction(["operations"], "readwrite", { durability: "strict" });
    putChange(transaction, change);
    await ended(transaction);
  }

  async #write(
    change: Change,
    durability: IDBTransactionDurability,
  ): Promise<"written" | "outdated" | "away"> {
    const database = await this.#database.connect();
    if (this.#away !== null) return "away";
    const transaction = database.transaction([...tableNames, "meta"], "readwrite", { durability });
    this.#writing = transaction;
    const generation = await answeredWithin(
      requestResult(transaction.objectStore("meta").get("generation")),
    ).finally(() => (this.#writing = null));
    const isNewest = (generation ?? 0) === this.#savedGeneration;
    if (isNewest && !this.durable) putChange(transaction, this.#recovery());
    if (isNewest) putChange(transaction, change);
    await ended(transaction);
    if (!isNewest) return "outdated";
    this.#savedGeneration = change.meta?.generation ?? 0;
    this.#unsaved.clear();
    this.durable = true;
    return "written";
  }

  /** All that memory has. The next pull is full nevertheless: storage may have failed before all was read. */
  #recovery(): Change {
    const { state } = this;
    state.meta = {
      ...state.meta,
      needsFull: true,
      moved: [...new Set([...state.meta.moved, ...this.#moved])],
    };
    return {
      replaceRows: true,
      put: Object.fromEntries(tableNames.map((name) => [name, [...state[name].values()]])),
      remove: { operations: [...this.#unsaved].filter((id) => !state.operations.has(id)) },
      meta: state.meta,
    };
  }

  /** This is cheap in the usual case that nothing is new. */
  async #readIfChanged(): Promise<void> {
    const database = await this.#database.connect();
    const transaction = database.transaction(["operations", "meta"], "readonly");
    const [ids, generation] = await answeredWithin(
      Promise.all([
        requestResult(transaction.objectStore("operations").getAllKeys()),
        requestResult<unknown>(transaction.objectStore("meta").get("generation")),
      ]),
    );
    const isNew = (id: Id) => !this.state.operations.has(id) && !this.#unsaved.has(id);
    if ((generation ?? 0) !== this.#savedGeneration || (ids as Id[]).some(isNew)) await this.#read();
  }

  async #read(): Promise<void> {
    const database = await this.#database.connect();
    const transaction = database.transaction([...tableNames, "meta"], "readonly");
    const all = (name: string) => requestResult<unknown[]>(transaction.objectStore(name).getAll());
    const [keys, values, ...tables] = await answeredWithin(
      Promise.all([
        requestResult(transaction.objectStore("meta").getAllKeys()),
        all("meta"),
        ...tableNames.map(all),
      ]),
    );
    const meta = Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Partial<ListMeta>;
    const next: StoredList = { ...emptyStoredList(), meta: { ...emptyMeta, ...meta } };
    tableNames.forEach((name, index) => {
      const rows =
        name === "operations"
          ? (tables[index] as Operation[]).map(readOperation)
          : (tables[index] as Alias[]);
      for (const row of rows) if (row !== null) (next[name] as Map<Id, { id: Id }>).set(row.id, row);
    });
    this.#keepUnsaved(next);
    this.#savedGeneration = next.meta.generation;
    this.state = next;
  }

  #keepUnsaved(next: StoredList): void {
    for (const id of this.#unsaved) {
      const operation = this.state.operations.get(id);
      if (operation === undefined) next.operations.delete(id);
      else next.operations.set(id, operation);
    }
    if (this.#unsaved.size > 0) for (const [id, alias] of this.state.aliases) next.aliases.set(id, alias);
  }
}

/** Ends a transaction, and waits until its writes are stored. */
function ended(transaction: IDBTransaction): Promise<void> {
  const end = transactionEnd(transaction);
  transaction.commit();
  return answeredWithin(end);
}

/** The transaction was called off since the page was left. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

function putChange(transaction: IDBTransaction, change: Change): void {
  const table = (name: string) => transaction.objectStore(name);
  if (change.replaceRows) for (const name of rowTables) table(name).clear();
  for (const name of tableNames) {
    for (const id of change.remove?.[name] ?? []) table(name).delete(id);
    for (const row of change.put?.[name] ?? []) table(name).put(row);
  }
  for (const [key, value] of Object.entries(change.meta ?? {})) table("meta").put(value, key);
}
