import { expect, test } from "vitest";
import { Device, type Tab } from "../../../test/fake-server/device.ts";
import { answersLost, offline, online, until } from "../../../test/fake-server/network.ts";
import { ana, phone, ready, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";
import type { ListView } from "./list-view.ts";
import { operationTitle } from "./operation-title.ts";

beginWithOwnPhone(ana);

const repeatsOf = ({ view }: Tab) =>
  view.recurringItems.map(({ item, recurrenceIntervalDays: days, pending }) => [
    item.userItem?.name,
    days,
    pending,
  ]);
const namesOf = ({ view }: Tab) => view.items.map(({ name }) => name);

test("a repeat's fields land on the open item, before and after the reply", async () => {
  const tab = await ready();
  await tab.list.addItem({ name: "Milk" });
  await tab.list.addItem({ name: "Bread", quantity: 1, parsedQuantity: "2", note: "white" });
  await synced(tab);
  phone.network = offline;
  const litres = { quantity: 1, parsedQuantity: "2", parsedSize: "l", note: "oat" };
  for (const name of ["milk", "bread"]) await tab.list.addRepeat({ name, ...litres, intervalDays: 7 });
  const expected = [litres, { parsedQuantity: "2", parsedSize: null, note: "white, oat" }];
  expect(tab.view.items).toMatchObject(expected);
  phone.network = online;
  phone.comeBack();
  await synced(tab);
  expect(tab.view.items).toMatchObject(expected);
  expect(server.list().items).toMatchObject(expected);
});

test("a repeat for a store that isn't created yet waits for it", async () => {
  const tab = await ready();
  phone.network = offline;
  const storeId = await tab.list.addStore({ name: "Costco", categories: ["Dairy"] });
  await tab.list.addRepeat({ name: "Milk", storeId, intervalDays: 7 });
  expect(tab.view.items).toMatchObject([{ name: "Milk", storeId }]);
  phone.network = online;
  phone.comeBack();
  await synced(tab);
  expect(server.list().items).toMatchObject([{ name: "Milk", storeId }]);
});

test("a repeat is shown at once with its item, offline too, and arrives once", async () => {
  const tab = await ready();
  phone.network = offline;
  const id = await tab.list.addRepeat({ name: "milk", intervalDays: 7 });
  expect(repeatsOf(tab)).toEqual([["Milk", 7, true]]);
  expect(tab.view.items).toMatchObject([{ name: "Milk", pending: true }]);
  expect(tab.view.recurringItems).toMatchObject([{ id, itemId: tab.view.items[0]!.id }]);
  tab.kill();
  phone.network = answersLost;
  const later = await phone.open(ana);
  await until(() => server.recurringItems.size === 1, "the repeat on the server");
  phone.network = online;
  phone.comeBack();
  await synced(later);
  expect(repeatsOf(later)).toEqual([["Milk", 7, false]]);
  expect(server.list()).toMatchObject({ items: [{ name: "Milk" }], recurringItems: [{ id }] });
});

test("its item stays on the screen between the reply and the next pull", async () => {
  const tab = await ready();
  const seen: ListView[] = [];
  tab.list.subscribe(() => seen.push(tab.view));
  await tab.list.addRepeat({ name: "milk", intervalDays: 7 });
  const [item] = tab.view.items;
  await tab.list.changeItem(item!.id, { completed: true });
  await synced(tab);
  await tab.list.refresh();
  expect(seen.length).toBeGreaterThan(3);
  expect(new Set(seen.map(({ items }) => items.length))).toEqual(new Set([1]));
  const ticks = seen.map(({ items }) => items[0]!.completed);
  expect(ticks).toEqual(ticks.toSorted());
  expect(server.list().items).toMatchObject([{ id: item!.id, completed: true }]);
});

test("a name that repeats already gets the new interval, also when another member set the earlier one", async () => {
  const tab = await ready();
  const first = await tab.list.addRepeat({ name: "Milk", intervalDays: 7 });
  await synced(tab);
  const again = await tab.list.addRepeat({ name: "milk", intervalDays: 30, source: "learned" });
  expect(repeatsOf(tab)).toEqual([["Milk", 30, true]]);
  await synced(tab);
  expect(repeatsOf(tab)).toEqual([["Milk", 30, false]]);
  expect(tab.list.resolveId(again)).toBe(first);
  expect(namesOf(tab)).toEqual(["Milk"]);
  expect(server.list().recurringItems).toMatchObject([{ id: first, recurrenceSource: "learned" }]);
  // Operations under its local id reach the server's repeat.
  await tab.list.deleteRepeat(again);
  await synced(tab);
  expect(server.list().recurringItems).toEqual([]);
  expect(namesOf(tab)).toEqual(["Milk"]);
});

test("a repeat of an item on the list doesn't add it again, also when its name is still held", async () => {
  const tab = await ready();
  const held = await tab.list.addItem({ name: "Zzyzx" }, { hold: true });
  await tab.list.addRepeat({ name: "zzyzx", intervalDays: 7 });
  expect(namesOf(tab)).toEqual(["Zzyzx"]);
  await synced(tab);
  expect(namesOf(tab)).toEqual(["Zzyzx"]);
  await tab.list.releaseHeld();
  await synced(tab);
  expect(tab.view.items).toMatchObject([{ id: held, held: false }]);
  expect(server.list()).toMatchObject({ items: [{ id: held }], recurringItems: [{ itemId: held }] });
});

test("a deleted repeat is gone at once; undo restores it, sent or not", async () => {
  const tab = await ready();
  const id = await tab.list.addRepeat({ name: "Milk", intervalDays: 7 });
  await synced(tab);
  await tab.list.deleteRepeat(id);
  expect(repeatsOf(tab)).toEqual([]);
  expect(namesOf(tab)).toEqual(["Milk"]);
  await synced(tab);
  await tab.list.restoreRepeat(id);
  expect(repeatsOf(tab)).toEqual([["Milk", 7, true]]);
  await synced(tab);
  expect(repeatsOf(tab)).toEqual([["Milk", 7, false]]);
  phone.session = null;
  await tab.list.changeItem(tab.view.items[0]!.id, { hidden: true });
  await until(() => tab.view.sync.signedOut, "the end of the session");
  await tab.list.deleteRepeat(id);
  await tab.list.restoreRepeat(id);
  expect(repeatsOf(tab)).toEqual([["Milk", 7, false]]);
  expect(tab.view.sync.waiting).toBe(1);
});

test("a new repeat of the name made before the undo stays", async () => {
  const tab = await ready();
  const old = await tab.list.addRepeat({ name: "Milk", intervalDays: 7 });
  await synced(tab);
  await tab.list.deleteRepeat(old);
  await tab.list.addRepeat({ name: "Milk", intervalDays: 30 });
  await tab.list.restoreRepeat(old);
  expect(repeatsOf(tab)).toEqual([["Milk", 30, true]]);
  await synced(tab);
  expect(repeatsOf(tab)).toEqual([["Milk", 30, false]]);
  expect(server.list().recurringItems).toHaveLength(1);
});

test("other people's changes of repeats come with the list", async () => {
  const tab = await ready();
  const other = new Device(server);
  const otherTab = await other.open(ana);
  const id = await otherTab.list.addRepeat({ name: "Milk", intervalDays: 7 });
  await synced(otherTab);
  await tab.list.refresh();
  expect(repeatsOf(tab)).toEqual([["Milk", 7, false]]);
  await otherTab.list.deleteRepeat(id);
  await synced(otherTab);
  await tab.list.refresh();
  expect(repeatsOf(tab)).toEqual([]);
  await tab.list.deleteRepeat(id);
  await synced(tab);
  expect(tab.view.sync.failed).toEqual([]);
  await otherTab.list.close();
});

test("a rejected repeat fails together with the operations on its item, and gives the reason", async () => {
  const tab = await ready();
  phone.network = offline;
  await tab.list.addRepeat({ name: "  ", intervalDays: 7 });
  const [item] = tab.view.items;
  await tab.list.changeItem(item!.id, { completed: true });
  phone.network = online;
  phone.comeBack();
  await until(() => tab.view.sync.failed.length === 2, "two rejections");
  expect(tab.view.sync.failed.map((failed) => operationTitle(failed).trim())).toEqual(["Repeat", "Tick"]);
  expect([tab.view.items, tab.view.recurringItems]).toEqual([[], []]);
  await tab.list.discardFailed(tab.view.sync.failed[0]!.id);
  expect(tab.view.sync.failed).toEqual([]);
});
