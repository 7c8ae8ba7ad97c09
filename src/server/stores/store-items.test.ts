import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isInStore, isOnList, isOpen } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { type Client, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let categoryIds: Map<string, string>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.signUp();
  const categories = await ana.do("listGlobalCategories", {});
  categoryIds = new Map(categories.map(({ name, id }) => [name, id]));
});

const addStore = (name: string, categories: string[], by = ana) =>
  by.do("addStore", { body: { name, categories } });
/** A minute after whatever was before, so that what is listed has an order. */
const addItem = (
  name: string,
  { category, storeId }: { category?: string; storeId?: string } = {},
  by = ana,
) => {
  server.clock.forward({ minutes: 1 });
  return by.do("addItem", { body: { name, storeId, categoryId: category && categoryIds.get(category)! } });
};
const change = (item: Item, body: object, by = ana) => by.do("changeItem", { params: { id: item.id }, body });
const withoutCategory = (item: Item) =>
  server.database.execute("UPDATE items SET category_id = NULL WHERE id = $1", [item.id]);
const itemsIn = async (storeId: string, by = ana) =>
  (await by.do("listStoreItems", { params: { id: storeId } })).map(({ name }) => name);
const counts = async (by = ana) =>
  Object.fromEntries((await by.do("listStores", {})).map(({ name, itemCount }) => [name, itemCount]));

describe("a store shows", () => {
  test("its own items, items of its categories without a store, and items with neither store nor category", async () => {
    const bakery = await addStore("Bakery", ["bakery"]);
    const market = await addStore("Market", ["produce", "bakery"]);
    await addItem("Screws", { category: "Hardware & Auto", storeId: bakery.id });
    await addItem("Rolls", { category: "Bakery" });
    await addItem("Plums", { category: "Produce" });
    await addItem("Rye Bread", { category: "Bakery", storeId: market.id });
    await withoutCategory(await addItem("Thingamajig"));
    await addItem("Socks", { category: "Clothing" });

    expect(await itemsIn(bakery.id)).toEqual(["Screws", "Rolls", "Thingamajig"]);
    expect(await itemsIn(market.id)).toEqual(["Rolls", "Plums", "Rye Bread", "Thingamajig"]);
    expect(await counts()).toEqual({ Bakery: 3, Market: 4 });
  });

  test("every field of an item, as the list does", async () => {
    const store = await addStore("Market", ["produce"]);
    const item = await addItem("2 lb Plums", { category: "Produce", storeId: store.id });
    await change(item, { note: 'ripe "ones"\n🍑', hidden: true });
    const listed = await ana.do("listItems", {});
    expect(listed).toHaveLength(1);
    expect(await ana.do("listStoreItems", { params: { id: store.id } })).toEqual(listed);
  });

  test("hidden items too, but doesn't count them", async () => {
    const store = await addStore("Market", ["produce"]);
    await addItem("Plums", { category: "Produce" });
    await change(await addItem("Pears", { category: "Produce" }), { hidden: true });
    expect(await itemsIn(store.id)).toEqual(["Plums", "Pears"]);
    expect(await counts()).toEqual({ Market: 1 });
  });

  test("a completed item for twelve hours more, without counting it", async () => {
    const store = await addStore("Market", ["produce"]);
    const plums = await addItem("Plums", { category: "Produce" });
    await addItem("Pears", { category: "Produce" });
    await change(plums, { completed: true });
    expect(await counts()).toEqual({ Market: 1 });
    server.clock.forward({ hours: 11, minutes: 59 });
    expect(await itemsIn(store.id)).toEqual(["Plums", "Pears"]);
    server.clock.forward({ minutes: 1 });
    expect(await itemsIn(store.id)).toEqual(["Pears"]);
  });

  test("no deleted item", async () => {
    const store = await addStore("Market", ["produce"]);
    const plums = await addItem("Plums", { storeId: store.id });
    await ana.do("deleteItem", { params: { id: plums.id } });
    expect(await itemsIn(store.id)).toEqual([]);
    expect(await counts()).toEqual({ Market: 0 });
  });

  test("an empty list while no item is for it", async () => {
    const store = await addStore("Market", ["produce"]);
    const reply = await ana.call("listStoreItems", { params: { id: store.id } });
    expect(reply.body).toEqual([]);
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers["cache-control"]).toBe("no-store");
  });
});

test("items that a member adds show in every member's stores", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const market = await addStore("Market", ["produce"]);
  await addItem("Plums", { category: "Produce", storeId: market.id }, ben);
  await addItem("Pears", { category: "Produce" }, ana);
  expect(await itemsIn(market.id, ben)).toEqual(["Plums", "Pears"]);
  expect(await itemsIn(market.id, ana)).toEqual(["Plums", "Pears"]);
  expect(await counts(ben)).toEqual({ Market: 2 });
});

test("for lists put together at random the server shows what the rules of the contract say", async () => {
  let seed = 20_260_302;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >> 8) % below;
  };
  const names = ["Produce", "Bakery", "Frozen", "Pet"];
  const stores = [];
  for (const [index, name] of names.entries()) {
    stores.push(await addStore(`${name} Place`, names.slice(0, index + 1)));
  }
  for (let index = 0; index < 20; index += 1) {
    const body = { lack: { name: `thing ${random(60)}`, lacks: index % 4 > 0 } };
    await ana.do("changeStore", { params: { id: stores[random(4)]!.id }, body });
  }
  for (let index = 0; index < 60; index += 1) {
    const store = stores[random(6)];
    const item = await addItem(`Thing ${index}`, { category: names[random(4)], storeId: store?.id });
    if (random(5) === 0) await withoutCategory(item);
    if (random(3) === 0) await change(item, { completed: true });
    if (random(4) === 0) await change(item, { hidden: true });
    server.clock.forward({ minutes: 20 });
  }
  const rows = await server.database.execute(
    `SELECT i.id, i.name, i.store_id AS "storeId", c.name AS "categoryName", i.completed, i.completed_at AS "completedAt", i.hidden
     FROM items i LEFT JOIN categories c ON c.id = i.category_id WHERE i.user_id = $1 ORDER BY i.created_at, i.id`,
    [ana.user.id],
  );
  const items = rows as Pick<
    Item,
    "id" | "name" | "storeId" | "categoryName" | "completed" | "completedAt" | "hidden"
  >[];
  const now = server.clock.now().getTime();
  const listed = await ana.do("listStores", {});
  for (const store of listed) {
    const expected = items.filter((item) => isInStore(item, store));
    const shown = await ana.do("listStoreItems", { params: { id: store.id } });
    expect(shown.map(({ id }) => id)).toEqual(
      expected.filter((item) => isOnList(item, now)).map(({ id }) => id),
    );
    expect(listed.find(({ id }) => id === store.id)!.itemCount).toBe(expected.filter(isOpen).length);
  }
});
