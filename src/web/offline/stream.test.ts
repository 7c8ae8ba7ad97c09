import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { passTime, stopTimers } from "../../../test/fake-server/pass-time.ts";
import { newId } from "../../contract/new-id.ts";
import type { Tab } from "../../../test/fake-server/device.ts";
import { offline, online, turn, until } from "../../../test/fake-server/network.ts";
import { ana, ben, phone, server, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";
import { streamDelay } from "../../../test/fake-server/stream.ts";

beginWithOwnPhone(ana, ben);

beforeEach(() => {
  stopTimers();
  phone.live = true;
});

afterEach(() => {
  streamDelay.turns = () => 0;
});

async function ready(): Promise<Tab> {
  const tab = await phone.open(ana);
  await until(() => tab.view.status === "ready" && phone.streams.size > 0, "the list and its stream");
  return tab;
}
const names = (tab: Tab) => tab.view.items.map((item) => item.name);
const shows = (tab: Tab, name: string) => until(() => names(tab).includes(name), `${name} on the screen`);
const pulls = () => server.arrived.filter(({ path }) => path === "/api/list").length;
const onlyStream = () => [...phone.streams][0]!;

test("another person's changes show without a fetch", async () => {
  const tab = await ready();
  const before = server.arrived.length;
  const milk = server.addItem(ben, { name: "Milk" });
  await shows(tab, "Milk");
  server.changeItem(milk.id, { completed: true });
  await until(() => tab.view.items[0]!.completed, "the tick");
  server.deleteItem(milk.id);
  await until(() => tab.view.items.length === 0, "the deletion");
  expect(server.arrived.length).toBe(before);
});

test("all tabs of a device share one stream, and another tab takes over when its tab is closed or dies", async () => {
  const tabs = [await ready(), await phone.open(ana), await phone.open(ana)];
  server.addItem(ben, { name: "Milk" });
  for (const tab of tabs) await shows(tab, "Milk");
  expect(phone.streams.size).toBe(1);
  const first = onlyStream();
  first.end("lost");
  first.tab.kill();
  await until(() => phone.streams.size === 1 && onlyStream() !== first, "a stream of another tab");
  const second = onlyStream();
  await second.tab.list.close();
  await until(() => phone.streams.size === 1 && onlyStream() !== second, "a stream of the last tab");
  server.addItem(ben, { name: "Bread" });
  await shows(onlyStream().tab, "Bread");
});

test("each tab has its own stream without Web Locks", async () => {
  phone.webLocks = false;
  const [left, right] = [await ready(), await phone.open(ana)];
  await until(() => phone.streams.size === 2, "two streams");
  server.addItem(ben, { name: "Milk" });
  await shows(left, "Milk");
  await shows(right, "Milk");
  expect(phone.streams.size).toBe(2);
});

test("a frozen tab that holds the stream loses it to another tab", async () => {
  phone.timing = { ...phone.timing, heartbeatTimeoutMs: 60_000 };
  await ready();
  phone.timing = { ...phone.timing, heartbeatTimeoutMs: 60 };
  const other = await phone.open(ana);
  onlyStream().silent = true;
  await passTime(60);
  await until(() => [...phone.streams].some(({ tab }) => tab === other), "the other tab's stream");
  server.addItem(ben, { name: "Milk" });
  await shows(other, "Milk");
  expect(phone.streams.size).toBe(1);
});

test("changes missed while the stream was cut come first when it is back", async () => {
  const tab = await ready();
  const before = pulls();
  phone.network = offline;
  onlyStream().end("lost");
  server.addItem(ben, { name: "Milk" });
  await turn();
  phone.network = online;
  phone.comeBack();
  await shows(tab, "Milk");
  expect(pulls()).toBe(before);
});

test("a stream without heartbeats counts as dead and is opened again", async () => {
  const tab = await ready();
  onlyStream().silent = true;
  server.addItem(ben, { name: "Milk" });
  await passTime(phone.timing.heartbeatTimeoutMs - 1);
  expect(names(tab)).toEqual([]);
  await passTime(1 + phone.timing.longestPauseMs);
  await shows(tab, "Milk");
  expect(onlyStream().silent).toBe(false);
});

test("the back-off pause ends when the network comes back", async () => {
  phone.timing = { ...phone.timing, firstPauseMs: 60_000, longestPauseMs: 60_000 };
  const tab = await ready();
  phone.network = offline;
  onlyStream().end("lost", 60_000);
  await until(() => phone.streams.size === 0, "the end");
  server.addItem(ben, { name: "Milk" });
  phone.network = online;
  phone.comeBack();
  await shows(tab, "Milk");
  expect(phone.streams.size).toBe(1);
});

test("a page that is hidden for long closes its stream, and opens it when it is visible again", async () => {
  const tab = await ready();
  tab.hide();
  await passTime(phone.timing.hiddenDelayMs - 1);
  expect(phone.streams.size).toBe(1);
  await passTime(1);
  expect(phone.streams.size).toBe(0);
  const opening = vi.spyOn(server.watchers, "add");
  server.addItem(ben, { name: "Milk" });
  await passTime(600_000);
  expect(opening).not.toHaveBeenCalled();
  phone.comeBack();
  await shows(tab, "Milk");
});

test("the list is fetched as a whole after a change of its people, or when the server doesn't know the cursor", async () => {
  const tab = await ready();
  const before = pulls();
  const people = tab.view.people;
  server.people = [ana];
  server.items.clear();
  server.moveScope();
  server.addItem(ana, { name: "Ana alone" });
  await shows(tab, "Ana Alone");
  await until(() => tab.view.people !== people, "the other people");
  expect(tab.view.members.map(({ id }) => id)).toEqual([ana]);
  expect(pulls()).toBeGreaterThan(before);
});

test("the end of a session ends the stream until the person signs in again", async () => {
  const tab = await ready();
  phone.session = null;
  onlyStream().end("ended");
  await passTime(phone.timing.longestPauseMs);
  await until(() => tab.view.sync.signedOut, "the notice");
  phone.session = ana; // This tab doesn't know it.
  const opening = vi.spyOn(server.watchers, "add");
  phone.comeBack();
  await passTime(600_000);
  expect(opening).not.toHaveBeenCalled();
  await tab.list.refresh();
  await until(() => phone.streams.size === 1, "the stream");
});

test("an opened stream marks the server as reachable and sends waiting operations", async () => {
  const tab = await ready();
  phone.timing = { ...phone.timing, firstPauseMs: 60_000, longestPauseMs: 60_000 };
  phone.network = offline;
  await tab.list.addItem({ name: "Milk" });
  await until(() => tab.view.sync.connection !== "ok", "being offline");
  phone.network = online;
  onlyStream().end("ended", 1);
  phone.comeBack();
  await until(() => tab.view.sync.waiting === 0 && tab.view.sync.connection === "ok", "what waited");
  expect(server.list().items).toMatchObject([{ name: "Milk" }]);
});

describe("an event that comes late", () => {
  test.each([1, 5, 20, 60])("by %i turns never shows what was undone here", async (turns) => {
    const tab = await ready();
    const [milk, bread] = ["Milk", "Bread"].map((name) => server.addItem(ben, { name }));
    await shows(tab, "Bread");
    streamDelay.turns = () => turns;
    const seen: string[] = [];
    tab.list.subscribe(() => seen.push(names(tab).join()));
    // Another person changes an item while it is deleted here.
    server.changeItem(milk!.id, { note: "the blue one" });
    await turn();
    await tab.list.deleteItem(milk!.id);
    server.changeItem(bread!.id, { note: "sliced" });
    await tab.list.deleteItem(bread!.id);
    await tab.list.restoreItem(bread!.id);
    await until(() => tab.view.sync.waiting === 0, "an empty outbox");
    for (let waits = 0; waits < 200; waits += 1) await turn();
    await tab.list.refresh();
    const firstWithout = seen.findIndex((shown) => !shown.includes("Milk"));
    expect(firstWithout).toBeGreaterThanOrEqual(0);
    expect(seen.slice(firstWithout).filter((shown) => shown.includes("Milk"))).toEqual([]);
    expect(tab.view.items).toMatchObject([{ name: "Bread", note: "sliced" }]);
  });
});

describe("who is in a store", () => {
  const inStore = (minutesAgo: number, at = Date.now()) => ({
    userId: ben,
    name: "Ben",
    storeId: newId(),
    storeName: "Costco",
    at: new Date(at - minutesAgo * 60_000).toISOString(),
    since: new Date(at - minutesAgo * 60_000).toISOString(),
    until: new Date(at + (10 - minutesAgo) * 60_000).toISOString(),
  });

  test("presence arrives by stream and expires by itself", async () => {
    let now = Date.now();
    phone.clock = () => now;
    const tab = await ready();
    const before = server.arrived.length;
    server.presence = [inStore(10, now + 40)];
    server.addItem(ben, { name: "Milk" });
    await until(() => tab.view.presence.length === 1, "Ben in the store");
    expect(tab.view.presence).toMatchObject([{ name: "Ben", storeName: "Costco" }]);
    now += 41;
    await passTime(41);
    await until(() => tab.view.presence.length === 0, "Ben gone");
    expect(server.arrived.length).toBe(before);
  });

  test("presence stays the same object while nothing changes, even on a clock that is far behind", async () => {
    server.presence = [inStore(1), { ...inStore(-11), userId: newId() }];
    const tab = await ready();
    const { presence, members } = tab.view;
    expect(presence).toHaveLength(1);
    server.addItem(ben, { name: "Milk" });
    await shows(tab, "Milk");
    expect(tab.view.presence).toBe(presence);
    expect(tab.view.members).toBe(members);
  });
});
