import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { Device, type Tab } from "../../../test/fake-server/device.ts";
import { answersLost, offline, online, until } from "../../../test/fake-server/network.ts";
import { ana, phone, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";
import { problem } from "../../../test/fake-server/server.ts";

beginWithOwnPhone(ana);

function names(tab: Tab): string[] {
  return tab.view.items.map((item) => `${item.completed ? "✓ " : ""}${item.name}`);
}

test("the list is loading, then shows what the server has", async () => {
  server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  expect(tab.view.status).toBe("loading");
  await until(() => tab.view.status === "ready", "the list");
  expect(names(tab)).toEqual(["Milk"]);
});

test("a device without a stored list shows that the server can't be reached, and later shows the list", async () => {
  server.addItem(ana, { name: "milk" });
  phone.network = offline;
  const tab = await phone.open(ana);
  await until(() => tab.view.status === "unreachable", "that nothing can be shown");
  expect(tab.view.sync.connection).toBe("unreachable");
  phone.network = online;
  await tab.list.refresh();
  expect(tab.view.status).toBe("ready");
  expect(tab.view.sync.connection).toBe("ok");
  expect(names(tab)).toEqual(["Milk"]);
});

test("a device without a stored list shows that also when operations wait to be sent", async () => {
  phone.network = offline;
  const first = await phone.open(ana);
  await first.list.addItem({ name: "Milk" });
  first.kill();
  const tab = await phone.open(ana);
  await until(() => tab.view.status === "unreachable", "that nothing else can be shown");
  expect(names(tab)).toEqual(["Milk"]);
});

test("an order of the stores that was made without a network shows at once, after a restart, and elsewhere later", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  const old = await tab.list.addStore({ name: "Baker", categories: ["bakery"] });
  await synced(tab);
  phone.network = offline;
  const added = await tab.list.addStore({ name: "Market", categories: ["produce"] });
  await tab.list.orderStores([old, added], "the order of your stores");
  await tab.list.orderStores([added, old], "the order of your stores");
  expect(tab.view.storeOrder).toEqual([added, old]);
  await tab.list.close();
  const again = await phone.open(ana);
  expect(again.view.storeOrder).toEqual([added, old]);
  const seen: (readonly string[])[] = [];
  again.list.subscribe(() => seen.push(again.view.storeOrder));
  phone.network = online;
  phone.comeBack();
  await synced(again);
  // Nothing flickers when the server has it.
  expect(new Set(seen.map((order) => order.join(" ")))).toEqual(new Set([`${added} ${old}`]));
  const computer = new Device(server);
  computer.session = ana;
  const other = await computer.open(ana);
  await synced(other);
  expect(other.view.storeOrder).toEqual([added, old]);
});

test("an item is shown in a category that is found after it was added, until the server has its row", async () => {
  const tab = await phone.open(ana);
  const seafood = await tab.list.addCategory("seafood");
  await synced(tab);
  phone.network = offline;
  const id = await tab.list.addItem({ name: "Zander" }, { hold: true });
  await tab.list.showInCategory(id, seafood);
  expect(tab.view.items).toMatchObject([{ name: "Zander", categoryName: "Seafood", held: true }]);
  await tab.list.close();
  const again = await phone.open(ana);
  expect(again.view.items).toMatchObject([{ name: "Zander", categoryName: "Seafood" }]);
  phone.network = online;
  phone.comeBack();
  await synced(again);
  const row = again.view.items[0];
  expect(row).toMatchObject({ name: "Zander", categoryName: null });
  await again.list.showInCategory(id, seafood);
  expect(again.view.items[0]).toEqual(row);
  expect(again.list.operationCount()).toBe(0);
});

test("a person who says that they are back is present nowhere at once, and stays so once the server knows", async () => {
  const [store, other] = [newId(), newId()];
  const at = new Date().toISOString();
  const until = new Date(Date.now() + 60_000).toISOString();
  const there = { name: "Ana", storeId: store, storeName: "Costco", at, since: at, until };
  server.presence = [
    { ...there, userId: ana },
    { ...there, userId: other },
  ];
  const tab = await phone.open(ana);
  await synced(tab);
  const present = () => tab.view.presence.map(({ userId }) => userId);
  expect(present()).toEqual([ana, other]);
  phone.live = false;
  phone.network = offline;
  await tab.list.sayBack();
  expect(present()).toEqual([other]);
  phone.network = online;
  phone.comeBack();
  const seen: string[][] = [];
  tab.list.subscribe(() => seen.push(present()));
  await synced(tab);
  expect(seen.flat()).not.toContain(ana);
  expect(present()).toEqual([other]);
});

test("what a person has reported as not here is over at once when they are back, and stays so once the server knows", async () => {
  const eggs = server.addItem(ana, { name: "eggs" });
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  const costco = await tab.list.addStore({ name: "Costco", categories: ["dairy"] });
  await synced(tab);
  server.changeItem(milk.id, { notHere: true, inStoreId: costco }, ana);
  const over = () =>
    [eggs, milk].map(({ id }) => tab.view.items.find((one) => one.id === id)?.notHere?.[0]!.over === true);
  await tab.list.refresh();
  phone.live = false;
  phone.network = offline;
  await tab.list.changeItem(eggs.id, { notHere: true, inStoreId: costco });
  expect(over()).toEqual([false, false]);
  await tab.list.sayBack();
  expect(over()).toEqual([true, true]);
  // A report of the next trip.
  await tab.list.changeItem(eggs.id, { notHere: true, inStoreId: costco });
  expect(over()).toEqual([false, true]);
  phone.network = online;
  phone.comeBack();
  const seen: boolean[] = [];
  tab.list.subscribe(() => seen.push(over()[1]!));
  await synced(tab);
  expect(seen).not.toContain(false);
  expect(over()).toEqual([false, true]);
});

test("the message that a person is back is sent after their ticks, also later", async () => {
  const eggs = server.addItem(ana, { name: "eggs" });
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = offline;
  await tab.list.changeItem(eggs.id, { completed: true });
  await tab.list.sayBack();
  await tab.list.close();
  phone.network = online;
  await synced(await phone.open(ana));
  const sent = server.arrived.filter(({ method }) => method !== "GET").slice(-2);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [`/api/items/${eggs.id}`, { completed: true }],
    ["/api/presence", { storeId: null }],
  ]);
});

test("adds, ticks and undos without a network are shown at once and arrive later, in order", async () => {
  const eggs = server.addItem(ana, { name: "eggs" });
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = offline;
  const milk = await tab.list.addItem({ name: "Milk" });
  await tab.list.changeItem(eggs.id, { completed: true });
  await tab.list.changeItem(milk, { completed: true });
  await tab.list.changeItem(milk, { completed: false });
  expect(names(tab)).toEqual(["✓ Eggs", "Milk"]);
  expect(tab.view.items.every((item) => item.pending)).toBe(true);
  expect(tab.view.openCount).toBe(1);
  await until(() => tab.view.sync.connection !== "ok", "noticing that the network is gone");
  expect(tab.view.sync.waiting).toBe(4);
  phone.network = online;
  await synced(tab);
  expect(server.list().items.map((item) => [item.name, item.completed])).toEqual([
    ["Eggs", true],
    ["Milk", false],
  ]);
  expect(tab.view.items.some((item) => item.pending)).toBe(false);
  const sent = server.arrived
    .filter((request) => request.operation !== null)
    .map(({ method, body }) => [method, body]);
  expect(sent).toEqual([
    ["POST", expect.objectContaining({ id: milk, name: "Milk" })],
    ["PATCH", { completed: true }],
    ["PATCH", { completed: true }],
    ["PATCH", { completed: false }],
  ]);
});

test("a list that was loaded once is shown without a network, and a failing refresh never blanks it", async () => {
  server.addItem(ana, { name: "milk" });
  const first = await phone.open(ana);
  await synced(first);
  first.kill();
  phone.network = offline;
  const second = await phone.open(ana);
  expect(second.view.status).toBe("ready");
  expect(names(second)).toEqual(["Milk"]);
  await second.list.refresh();
  expect(second.view.status).toBe("ready");
  expect(names(second)).toEqual(["Milk"]);
  phone.network = async () =>
    new Response("<h1>Welcome to the café</h1>", { headers: { "content-type": "text/html" } });
  await second.list.refresh();
  expect(names(second)).toEqual(["Milk"]);
});

test("an operation whose reply was lost is sent again, and nothing happens twice", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = answersLost;
  const id = await tab.list.addItem({ name: "Milk" });
  await until(() => server.arrived.filter(({ method }) => method === "POST").length > 2, "some tries");
  phone.network = online;
  await synced(tab);
  expect([...server.applied.values()]).toEqual([1]);
  expect(server.list().items.map((item) => item.id)).toEqual([id]);
});

test("an item deleted after a lost reply doesn't come back", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = answersLost;
  const id = await tab.list.addItem({ name: "Milk" });
  await until(() => server.items.has(id), "the item on the server");
  server.deleteItem(id);
  // This device learns of the deletion before the reply to the retried operation.
  phone.network = async (request, forward) => {
    return request.operation === null ? forward() : problem("too_many_requests");
  };
  await tab.list.refresh();
  phone.network = online;
  await synced(tab);
  await tab.list.refresh();
  expect(tab.view.items).toEqual([]);
});

test("a name that was open already becomes that item, also for operations queued on it", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = offline;
  const mine = await tab.list.addItem({ name: "milk" });
  const theirs = server.addItem(ana, { name: "Milk" });
  await tab.list.changeItem(mine, { quantity: 3 });
  phone.network = online;
  await synced(tab);
  expect(tab.list.resolveId(mine)).toBe(theirs.id);
  await tab.list.changeItem(mine, { completed: true });
  await synced(tab);
  expect(server.list().items).toMatchObject([{ id: theirs.id, quantity: 3, completed: true }]);
  expect(names(tab)).toEqual(["✓ Milk"]);
  tab.kill();
  const reopened = await phone.open(ana);
  await reopened.list.changeItem(mine, { completed: false });
  await synced(reopened);
  expect(server.list().items).toMatchObject([{ id: theirs.id, completed: false }]);
});

test("the counts of a store follow its categories and items without any", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  const dairy = await tab.list.addCategory("Dairy");
  await tab.list.addCategory("Pets");
  await tab.list.addStore({ name: "Dairy shop", categories: ["DAIRY"] });
  await tab.list.addStore({ name: "Pet shop", categories: ["pets"] });
  await tab.list.addItem({ name: "Milk", categoryId: dairy });
  await tab.list.addItem({ name: "Gift" });
  const hidden = await tab.list.addItem({ name: "Cream", categoryId: dairy });
  await tab.list.changeItem(hidden, { hidden: true });
  // Stores of the same millisecond have no order.
  expect(Object.fromEntries(tab.view.stores.map((store) => [store.name, store.itemCount]))).toEqual({
    "Dairy shop": 2,
    "Pet shop": 1,
  });
  expect(tab.view.openCount).toBe(2);
});

test("a completed item leaves after 12 hours", async () => {
  let now = Date.parse("2026-11-21T08:00:00Z");
  phone.clock = () => now;
  server.now = () => now;
  const milk = server.addItem(ana, { name: "milk" });
  const tab = await phone.open(ana);
  await synced(tab);
  await tab.list.changeItem(milk.id, { completed: true });
  await synced(tab);
  now += 12 * 3_600_000 - 1;
  await tab.list.addItem({ name: "Bread" });
  expect(names(tab)).toEqual(["✓ Milk", "Bread"]);
  now += 1;
  await tab.list.addItem({ name: "Eggs" });
  expect(names(tab)).toEqual(["Bread", "Eggs"]);
});

test("nothing is lost when the session ends, and sync resumes after the person has signed in again", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.session = null;
  await tab.list.addItem({ name: "Milk" });
  await until(() => tab.view.sync.signedOut, "the end of the session");
  const tries = server.arrived.length;
  await tab.list.addItem({ name: "Bread" });
  phone.comeBack();
  expect(server.arrived.length).toBe(tries);
  expect(names(tab)).toEqual(["Milk", "Bread"]);
  phone.session = ana;
  await tab.list.refresh();
  await synced(tab);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk", "Bread"]);
});

test("a device that can't store anything shows that, continues in memory, and stores everything once it can", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.storageWorks = false;
  phone.network = offline;
  await tab.list.addItem({ name: "Milk" });
  expect(names(tab)).toEqual(["Milk"]);
  expect(tab.view.sync.durable).toBe(false);
  phone.storageWorks = true;
  await tab.list.addItem({ name: "Bread" });
  expect(tab.view.sync.durable).toBe(true);
  tab.kill();
  const reopened = await phone.open(ana);
  expect(names(reopened)).toEqual(["Milk", "Bread"]);
  phone.network = online;
  phone.comeBack();
  await synced(reopened);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk", "Bread"]);
});

test("without any storage the list works as long as the page lives", async () => {
  const tab = await phone.open(ana);
  await tab.list.close();
  phone.factory.open = () => {
    throw new DOMException("Not in a private window", "SecurityError");
  };
  const shy = await phone.open(ana);
  await shy.list.addItem({ name: "Milk" });
  await synced(shy);
  expect(shy.view.sync.durable).toBe(false);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk"]);
});

test("a rejected name is reported, and can be retried or discarded", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  phone.network = async (request, forward) =>
    request.method === "POST" ? problem("not_allowed") : forward();
  const milk = await tab.list.addItem({ name: "Milk" });
  await tab.list.addItem({ name: "Bread" });
  await until(() => tab.view.sync.failed.length === 2, "both rejections");
  expect(tab.view.items).toEqual([]);
  const [first, second] = tab.view.sync.failed;
  expect(first).toMatchObject({ subject: "Milk", detail: "Your account isn't allowed to do this." });
  phone.network = online;
  await tab.list.retryFailed(first!.id);
  await tab.list.discardFailed(second!.id);
  await synced(tab);
  expect(tab.view.sync.failed).toEqual([]);
  expect(server.list().items.map((item) => item.id)).toEqual([milk]);
});
