import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

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
  costco = (await ana.do("addStore", { body: { name: "Costco", categories: ["Bakery"] } })).id;
});
afterAll(() => server.close());

async function tick(who: Client, name: string, inStoreId: string | null): Promise<string> {
  const { id } = await who.do("addItem", { body: { name } });
  await who.do("changeItem", { params: { id }, body: { completed: true, inStoreId } });
  return id;
}
const presence = async (who: Client) => (await who.do("getList", {})).presence;

test("a check-off in a store shows its person there to the others, with the time of the latest check-off", async () => {
  const { cursor } = await ana.do("getList", {});
  await tick(ben, "Bread", costco);
  server.clock.forward({ minutes: 3 });
  await tick(ben, "Rolls", costco);
  const there = {
    userId: ben.user.id,
    name: "Ben",
    storeId: costco,
    storeName: "Costco",
    at: expect.stringContaining("10:03:00") as string,
  };
  expect(await presence(ana)).toEqual([there]);
  expect((await ana.do("getList", { query: { since: cursor } })).presence).toEqual([there]);
  expect(await presence(ben)).toEqual([]);
  server.clock.forward({ minutes: 9 });
  expect(await presence(ana)).toHaveLength(1);
  server.clock.forward({ minutes: 1 });
  expect(await presence(ana)).toEqual([]);
});

test("a tick at home shows no presence, and one that is taken back shows it no more", async () => {
  await tick(ben, "Bread", null);
  expect(await presence(ana)).toEqual([]);
  const id = await tick(ben, "Rolls", costco);
  expect(await presence(ana)).toHaveLength(1);
  await ben.do("changeItem", { params: { id }, body: { completed: false } });
  expect(await presence(ana)).toEqual([]);
});

test("a person is present in one store at a time, and in none that was deleted or isn't shared", async () => {
  const other = (await ana.do("addStore", { body: { name: "Corner shop", categories: ["Bakery"] } })).id;
  await tick(ben, "Bread", costco);
  server.clock.forward({ minutes: 1 });
  await tick(ben, "Rolls", other);
  expect(await presence(ana)).toMatchObject([{ storeName: "Corner shop" }]);
  await ana.do("deleteStore", { params: { id: other } });
  expect(await presence(ana)).toMatchObject([{ storeName: "Costco" }]);
  const stranger = await server.signUp();
  expect(await presence(stranger)).toEqual([]);
});
