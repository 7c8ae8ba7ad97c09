import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import type { Category } from "../../contract/categories/schema.ts";
import { newId } from "../../contract/new-id.ts";
import { ana, beginWithOwnPhone, phone, server, synced } from "../../../test/fake-server/own-phone.ts";
import { offline, online, turn, until } from "../../../test/fake-server/network.ts";
import { ListStorage } from "./list-storage.ts";

beginWithOwnPhone(ana);

/** The writes of a page that have begun and may still grow: WebKit never ends those that a page leaves behind. */
class OpenWrites {
  readonly all = new Set<IDBTransaction>();
  begun = 0;
  readonly factory: IDBFactory;

  constructor(factory: IDBFactory) {
    this.factory = {
      databases: () => factory.databases(),
      open: (name: string, version: number) => {
        const request = factory.open(name, version);
        request.addEventListener("success", () => this.watch(request.result));
        return request;
      },
    } as unknown as IDBFactory;
  }

  private watch(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    database.transaction = (names, mode, options) => {
      const transaction = begin(names, mode, options);
      if (mode !== "readwrite") return transaction;
      this.begun += 1;
      this.all.add(transaction);
      const over = () => this.all.delete(transaction);
      const { commit, abort } = transaction;
      transaction.commit = () => {
        over();
        commit.call(transaction);
      };
      transaction.abort = () => {
        over();
        abort.call(transaction);
      };
      return transaction;
    };
  }
}

const dairy: Category = { id: newId(), name: "Dairy", userId: ana, isGlobal: false, revision: 1 };

test("a page that is left at any step of its writes leaves none open, and makes them when it comes back", async () => {
  for (let steps = 0; steps < 30; steps += 1) {
    const writes = new OpenWrites(new IDBFactory());
    const storage = new ListStorage(ana, writes.factory);
    await storage.load();
    const change = storage.commit(() => ({ put: { categories: [dairy] } }), "strict");
    for (let step = 0; step < steps; step += 1) await (steps % 2 === 0 ? turn() : Promise.resolve());
    storage.leave();
    expect(writes.all.size, `left at step ${steps}`).toBe(0);
    const { begun } = writes;
    for (let step = 0; step < 20; step += 1) await turn();
    expect(writes.begun, `begun after step ${steps}`).toBe(begun);
    storage.comeBack();
    expect(await change).toBe(true);
    expect(storage.durable).toBe(true);
    const later = new ListStorage(ana, writes.factory);
    await later.load();
    expect([...later.state.categories.values()]).toEqual([dairy]);
  }
});

test("a change is stored even while the page is left", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = offline;
  tab.leave();
  await tab.list.addItem({ name: "Milk" });
  tab.kill();
  phone.network = online;
  const next = await phone.open(ana);
  await synced(next);
  expect(server.list().items.map(({ name }) => name)).toEqual(["Milk"]);
});

test("names that are sent while the page is left arrive once, and the next page knows that", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  await tab.list.addItem({ name: "Zorblax" }, { hold: true });
  tab.leave();
  tab.list.flushOnHide();
  await until(() => server.list().items.length === 1, "the name");
  tab.kill();
  const next = await phone.open(ana);
  await synced(next);
  expect(next.view.items.map(({ name, held }) => [name, held])).toEqual([["Zorblax", false]]);
  expect(server.list().items).toHaveLength(1);
  expect([...server.applied.values()]).toEqual([1]);
});

test("a page that comes back continues", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  tab.leave();
  await tab.list.addItem({ name: "Zorblax" }, { hold: true });
  const released = tab.list.releaseHeld();
  for (let step = 0; step < 20; step += 1) await turn();
  phone.comeBack();
  await released;
  await synced(tab);
  expect(server.list().items.map(({ name }) => name)).toEqual(["Zorblax"]);
});
