import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { requestResult, transactionEnd } from "./database.ts";
import { databaseName } from "./list-database.ts";
import { ListStorage } from "./list-storage.ts";
import { newOperation, type Operation } from "./operation.ts";

const ana = newId();

function category(name: string): Category {
  return { id: newId(), name, userId: ana, isGlobal: false, revision: 1 };
}

function addOf(name: string): Operation {
  const action = { type: "add-category", categoryId: newId(), name } as const;
  return newOperation({
    id: newId(),
    position: 1,
    at: "2026-11-21T08:00:00Z",
    subject: name,
    action,
    state: "waiting",
  });
}

test("a change is based on what other tabs have stored, not on this tab's memory", async () => {
  const factory = new IDBFactory();
  const [left, right] = [new ListStorage(ana, factory), new ListStorage(ana, factory)];
  await Promise.all([left.load(), right.load()]);
  const dairy = category("Dairy");
  await left.commit(() => ({ put: { categories: [dairy] } }));
  const seen: string[][] = [];
  await right.commit((state) => {
    seen.push([...state.categories.values()].map(({ name }) => name));
    return { put: { categories: [category("Pets")] } };
  });
  expect(seen.at(-1)).toEqual(["Dairy"]);
  expect(right.state.categories.size).toBe(2);
  expect(await left.catchUp()).toBe(true);
  expect(left.state.categories.size).toBe(2);
});

test("operations that only memory holds survive what other tabs store meanwhile", async () => {
  const factory = new IDBFactory();
  let full = false;
  const failing = {
    open: (name: string, version: number) => {
      if (full) throw new DOMException("Full", "QuotaExceededError");
      return factory.open(name, version);
    },
    databases: () => factory.databases(),
  } as unknown as IDBFactory;
  const [left, right] = [new ListStorage(ana, failing), new ListStorage(ana, factory)];
  await Promise.all([left.load(), right.load()]);
  await left.close();
  const shy = new ListStorage(ana, failing);
  full = true;
  await shy.load();
  const operation = addOf("Pets");
  await shy.append(operation);
  expect(shy.durable).toBe(false);
  await right.commit(() => ({ put: { categories: [category("Dairy")] } }));
  full = false;
  await shy.commit(() => ({ put: { categories: [category("Garden")] } }));
  expect(shy.durable).toBe(true);
  expect(shy.state.operations.has(operation.id)).toBe(true);
  const later = new ListStorage(ana, factory);
  await later.load();
  expect([...later.state.operations.values()]).toEqual([operation]);
  expect([...later.state.categories.values()].map(({ name }) => name).sort()).toEqual(["Dairy", "Garden"]);
  expect(later.state.meta.needsFull).toBe(true);
});

test("a list stored by an earlier version, without repeats, is kept and fetched as a whole", async () => {
  const factory = new IDBFactory();
  const operation = addOf("Pets");
  const opening = factory.open(databaseName(ana), 1);
  opening.addEventListener("upgradeneeded", () => {
    const tables = ["items", "stores", "categories", "userItems", "operations", "aliases"];
    for (const name of tables) opening.result.createObjectStore(name, { keyPath: "id" });
    opening.result.createObjectStore("meta");
  });
  const database = await requestResult(opening);
  const transaction = database.transaction(["operations", "categories", "meta"], "readwrite");
  transaction.objectStore("operations").put(operation);
  transaction.objectStore("categories").put(category("Dairy"));
  transaction.objectStore("meta").put("list.0.4", "cursor");
  await transactionEnd(transaction);
  database.close();

  const storage = new ListStorage(ana, factory);
  await storage.load();
  expect(storage.durable).toBe(true);
  expect([...storage.state.operations.values()]).toEqual([operation]);
  expect(storage.state.categories.size).toBe(1);
  expect(storage.state.meta).toMatchObject({ cursor: "list.0.4", needsFull: true });
  await storage.close();
  const fresh = new ListStorage(newId(), factory);
  await fresh.load();
  expect(fresh.state.meta.needsFull).toBe(false);
});
