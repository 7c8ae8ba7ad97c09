import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let costco: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp();
  costco = (await ana.do("addStore", { body: { name: "Costco", categories: ["Dairy & Eggs"] } })).id;
});
afterAll(() => server.close());

const setLack = (name: string, lacks: boolean, who = ana) =>
  who.do("changeStore", { params: { id: costco }, body: { lack: { name, lacks } } });
const shown = async () =>
  (await ana.do("listStoreItems", { params: { id: costco } })).map(({ name }) => name).toSorted();
const add = (name: string) => ana.do("addItem", { body: { name } });

test("a name that a store never has shows there no more, now and later, and everywhere else", async () => {
  const { id } = await add("Milk");
  await add("Cream");
  const { cursor } = await ana.do("getList", {});
  expect((await setLack(" MILK ", true)).lacks).toEqual(["milk"]);
  expect(await shown()).toEqual(["Cream"]);
  expect(await ana.do("listStores", {})).toMatchObject([{ itemCount: 1, lacks: ["milk"] }]);
  expect((await ana.do("getList", { query: { since: cursor } })).stores).toMatchObject([{ lacks: ["milk"] }]);
  expect(await ana.do("listItems", {})).toHaveLength(2);
  await ana.do("changeItem", { params: { id }, body: { completed: true } });
  await add("milk");
  expect(await shown()).toEqual(["Cream"]);
  await setLack("milk", false);
  expect(await shown()).toEqual(["Cream", "Milk", "Milk"]);
});

test("the store shows it all the same as its own", async () => {
  await setLack("Milk", true);
  await ana.do("addItem", { body: { name: "Milk", storeId: costco } });
  expect(await shown()).toEqual(["Milk"]);
});

test("two members' reports about two names both count, and a repeated report changes nothing", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  await setLack("Milk", true);
  const both = await setLack("Cream", true, ben);
  expect(both.lacks).toEqual(["milk", "cream"]);
  server.clock.forward({ minutes: 1 });
  expect(await setLack("milk", true)).toEqual(both);
  expect((await setLack("Milk", false, ben)).lacks).toEqual(["cream"]);
});

test("a report without a name is refused by its field", async () => {
  const body = { lack: { name: " ", lacks: true } };
  const { status, problem } = await ana.call("changeStore", { params: { id: costco }, body });
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["lack.name"]]);
});

test("a store lacks 500 names at most, and the oldest gives way", async () => {
  await server.database.execute(
    "UPDATE stores SET lacks = (SELECT array_agg('name ' || n) FROM generate_series(1, 500) n) WHERE id = $1",
    [costco],
  );
  const { lacks } = await setLack("Milk", true);
  expect([lacks!.length, lacks![0], lacks!.at(-1)]).toEqual([500, "name 2", "milk"]);
});
