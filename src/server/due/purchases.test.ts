import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

const repeat = (intervalDays: number) => ana.do("addRecurringItem", { body: { name: "Milk", intervalDays } });
const tick = (id: string, who = ana) => who.do("changeItem", { params: { id }, body: { completed: true } });
const untick = (id: string) => ana.do("changeItem", { params: { id }, body: { completed: false } });
const dates = async () =>
  (await ana.do("listRecurringItems", {})).map(({ lastPurchasedAt, nextDueDate }) => [
    lastPurchasedAt?.replace("+00:00", "Z") ?? null,
    nextDueDate.slice(0, 10),
  ]);

test("a purchase counts the interval from that day on", async () => {
  const { itemId } = await repeat(14);
  expect(await dates()).toEqual([[null, "2026-03-16"]]);
  server.clock.jumpTo("2026-03-13T18:00:00Z");
  const { cursor } = await ana.do("getList", {});
  await tick(itemId);
  expect(await dates()).toEqual([["2026-03-13T18:00:00Z", "2026-03-30"]]);
  const { recurringItems } = await ana.do("getList", { query: { since: cursor } });
  expect(recurringItems).toEqual(await ana.do("listRecurringItems", {}));
});

test("a tick that is taken back leaves no trace, however often", async () => {
  const { itemId } = await repeat(14);
  for (let times = 0; times < 3; times += 1) {
    await tick(itemId);
    server.clock.forward({ minutes: 5 });
    await untick(itemId);
    expect(await dates()).toEqual([[null, "2026-03-16"]]);
  }
});

test("taking the second of two purchases back leaves the first one, and the other way round", async () => {
  const { itemId } = await repeat(14);
  await tick(itemId);
  server.clock.jumpTo("2026-03-06T10:00:00Z");
  const { id } = await ana.do("addItem", { body: { name: "milk" } });
  await tick(id);
  expect(await dates()).toEqual([["2026-03-06T10:00:00Z", "2026-03-23"]]);
  await untick(id);
  expect(await dates()).toEqual([["2026-03-02T10:00:00Z", "2026-03-16"]]);
  await tick(id);
  server.clock.forward({ minutes: 10 });
  const other = await ana.do("addItem", { body: { name: "Milk" } });
  await tick(other.id);
  await untick(id);
  expect(await dates()).toEqual([["2026-03-06T10:10:00Z", "2026-03-23"]]);
});

test("the purchase stays once the visit is over, and only the item is open again", async () => {
  const { itemId } = await repeat(14);
  await tick(itemId);
  server.clock.forward({ minutes: 31 });
  await untick(itemId);
  expect(await dates()).toEqual([["2026-03-02T10:00:00Z", "2026-03-16"]]);
  expect(await ana.do("listItems", {})).toHaveLength(1);
});

test("a purchase before the repeat doesn't count, nor come back with a tick taken back", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  await tick(id);
  server.clock.forward({ days: 3 });
  const { itemId } = await repeat(7);
  expect(await dates()).toEqual([[null, "2026-03-09"]]);
  await tick(itemId);
  await untick(itemId);
  expect(await dates()).toEqual([[null, "2026-03-09"]]);
});

test("any member of a household may buy it, and any member's item counts", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const { itemId } = await repeat(14);
  await tick(itemId);
  server.clock.jumpTo("2026-03-06T10:00:00Z");
  const { id } = await ben.do("addItem", { body: { name: "Milk" } });
  await tick(id, ben);
  expect(await dates()).toEqual([["2026-03-06T10:00:00Z", "2026-03-23"]]);
});

test("purchases of other names don't change a repeat", async () => {
  await repeat(14);
  const { id } = await ana.do("addItem", { body: { name: "Bread" } });
  await tick(id);
  await untick(id);
  expect(await dates()).toEqual([[null, "2026-03-16"]]);
});
