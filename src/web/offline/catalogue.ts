import type { MasterItem } from "../../contract/items/schema.ts";
import type { GlobalStore } from "../../contract/stores/schema.ts";
import { answeredWithin, openDatabase, requestResult, transactionEnd } from "./database.ts";
import { browserPlatform, type Platform } from "./platform.ts";

/** The known names and stores, the same for everybody. */
export type Catalogue = { masterItems: readonly MasterItem[]; globalStores: readonly GlobalStore[] };

type Kept = Catalogue & { fetchedAt: number };

const day = 24 * 3_600_000;

/**
 * Gives the catalogue stored on this device at once and, when it is older than a day, a new one as soon as the browser
 * is idle. Without a network and without a stored catalogue it gives nothing; it never rejects.
 */
export async function loadCatalogue(
  onChange: (catalogue: Catalogue) => void,
  platform: Platform = browserPlatform(),
): Promise<void> {
  const kept = await readKept(platform.indexedDB).catch(() => null);
  if (kept !== null) onChange(kept);
  const age = platform.now() - (kept?.fetchedAt ?? 0);
  // A clock that was set back must not make an old catalogue last for ever.
  if (kept !== null && age >= 0 && age < day) return;
  await firstPaint();
  try {
    const fetched = await fetchCatalogue(platform);
    onChange(fetched);
    await keep(platform.indexedDB, { ...fetched, fetchedAt: platform.now() });
  } catch {
    // The stored catalogue stays in use; the next start tries again.
  }
}

async function fetchCatalogue({ call }: Platform): Promise<Catalogue> {
  const [masterItems, globalStores] = await Promise.all([
    call("listMasterItems", {}, { on401: "throw" }),
    call("listGlobalStores", {}, { on401: "throw" }),
  ]);
  return { masterItems, globalStores };
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

function open(factory: IDBFactory | null): Promise<IDBDatabase> {
  if (factory === null) return Promise.reject(new Error("This device can't keep the catalogue."));
  const opening = openDatabase(factory, "restock-catalogue", 1, (database) =>
    database.createObjectStore("catalogue"),
  );
  return answeredWithin(opening);
}

async function readKept(factory: IDBFactory | null): Promise<Kept | null> {
  const database = await open(factory);
  try {
    const request = database.transaction("catalogue").objectStore("catalogue").get("kept");
    return ((await answeredWithin(requestResult<unknown>(request))) as Kept | undefined) ?? null;
  } finally {
    database.close();
  }
}

async function keep(factory: IDBFactory | null, kept: Kept): Promise<void> {
  const database = await open(factory);
  try {
    const transaction = database.transaction("catalogue", "readwrite");
    transaction.objectStore("catalogue").put(kept, "kept");
    transaction.commit();
    await answeredWithin(transactionEnd(transaction));
  } finally {
    database.close();
  }
}
