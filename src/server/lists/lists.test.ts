import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { newId } from "../../contract/new-id.ts";
import { listChangesSchema } from "../../contract/lists/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp({ firstName: "Ana" });
});
afterAll(() => server.close());

const add = (name: string) => ana.do("addItem", { body: { name } });
const list = (since?: string, who = ana) =>
  who.do("getList", since === undefined ? {} : { query: { since } });

test("a new device gets the whole list", async () => {
  const store = await ana.do("addStore", { body: { name: "Shop", categories: ["Bakery"] } });
  const category = await ana.do("addCategory", { body: { name: "Ana's treats" } });
  const milk = await add("Milk");
  const own = await add("Ana's bird food mix");
  await ana.do("changeItem", { params: { id: milk.id }, body: { completed: true } });
  const all = await list();
  expect(z.safeParse(listChangesSchema, all).error?.issues).toBeUndefined();
  expect(all).toMatchObject({
    full: true,
    members: [{ id: ana.user.id, name: "Ana" }],
    stores: [{ id: store.id }],
    userItems: [{ id: own.userItemId }],
    suggestions: [{ name: "Milk", frequency: 1 }],
    gone: { items: [], stores: [], categories: [] },
  });
  expect(all.cursor.startsWith(`${ana.user.id}.0.`)).toBe(true);
  expect(all.items.map(({ id }) => id).toSorted()).toEqual([milk.id, own.id].toSorted());
  expect(all.categories.map(({ id }) => id)).toContain(category.id);
  expect(all.categories.filter(({ isGlobal }) => isGlobal)).toHaveLength(29);
});

test("a device that has seen everything gets nothing new", async () => {
  await add("Milk");
  const { cursor } = await list();
  const changes = await list(cursor);
  expect(z.safeParse(listChangesSchema, changes).error?.issues).toBeUndefined();
  expect(changes).toMatchObject({
    cursor,
    full: false,
    items: [],
    stores: [],
    categories: [],
    userItems: [],
  });
  expect(changes.suggestions).toBeNull();
});

test("a device gets what has changed since it last asked: rows, and the ids of what is gone", async () => {
  const [kept, gone] = [await add("Milk"), await add("Bread")];
  const store = await ana.do("addStore", { body: { name: "Shop", categories: ["Bakery"] } });
  const { cursor } = await list();
  await ana.do("changeItem", { params: { id: kept.id }, body: { note: "oat" } });
  await ana.do("deleteItem", { params: { id: gone.id } });
  await ana.do("deleteStore", { params: { id: store.id } });
  const changes = await list(cursor);
  expect(changes).toMatchObject({
    full: false,
    items: [{ id: kept.id, note: "oat" }],
    stores: [],
    suggestions: null,
  });
  expect(changes.gone).toEqual({
    items: [gone.id],
    stores: [store.id],
    categories: [],
    recurringItems: [],
  });
  await ana.do("changeItem", { params: { id: gone.id }, body: { deleted: false } });
  expect((await list(changes.cursor)).items).toMatchObject([{ id: gone.id }]);
});

test("a category chosen for one item reaches the device for every open item of that name", async () => {
  const [milk, other] = [await add("Milk"), await add("Bread")];
  await ana.do("changeItem", { params: { id: other.id }, body: { name: "Milk" } });
  const { cursor, categories } = await list();
  const categoryId = categories.find(({ name }) => name === "Baby")!.id;
  await ana.do("changeItem", { params: { id: milk.id }, body: { categoryId } });
  const changed = (await list(cursor)).items;
  expect(changed.map(({ id }) => id).toSorted()).toEqual([milk.id, other.id].toSorted());
  expect(changed.map(({ categoryName }) => categoryName)).toEqual(["Baby", "Baby"]);
});

test("a chosen category reaches the device under its name, complete, and only when something was chosen", async () => {
  const milk = await add("Milk");
  const bread = await add("Bread");
  const { cursor, categories, categoryChoices } = await list();
  expect(categoryChoices).toEqual([]);
  const [baby, pet] = ["Baby", "Pet"].map(
    (name) => categories.find((category) => category.name === name)!.id,
  );
  await ana.do("changeItem", { params: { id: milk.id }, body: { categoryId: baby! } });
  await ana.do("changeItem", { params: { id: bread.id }, body: { categoryId: pet! } });
  const chosen = await list(cursor);
  expect(chosen.categoryChoices).toEqual([
    { name: "bread", categoryId: pet },
    { name: "milk", categoryId: baby },
  ]);
  await ana.do("changeItem", { params: { id: milk.id }, body: { note: "oat" } });
  const noted = await list(chosen.cursor);
  expect(noted.categoryChoices).toBeNull();
  await ana.do("changeItem", { params: { id: milk.id }, body: { categoryId: null } });
  expect((await list(noted.cursor)).categoryChoices).toEqual([{ name: "bread", categoryId: pet }]);
  expect((await list()).categoryChoices).toEqual([{ name: "bread", categoryId: pet }]);
});

test("the suggestions come again when something was ticked or opened again", async () => {
  const { id } = await add("Milk");
  const before = await list();
  await ana.do("changeItem", { params: { id }, body: { completed: true } });
  const ticked = await list(before.cursor);
  expect(ticked.suggestions).toMatchObject([{ name: "Milk" }]);
  await ana.do("changeItem", { params: { id }, body: { completed: false } });
  expect((await list(ticked.cursor)).suggestions).toEqual([]);
});

test("the tick that begins a visit brings the recent visits of each store, the most visited first", async () => {
  const shop = async (name: string) =>
    (await ana.do("addStore", { body: { name, categories: ["Bakery"] } })).id;
  const [costco, aldi] = [await shop("Costco"), await shop("Aldi")];
  const tickIn = async (inStoreId: string) => {
    const { id } = await add("Bread");
    await ana.do("changeItem", { params: { id }, body: { completed: true, inStoreId } });
  };
  await tickIn(costco);
  await tickIn(costco);
  const { cursor, visits } = await list();
  expect(visits).toEqual([{ storeId: costco, visits: 1, latest: expect.any(String) }]);
  expect(Date.parse(visits![0]!.latest)).toBe(server.clock.now().getTime());
  expect((await list(cursor)).visits).toBeNull();
  for (const hours of [1, 2]) {
    server.clock.forward({ hours });
    await tickIn(aldi);
  }
  const most = { storeId: aldi, visits: 2 };
  expect((await list(cursor)).visits).toMatchObject([most, { storeId: costco, visits: 1 }]);
  await ana.do("changeItem", {
    params: { id: (await add("Rolls")).id },
    body: { notHere: true, inStoreId: costco },
  });
  expect((await list(cursor)).visits).toMatchObject(
    [
      { storeId: costco, visits: 2 },
      { storeId: aldi, visits: 2 },
    ].toSorted((a, b) => (a.storeId < b.storeId ? -1 : 1)),
  );
  for (let days = 0; days <= 180; days += 20) {
    server.clock.forward({ days: 20 });
    await ana.do("getUser", {}); // renews the session
  }
  expect((await list()).visits).toEqual([]);
});

test("members who buy the same thing have one suggestion for it", async () => {
  const ben = await server.signUp();
  for (const who of [ana, ana, ben]) {
    const { id } = await who.do("addItem", { body: { name: "Milk" } });
    await who.do("changeItem", { params: { id }, body: { completed: true } });
  }
  await server.household(ana, ben);
  expect((await list()).suggestions).toMatchObject([{ name: "Milk", frequency: 3 }]);
});

test("at most 200 suggestions come, the most frequent first", async () => {
  await server.database.execute(
    `INSERT INTO suggestions (id, list_id, user_id, master_item_id, frequency, last_seen)
     SELECT new_id(), $1, $1, id, row_number() OVER (ORDER BY id), $2 FROM master_items LIMIT 300`,
    [ana.user.id, server.clock.now()],
  );
  const frequencies = (await list()).suggestions!.map(({ frequency }) => frequency);
  expect(frequencies).toEqual(Array.from({ length: 200 }, (_, index) => 300 - index));
});

test.each([
  ["of another list", () => `${newId()}.0.1`],
  ["from the future, as after a restored backup", () => `${ana.user.id}.0.999999`],
  ["of other people behind the list", () => `${ana.user.id}.7.1`],
])("a cursor %s gives the whole list", async (_, cursor) => {
  const { id } = await add("Milk");
  expect(await list(cursor())).toMatchObject({ full: true, items: [{ id }] });
});

test("a malformed cursor is refused by its field", async () => {
  const { status, problem } = await ana.call("getList", { query: { since: "yesterday" } });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([
    { field: "since", message: "This is not a cursor that the server gave out" },
  ]);
});

test("a list whose people change during a read is read for the new people", async () => {
  const ben = await server.signUp({ firstName: "Ben" });
  const { cursor } = await list();
  const household = await server.household(ana, ben);
  await ben.do("addItem", { body: { name: "Bread" } });
  const shared = await list(cursor);
  expect(shared).toMatchObject({
    full: true,
    items: [{ name: "Bread" }],
    members: [{ name: "Ana" }, { name: "Ben" }],
  });
  expect(shared.cursor.startsWith(household)).toBe(true);
});

test("more changes than one answer holds give the whole list", async () => {
  await add("Milk");
  const { cursor } = await list();
  await server.database.execute(
    `INSERT INTO items (id, list_id, user_id, master_item_id, name, name_key, revision, completed, completed_at)
     SELECT new_id(), i.list_id, i.user_id, i.master_item_id, i.name, i.name_key, 2, true, '2020-01-01'
     FROM items i, generate_series(1, 5001) WHERE i.user_id = $1`,
    [ana.user.id],
  );
  await server.database.execute("UPDATE lists SET revision = 2 WHERE id = $1", [ana.user.id]);
  expect(await list(cursor)).toMatchObject({ full: true, items: [{ name: "Milk" }] });
});

test("a list has no currency until a member sets one, which is then everybody's", async () => {
  const ben = await server.signUp({ firstName: "Ben" });
  await server.household(ana, ben);
  const { cursor, currency } = await list();
  expect(currency).toBeNull();
  expect(await ben.do("changeListSettings", { body: { currency: "CHF" } })).toEqual({
    currency: "CHF",
    revision: expect.any(Number),
  });
  expect(await list(cursor)).toMatchObject({ full: false, currency: "CHF" });
  const { status, problem } = await ana.call("changeListSettings", { body: { currency: "francs" } });
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["currency"]]);
  expect((await list()).currency).toBe("CHF");
});

test("of two devices whose first price comes at once one sets the currency, and both get it", async () => {
  const first = (firstCurrency: string) => ana.do("changeListSettings", { body: { firstCurrency } });
  const replies = await Promise.all([first("CHF"), first("EUR")]);
  const { currency } = await list();
  expect(["CHF", "EUR"]).toContain(currency);
  for (const reply of replies) expect(reply).toEqual({ currency, revision: expect.any(Number) });
  expect(await first("SEK")).toMatchObject({ currency });
  await ana.do("changeListSettings", { body: { currency: "SEK" } });
  expect((await list()).currency).toBe("SEK");
});
