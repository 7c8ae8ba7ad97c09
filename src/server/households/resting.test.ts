import { beforeEach, expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";
import { changeRole } from "../accounts/role.ts";

setUpCouple();
beforeEach(() => server.household(ana, ben));

const rest = () => changeRole(server.app, ana.user.id, "free");
const share = () => changeRole(server.app, ana.user.id, "premium");
const rows = (text: string, ...params: unknown[]) => server.database.execute(text, params);
const add = (who: Client, name: string, more: object = {}) => who.do("addItem", { body: { name, ...more } });
const list = async (who: Client) => {
  const { items, stores, recurringItems } = await who.do("getList", {});
  return { items, stores, recurringItems };
};

/** Each uses a store, a category and a name of the other's, and repeats and buys what the other has added. */
async function shareThings(): Promise<void> {
  for (const [who, other] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const name = who.user.firstName!;
    const store = await other.do("addStore", {
      body: { name: `${name}'s corner shop`, categories: ["Bakery"] },
    });
    const treats = await other.do("addCategory", { body: { name: `${name}'s treats` } });
    const known = await add(other, `${name}'s odd cake`, { categoryId: treats.id });
    await other.do("deleteItem", { params: { id: known.id } });
    await add(who, `${name}'s odd cake`, { storeId: store.id, note: "large" });
    const bought = await add(other, `${name}'s rye bread`);
    await who.do("changeItem", {
      params: { id: bought.id },
      body: { completed: true, inStoreId: store.id },
    });
    const soup = await add(other, `${name}'s soup`);
    await who.do("addRecurringItem", { body: { name: `${name}'s soup`, intervalDays: 7 } });
    expect((await who.do("listRecurringItems", {})).some(({ itemId }) => itemId === soup.id)).toBe(true);
  }
}

const references = (listId: string) =>
  rows(
    `SELECT 'history' AS kind, id, item_id, item_name, user_item_id, store_id FROM shopping_history WHERE list_id = $1
     UNION ALL SELECT 'purchase', id, item_id, item_name, NULL, store_id FROM item_purchases WHERE list_id = $1
     UNION ALL SELECT 'visit', id, NULL, NULL, NULL, store_id FROM store_visits WHERE list_id = $1 ORDER BY 1, 2`,
    listId,
  );

test("references between the members' rows are restored when sharing returns", async () => {
  await shareThings();
  const household = (await ana.do("getHousehold", {})).household!.id;
  const [before, records] = [await list(ana), await references(household)];
  await rest();
  expect((await list(ana)).items.every(({ storeId }) => storeId === null)).toBe(true);
  expect((await list(ben)).items.map(({ userId }) => userId)).toEqual(
    (await list(ben)).items.map(() => ben.user.id),
  );
  expect(await references(household)).toEqual([]);
  await share();
  expect(await list(ana)).toEqual(before);
  expect(await list(ben)).toEqual(before);
  expect(await references(household)).toEqual(records);
});

test("while sharing rests, no member reaches another's things, and their own show as before", async () => {
  await shareThings();
  await rest();
  const [anas, bens] = [await list(ana), await list(ben)];
  expect(anas.items.find(({ name }) => name === "Ana's Odd Cake")).toMatchObject({
    categoryName: "Ana's Treats",
    note: "large",
  });
  for (const { id } of bens.items)
    expect((await ana.call("changeItem", { params: { id }, body: { note: "x" } })).status).toBe(404);
  for (const { id } of bens.stores) expect((await ana.call("getStore", { params: { id } })).status).toBe(404);
  expect(anas.items.map(({ name }) => name)).not.toContain("Ana's Soup");
});

test("a change that was made while sharing rested stays", async () => {
  const store = await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Bakery"] } });
  const item = await add(ana, "Milk", { storeId: store.id });
  await rest();
  const own = await ana.do("addStore", { body: { name: "Ana's shop", categories: ["Bakery"] } });
  await ana.do("changeItem", { params: { id: item.id }, body: { storeId: own.id } });
  await share();
  expect((await list(ana)).items).toMatchObject([{ id: item.id, storeId: own.id }]);
});

test("a reference to a row that has left with its person meanwhile is not restored", async () => {
  const store = await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Bakery"] } });
  await add(ana, "Milk", { storeId: store.id });
  await rest();
  await ben.do("removeMember", { params: { id: ben.user.id } }).catch(() => undefined);
  await share();
  const { household } = await ana.do("getHousehold", {});
  const left = await rows("SELECT FROM household_members WHERE household_id = $1", household!.id);
  const [milk] = (await list(ana)).items;
  expect(milk!.storeId).toBe(left.length === 2 ? store.id : null);
});

test("an item that got another repeat meanwhile keeps that one", async () => {
  await shareThings();
  const [bens] = await rows(
    `SELECT r.id, r.item_id FROM recurring_items r JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id
     WHERE r.user_id = $1 AND i.user_id = $2`,
    ben.user.id,
    ana.user.id,
  );
  await rest();
  await rows(
    `INSERT INTO recurring_items (id, list_id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES (new_id(), $1, $1, $2, 14, '2026-03-01', '2030-03-09')`,
    ana.user.id,
    bens!["item_id"],
  );
  await share();
  const about = await rows(
    "SELECT id FROM recurring_items WHERE item_id = $1 AND deleted_at IS NULL",
    bens!["item_id"],
  );
  expect(about).toHaveLength(1);
  expect(about[0]!["id"]).not.toBe(bens!["id"]);
});

test("a person who joins while sharing rests keeps their own list until it returns", async () => {
  const cleo = await server.signUp({ firstName: "Cleo" });
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: cleo.user.email } });
  await add(cleo, "Olives");
  await rest();
  await cleo.do("joinHousehold", { params: { token: new URL(link!).searchParams.get("token")! } });
  expect((await list(cleo)).items.map(({ name }) => name)).toEqual(["Olives"]);
  await share();
  expect((await list(ben)).items.map(({ name }) => name)).toEqual(["Olives"]);
});
