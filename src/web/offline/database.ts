import { withTimeout } from "../async/timeout.ts";

/** IndexedDB with promises, as far as the list and the catalogue need it. */

export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? storageError()));
  });
}

/** Resolves when the transaction's writes are stored. */
export function transactionEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? storageError()));
  });
}

function storageError(): Error {
  return new Error("This device's storage failed a request.");
}

/** Opens a database; `upgrade` creates its missing object stores. */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  upgrade: (database: IDBDatabase, transaction: IDBTransaction) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.addEventListener("upgradeneeded", () => upgrade(request.result, request.transaction!));
  const database = await requestResult(request);
  // Another tab wants to upgrade or delete the database; an open connection would block that tab.
  database.addEventListener("versionchange", () => database.close());
  return database;
}

/** Deletes a database. Tabs that have it open are asked to close it; a tab that doesn't react can't block this. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("blocked", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? storageError()));
  });
}

/** The time after which a request counts as never answered. */
const answerLimitMs = 4000;

/**
 * Some browsers leave a request unanswered for ever; after a limit that counts as a failure. A page that was frozen
 * meanwhile waits once more: its timers fire before its requests are answered.
 */
export async function answeredWithin<T>(request: Promise<T>): Promise<T> {
  for (;;) {
    const began = Date.now();
    try {
      return await withTimeout(answerLimitMs, request, "This device's storage doesn't answer.");
    } catch (error) {
      if (Date.now() - began < 2 * answerLimitMs) throw error;
    }
  }
}
