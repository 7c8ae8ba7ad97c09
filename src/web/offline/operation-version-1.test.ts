import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { Device, installFetch } from "../../../test/fake-server/device.ts";
import { offline, online, until } from "../../../test/fake-server/network.ts";
import { FakeServer } from "../../../test/fake-server/server.ts";
import { databaseName } from "./list-database.ts";

const ana = newId();
let server: FakeServer;
let phone: Device;
let restoreFetch: () => void;

beforeEach(() => {
  restoreFetch = installFetch();
  server = new FakeServer([ana]);
  phone = new Device(server);
});
afterEach(async () => {
  for (const tab of phone.tabs) await tab.list.close();
  restoreFetch();
});

/** Stores operations on the device as the earlier version of the app did. */
async function keeps(actions: readonly object[], state = "waiting"): Promise<void> {
  await (await phone.open(ana)).list.close();
  const opening = phone.factory.open(databaseName(ana));
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const transaction = opening.result.transaction("operations", "readwrite");
  for (const [position, action] of actions.entries()) {
    const operation = { version: 1, id: newId(), position, at: "2026-03-02T10:00:00.000Z", subject: "it" };
    transaction.objectStore("operations").put({ ...operation, action, state });
  }
  await new Promise((resolve) => transaction.addEventListener("complete", resolve));
  opening.result.close();
}

/** An add as that version wrote it: `name` is the title line, and the parsed fields are only shown. */
const adds = (name: string, read: object, more: object = {}) => ({
  type: "add-item",
  itemId: newId(),
  name,
  ...more,
  optimistic: { categoryId: null, ...read },
});
const potatoes = adds(
  "2 lb Potatoes",
  { name: "Potatoes", quantity: 1, parsedQuantity: "2", parsedSize: "lb" },
  { note: "new ones" },
);
const bakers = adds(
  "2 Broke Bakers",
  { name: "2 Broke Bakers", quantity: 1, parsedQuantity: null, parsedSize: null },
  { asName: true },
);
const unread = adds("3 Onions", { name: "3 Onions" });

async function synced() {
  const tab = await phone.open(ana);
  await until(() => tab.view.sync.waiting === 0 && tab.view.status === "ready", "every answer");
  return tab;
}
const onServer = () => server.list().items.map((item) => [item.name, itemTitle(item), item.note]);
const sent = () => server.arrived.filter(({ path }) => path === "/api/items").map(({ body }) => body);

test("operations stored by an earlier version are shown unchanged and arrive with their fields", async () => {
  await keeps([potatoes, bakers, unread]);
  phone.network = offline;
  const tab = await phone.open(ana);
  expect(tab.view.items.map(itemTitle)).toEqual(["2 lb Potatoes", "2 Broke Bakers", "3 Onions"]);
  phone.network = online;
  phone.comeBack();
  await until(() => tab.view.sync.waiting === 0 && tab.view.status === "ready", "every answer");
  expect(sent()).toEqual([
    {
      id: potatoes.itemId,
      name: "Potatoes",
      quantity: 1,
      parsedQuantity: "2",
      parsedSize: "lb",
      note: "new ones",
    },
    { id: bakers.itemId, name: "2 Broke Bakers", quantity: 1, parsedQuantity: null, parsedSize: null },
    // This name was not parsed yet: the server parses it.
    { id: unread.itemId, name: "3 Onions" },
  ]);
  expect(tab.view.items.map(itemTitle)).toEqual(["2 lb Potatoes", "2 Broke Bakers", "3 Onions"]);
});

test("a name held by an earlier version is sent", async () => {
  await keeps([potatoes], "held");
  await synced();
  expect(onServer()).toEqual([["Potatoes", "2 lb Potatoes", "new ones"]]);
});

test("a repeat stored by an earlier version arrives with its fields", async () => {
  const { type: _, ...fields } = bakers;
  await keeps([{ ...fields, type: "add-repeat", repeatId: newId(), intervalDays: 7, source: "manual" }]);
  await synced();
  expect(onServer()).toEqual([["2 Broke Bakers", "2 Broke Bakers", null]]);
  expect(server.list().recurringItems).toMatchObject([{ recurrenceIntervalDays: 7 }]);
});
