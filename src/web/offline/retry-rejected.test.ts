import { expect, test } from "vitest";
import { answersLost, offline, online, until, type Network } from "../../../test/fake-server/network.ts";
import { ana, phone, ready, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";
import { problem } from "../../../test/fake-server/server.ts";
import type { Tab } from "../../../test/fake-server/device.ts";
import { operationTitle } from "./operation-title.ts";

beginWithOwnPhone(ana);

const names = () => server.list().items.map((item) => item.name);
const rejectedIn = (tab: Tab) => tab.view.sync.failed.map((one) => [operationTitle(one), one.detail]);
const internal = "Something went wrong on our side. Nothing was changed.";

/** A server that fails on one name, or on one row. */
function failingOn(what: string, code: "internal" | "not_allowed" = "internal"): Network {
  return async (request, forward, signal) => {
    const body = request.body as { name?: string } | null;
    if (body?.name === what || request.path.endsWith(what)) return problem(code);
    return online(request, forward, signal);
  };
}

test("a poisoned operation among good ones is rejected with its sentence, and the good ones go on", async () => {
  const tab = await ready();
  phone.network = offline;
  for (const name of ["Milk", "Bread", "Eggs", "Tea"]) await tab.list.addItem({ name });
  phone.network = failingOn("Bread");
  await until(() => tab.view.sync.failed.length === 1, "the rejection");
  expect(rejectedIn(tab)).toEqual([["Add Bread", internal]]);
  await synced(tab);
  expect(names()).toEqual(["Milk", "Eggs", "Tea"]);
  expect(tab.view.sync.connection).toBe("ok");
});

test("nothing is taken back while the server fails on everything, and all is sent afterwards", async () => {
  const items = ["Milk", "Bread", "Eggs"].map((name) => server.addItem(ana, { name }));
  const tab = await ready();
  let tries = 0;
  phone.network = async (request, forward, signal) => {
    if (request.method === "GET") return online(request, forward, signal);
    tries += 1;
    return problem(tries % 2 === 0 ? "internal" : "unavailable");
  };
  for (const { id } of items) await tab.list.changeItem(id, { completed: true });
  let least = 3;
  tab.list.subscribe(() => {
    least = Math.min(least, tab.view.items.filter((item) => item.completed).length);
  });
  await until(() => tries >= 30, "many attempts");
  expect(tab.view.sync).toMatchObject({ connection: "trouble", waiting: 3, failed: [] });
  phone.network = online;
  await synced(tab);
  expect(least).toBe(3);
  expect(server.list().items.filter((item) => item.completed)).toHaveLength(3);
  expect(tab.view.sync.connection).toBe("ok");
});

test.each(["internal", "not_allowed"] as const)(
  "rejected operations are tried again after the next success (%s)",
  async (code) => {
    const tab = await ready();
    phone.network = failingOn("Milk", code);
    await tab.list.addItem({ name: "Bread" });
    await tab.list.addItem({ name: "Milk" });
    await tab.list.addItem({ name: "Eggs" });
    await until(() => tab.view.sync.failed.length === 1, "the rejection");
    phone.network = online;
    await tab.list.addItem({ name: "Tea" });
    await until(() => tab.view.sync.failed.length === 0, "no rejected operation");
    expect(names().toSorted()).toEqual(["Bread", "Eggs", "Milk", "Tea"]);
  },
);

test("rejected operations are tried again at the start, with those that depended on them", async () => {
  let tab = await ready();
  phone.network = offline;
  const store = await tab.list.addStore({ name: "Corner shop", categories: ["dairy"] });
  await tab.list.addItem({ name: "Milk", storeId: store });
  phone.network = failingOn("Corner shop", "not_allowed");
  await until(() => tab.view.sync.failed.length === 2, "the rejection");
  await tab.list.close();
  phone.network = online;
  tab = await ready();
  await until(
    () => tab.view.sync.failed.length === 0 && tab.view.sync.waiting === 0,
    "no rejected operation",
  );
  expect(server.list().stores.map(({ name }) => name)).toEqual(["Corner shop"]);
  expect(server.list().items).toMatchObject([{ name: "Milk", storeId: store }]);
});

test("a rejected change never undoes later changes of its row", async () => {
  const milk = server.addItem(ana, { name: "Milk" });
  const tab = await ready();
  phone.network = failingOn(milk.id, "not_allowed");
  await tab.list.changeItem(milk.id, { note: "skimmed" });
  await until(() => tab.view.sync.failed.length === 1, "the rejection");
  phone.network = online;
  await tab.list.changeItem(milk.id, { note: "whole" });
  await synced(tab);
  for (const name of ["Bread", "Eggs"]) {
    await tab.list.addItem({ name });
    await synced(tab);
  }
  await tab.list.close();
  await ready();
  expect(server.items.get(milk.id)).toMatchObject({ note: "whole" });
});

test("two rejected changes of one row are both done, in their order", async () => {
  const milk = server.addItem(ana, { name: "Milk" });
  const tab = await ready();
  phone.network = failingOn(milk.id, "not_allowed");
  await tab.list.changeItem(milk.id, { note: "skimmed" });
  await tab.list.changeItem(milk.id, { quantity: 3 });
  await until(() => tab.view.sync.failed.length === 2, "the rejections");
  phone.network = online;
  await tab.list.addItem({ name: "Bread" });
  await until(() => tab.view.sync.failed.length === 0, "no rejected operation");
  expect(server.items.get(milk.id)).toMatchObject({ note: "skimmed", quantity: 3 });
});

test("a change whose answer was lost is no longer rejected when the retry finds it done", async () => {
  const milk = server.addItem(ana, { name: "Milk" });
  const tab = await ready();
  phone.network = failingOn(milk.id, "not_allowed");
  await tab.list.changeItem(milk.id, { note: "skimmed" });
  await until(() => tab.view.sync.failed.length === 1, "the rejection");
  phone.network = (request, forward, signal) =>
    (request.path.endsWith(milk.id) ? answersLost : online)(request, forward, signal);
  await tab.list.addItem({ name: "Bread" });
  await until(() => server.items.get(milk.id)?.note === "skimmed", "the attempt");
  phone.network = online;
  await tab.list.refresh();
  await tab.list.addItem({ name: "Eggs" });
  await until(() => tab.view.sync.failed.length === 0, "no rejected operation");
  expect([...server.applied.values()].every((times) => times === 1)).toBe(true);
});

test("an operation that is rejected again is not reported again, and is tried more and more rarely", async () => {
  const tab = await ready();
  let tries = 0;
  phone.network = async (request, forward, signal) => {
    if ((request.body as { name?: string } | null)?.name !== "Milk") return online(request, forward, signal);
    tries += 1;
    return problem("not_allowed");
  };
  await tab.list.addItem({ name: "Milk" });
  await until(() => tab.view.sync.failed.length === 1, "the rejection");
  const { failed } = tab.view.sync;
  for (let times = 0; times < 12; times += 1) {
    await tab.list.addItem({ name: `Thing ${times}` });
    await synced(tab);
  }
  expect(tab.view.sync.failed).toBe(failed);
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(7);
});

test("operations that an earlier version stored as rejected are tried again at the start", async () => {
  const milk = server.addItem(ana, { name: "Milk" });
  let tab = await ready();
  phone.network = failingOn(milk.id, "not_allowed");
  await tab.list.changeItem(milk.id, { completed: true });
  await until(() => tab.view.sync.failed.length === 1, "the rejection");
  await tab.list.close();
  await forgetSeen();
  phone.network = online;
  tab = await ready();
  await until(() => tab.view.sync.failed.length === 0, "no rejected operation");
  expect(server.items.get(milk.id)).toMatchObject({ completed: true });
});

/** Makes the stored operations those of a version that noted no revision. */
async function forgetSeen(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = phone.factory.open(`restock-list-${ana}`);
    request.addEventListener("success", () => resolve(request.result));
  });
  const table = database.transaction("operations", "readwrite").objectStore("operations");
  await new Promise<void>((resolve) => {
    const request = table.getAll();
    request.addEventListener("success", () => {
      for (const { seen: _seen, ...operation } of request.result) table.put(operation);
      table.transaction.addEventListener("complete", () => resolve());
    });
  });
  database.close();
}
