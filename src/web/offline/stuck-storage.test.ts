import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Category } from "../../contract/categories/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { ana, beginWithOwnPhone, phone, server, synced } from "../../../test/fake-server/own-phone.ts";
import { offline, online, turn, until } from "../../../test/fake-server/network.ts";
import { answeredWithin, requestResult } from "./database.ts";
import { databaseName } from "./list-database.ts";
import { tableNames } from "./stored-list.ts";
import { ListStorage } from "./list-storage.ts";
import { newOperation, type Operation } from "./operation.ts";
import { forgetListStore } from "./open-list-store.ts";

beginWithOwnPhone(ana);
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const tables = [...tableNames, "meta"];

/** Keeps a write open, as WebKit does for a page that was left; every access waits for it. Returns what ends it. */
async function stick(factory: IDBFactory, name = databaseName(ana)): Promise<() => void> {
  const database = await requestResult(factory.open(name));
  const transaction = database.transaction(tables, "readwrite");
  let stuck = true;
  const goOn = () => {
    const request = transaction.objectStore("meta").get("generation");
    request.addEventListener("success", () => stuck && goOn());
  };
  goOn();
  return () => {
    stuck = false;
    database.close();
  };
}

/** Lets the limit pass after which storage counts as stuck. */
async function passLimit<T>(work: Promise<T>): Promise<T> {
  const state = { over: false };
  const end = work.finally(() => (state.over = true));
  while (!state.over) {
    for (let turns = 0; turns < 20; turns += 1) await turn();
    await vi.advanceTimersByTimeAsync(1000);
  }
  return end;
}

function addOf(name: string): Operation {
  const action = { type: "add-category", categoryId: newId(), name } as const;
  const at = "2026-11-21T08:00:00Z";
  return newOperation({ id: newId(), position: 1, at, subject: name, action, state: "waiting" });
}

function category(name: string): Category {
  return { id: newId(), name, userId: ana, isGlobal: false, revision: 1 };
}

async function databases(factory: IDBFactory): Promise<string[]> {
  return (await factory.databases()).map(({ name }) => name!).filter((name) => name.includes(ana));
}

async function stored(factory: IDBFactory) {
  const storage = new ListStorage(ana, factory);
  await storage.load();
  await storage.close();
  const { categories, operations, meta } = storage.state;
  return {
    categories: [...categories.values()].map(({ name }) => name),
    operations: [...operations.values()].map(({ subject }) => subject).sort(),
    meta,
  };
}

test("a database that doesn't answer is replaced by one with all that memory has", async () => {
  const factory = new IDBFactory();
  const storage = new ListStorage(ana, factory);
  await storage.load();
  await storage.commit(() => ({ put: { categories: [category("Dairy")] }, meta: { cursor: "list.0.4" } }));
  await storage.append(addOf("Pets"));
  const end = await stick(factory);
  await passLimit(storage.append(addOf("Garden")));
  expect(storage.durable).toBe(false);
  await storage.append(addOf("Tools"));
  expect(storage.durable).toBe(true);
  const { meta, ...rows } = await stored(factory);
  expect(rows).toEqual({ categories: ["Dairy"], operations: ["Garden", "Pets", "Tools"] });
  expect(meta).toMatchObject({ cursor: "list.0.4", needsFull: true });
  end();
});

test("when no database answers, only the first two waits are long", async () => {
  const never = { databases: () => new Promise(() => undefined) } as unknown as IDBFactory;
  const storage = new ListStorage(ana, never);
  await passLimit(storage.load());
  await storage.append(addOf("Pets"));
  expect(storage.durable).toBe(false);
  expect(storage.state.operations.size).toBe(1);
});

test("operations in a database that doesn't answer are sent after a start at which it does", async () => {
  const first = await phone.open(ana);
  await synced(first);
  phone.network = offline;
  await first.list.addItem({ name: "Milk" });
  await first.list.addItem({ name: "Zorblax" }, { hold: true });
  await first.list.close();
  const end = await stick(phone.factory);

  phone.network = online;
  const second = await passLimit(phone.open(ana));
  await passLimit(synced(second));
  await second.list.addItem({ name: "Bread" });
  await passLimit(synced(second));
  expect(second.view.sync.durable).toBe(true);
  expect(server.list().items.map(({ name }) => name)).toEqual(["Bread"]);
  await second.list.close();

  end();
  const third = await phone.open(ana);
  await passLimit(until(() => server.list().items.length === 3, "the items of the first database"));
  await passLimit(synced(third));
  expect(server.list().items.map(({ name }) => name)).toEqual(["Bread", "Milk", "Zorblax"]);
  expect(await databases(phone.factory)).toEqual([databaseName(ana, 2)]);
});

test("an operation undone after its database got stuck isn't taken over from it", async () => {
  const eggs = server.addItem(ana, { name: "eggs" });
  const first = await phone.open(ana);
  await synced(first);
  phone.network = offline;
  await first.list.deleteItem(eggs.id);
  const end = await stick(phone.factory);
  await passLimit(first.list.addItem({ name: "Milk" }));
  await first.list.restoreItem(eggs.id);
  await first.list.addItem({ name: "Bread" });
  await first.list.close();

  end();
  phone.network = online;
  const second = await phone.open(ana);
  await passLimit(synced(second));
  while ((await databases(phone.factory)).length > 1) await turn();
  await passLimit(synced(second));
  expect(server.list().items.map(({ name }) => name)).toEqual(["Eggs", "Milk", "Bread"]);
});

test("signing out removes the database that was replaced as well", async () => {
  const first = await phone.open(ana);
  const end = await stick(phone.factory);
  await passLimit(first.list.addItem({ name: "Milk" }));
  await first.list.addItem({ name: "Bread" });
  expect(await databases(phone.factory)).toHaveLength(2);
  end();
  await first.list.close();
  await forgetListStore(ana, first.platform);
  expect(await databases(phone.factory)).toEqual([]);
});

test("a page that was frozen while storage worked doesn't take it for stuck", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = answeredWithin(promise);
  // Its timers fire late, and before what storage has answered meanwhile.
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(4000);
  resolve("there");
  expect(await answer).toBe("there");
});
