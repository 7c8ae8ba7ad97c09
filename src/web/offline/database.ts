import { withTimeout } from "../async/timeout.ts";

/** IndexedDB with promises: only what the list and the catalogue need of it. */

export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? storageError()));
  });
}

/** Resolves when what the transaction wrote is kept. */
export function transactionEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? storageError()));
  });
}

function storageError(): Error {
  return new Error("This device's storage failed a request.");
}

/** Opens a database; `upgrade` makes what is missing in it. */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.addEventListener("upgradeneeded", () => upgrade(request.result, request.transaction!));
  const database = await requestResult(request);
  // Another tab wants to upgrade or delete it; staying open would block that tab.
  database.addEventListener("versionchange", () => database.close());
  return database;
}

/** Deletes a database. Tabs that have it open are asked to close it; one that doesn't answer can't hold this up. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("blocked", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? storageError()));
  });
}

/** Some browsers leave a request unanswered for ever; after `milliseconds` that counts as a failure. */
export function answeredWithin<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return withTimeout(milliseconds, promise, "This device's storage doesn't answer.");
}
