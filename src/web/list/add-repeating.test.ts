import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import { Device, installFetch, type Tab } from "../../../test/fake-server/device.ts";
import { until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";
import { addRepeating } from "./add-repeating.ts";

const ana = newId();
const milk = { categoryId: null, name: "Milk" };
let server: FakeServer;
let phone: Device;
let tab: Tab;
let restoreFetch: () => void;

beforeEach(async () => {
  restoreFetch = installFetch();
  server = new FakeServer([ana]);
  phone = new Device(server);
  tab = await phone.open(ana);
  await until(() => tab.view.status === "ready", "a list");
});

afterEach(async () => {
  for (const open of phone.tabs) await open.list.close();
  restoreFetch();
});

const repeats = () =>
  tab.view.recurringItems.map((repeat) => [repeatName(repeat), repeat.recurrenceIntervalDays]);
const names = () => tab.view.items.map(({ name }) => name);

test("a new name is added and repeats; undo may delete its item too", async () => {
  const added = await addRepeating(tab.list, { name: "Milk", intervalDays: 7 }, milk);
  expect([added.isNew, added.label, names(), repeats()]).toEqual([true, "1 week", ["Milk"], [["Milk", 7]]]);
  expect(added.id).toBe(tab.view.items[0]!.id);
  expect(await added.undo()).toBe(true);
  expect(repeats()).toEqual([]);
});

test("an item that was on the list before stays there when its repeat is undone", async () => {
  const item = await tab.list.addItem({ name: "Milk" });
  const added = await addRepeating(tab.list, { name: "Milk", intervalDays: 7 }, milk);
  expect([added.id, added.isNew, names()]).toEqual([item, false, ["Milk"]]);
  expect(await added.undo()).toBe(false);
  expect([names(), repeats()]).toEqual([["Milk"], []]);
});

test("undo gives a name that repeated before its earlier interval", async () => {
  await addRepeating(tab.list, { name: "Milk", intervalDays: 30 }, milk);
  const { undo } = await addRepeating(tab.list, { name: "Milk", intervalDays: 7 }, milk);
  expect(repeats()).toEqual([["Milk", 7]]);
  await undo();
  expect(repeats()).toEqual([["Milk", 30]]);
});

test("a name that looks like an amount repeats under that very name", async () => {
  const bakers = { categoryId: null, name: "2 Broke Bakers" };
  const name = { name: "2 Broke Bakers", quantity: 1 } as const;
  await addRepeating(tab.list, { ...name, intervalDays: 30 }, bakers);
  const { undo } = await addRepeating(tab.list, { ...name, intervalDays: 7 }, bakers);
  await undo();
  await until(() => tab.view.sync.waiting === 0, "every answer");
  expect(repeats()).toEqual([["2 Broke Bakers", 30]]);
  const sent = server.arrived.filter(({ path }) => path.endsWith("/from-name"));
  expect(sent.map(({ body }) => body)).toMatchObject(
    [30, 7, 30].map((intervalDays) => ({ ...name, intervalDays })),
  );
});

test("a repeat that starts later adds no item, before or after the reply, and undo deletes only the repeat", async () => {
  const bought = await tab.list.addItem({ name: "Milk" });
  await tab.list.changeItem(bought, { completed: true });
  const given = { name: "Milk", intervalDays: 7, source: "learned", later: true } as const;
  const { isNew, undo } = await addRepeating(tab.list, given, milk);
  const open = () => tab.view.items.filter(({ completed }) => !completed);
  expect([isNew, open(), repeats()]).toEqual([false, [], [["Milk", 7]]]);
  await until(() => tab.view.sync.waiting === 0, "every answer");
  expect([open(), repeats()]).toEqual([[], [["Milk", 7]]]);
  expect(tab.view.recurringItems[0]!.itemId).toBe(bought);
  expect(await undo()).toBe(false);
  expect(repeats()).toEqual([]);
});

test("undoing another interval restores a proposed repeat", async () => {
  await addRepeating(tab.list, { name: "Milk", intervalDays: 14, source: "learned" }, milk);
  const { undo } = await addRepeating(tab.list, { name: "Milk", intervalDays: 7 }, milk);
  await undo();
  expect(tab.view.recurringItems).toMatchObject([
    { recurrenceIntervalDays: 14, recurrenceSource: "learned" },
  ]);
});
