import type { Id } from "../../contract/ids.ts";
import { answeredWithin, openDatabase, requestResult, transactionEnd } from "./database.ts";
import {
  applyChange,
  emptyMeta,
  emptyState,
  rowTables,
  tableNames,
  type Alias,
  type Change,
  type ListMeta,
  type ListState,
} from "./list-state.ts";
import type { Operation } from "./operation.ts";
import { readOperation } from "./operation-version-1.ts";

/** The time-out after which storage counts as broken. */
const storageTimeoutMs = 4000;

export function databaseName(userId: Id): string {
  return `restock-list-${userId}`;
}

/** Version 1 had no repeats. */
const databaseVersion = 2;

/** Creates the missing tables. Rows for them come with the next full pull. */
function createTables(database: IDBDatabase, transaction: IDBTransaction): void {
  const known = database.objectStoreNames;
  for (const name of tableNames)
    if (!known.contains(name)) database.createObjectStore(name, { keyPath: "id" });
  if (known.contains("meta")) transaction.objectStore("meta").put(true, "needsFull");
  else database.createObjectStore("meta");
}

/**
 * One person's list on this device: memory, and the same in IndexedDB, which several tabs share. Memory changes only after
 * the transaction is complete. When the device can't keep anything (quota, private window), memory goes on alone
 * (`durable` is false) and is written as soon as storage works again.
 */
export class ListStorage {
  state: ListState = emptyState();
  durable = true;
  private readonly factory: IDBFactory | null;
  private readonly name: string;
  private database: IDBDatabase | null = null;
  private closed = false;
  /** Storage timed out; waiting for it again would make every change slow. */
  private hung = false;
  /** Operations whose current state is in memory only. */
  private readonly unsaved = new Set<Id>();
  private savedGeneration = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(userId: Id, factory: IDBFactory | null) {
    this.factory = factory;
    this.name = databaseName(userId);
  }

  /** Reads the stored list; when storage fails the list starts empty, in memory. */
  load(): Promise<void> {
    return this.inTurn(() => this.read().catch((error: unknown) => this.giveUp(error)));
  }

  /** Reads what other tabs have changed; returns whether they changed anything. */
  catchUp(): Promise<boolean> {
    return this.inTurn(async () => {
      const before = this.state;
      await this.readIfChanged().catch((error: unknown) => this.giveUp(error));
      return this.state !== before;
    });
  }

  /** Stores a new operation durably: resolves only when it would survive a power loss. */
  append(operation: Operation): Promise<void> {
    return this.inTurn(async () => {
      const change: Change = { put: { operations: [operation] } };
      await this.write(change, { durability: "strict" }).catch((error: unknown) =>
        this.giveUp(error, change),
      );
      applyChange(this.state, change);
    });
  }

  /**
   * Makes a change that depends on the current state: `build` gets the newest state, also of other tabs, and may run again;
   * null means that there is nothing to do. Returns whether anything was done.
   */
  commit(
    build: (state: ListState) => Change | null,
    durability: IDBTransactionDurability = "relaxed",
  ): Promise<boolean> {
    return this.inTurn(async () => {
      for (;;) {
        const built = build(this.state);
        if (built === null) return false;
        const change = { ...built, meta: { ...built.meta, generation: this.state.meta.generation + 1 } };
        const outcome = await this.write(change, { durability, checked: true }).catch((error: unknown) =>
          this.giveUp(error, change),
        );
        if (outcome === "outdated") {
          await this.read().catch((error: unknown) => this.giveUp(error));
          continue;
        }
        applyChange(this.state, change);
        return true;
      }
    });
  }

  /** Resolves when all writes begun before are done. */
  idle(): Promise<void> {
    return this.inTurn(() => Promise.resolve());
  }

  /** Waits for running writes, then closes the database. */
  close(): Promise<void> {
    this.closed = true;
    return this.inTurn(async () => this.disconnect());
  }

  /** Reads and writes run one after another, so that a read never replaces a newer state by an older one. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async connect(): Promise<IDBDatabase> {
    if (this.database !== null) return this.database;
    if (this.factory === null || this.hung || this.closed)
      throw new Error("This device can't keep the list.");
    const opening = openDatabase(this.factory, this.name, databaseVersion, createTables);
    try {
      this.database = await answeredWithin(storageTimeoutMs, opening);
    } catch (error) {
      opening.then((late) => late.close()).catch(() => undefined);
      throw error;
    }
    return this.database;
  }

  private disconnect(): void {
    this.database?.close();
    this.database = null;
  }

  private giveUp(reason: unknown, change: Change = {}): void {
    this.durable = false;
    if (!(reason instanceof DOMException)) this.hung = true;
    this.disconnect();
    for (const operation of change.put?.operations ?? []) this.unsaved.add(operation.id);
    for (const id of change.remove?.operations ?? []) this.unsaved.add(id);
  }

  private async write(
    change: Change,
    { durability, checked = false }: { durability: IDBTransactionDurability; checked?: boolean },
  ): Promise<"written" | "outdated"> {
    const database = await this.connect();
    // A tap waits for its append, so an append waits for nothing but other appends.
    const scope = checked || !this.durable ? [...tableNames, "meta"] : ["operations"];
    const transaction = database.transaction(scope, "readwrite", { durability });
    const end = transactionEnd(transaction);
    // `end` reports the failure; without this line a browser would also report the request's error.
    end.catch(() => undefined);
    if (checked) {
      const generation = await answeredWithin(
        storageTimeoutMs,
        requestResult(transaction.objectStore("meta").get("generation")),
      );
      if ((generation ?? 0) !== this.savedGeneration) return "outdated";
    }
    const recovered = this.durable ? null : this.recovery();
    if (recovered !== null) putChange(transaction, recovered);
    putChange(transaction, change);
    await answeredWithin(storageTimeoutMs, end);
    if (recovered !== null) this.state.meta = { ...this.state.meta, needsFull: true };
    if (checked) this.savedGeneration = change.meta?.generation ?? this.savedGeneration;
    this.unsaved.clear();
    this.durable = true;
    return "written";
  }

  /** The operations that only memory holds. Rows are left out: the next pull brings all of them. */
  private recovery(): Change {
    const known = [...this.unsaved]
      .map((id) => this.state.operations.get(id))
      .filter((row) => row !== undefined);
    return {
      put: { operations: known, aliases: [...this.state.aliases.values()] },
      remove: { operations: [...this.unsaved].filter((id) => !this.state.operations.has(id)) },
      meta: { needsFull: true },
    };
  }

  /** This is cheap in the usual case that nothing is new. */
  private async readIfChanged(): Promise<void> {
    const database = await this.connect();
    const transaction = database.transaction(["operations", "meta"], "readonly");
    const [ids, generation] = await answeredWithin(
      storageTimeoutMs,
      Promise.all([
        requestResult(transaction.objectStore("operations").getAllKeys()),
        requestResult<unknown>(transaction.objectStore("meta").get("generation")),
      ]),
    );
    const isNew = (id: Id) => !this.state.operations.has(id) && !this.unsaved.has(id);
    if ((generation ?? 0) !== this.savedGeneration || (ids as Id[]).some(isNew)) await this.read();
  }

  private async read(): Promise<void> {
    const database = await this.connect();
    const transaction = database.transaction([...tableNames, "meta"], "readonly");
    const all = (name: string) => requestResult<unknown[]>(transaction.objectStore(name).getAll());
    const [keys, values, ...tables] = await answeredWithin(
      storageTimeoutMs,
      Promise.all([
        requestResult(transaction.objectStore("meta").getAllKeys()),
        all("meta"),
        ...tableNames.map(all),
      ]),
    );
    const meta = Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Partial<ListMeta>;
    const next: ListState = { ...emptyState(), meta: { ...emptyMeta, ...meta } };
    tableNames.forEach((name, index) => {
      const rows =
        name === "operations"
          ? (tables[index] as Operation[]).map(readOperation)
          : (tables[index] as Alias[]);
      for (const row of rows) if (row !== null) (next[name] as Map<Id, { id: Id }>).set(row.id, row);
    });
    this.keepUnsaved(next);
    this.savedGeneration = next.meta.generation;
    this.state = next;
  }

  private keepUnsaved(next: ListState): void {
    for (const id of this.unsaved) {
      const operation = this.state.operations.get(id);
      if (operation === undefined) next.operations.delete(id);
      else next.operations.set(id, operation);
    }
    if (this.unsaved.size > 0) for (const [id, alias] of this.state.aliases) next.aliases.set(id, alias);
  }
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
