import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { closeIdleVisits } from "./visits.ts";

let server: TestServer;
let ana: Client;
let ben: Client;
let costco: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp({ firstName: "Ana" });
  ben = await server.signUp({ firstName: "Ben" });
  await server.household(ana, ben);
  costco = (await ana.do("addStore", { body: { name: "Costco", categories: ["Dairy & Eggs"] } })).id;
  // Ends the visits of the tests before.
  server.clock.forward({ hours: 1 });
  await closeIdleVisits(server.app);
});
afterAll(() => server.close());

const add = async (name: string) => (await ana.do("addItem", { body: { name } })).id;
const tick = (id: string, who = ana) =>
  who.do("changeItem", { params: { id }, body: { completed: true, inStoreId: costco } });
const say = (id: string, notHere: boolean, who = ana) =>
  who.do("changeItem", { params: { id }, body: { notHere, inStoreId: costco } });
const rows = (sql: string) => server.database.execute(sql, [ana.user.id]);
const skipped = () =>
  rows(`SELECT i.name, k.reason, k.user_id FROM skipped_items k
    JOIN items i ON i.id = k.item_id JOIN stores s ON s.id = k.store_id AND s.user_id = $1 ORDER BY 1, 2`);
const trips = () =>
  rows(
    "SELECT items_checked_off, items_skipped, is_active FROM shopping_lists l JOIN stores s ON s.id = l.store_id WHERE s.user_id = $1 ORDER BY l.created_at",
  );

test("an item that a store doesn't have stays open, says where it was missed, and is recorded as skipped", async () => {
  const milk = await add("Milk");
  const { cursor } = await ben.do("getList", {});
  const missed = await say(milk, true);
  const absence = { storeId: costco, userId: ana.user.id, at: missed.updatedAt };
  expect(missed).toMatchObject({ completed: false, notHere: [absence] });
  expect((await ben.do("getList", { query: { since: cursor } })).items).toEqual([missed]);
  expect(await skipped()).toEqual([{ name: "Milk", reason: "not here", user_id: ana.user.id }]);
  expect(await trips()).toEqual([{ items_checked_off: 0, items_skipped: 0, is_active: true }]);
});

test("a report that any member takes back leaves no trace", async () => {
  const [milk, cream] = [await add("Milk"), await add("Cream")];
  await say(milk, true);
  expect(await say(milk, false, ben)).toMatchObject({ notHere: null });
  expect([await skipped(), await trips()]).toEqual([[], []]);
  await tick(cream);
  await say(milk, true);
  await say(milk, false);
  expect([await skipped(), await trips()]).toEqual([
    [],
    [{ items_checked_off: 1, items_skipped: 0, is_active: true }],
  ]);
});

test("the end of the visit skips the other open items and not this one twice", async () => {
  const [milk, cream] = [await add("Milk"), await add("Cream")];
  await add("Butter");
  server.clock.forward({ minutes: 1 });
  await tick(cream);
  await say(milk, true);
  server.clock.forward({ minutes: 30 });
  await closeIdleVisits(server.app);
  expect((await skipped()).map(({ name, reason }) => [name, reason])).toEqual([
    ["Butter", null],
    ["Milk", "not here"],
  ]);
  expect(await trips()).toEqual([{ items_checked_off: 1, items_skipped: 2, is_active: false }]);
  // The visit is over: what was recorded stays.
  await say(milk, false);
  expect(await skipped()).toHaveLength(2);
});

test("a visit with a reported absence continues when its only check-off is taken back", async () => {
  const [milk, cream] = [await add("Milk"), await add("Cream")];
  await say(milk, true);
  server.clock.forward({ minutes: 5 });
  await tick(cream);
  await ana.do("changeItem", { params: { id: cream }, body: { completed: false } });
  expect(await skipped()).toHaveLength(1);
  expect(await trips()).toEqual([{ items_checked_off: 0, items_skipped: 0, is_active: true }]);
});

test("an absence reported after 30 minutes belongs to another visit", async () => {
  const milk = await add("Milk");
  await say(milk, true);
  server.clock.forward({ minutes: 31 });
  await say(milk, true);
  expect(await skipped()).toHaveLength(2);
  expect((await trips()).map((trip) => trip["is_active"])).toEqual([false, true]);
});

test("an item that turns up after all can be ticked, and its absence leaves no trace", async () => {
  const milk = await add("Milk");
  await say(milk, true);
  expect(await tick(milk)).toMatchObject({ completed: true, notHere: null });
  expect(await skipped()).toEqual([]);
  expect(await trips()).toEqual([{ items_checked_off: 1, items_skipped: 0, is_active: true }]);
  expect(await say(milk, true)).toMatchObject({ completed: true, notHere: null });
  expect(await skipped()).toEqual([]);
});

test("a tick that is undone leaves the item missed and skipped, and no purchase", async () => {
  const milk = await add("Milk");
  await say(milk, true);
  await tick(milk);
  const body = { completed: false, inStoreId: costco, notHere: true };
  const { notHere, completed } = await ana.do("changeItem", { params: { id: milk }, body });
  expect([completed, notHere?.map(({ storeId }) => storeId)]).toEqual([false, [costco]]);
  expect(await skipped()).toEqual([{ name: "Milk", reason: "not here", user_id: ana.user.id }]);
  expect(await trips()).toEqual([{ items_checked_off: 0, items_skipped: 0, is_active: true }]);
});

test("a tick that is undone leaves what others have missed in other stores, while their visits there go on", async () => {
  const milk = await add("Milk");
  const aldi = (await ana.do("addStore", { body: { name: "Aldi", categories: ["Dairy & Eggs"] } })).id;
  const { notHere } = await ben.do("changeItem", {
    params: { id: milk },
    body: { notHere: true, inStoreId: aldi },
  });
  const tickAndUndo = async () => {
    expect(await tick(milk)).toMatchObject({ notHere: null });
    return ana.do("changeItem", { params: { id: milk }, body: { completed: false, inStoreId: costco } });
  };
  server.clock.forward({ minutes: 5 });
  expect(await tickAndUndo()).toMatchObject({ completed: false, notHere });
  // A ticked item that is brought back stays found.
  await tick(milk);
  await ana.do("deleteItem", { params: { id: milk } });
  expect(await ana.do("changeItem", { params: { id: milk }, body: { deleted: false } })).toMatchObject({
    completed: true,
    notHere: null,
  });
  // Ana's report in the same change stands beside it.
  await tick(milk);
  const body = { completed: false, inStoreId: costco, notHere: true };
  const both = await ana.do("changeItem", { params: { id: milk }, body });
  expect(both.notHere?.map(({ storeId }) => storeId)).toEqual([aldi, costco]);
  // A person who finds it in a store, or says that it is there, ends its absence there.
  expect((await tickAndUndo()).notHere).toEqual(notHere);
  await ben.do("changeItem", { params: { id: milk }, body: { notHere: false, inStoreId: aldi } });
  expect(await tickAndUndo()).toMatchObject({ notHere: null });
  await ben.do("changeItem", { params: { id: milk }, body: { notHere: true, inStoreId: aldi } });
  server.clock.forward({ minutes: 31 });
  expect(await tickAndUndo()).toMatchObject({ notHere: null });
});

test("two people in two stores miss the same thing in both", async () => {
  const milk = await add("Milk");
  const other = (await ana.do("addStore", { body: { name: "Aldi", categories: ["Dairy & Eggs"] } })).id;
  await say(milk, true);
  const body = { notHere: true, inStoreId: other };
  const { notHere } = await ben.do("changeItem", { params: { id: milk }, body });
  expect(notHere?.map(({ storeId, userId }) => [storeId, userId])).toEqual([
    [costco, ana.user.id],
    [other, ben.user.id],
  ]);
});

const back = (who: Client, operation: string = newId()) =>
  who.do("setWhereabouts", { body: { storeId: null } }, { operation });

test("the end of a person's trip ends what they missed, for all devices, and keeps the record and others' reports", async () => {
  const [milk, cream, butter] = [await add("Milk"), await add("Cream"), await add("Butter")];
  const missed = await say(milk, true);
  await say(cream, true, ben);
  await tick(butter);
  const { cursor } = await ben.do("getList", {});
  server.clock.forward({ minutes: 1 });
  const operation = newId();
  await back(ana, operation);
  const { items } = await ben.do("getList", { query: { since: cursor } });
  expect(items.map(({ name, notHere }) => [name, notHere])).toEqual([
    ["Milk", [{ ...missed.notHere![0]!, over: true }]],
  ]);
  expect((await skipped()).map(({ name }) => name)).toEqual(["Cream", "Milk"]);
  expect((await trips()).map((trip) => trip["is_active"])).toEqual([true, true]);
  // A message that arrives twice, or another one, leaves a report of the next trip alone.
  expect((await say(milk, true)).notHere).toEqual([
    { storeId: costco, userId: ana.user.id, at: expect.any(String) as string },
  ]);
  const seen = (await ben.do("getList", {})).cursor;
  await back(ana, operation);
  await back(ben);
  const later = await ben.do("getList", { query: { since: seen } });
  expect(later.items.map(({ name }) => name)).toEqual(["Cream"]);
});

test("a tick that is undone brings back what was missed on a trip that is over as over", async () => {
  const milk = await add("Milk");
  const aldi = (await ana.do("addStore", { body: { name: "Aldi", categories: ["Dairy & Eggs"] } })).id;
  const missed = await say(milk, true);
  server.clock.forward({ minutes: 1 });
  await back(ana);
  await ana.do("setWhereabouts", { body: { storeId: aldi } });
  await ana.do("changeItem", { params: { id: milk }, body: { completed: true, inStoreId: aldi } });
  const { notHere } = await ana.do("changeItem", { params: { id: milk }, body: { completed: false } });
  expect(notHere).toEqual([{ ...missed.notHere![0]!, over: true }]);
  // Found in that store after all, nothing of it is left.
  await tick(milk);
  expect(await skipped()).toEqual([]);
});

test("an operation that arrives twice is recorded once", async () => {
  const milk = await add("Milk");
  const operation = newId();
  const call = { params: { id: milk }, body: { notHere: true, inStoreId: costco } };
  const first = await ana.call("changeItem", call, { operation });
  server.clock.forward({ minutes: 1 });
  expect((await ana.call("changeItem", call, { operation })).body).toEqual(first.body);
  expect(await skipped()).toHaveLength(1);
});

test("the store has to be named, and to be one of the list", async () => {
  const id = await add("Milk");
  const { status, problem } = await ana.call("changeItem", { params: { id }, body: { notHere: true } });
  expect([status, problem.errors]).toEqual([
    400,
    [{ field: "inStoreId", message: "Please say which store doesn't have the item" }],
  ]);
  const stranger = await server.signUp();
  const theirs = (await stranger.do("addStore", { body: { name: "Aldi", categories: ["Pet"] } })).id;
  const body = { notHere: true, inStoreId: theirs };
  expect((await ana.call("changeItem", { params: { id }, body })).status).toBe(404);
  await ana.do("deleteStore", { params: { id: costco } });
  expect(await say(id, true)).toMatchObject({ notHere: null });
});
