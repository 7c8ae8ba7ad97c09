import { describe, expect, test } from "vitest";
import { offline, online, until } from "../../../test/fake-server/network.ts";
import { ana, phone, ready, server, synced, beginWithOwnPhone } from "../../../test/fake-server/own-phone.ts";

beginWithOwnPhone(ana);

describe("held names", () => {
  test("held names wait for their release, then are sent one at a time, each name once", async () => {
    const tab = await ready();
    await tab.list.addItem({ name: "Zorblax" }, { hold: true });
    const second = await tab.list.addItem({ name: "zorblax" }, { hold: true });
    const quux = await tab.list.addItem({ name: "Quux" }, { hold: true });
    const gone = await tab.list.addItem({ name: "Mistake" }, { hold: true });
    await tab.list.changeItem(quux, { quantity: 2 });
    await tab.list.changeItem(second, { note: "the green one" });
    await tab.list.deleteItem(gone);
    expect(tab.view.items.map((item) => [item.name, item.held])).toEqual([
      ["Zorblax", true],
      ["Zorblax", true],
      ["Quux", true],
    ]);
    expect(tab.view.sync).toMatchObject({ held: 4, waiting: 0 });
    const before = server.arrived.length;
    await tab.list.refresh();
    expect(server.arrived.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);

    let running = 0;
    let most = 0;
    let sawBatch = false;
    phone.network = async (...given) => {
      running += 1;
      most = Math.max(most, running);
      const response = await online(...given);
      running -= 1;
      return response;
    };
    tab.list.subscribe(() => {
      sawBatch ||= tab.view.sync.batchRunning;
    });
    await tab.list.releaseHeld();
    await synced(tab);
    expect(most).toBe(1);
    expect(sawBatch).toBe(true);
    expect(tab.view.sync).toMatchObject({ held: 0, batchRunning: false });
    expect(server.list().items).toMatchObject([
      { name: "Zorblax", note: "the green one" },
      { name: "Quux", quantity: 2 },
    ]);
    expect([...server.items.values()].map((item) => item.name)).not.toContain("Mistake");
    await tab.list.restoreItem(gone);
    await synced(tab);
    expect(server.list().items.map((item) => item.name)).toContain("Mistake");
  });

  test("held names of a killed app are released at its next start", async () => {
    const tab = await ready();
    await tab.list.addItem({ name: "Zorblax" }, { hold: true });
    tab.kill();
    const next = await phone.open(ana);
    await synced(next);
    expect(server.list().items.map((item) => item.name)).toEqual(["Zorblax"]);
    expect([...server.applied.values()]).toEqual([1]);
  });
});

describe("when the page is hidden", () => {
  test("held and waiting names are sent at once, and only once", async () => {
    const tab = await ready();
    await tab.list.addItem({ name: "Zorblax" }, { hold: true });
    await tab.list.addItem({ name: "zorblax" }, { hold: true });
    await tab.list.addItem({ name: "Quux" }, { hold: true });
    const before = server.arrived.length;
    phone.network = async (_request, forward) => forward();
    tab.list.flushOnHide();
    const sent = server.arrived.slice(before).map(({ body }) => (body as { name: string }).name);
    expect(sent).toEqual(["Zorblax", "Quux"]);
    expect(phone.beacons).toEqual(["/api/ai-batch/process"]);
    tab.kill();
    const next = await phone.open(ana);
    await synced(next);
    await next.list.refresh();
    expect([...server.applied.values()]).toEqual([1, 1]);
    expect(next.view.items.map((item) => item.name).toSorted()).toEqual(["Quux", "Zorblax"]);
  });

  test("nothing more is sent while a request hangs, so that the next page has connections", async () => {
    phone.timing = { ...phone.timing, hangMs: 0 };
    const tab = await ready();
    const hanging: string[] = [];
    phone.network = ({ body }) => {
      hanging.push((body as { name: string }).name);
      return new Promise(() => undefined);
    };
    for (const name of ["Milk", "Bread", "Eggs"]) await tab.list.addItem({ name });
    await until(() => hanging.length > 0, "the first request");
    tab.list.flushOnHide();
    expect(hanging).toEqual(["Milk"]);
    tab.kill();
    phone.network = online;
    const next = await phone.open(ana);
    await synced(next);
    expect(server.list().items.map((item) => item.name)).toEqual(["Milk", "Bread", "Eggs"]);
  });

  test("an operation that depends on one in flight waits for it", async () => {
    const tab = await ready();
    const bread = server.addItem(ana, { name: "bread" });
    await tab.list.refresh();
    phone.network = offline;
    const milk = await tab.list.addItem({ name: "Milk" });
    await tab.list.changeItem(milk, { completed: true });
    await tab.list.changeItem(bread.id, { completed: true });
    await tab.list.changeItem(bread.id, { completed: false });
    await tab.list.addItem({ name: "Bread" });
    const before = server.arrived.length;
    phone.network = async (_request, forward) => forward();
    tab.list.flushOnHide();
    expect(server.arrived.slice(before).map(({ method, body }) => [method, body])).toEqual([
      ["POST", expect.objectContaining({ name: "Milk" })],
      ["PATCH", { completed: true }],
    ]);
    phone.network = online;
    await synced(tab);
    expect(server.list().items.map((item) => [item.name, item.completed])).toEqual([
      ["Bread", false],
      ["Milk", true],
    ]);
  });
});
