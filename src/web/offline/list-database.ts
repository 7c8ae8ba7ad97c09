import type { Id } from "../../contract/ids.ts";
import { answeredWithin, deleteDatabase, openDatabase } from "./database.ts";
import { tableNames } from "./stored-list.ts";

/** Version 1 had no repeats. */
const databaseVersion = 2;

/** A person's first database on this device has the number 1; each later one replaces one that didn't answer. */
export function databaseName(userId: Id, number = 1): string {
  return number === 1 ? `restock-list-${userId}` : `restock-list-${userId}.${number}`;
}

/** The numbers of a person's databases on this device. */
async function databaseNumbers(factory: IDBFactory, userId: Id): Promise<number[]> {
  const first = databaseName(userId);
  const names = (await answeredWithin(factory.databases())).map(({ name = "" }) => name);
  return names
    .filter((name) => name.startsWith(first))
    .map((name) => Number(name.slice(first.length + 1) || 1));
}

/** Removes a person's databases from this device. */
export async function deleteDatabases(factory: IDBFactory, userId: Id): Promise<void> {
  const numbers = await databaseNumbers(factory, userId);
  await Promise.all(numbers.map((number) => deleteDatabase(factory, databaseName(userId, number))));
}

/** Creates the missing tables. Rows for them come with the next full pull. */
function createTables(database: IDBDatabase, transaction: IDBTransaction): void {
  const known = database.objectStoreNames;
  for (const name of tableNames)
    if (!known.contains(name)) database.createObjectStore(name, { keyPath: "id" });
  if (known.contains("meta")) transaction.objectStore("meta").put(true, "needsFull");
  else database.createObjectStore("meta");
}

/** The connection to one of a person's databases: to the newest, unless a number is given. */
export class ListDatabase {
  /** The numbers of those that the newest one replaced. */
  older: number[] = [];
  private readonly factory: IDBFactory | null;
  private readonly userId: Id;
  private connection: IDBDatabase | null = null;
  /** The one in use; 0 while that isn't known. */
  private number = 0;
  private readonly only: number | undefined;
  /** The newest that didn't answer. */
  private stuck = 0;
  /** No database answers; waiting for one again would make every change slow. */
  private hung = false;

  constructor(userId: Id, factory: IDBFactory | null, only?: number) {
    this.userId = userId;
    this.factory = factory;
    this.only = only;
  }

  async connect(): Promise<IDBDatabase> {
    if (this.connection !== null) return this.connection;
    const { factory, userId, only } = this;
    if (factory === null || this.hung) throw new Error("This device can't keep the list.");
    this.number = 0;
    const numbers = only === undefined ? await databaseNumbers(factory, userId) : [only];
    const number = Math.max(this.stuck + 1, ...numbers);
    this.number = number;
    this.older = numbers.filter((other) => other < number);
    const opening = openDatabase(factory, databaseName(userId, number), databaseVersion, createTables);
    try {
      this.connection = await answeredWithin(opening);
    } catch (error) {
      opening.then((late) => late.close()).catch(() => undefined);
      throw error;
    }
    return this.connection;
  }

  /** The tab is done with it. */
  close(): void {
    this.hung = true;
    this.disconnect();
  }

  disconnect(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** The database didn't answer: from now on another one is used, unless this is the second already. */
  replace(): void {
    this.disconnect();
    this.hung = this.number === 0 || this.stuck > 0;
    this.stuck = this.number;
  }
}
