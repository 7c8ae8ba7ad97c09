import { expect, test } from "vitest";
import type { Tab } from "../../../test/fake-server/device.ts";
import { offline, online, turn, until } from "../../../test/fake-server/network.ts";
import {
  ana,
  beginWith,
  ben,
  phone,
  server,
  synced,
  beginWithOwnPhone,
} from "../../../test/fake-server/own-phone.ts";
import { FakeServer, problem } from "../../../test/fake-server/server.ts";

beginWithOwnPhone(ana);

function names(tab: Tab): string[] {
  return tab.view.items.map((item) => item.name);
}

test("one tab's changes show in the other, before and after the server knows them", async () => {
  const left = await phone.open(ana);
  const right = await phone.open(ana);
  await Promise.all([synced(left), synced(right)]);
  phone.network = offline;
  await left.list.addItem({ name: "Milk" });
  await until(() => names(right).includes("Milk"), "the other tab's item");
  expect(right.view.items).toMatchObject([{ pending: true }]);
  await until(() => right.view.sync.connection !== "ok", "hearing that the network is gone");
  phone.network = online;
  await until(() => right.view.items[0]?.pending === false, "the server's answer, in the other tab");
  expect(right.view.sync.connection).toBe("ok");
});

test.each([
  ["with Web Locks", true],
  ["without Web Locks", false],
])("two tabs that write at the same time do everything once and in order, %s", async (_how, webLocks) => {
  phone.webLocks = webLocks;
  const left = await phone.open(ana);
  const right = await phone.open(ana);
  await Promise.all([synced(left), synced(right)]);
  phone.network = offline;
  const added: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    added.push(
      await left.list.addItem({ name: `left ${round}` }),
      await right.list.addItem({ name: `right ${round}` }),
    );
  }
  for (const id of added) await left.list.changeItem(id, { completed: true });
  phone.network = online;
  phone.comeBack();
  await Promise.all([synced(left), synced(right)]);
  await Promise.all([left.list.refresh(), right.list.refresh()]);
  expect(server.list().items).toHaveLength(20);
  expect(server.list().items.every((item) => item.completed)).toBe(true);
  expect([...server.applied.values()].filter((times) => times !== 1)).toEqual([]);
  expect(left.view.items).toEqual(right.view.items);
  if (webLocks) expect(server.arrived.filter(({ operation }) => operation !== null)).toHaveLength(40);
});

test("when the sending tab dies in the middle, another tab finishes its work", async () => {
  const left = await phone.open(ana);
  const right = await phone.open(ana);
  await Promise.all([synced(left), synced(right)]);
  let arrived = 0;
  phone.network = async (request, forward, signal) => {
    arrived += request.operation === null ? 0 : 1;
    if (arrived === 2) left.kill();
    return online(request, forward, signal);
  };
  await Promise.all(["Milk", "Bread", "Eggs"].map((name) => left.list.addItem({ name })));
  await until(() => left.dead, "the death of the sending tab");
  await until(
    () => right.view.sync.waiting === 0 && server.list().items.length === 3,
    "the rest of its work",
  );
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk", "Bread", "Eggs"]);
  expect([...server.applied.values()]).toEqual([1, 1, 1]);
});

test("a frozen tab that holds the lock loses it", async () => {
  phone.timing = { ...phone.timing, lockTimeoutMs: 20, requestTimeoutMs: 60_000 };
  const frozen = await phone.open(ana);
  await synced(frozen);
  phone.network = () => new Promise(() => undefined);
  await frozen.list.addItem({ name: "Milk" });
  await until(() => frozen.view.sync.sending, "a request that hangs");
  phone.network = online;
  const other = await phone.open(ana);
  await other.list.addItem({ name: "Bread" });
  await synced(other);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk", "Bread"]);
});

test("a slow pull of one tab doesn't bring back what another has deleted", async () => {
  phone.webLocks = false;
  phone.timing = { ...phone.timing, pullDelayMs: 60_000 };
  const milk = server.addItem(ana, { name: "Milk" });
  const left = await phone.open(ana);
  const right = await phone.open(ana);
  await Promise.all([synced(left), synced(right)]);
  let gone = false;
  let back = false;
  for (const tab of [left, right]) {
    tab.list.subscribe(() => {
      gone ||= !names(right).includes("Milk");
      back ||= gone && names(right).includes("Milk");
    });
  }
  // Another change makes the pull bring rows, among them the row that is not deleted yet.
  server.changeItem(milk.id, { note: "fresh" });
  let deleted = false;
  phone.network = async (request, forward, signal) => {
    if (request.method !== "GET") return online(request, forward, signal);
    const answer = forward();
    await until(() => deleted, "the deletion");
    return answer;
  };
  const pulled = left.list.refresh();
  await until(() => server.arrived.at(-1)?.method === "GET", "the pull's arrival");
  await right.list.deleteItem(milk.id);
  await until(() => right.view.sync.waiting === 0, "the deletion's answer");
  deleted = true;
  await pulled;
  await until(() => !names(left).includes("Milk"), "the other tab to follow");
  expect({ gone, back }).toEqual({ gone: true, back: false });
});

test("another person on the same device sees and sends nothing of the first one's", async () => {
  beginWith(ana, ben);
  const first = await phone.open(ana);
  await synced(first);
  phone.network = offline;
  await first.list.addItem({ name: "Ana's medicine" });
  const second = await phone.open(ben);
  expect(names(second)).toEqual([]);
  phone.network = online;
  phone.comeBack();
  await synced(second);
  await second.list.addItem({ name: "Bread" });
  await synced(second);
  expect(server.list().items.map((item) => item.name)).toEqual(["Bread"]);
  expect(first.view.sync.waiting).toBe(1);
  await first.list.close();
  await second.list.close();
  const back = await phone.open(ana);
  await synced(back);
  expect(server.list().items).toMatchObject([
    { name: "Bread", userId: ben },
    { name: "Ana's Medicine", userId: ana },
  ]);
});

test("waiting operations of one person aren't sent during another's session, and are sent after their own returns", async () => {
  beginWith(ana, ben);
  const tab = await phone.open(ana);
  await synced(tab);
  // Another tab has signed Ben in, and this one doesn't know it yet.
  phone.session = ben;
  await tab.list.addItem({ name: "Ana's medicine" });
  await until(() => tab.view.sync.signedOut, "the end of the session");
  expect(server.list().items).toEqual([]);
  expect(tab.view.sync).toMatchObject({ waiting: 1, failed: [] });
  expect(names(tab)).toEqual(["Ana's Medicine"]);
  phone.session = ana;
  await tab.list.refresh();
  await synced(tab);
  expect(server.list().items).toMatchObject([{ name: "Ana's Medicine", userId: ana }]);
  expect(names(tab)).toEqual(["Ana's Medicine"]);
});

test("nothing is fetched for one person during another's session", async () => {
  beginWith(ana, ben);
  const tab = await phone.open(ana);
  await synced(tab);
  phone.session = ben;
  server.addItem(ben, { name: "Bread" });
  await tab.list.refresh();
  expect(names(tab)).toEqual([]);
  expect(tab.view.sync.signedOut).toBe(true);
});

test("the list of another session is never stored as the person's own", async () => {
  const tab = await phone.open(ana);
  await synced(tab);
  const other = new FakeServer([ben]);
  other.addItem(ben, { name: "Ben's medicine" });
  phone.network = async (request) => other.answer(ben, request);
  await tab.list.refresh();
  expect(names(tab)).toEqual([]);
  expect(tab.view.sync.signedOut).toBe(true);
});

test("a pause that the server asked for holds in every tab", async () => {
  const left = await phone.open(ana);
  const right = await phone.open(ana);
  await Promise.all([synced(left), synced(right)]);
  phone.timing.longestAskedMs = 600_000;
  let tries = 0;
  phone.network = async (request, forward) => {
    if (request.method === "GET") return forward();
    tries += 1;
    const refusal = problem("unavailable");
    refusal.headers.set("retry-after", "600");
    return refusal;
  };
  await left.list.addItem({ name: "Milk" });
  await until(() => right.view.sync.connection === "trouble", "hearing of the trouble");
  await right.list.addItem({ name: "Bread" });
  await until(() => left.view.sync.waiting === 2, "hearing of the item");
  for (let turns = 0; turns < 200; turns += 1) await turn();
  expect(tries).toBe(1);
  phone.network = online;
  await right.list.refresh();
  await Promise.all([synced(left), synced(right)]);
  expect(left.view.sync.connection).toBe("ok");
  expect(server.list().items.map(({ name }) => name)).toEqual(["Milk", "Bread"]);
});
