import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { Device, installFetch, Tab } from "../../../test/fake-server/device.ts";
import { offline, until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";
import { databaseName } from "./list-database.ts";
import { forgetListStore, openListStore, unsentOperations } from "./open-list-store.ts";
import type { ListStore } from "./list-store.ts";

const ana = newId();
const ben = newId();
let server: FakeServer;
let phone: Device;
let restoreFetch: () => void;
const open: ListStore[] = [];

beforeEach(() => {
  restoreFetch = installFetch();
  server = new FakeServer([ana, ben]);
  phone = new Device(server);
  phone.session = ana;
});

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  restoreFetch();
});

async function opened(userId: string): Promise<ListStore> {
  const tab = new Tab(phone);
  phone.tabs.add(tab);
  const store = await openListStore(userId, tab.platform);
  open.push(store);
  return store;
}

test("opening the same person's list again in a tab returns the same store", async () => {
  expect(await opened(ana)).toBe(await opened(ana));
});

test("opening another person's list closes the first one", async () => {
  const first = await opened(ana);
  phone.network = offline;
  await first.addItem({ name: "Milk" });
  const second = await opened(ben);
  expect(second.getView().items).toEqual([]);
  await expect(first.addItem({ name: "Bread" })).rejects.toThrow("This list is closed.");
  await second.close();
  const again = await opened(ana);
  expect(again.getView().items.map((item) => item.name)).toEqual(["Milk"]);
});

test("a list that opens late doesn't keep the one that was asked for after it from sending", async () => {
  const { platform } = new Tab(phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = new Proxy(phone.factory, {
    get: (factory, key) =>
      key === "databases"
        ? () => held.then(() => factory.databases())
        : (Reflect.get(factory, key) as () => unknown).bind(factory),
  });
  // A page opens the list of the person whom the device knows, and learns then that the session is another person's.
  const late = openListStore(ben, { ...platform, indexedDB: slow });
  const opening = opened(ana);
  await until(() => phone.signedIn === ana, "the second list to be opened");
  release();
  await late;
  const store = await opening;
  await store.addItem({ name: "Milk" });
  await until(() => store.getView().sync.waiting === 0, "the change to be sent");
  expect(phone.signedIn).toBe(ana);
});

test("signing out counts the changes that would be lost, then leaves nothing behind, in any tab", async () => {
  phone.network = offline;
  const other = await phone.open(ana);
  const store = await opened(ana);
  await store.addItem({ name: "Milk" });
  await store.addItem({ name: "Zorblax" }, { hold: true });
  await until(() => other.view.items.length === 2, "the other tab to follow");
  const { platform } = new Tab(phone);
  expect(await unsentOperations(ana, platform)).toBe(2);
  await forgetListStore(ana, platform);
  await until(() => other.view.items.length === 0, "the other tab to forget");
  expect(store.getView()).toMatchObject({ items: [], stores: [] });
  expect(phone.signedIn).toBeNull();
  expect((await phone.factory.databases()).map(({ name }) => name)).not.toContain(databaseName(ana));
  expect(await unsentOperations(ana, platform)).toBe(0);
});

test("operations are counted for a person whose list isn't open", async () => {
  phone.network = offline;
  const store = await opened(ana);
  await store.addItem({ name: "Milk" });
  await store.close();
  expect(await unsentOperations(ana, new Tab(phone).platform)).toBe(1);
});

test("an operation that a newer version of the app wrote is left alone", async () => {
  const first = await opened(ana);
  await first.close();
  const id = newId();
  const request = phone.factory.open(databaseName(ana));
  await new Promise<void>((resolve) => {
    request.addEventListener("success", () => {
      const transaction = request.result.transaction("operations", "readwrite");
      transaction.objectStore("operations").put({ id, version: 99, wish: "unheard of" });
      transaction.addEventListener("complete", () => {
        request.result.close();
        resolve();
      });
    });
  });
  const store = await opened(ana);
  await store.addItem({ name: "Milk" });
  await until(
    () => store.getView().sync.waiting === 0 && store.getView().status === "ready",
    "the rest to be sent",
  );
  await store.close();
  const later = phone.factory.open(databaseName(ana));
  const kept = await new Promise<unknown>((resolve) => {
    later.addEventListener("success", () => {
      const reading = later.result.transaction("operations").objectStore("operations").getAll();
      reading.addEventListener("success", () => resolve(reading.result));
    });
  });
  later.result.close();
  expect(kept).toEqual([{ id, version: 99, wish: "unheard of" }]);
});
