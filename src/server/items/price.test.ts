import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { addDueItems } from "../repeat/scheduler.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(); // the administrator
});
beforeEach(async () => {
  ana = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

const add = (name: string, more: object = {}, who = ana) => who.do("addItem", { body: { name, ...more } });
const change = (id: string, body: object) => ana.do("changeItem", { params: { id }, body });

test("an item has no price until a person sets one, when it is added or later", async () => {
  const milk = await add("Milk");
  expect(milk.price).toBeNull();
  expect(await change(milk.id, { price: 2.99 })).toMatchObject({ price: 2.99, quantity: 1 });
  expect(await add("Bread", { price: 3.5 })).toMatchObject({ price: 3.5 });
  const { items } = await ana.do("getList", {});
  const prices = new Map(items.map(({ name, price }) => [name, price]));
  expect(prices).toEqual(
    new Map([
      ["Milk", 2.99],
      ["Bread", 3.5],
    ]),
  );
  expect((await change(milk.id, { price: null })).price).toBeNull();
});

test("a price that is added to an open item stays when there is one already", async () => {
  await add("Milk");
  expect(await add("Milk", { price: 2.99 })).toMatchObject({ price: 2.99 });
  expect(await add("Milk", { price: 9 })).toMatchObject({ price: 2.99 });
});

test.each([-1, 1_000_000, "2.99", Number.NaN])("%j is refused as a price, by name", async (price) => {
  const milk = await add("Milk");
  const { status, problem } = await ana.call("changeItem", {
    params: { id: milk.id },
    body: { price: price as number },
  });
  // JSON has no NaN: it arrives as null, which takes the price away.
  if (Number.isNaN(price)) return expect(status).toBe(200);
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["price"]]);
});

test("a price is in both downloads", async () => {
  await add("Milk", { price: 2.99 });
  const { items } = await ana.do("downloadData", {});
  expect(items).toMatchObject([{ name: "Milk", price: 2.99 }]);
  const csv = (await ana.call("downloadList", {})).body;
  const [header, row] = csv.split("\r\n").map((line) => line.split(","));
  expect(row![header!.indexOf("Price")]).toBe("2.99");
});

test("the next item of a repeat costs what the last one did", async () => {
  const { itemId } = await ana.do("addRecurringItem", { body: { name: "Milk", intervalDays: 7 } });
  await change(itemId, { price: 2.99 });
  await change(itemId, { completed: true });
  server.clock.forward({ days: 15 });
  expect(await addDueItems(server.app)).toBe(1);
  expect(await ana.do("listItems", {})).toMatchObject([{ name: "Milk", price: 2.99 }]);
});

test("the item of a repeat that is copied when people part keeps its price", async () => {
  const ben = await server.signUp({ role: "premium" });
  await server.household(ana, ben);
  const milk = await add("Milk", { price: 2.99 });
  await ben.do("addRecurringItem", { body: { name: "Milk", intervalDays: 7 } });
  expect((await ben.do("listRecurringItems", {}))[0]!.itemId).toBe(milk.id);
  await ben.do("removeMember", { params: { id: ben.user.id } });
  expect(await ben.do("listItems", {})).toMatchObject([{ name: "Milk", price: 2.99 }]);
});
