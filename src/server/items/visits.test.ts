import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { closeIdleVisits } from "./visits.ts";

let server: TestServer;
let ana: Client;
let shop: Store;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp();
});
beforeEach(async () => {
  ana = await server.signUp();
  shop = await ana.do("addStore", { body: { name: "Shop", categories: ["Dairy & Eggs", "Bakery"] } });
  // Ends the visits of the tests before.
  server.clock.forward({ hours: 1 });
  await closeIdleVisits(server.app);
});
afterAll(() => server.close());

const add = async (name: string, who = ana) => (await who.do("addItem", { body: { name } })).id;
const tick = (id: string, inStoreId: string | null = shop.id, who = ana) =>
  who.do("changeItem", { params: { id }, body: { completed: true, inStoreId } });
const untick = (id: string, who = ana) =>
  who.do("changeItem", { params: { id }, body: { completed: false } });
const rows = (sql: string, who = ana) => server.database.execute(sql, [who.user.id]);
const visits = () => rows("SELECT * FROM store_visits WHERE user_id = $1 ORDER BY start_time, id");
const lists = () => rows("SELECT * FROM shopping_lists WHERE user_id = $1 ORDER BY created_at, id");
const purchases = () =>
  rows("SELECT * FROM item_purchases WHERE user_id = $1 ORDER BY created_at, order_in_visit");
const history = () => rows("SELECT * FROM shopping_history WHERE user_id = $1 ORDER BY completed_at");
const suggestions = () => rows("SELECT * FROM suggestions WHERE user_id = $1 ORDER BY last_seen");
const skipped = () =>
  rows(
    "SELECT i.name, s.reason FROM skipped_items s JOIN items i ON i.id = s.item_id WHERE s.user_id = $1 ORDER BY 1",
  );
const usage = () =>
  rows(
    "SELECT category_name, item_name FROM store_category_usage WHERE user_id = $1 AND action_type = 'purchased' ORDER BY \"timestamp\"",
  );
/** Everything that a tick writes besides the item. */
const traces = async () => ({
  history: await history(),
  suggestions: await suggestions(),
  purchases: await purchases(),
  visits: await visits(),
  lists: await lists(),
  usage: await usage(),
});

test("the check-offs in a store are one visit, in their order", async () => {
  const [milk, bread] = [await add("Milk"), await add("Bread")];
  await tick(milk);
  server.clock.forward({ minutes: 29 });
  await tick(bread);
  expect(await visits()).toMatchObject([{ store_id: shop.id, end_time: null }]);
  expect(await lists()).toMatchObject([
    { store_id: shop.id, items_checked_off: 2, is_active: true, completed_at: null },
  ]);
  expect(await purchases()).toMatchObject([
    { item_id: milk, order_in_visit: 1, source: "manual" },
    { item_id: bread, order_in_visit: 2, source: "manual" },
  ]);
  expect(await history()).toMatchObject([
    { item_id: milk, store_id: shop.id },
    { item_id: bread, store_id: shop.id },
  ]);
  expect(await usage()).toEqual([
    { category_name: "dairy & eggs", item_name: "Milk" },
    { category_name: "bakery", item_name: "Bread" },
  ]);
});

test("an item with a store of its own is bought there, whatever screen it is ticked on", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk", storeId: shop.id } });
  await ana.do("changeItem", { params: { id }, body: { completed: true } });
  expect(await purchases()).toMatchObject([{ item_id: id, store_id: shop.id }]);
});

test("a tick without a store leaves history and no visit", async () => {
  const milk = await add("Milk");
  await tick(milk, null);
  expect(await traces()).toMatchObject({
    history: [{ item_id: milk, store_id: null }],
    purchases: [],
    visits: [],
  });
});

test("a store that was deleted meanwhile doesn't keep an item from being ticked", async () => {
  const milk = await add("Milk");
  await ana.do("deleteStore", { params: { id: shop.id } });
  expect(await tick(milk)).toMatchObject({ completed: true });
  expect(await traces()).toMatchObject({ history: [{ store_id: null }], visits: [] });
});

test("30 minutes without a check-off end a visit at its last check-off, and skip what was open in the store", async () => {
  const milk = await add("Milk");
  await add("Bread");
  await add("Chicken breasts");
  await ana.do("toggleItemVisibility", { params: { id: await add("Butter") } });
  const cream = await add("Cream");
  const cheese = await add("Cheese");
  server.clock.forward({ minutes: 1 });
  await tick(milk);
  server.clock.forward({ minutes: 10 });
  await tick(cream);
  server.clock.forward({ minutes: 5 });
  await add("Yogurt");
  server.clock.forward({ minutes: 24 });
  expect(await closeIdleVisits(server.app)).toBe(0);
  // Bought elsewhere after this visit: it was open during the visit.
  await tick(cheese, null);
  server.clock.forward({ minutes: 1 });
  expect(await closeIdleVisits(server.app)).toBe(1);
  expect(await closeIdleVisits(server.app)).toBe(0);
  const [visit] = await visits();
  expect(visit).toMatchObject({ duration: 600, end_time: visit!["last_check_off"] });
  expect(await lists()).toMatchObject([
    { completed_at: visit!["end_time"], is_active: false, items_checked_off: 2, items_skipped: 2 },
  ]);
  expect(await skipped()).toEqual([
    { name: "Bread", reason: null },
    { name: "Cheese", reason: null },
  ]);
});

test("the next check-off after 30 minutes ends the old visit and opens another", async () => {
  const [milk, bread] = [await add("Milk"), await add("Bread")];
  await tick(milk);
  server.clock.forward({ minutes: 30 });
  await tick(bread);
  expect(await visits()).toMatchObject([{ duration: 0 }, { end_time: null }]);
  expect(await purchases()).toMatchObject([{ order_in_visit: 1 }, { order_in_visit: 1 }]);
  expect(await skipped()).toEqual([{ name: "Bread", reason: null }]);
});

test("an item ticked by mistake leaves no trace when it is opened again", async () => {
  const bread = await add("Bread");
  await tick(bread);
  server.clock.forward({ minutes: 2 });
  const before = await traces();
  const milk = await add("Milk");
  await tick(milk);
  expect(await traces()).not.toEqual(before);
  server.clock.forward({ minutes: 2 });
  await untick(milk);
  expect(await traces()).toEqual(before);
  await untick(bread);
  expect(await traces()).toEqual({
    history: [],
    suggestions: [],
    purchases: [],
    visits: [],
    lists: [],
    usage: [],
  });
});

test("the order of the others stays when one is opened again", async () => {
  const [milk, bread, cream] = [await add("Milk"), await add("Bread"), await add("Cream")];
  for (const id of [milk, bread, cream]) await tick(id);
  await untick(milk);
  expect(await purchases()).toMatchObject([
    { item_id: bread, order_in_visit: 2 },
    { item_id: cream, order_in_visit: 3 },
  ]);
  await tick(milk);
  expect((await purchases()).at(-1)).toMatchObject({ item_id: milk, order_in_visit: 4 });
});

test("opening an item again after its visit leaves what was bought", async () => {
  const milk = await add("Milk");
  await tick(milk);
  server.clock.forward({ minutes: 30 });
  await untick(milk);
  expect(await traces()).toMatchObject({ history: [{ item_id: milk }], purchases: [{ item_id: milk }] });
});

test("a tick without a store can be taken back for as long as a visit would last", async () => {
  const [milk, bread] = [await add("Milk"), await add("Bread")];
  await tick(milk, null);
  await tick(bread, null);
  server.clock.forward({ minutes: 29 });
  await untick(milk);
  server.clock.forward({ minutes: 1 });
  await untick(bread);
  expect(await history()).toMatchObject([{ item_id: bread }]);
});

test("suggestions count how often something was bought, and when last", async () => {
  const first = await add("Milk");
  await tick(first, null);
  const [once] = await suggestions();
  expect(once).toMatchObject({ frequency: 1, confidence: 50 });
  server.clock.forward({ days: 3 });
  const second = await add("Milk");
  await tick(second);
  expect(await suggestions()).toMatchObject([{ id: once!["id"], frequency: 2, store_id: shop.id }]);
  expect((await ana.do("getList", {})).suggestions).toMatchObject([
    { name: "Milk", frequency: 2, storeId: shop.id },
  ]);
  await untick(second);
  expect(await suggestions()).toEqual([once]);
});

test("in a household any member can take a tick back, and it counts as the ticking member's", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const milk = await add("Milk", ben);
  await tick(milk);
  expect(await history()).toHaveLength(1);
  await untick(milk, ben);
  expect(await traces()).toMatchObject({ history: [], visits: [], suggestions: [] });
});

test("open items of the other members in the store are skipped too", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  await add("Bread", ben);
  await tick(await add("Milk"));
  server.clock.forward({ minutes: 31 });
  await closeIdleVisits(server.app);
  expect(await skipped()).toEqual([{ name: "Bread", reason: null }]);
});

test("a repeat knows when its item was last bought, also after a tick taken back", async () => {
  const milk = await add("Milk");
  await server.database.execute(
    `INSERT INTO recurring_items (id, list_id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES ($1, $2, $2, $3, 7, '2026-03-02', '2026-03-09T00:00:00Z')`,
    [newId(), ana.user.id, milk],
  );
  const repeat = async () =>
    (await rows("SELECT last_purchased_at FROM recurring_items WHERE user_id = $1"))[0]!;
  const { completedAt } = await tick(milk);
  expect(await repeat()).toEqual({ last_purchased_at: completedAt });
  await untick(milk);
  expect(await repeat()).toEqual({ last_purchased_at: null });
});

test("visits of several people and stores end in one run, also when two runs meet", async () => {
  const ben = await server.signUp();
  const bens = await ben.do("addStore", { body: { name: "Ben's", categories: ["Bakery"] } });
  const other = await ana.do("addStore", { body: { name: "Other", categories: ["Bakery"] } });
  await tick(await add("Milk"));
  await tick(await add("Bread"), other.id);
  await tick(await add("Milk", ben), bens.id, ben);
  server.clock.forward({ minutes: 30 });
  const ended = await Promise.all([closeIdleVisits(server.app), closeIdleVisits(server.app)]);
  expect(ended[0] + ended[1]).toBe(3);
  expect(await visits()).toMatchObject([{ duration: 0 }, { duration: 0 }]);
});

test("a purchase follows its visit when the store or the list is gone", async () => {
  const milk = await add("Milk");
  await tick(milk);
  const [list] = await lists();
  await rows("DELETE FROM stores WHERE user_id = $1");
  expect(await visits()).toMatchObject([{ store_id: null, shopping_list_id: list!["id"] }]);
  expect(await purchases()).toMatchObject([{ item_id: milk, store_id: null, shopping_list_id: list!["id"] }]);
  await rows("DELETE FROM shopping_lists WHERE user_id = $1");
  expect([await visits(), await purchases()]).toEqual([[], []]);
});

test("a purchase can't belong to another person or list than its visit", async () => {
  await tick(await add("Milk"));
  const other = await server.signUp();
  for (const change of ["user_id = $1", "shopping_list_id = $1, user_id = $1", "list_id = $1"])
    await expect(
      rows(`UPDATE item_purchases SET ${change} WHERE store_id = '${shop.id}'`, other),
    ).rejects.toThrow(/item_purchases_(walk|list_id_item_id)_fkey/);
});

test("a thing that is ticked off and renamed at once is recorded under its new name", async () => {
  const id = await add("Milk");
  const body = { completed: true, inStoreId: shop.id, name: "Rye bread" };
  const done = await ana.do("changeItem", { params: { id }, body });
  expect(done).toMatchObject({ name: "Rye Bread", completed: true });
  expect(await usage()).toEqual([{ category_name: "bakery", item_name: "Rye Bread" }]);
  expect(await history()).toMatchObject([
    { item_id: id, user_item_id: done.userItemId, master_item_id: done.masterItemId },
  ]);
  expect(await suggestions()).toMatchObject([{ frequency: 1, user_item_id: done.userItemId }]);
});
