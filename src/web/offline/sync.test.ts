import { describe, expect, test } from "vitest";
import { passTime, stopTimers } from "../../../test/fake-server/pass-time.ts";
import { offline, online, turn, until, type Network } from "../../../test/fake-server/network.ts";
import { ana, phone, ready, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";
import { problem } from "../../../test/fake-server/server.ts";
import { operationTitle } from "./operation-title.ts";

beginWithOwnPhone(ana);

function rejecting(name: string): Network {
  return async (request, forward) => {
    const body = request.body as { name?: string } | null;
    return body?.name === name ? problem("not_allowed") : forward();
  };
}

describe("an operation that the server rejects", () => {
  test.each([0, 1, 2])("at position %i of three delays none of the others", async (position) => {
    const tab = await ready();
    phone.network = offline;
    const poison = ["Milk", "Bread", "Eggs"][position]!;
    for (const name of ["Milk", "Bread", "Eggs"]) await tab.list.addItem({ name });
    phone.network = rejecting(poison);
    await synced(tab);
    expect(server.list().items.map((item) => item.name)).toEqual(
      ["Milk", "Bread", "Eggs"].filter((name) => name !== poison),
    );
    expect(tab.view.sync.failed.map(operationTitle)).toEqual([`Add ${poison}`]);
    await tab.list.close();
    const again = await phone.open(ana);
    expect(again.view.sync.failed.map(operationTitle)).toEqual([`Add ${poison}`]);
  });

  test("a rejected operation takes its dependents with it, and a retry brings them back", async () => {
    const tab = await ready();
    phone.network = offline;
    const store = await tab.list.addStore({ name: "Corner shop", categories: ["dairy"] });
    const milk = await tab.list.addItem({ name: "Milk", storeId: store });
    const bread = await tab.list.addItem({ name: "Bread" });
    await tab.list.changeItem(bread, { completed: true, inStoreId: store });
    phone.network = rejecting("Corner shop");
    await synced(tab);
    expect(tab.view.sync.failed).toMatchObject([
      { subject: "Corner shop" },
      { subject: "Milk", detail: "“Corner shop” couldn’t be added, so this couldn’t be done." },
    ]);
    expect(server.list().items).toMatchObject([{ id: bread, completed: true }]);
    phone.network = online;
    await tab.list.retryFailed(tab.view.sync.failed[1]!.id);
    await synced(tab);
    expect(tab.view.sync.failed).toEqual([]);
    expect(server.list().items.find((item) => item.id === milk)).toMatchObject({ storeId: store });
  });
});

test.each([
  ["a server without its database", async () => problem("unavailable")],
  ["too many requests", async () => problem("too_many_requests")],
  ["a proxy's error page", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["a portal that refuses", async () => new Response("<h1>Sign in to the café</h1>", { status: 403 })],
  [
    "a portal that welcomes",
    async () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
  ],
  ["a portal that speaks JSON", async () => Response.json({ welcome: true })],
] satisfies [string, Network][])("%s makes an operation wait, not fail", async (_what, network) => {
  const tab = await ready();
  let tries = 0;
  phone.network = async (...given) => {
    tries += 1;
    return (network as Network)(...given);
  };
  await tab.list.addItem({ name: "Milk" });
  await until(() => tries >= 3, "three tries");
  expect(tab.view.sync).toMatchObject({ waiting: 1, failed: [] });
  phone.network = online;
  await synced(tab);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk"]);
});

test("requests without a reply don't block the outbox for ever", async () => {
  phone.timing = { ...phone.timing, requestTimeoutMs: 20 };
  const tab = await ready();
  phone.network = () => new Promise(() => undefined);
  await tab.list.addItem({ name: "Milk" });
  await until(() => tab.view.sync.connection !== "ok", "giving a request up");
  phone.network = online;
  await synced(tab);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk"]);
});

test("a request on a dead connection is sent again as soon as a probe is answered", async () => {
  phone.timing = { ...phone.timing, doubtMs: 5, probeMs: 5, requestTimeoutMs: 600_000 };
  const tab = await ready();
  let isBack = false;
  let probes = 0;
  phone.probe = () => {
    probes += 1;
    return Promise.resolve(isBack);
  };
  let sent = 0;
  phone.network = (request, forward, signal) => {
    if (isBack) return online(request, forward, signal);
    sent += 1;
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  };
  await tab.list.addItem({ name: "Milk" });
  await until(() => probes >= 3, "three probes");
  expect([sent, tab.view.sync.waiting]).toEqual([1, 1]);
  isBack = true;
  await synced(tab);
  expect(server.list().items.map((item) => item.name)).toEqual(["Milk"]);
});

test("a tick that was shown is never un-ticked by a slow refetch", async () => {
  const items = ["milk", "bread", "eggs", "tea"].map((name) => server.addItem(ana, { name }));
  const tab = await ready();
  const ticked = new Set<string>();
  const flickers: string[] = [];
  tab.list.subscribe(() => {
    for (const item of tab.view.items) {
      if (item.completed) ticked.add(item.id);
      else if (ticked.has(item.id)) flickers.push(item.name);
    }
    for (const id of ticked) if (!tab.view.items.some((item) => item.id === id)) flickers.push(id);
  });
  // Each pull reads the server's state at once and its reply arrives late; every third one is a full reply.
  let pulls = 0;
  phone.network = async (request, forward) => {
    if (request.method !== "GET") return online(request, forward, null);
    pulls += 1;
    if (pulls % 3 === 0) request.query.delete("since");
    const answer = forward();
    for (let waits = 0; waits < 15; waits += 1) await turn();
    return answer;
  };
  for (const item of items) {
    const pulled = tab.list.refresh();
    await turn();
    await tab.list.changeItem(item.id, { completed: true });
    const [again] = await Promise.all([tab.list.refresh(), turn()]);
    await pulled;
    expect(again).toBeUndefined();
  }
  await synced(tab);
  await tab.list.refresh();
  expect(pulls).toBeGreaterThan(4);
  expect(ticked.size).toBe(4);
  expect(flickers).toEqual([]);
});

test.each([1, 2, 3])(
  "a refresh gets changes newer than a reply in flight, %i steps after it",
  async (steps) => {
    const tab = await ready();
    let answered = false;
    phone.network = async (_request, forward) => {
      const answer = forward();
      answered = true;
      return answer;
    };
    const seconds: Promise<void>[] = [];
    let left = steps;
    tab.onStep = () => {
      if (!answered) return;
      left -= 1;
      if (left !== 0) return;
      server.addItem(ana, { name: "Bread" });
      seconds.push(tab.list.refresh());
    };
    await tab.list.refresh();
    await until(() => seconds.length === 1, "the second refresh");
    await seconds[0];
    expect(tab.view.items.map((item) => item.name)).toEqual(["Bread"]);
  },
);

test("a tick is one request and one fetch of what else has changed; nothing is fetched on a timer", async () => {
  stopTimers();
  const milk = server.addItem(ana, { name: "Milk" });
  const tab = await ready();
  const before = server.arrived.length;
  const methods = () => server.arrived.slice(before).map(({ method }) => method);
  await tab.list.changeItem(milk.id, { completed: true });
  await synced(tab);
  expect(methods()).toEqual(["PATCH"]);
  await passTime(phone.timing.pullDelayMs);
  expect(methods()).toEqual(["PATCH", "GET"]);
  phone.comeBack();
  await passTime(600_000);
  expect(methods()).toEqual(["PATCH", "GET"]);
});
