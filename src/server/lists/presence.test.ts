import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let ben: Client;
let costco: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.jumpTo("2026-03-02T10:00:00Z");
  ana = await server.signUp({ firstName: "Ana" });
  ben = await server.signUp({ firstName: "Ben" });
  await server.household(ana, ben);
  costco = (await ana.do("addStore", { body: { name: "Costco", categories: ["Bakery"] } })).id;
});
afterAll(() => server.close());

async function tick(who: Client, name: string, inStoreId: string | null): Promise<string> {
  const { id } = await who.do("addItem", { body: { name } });
  await who.do("changeItem", { params: { id }, body: { completed: true, inStoreId } });
  return id;
}
async function tickThree(who: Client, inStoreId: string | null): Promise<string[]> {
  const ids = [];
  for (const name of ["Bread", "Rolls", "Buns"]) ids.push(await tick(who, name, inStoreId));
  return ids;
}
const untick = (who: Client, id: string) =>
  who.do("changeItem", { params: { id }, body: { completed: false } });
const say = (who: Client, storeId: string | null) => who.do("setWhereabouts", { body: { storeId } });
const presence = async (who: Client) => (await who.do("getList", {})).presence;
const at = (time: string) => expect.stringContaining(time) as string;

test("the third check-off of a visit shows its person there, to all who share the list, for ten minutes", async () => {
  const { cursor } = await ana.do("getList", {});
  await tick(ben, "Bread", costco);
  server.clock.forward({ minutes: 3 });
  await tick(ben, "Rolls", costco);
  expect(await presence(ana)).toEqual([]);
  server.clock.forward({ minutes: 1 });
  await tick(ben, "Buns", costco);
  const there = {
    userId: ben.user.id,
    name: "Ben",
    storeId: costco,
    storeName: "Costco",
    at: at("10:04:00"),
    since: at("10:00:00"),
    until: at("10:14:00"),
  };
  expect(await presence(ana)).toEqual([there]);
  expect((await ana.do("getList", { query: { since: cursor } })).presence).toEqual([there]);
  expect(await presence(ben)).toEqual([there]);
  server.clock.forward({ minutes: 9 });
  expect(await presence(ana)).toHaveLength(1);
  server.clock.forward({ minutes: 1 });
  expect(await presence(ana)).toEqual([]);
});

test("ticks at home show no presence, and a third one that is taken back shows it no more", async () => {
  await tickThree(ben, null);
  expect(await presence(ana)).toEqual([]);
  const [, , last] = await tickThree(ben, costco);
  expect(await presence(ana)).toHaveLength(1);
  await untick(ben, last!);
  expect(await presence(ana)).toEqual([]);
});

test("a person who says that they are going to a store is present there at once, for half an hour", async () => {
  const { cursor } = await ana.do("getList", {});
  await say(ben, costco);
  const times = { at: at("10:00:00"), since: at("10:00:00"), until: at("10:30:00") };
  const there = { userId: ben.user.id, storeName: "Costco", ...times };
  const changes = await ana.do("getList", { query: { since: cursor } });
  expect(changes.presence).toMatchObject([there]);
  // Streams send nothing without a new revision.
  expect(changes.cursor).not.toBe(cursor);
  server.clock.forward({ minutes: 29 });
  expect(await presence(ana)).toMatchObject([there]);
  server.clock.forward({ minutes: 1 });
  expect(await presence(ana)).toEqual([]);
});

test("one check-off is enough in the store that a person has said they are going to, and prolongs their presence", async () => {
  await say(ben, costco);
  server.clock.forward({ minutes: 5 });
  await tick(ben, "Bread", costco);
  expect(await presence(ana)).toMatchObject([
    { at: at("10:05:00"), since: at("10:00:00"), until: at("10:30:00") },
  ]);
  server.clock.forward({ minutes: 24 });
  await tick(ben, "Rolls", costco);
  expect(await presence(ana)).toMatchObject([{ until: at("10:39:00") }]);
});

test("a person who says that they are back is present nowhere until they have made three more check-offs", async () => {
  await say(ben, costco);
  await tickThree(ben, costco);
  server.clock.forward({ minutes: 1 });
  await say(ben, null);
  expect(await presence(ana)).toEqual([]);
  server.clock.forward({ minutes: 1 });
  await tick(ben, "Milk", costco);
  expect(await presence(ana)).toEqual([]);
  await tickThree(ben, costco);
  expect(await presence(ana)).toHaveLength(1);
});

test("a repeated message that a person is back doesn't end a presence that began after it", async () => {
  const operation = newId();
  const back = () => ben.do("setWhereabouts", { body: { storeId: null } }, { operation });
  await say(ben, costco);
  await back();
  await say(ben, costco);
  await back();
  expect(await presence(ana)).toMatchObject([{ storeName: "Costco" }]);
});

test("a person can't be on their way to another list's store", async () => {
  const stranger = await server.signUp();
  const { status } = await stranger.call("setWhereabouts", { body: { storeId: costco } });
  expect(status).toBe(404);
  const { problem } = await ben.call("setWhereabouts", { body: { storeId: "Costco" } });
  expect(problem.errors?.[0]?.field).toBe("storeId");
});

test("a person who has left the household is present in none of its stores", async () => {
  await say(ben, costco);
  expect(await presence(ana)).toHaveLength(1);
  await ana.do("removeMember", { params: { id: ben.user.id } });
  expect(await presence(ana)).toEqual([]);
  expect(await presence(ben)).toEqual([]);
});

test("a person is present in one store at a time, and in none that was deleted or isn't shared", async () => {
  const other = (await ana.do("addStore", { body: { name: "Corner shop", categories: ["Bakery"] } })).id;
  await tickThree(ben, costco);
  server.clock.forward({ minutes: 1 });
  await tickThree(ben, other);
  expect(await presence(ana)).toMatchObject([{ storeName: "Corner shop" }]);
  await ana.do("deleteStore", { params: { id: other } });
  expect(await presence(ana)).toMatchObject([{ storeName: "Costco" }]);
  const stranger = await server.signUp();
  expect(await presence(stranger)).toEqual([]);
});
