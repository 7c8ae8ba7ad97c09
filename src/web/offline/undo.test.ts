import { expect, test } from "vitest";
import { answersLost, offline, online, until } from "../../../test/fake-server/network.ts";
import { ana, ben, phone, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";

beginWithOwnPhone(ana);

test("a tick of an item that another person deleted is dropped, its deleter is known, and it can be put back", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  server.deleteItem(milk.id, ben);
  phone.network = offline;
  await tab.list.changeItem(milk.id, { completed: true });
  await tab.list.changeItem(milk.id, { note: "oat" });
  expect(tab.view.items).toMatchObject([{ name: "Milk", completed: true }]);
  phone.network = online;
  await synced(tab);
  expect(tab.view.items).toEqual([]);
  expect(tab.view.sync.failed).toEqual([]);
  const lost = { itemId: milk.id, name: "Milk", by: ben };
  expect(tab.view.takenOff).toMatchObject([
    { ...lost, changes: { completed: true } },
    { ...lost, changes: { note: "oat" } },
  ]);
  await tab.list.restoreItem(milk.id);
  await synced(tab);
  await tab.list.refresh();
  expect(tab.view.items).toMatchObject([{ id: milk.id, completed: false, note: null }]);
});

test("a change of an item that has just gone keeps the item's name", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  server.deleteItem(milk.id, ben);
  await tab.list.refresh();
  expect(tab.view.items).toEqual([]);
  await tab.list.changeItem(milk.id, { note: "oat" }, "Milk");
  await synced(tab);
  expect(tab.view.takenOff).toMatchObject([{ itemId: milk.id, name: "Milk", by: ben }]);
});

test("a deletion that this device makes as well is not reported", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  server.deleteItem(milk.id, ben);
  await tab.list.deleteItem(milk.id);
  await synced(tab);
  expect(tab.view.takenOff).toEqual([]);
});

test("an undone deletion that was never sent is never sent", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  // The phone stays offline: no request may be in flight while the deletion is undone.
  phone.session = null;
  await tab.list.changeItem(milk.id, { hidden: true });
  await until(() => tab.view.sync.signedOut, "the end of the session");
  await tab.list.deleteItem(milk.id);
  expect(tab.view.items).toEqual([]);
  await tab.list.restoreItem(milk.id);
  expect(tab.view.items).toMatchObject([{ name: "Milk", hidden: true }]);
  expect(tab.view.sync.waiting).toBe(1);
});

test("an undone deletion that may have arrived is undone on the server", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = answersLost;
  await tab.list.deleteItem(milk.id);
  await until(() => server.list().items.length === 0, "the deletion on the server");
  phone.network = online;
  phone.session = null;
  await until(() => tab.view.sync.signedOut, "the end of the session");
  await tab.list.restoreItem(milk.id);
  expect(tab.view.items).toMatchObject([{ name: "Milk" }]);
  phone.session = ana;
  await tab.list.refresh();
  await synced(tab);
  await tab.list.refresh();
  expect(server.list().items).toMatchObject([{ id: milk.id }]);
  expect(tab.view.items).toMatchObject([{ id: milk.id, pending: false }]);
});

test("an undone deletion that was sent is undone on the server, and its row shows at once", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  await tab.list.deleteItem(milk.id);
  await synced(tab);
  expect(server.list().items).toEqual([]);
  phone.network = offline;
  await tab.list.restoreItem(milk.id);
  expect(tab.view.items).toMatchObject([{ name: "Milk", pending: true }]);
  phone.network = online;
  await synced(tab);
  expect(server.list().items).toMatchObject([{ id: milk.id }]);
  expect(tab.view.items).toMatchObject([{ name: "Milk", pending: false }]);
});

test("a deleted store leaves its items on the list, and gets them back with undo", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  const store = await tab.list.addStore({ name: "Corner shop", categories: ["Dairy", "dairy"] });
  const milk = await tab.list.addItem({ name: "Milk", storeId: store });
  expect(tab.view.stores).toMatchObject([{ name: "Corner shop", categories: ["dairy"], itemCount: 1 }]);
  await synced(tab);
  phone.network = offline;
  await tab.list.deleteStore(store);
  expect(tab.view.stores).toEqual([]);
  expect(tab.view.items).toMatchObject([{ id: milk, storeId: null }]);
  await tab.list.restoreStore(store);
  expect(tab.view.items).toMatchObject([{ id: milk, storeId: store }]);
  expect(tab.view.stores).toMatchObject([{ id: store, itemCount: 1 }]);
});

test("an undone deletion gives way to an open item of its name that was added since", async () => {
  const milk = server.addItem(ana, { name: "milk", note: "oat" });
  const tab = await phone.open(ana);
  await synced(tab);
  await tab.list.deleteItem(milk.id);
  await synced(tab);
  const newer = server.addItem(ana, { name: "MILK" });
  await tab.list.refresh();
  await synced(tab);
  phone.network = offline;
  await tab.list.restoreItem(milk.id);
  expect(tab.view.items).toMatchObject([{ id: newer.id, note: null }]);
  phone.network = online;
  phone.comeBack();
  await synced(tab);
  expect(tab.view.items).toMatchObject([{ id: newer.id }]);
  expect(server.list().items).toEqual([newer]);
});

test("a tick of a restored item lands on the open one of its name that the phone did not know", async () => {
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  await tab.list.deleteItem(milk.id);
  await synced(tab);
  phone.network = offline;
  const newer = server.addItem(ana, { name: "milk" });
  await tab.list.restoreItem(milk.id);
  expect(tab.view.items).toMatchObject([{ id: milk.id }]);
  await tab.list.changeItem(milk.id, { completed: true });
  phone.network = online;
  phone.comeBack();
  await synced(tab);
  expect(tab.view.items).toMatchObject([{ id: newer.id, completed: true }]);
  expect(server.list().items).toMatchObject([{ id: newer.id, completed: true }]);
  // Once it is back on the server, the first one is itself again.
  server.changeItem(milk.id, { deleted: false });
  await tab.list.refresh();
  await synced(tab);
  await tab.list.changeItem(milk.id, { note: "oat" });
  await synced(tab);
  expect(server.list().items.find(({ id }) => id === milk.id)).toMatchObject({
    note: "oat",
    completed: false,
  });
});
