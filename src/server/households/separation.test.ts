import { expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";
import { changeRole } from "../accounts/role.ts";

setUpCouple();

const remove = (who: Client, member: Client) => who.do("removeMember", { params: { id: member.user.id } });
const add = (who: Client, name: string) => who.do("addItem", { body: { name } });

test("a person who loses a store by parting keeps their purchases there, without the visits", async () => {
  await server.household(ana, ben);
  const { id: shop } = await ana.do("addStore", { body: { name: "Corner shop", categories: ["bakery"] } });
  const { id } = await add(ben, "Bread");
  await ben.do("changeItem", { params: { id }, body: { completed: true, inStoreId: shop } });
  expect((await ben.do("getList", {})).visits).toMatchObject([{ storeId: shop, visits: 1 }]);
  await remove(ana, ben);
  const list = await ben.do("getList", {});
  expect([list.visits, list.suggestions]).toMatchObject([[], [{ name: "Bread", storeId: null }]]);
});

test("parting leaves no store and no person of another list in reports from stores and in places of purchases", async () => {
  await server.household(ana, ben);
  const [anas, bens] = await Promise.all(
    [ana, ben].map((who) =>
      who.do("addStore", { body: { name: `${who.user.firstName}'s shop`, categories: ["dairy"] } }),
    ),
  );
  const [milk, bread] = [await add(ana, "Milk"), await add(ben, "Bread")];
  const say = (who: Client, id: string, inStoreId: string) =>
    who.do("changeItem", { params: { id }, body: { notHere: true, inStoreId } });
  const kept = (await say(ana, milk.id, anas!.id)).notHere;
  await say(ana, milk.id, bens!.id);
  await say(ana, bread.id, anas!.id);
  await say(ana, bread.id, bens!.id);
  const { id: bought } = await add(ana, "Eggs");
  await ana.do("changeItem", { params: { id: bought }, body: { completed: true, inStoreId: anas!.id } });
  const place = (storeId: string) => ({ storeId, bought: 1, missed: 0 });
  await server.database.execute("UPDATE suggestions SET places = $2 WHERE user_id = $1", [
    ana.user.id,
    JSON.stringify([place(bens!.id), place(anas!.id)]),
  ]);
  await remove(ben, ben);

  const [list, other] = [await ana.do("getList", {}), await ben.do("getList", {})];
  expect(list.items.find(({ id }) => id === milk.id)?.notHere).toEqual(kept);
  // Ben's shop is on Ben's list, but Ana, who reported it, is not.
  expect(other.items).toMatchObject([{ id: bread.id, notHere: null }]);
  expect(list.suggestions).toMatchObject([{ name: "Eggs", places: [place(anas!.id)] }]);
});

test("parting copies another member's names and categories that a person uses", async () => {
  await server.household(ana, ben);
  const store = await ben.do("addStore", { body: { name: "Ben's shop", categories: ["Bakery"] } });
  const treats = await ben.do("addCategory", { body: { name: "Ben's treats" } });
  const known = await ben.do("addItem", { body: { name: "Moon cheese wheel", categoryId: treats.id } });
  await ben.do("deleteItem", { params: { id: known.id } });
  const own = await ana.do("addItem", { body: { name: "Moon cheese wheel", storeId: store.id } });
  expect(own).toMatchObject({ userItemId: known.userItemId, categoryId: treats.id });
  await ana.do("changeItem", { params: { id: own.id }, body: { completed: true } });
  await ana.do("changeItem", { params: { id: own.id }, body: { completed: false } });
  await remove(ben, ben);

  const [kept] = await ana.do("listItems", {});
  expect(kept).toMatchObject({
    id: own.id,
    name: "Moon Cheese Wheel",
    categoryName: "Ben's Treats",
    storeId: null,
  });
  const [copied, ...others] = await ana.do("listUserItems", {});
  expect(others).toEqual([]);
  expect(copied).toMatchObject({ id: kept!.userItemId, userId: ana.user.id, categoryId: kept!.categoryId });
  expect((await ana.do("getCategory", { params: { id: kept!.categoryId! } })).userId).toBe(ana.user.id);
  expect(kept!.categoryId).not.toBe(treats.id);
  expect((await ben.do("listUserItems", {})).map(({ id }) => id)).toEqual([known.userItemId]);
  expect(await ben.do("getCategory", { params: { id: treats.id } })).toEqual(treats);
});

test("parting leaves no row of one person that points to a row of the other", async () => {
  const cleo = await server.signUp({ firstName: "Cleo" });
  await server.household(ana, ben, cleo);
  const everyone = [ana, ben, cleo];
  for (const [index, who] of everyone.entries()) {
    const store = await who.do("addStore", { body: { name: `Shop ${index}`, categories: ["Bakery"] } });
    const category = await who.do("addCategory", { body: { name: `Treats ${index}` } });
    const name = `${who.user.firstName}'s secret dish`;
    const { id } = await who.do("addItem", { body: { name, categoryId: category.id } });
    for (const other of everyone) {
      await other.do("changeItem", { params: { id }, body: { completed: true, inStoreId: store.id } });
      server.clock.forward({ hours: 1 });
      await other.do("addItem", { body: { name, storeId: store.id } });
    }
    // Each repeats what another has on the list.
    const next = everyone[(index + 1) % everyone.length]!;
    const { household } = await who.do("getHousehold", {});
    await server.database.execute(
      `INSERT INTO recurring_items (id, user_id, household_id, list_id, item_id, recurrence_interval_days, start_date, next_due_date)
       VALUES (new_id(), $1, $2, $2, $3, 7, '2026-03-01', '2026-03-09')`,
      [next.user.id, household!.id, id],
    );
  }
  const pointers = async () => {
    const [row] = await server.database.execute(
      `SELECT
         (SELECT count(*)::int FROM items i JOIN user_items u ON u.id = i.user_item_id WHERE u.user_id <> i.user_id) AS names,
         (SELECT count(*)::int FROM items i JOIN categories c ON c.id = i.category_id WHERE c.user_id <> i.user_id) AS categories,
         (SELECT count(*)::int FROM items i JOIN stores s ON s.id = coalesce(i.store_id, i.cleared_store_id) WHERE s.user_id <> i.user_id) AS stores,
         (SELECT count(*)::int FROM user_items u JOIN categories c ON c.id = u.category_id WHERE c.user_id <> u.user_id) AS "namesCategories",
         (SELECT count(*)::int FROM category_choices k JOIN categories c ON c.id = k.category_id WHERE c.user_id <> k.user_id) AS choices,
         (SELECT count(*)::int FROM suggestions s JOIN user_items u ON u.id = s.user_item_id WHERE u.user_id <> s.user_id) AS suggestions,
         (SELECT count(*)::int FROM shopping_history h JOIN user_items u ON u.id = h.user_item_id WHERE u.user_id <> h.user_id) AS history,
         (SELECT count(*)::int FROM recurring_items r JOIN items i ON i.id = r.item_id WHERE r.user_id <> i.user_id) AS repeats`,
    );
    return row!;
  };
  const before = await pointers();
  expect(before).toMatchObject({ repeats: 3 });
  for (const kind of ["names", "categories", "stores", "suggestions", "history"])
    expect([kind, Number(before[kind]) > 0]).toEqual([kind, true]);
  const suggested = async (who: Client) =>
    (await who.do("getList", {})).suggestions!.map(({ name, frequency }) => ({ name, frequency }));
  const counted = (await suggested(ana)).reduce((sum, { frequency }) => sum + frequency, 0);

  await remove(ana, ana); // ends the household: no other member has premium
  expect(Object.values(await pointers()).every((count) => count === 0)).toBe(true);
  // Each still has a repeat of their own, and all purchases are still counted.
  const repeats = await server.database.execute(
    "SELECT user_id FROM recurring_items WHERE household_id IS NULL AND deleted_at IS NULL ORDER BY 1",
  );
  const ids = everyone.map(({ user }) => user.id).toSorted();
  expect(repeats.map(({ user_id }) => user_id).filter((id) => ids.includes(String(id)))).toEqual(ids);
  const after = (await Promise.all(everyone.map(suggested))).flat();
  expect(after.reduce((sum, { frequency }) => sum + frequency, 0)).toBe(counted);
});

/** Ben has a repeat. Returns a reader of the household to which it belongs. */
async function addBensRepeat(): Promise<() => Promise<unknown>> {
  const { id: item } = await add(ben, "Bread");
  await server.database.execute(
    `INSERT INTO recurring_items (id, list_id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES (new_id(), $1, $1, $2, 7, '2026-03-01', '2026-03-09')`,
    [ben.user.id, item],
  );
  return async () =>
    (
      await server.database.execute("SELECT household_id FROM recurring_items WHERE user_id = $1", [
        ben.user.id,
      ])
    )[0]!.household_id;
}

test("a repeat belongs to the household while its person is a member, and to the person afterwards", async () => {
  const household = await addBensRepeat();
  await server.household(ana, ben);
  expect(await household()).toBe((await ana.do("getHousehold", {})).household!.id);
  await remove(ana, ben);
  expect(await household()).toBeNull();
});

test("a repeat belongs to its person when the household ends while its sharing rests", async () => {
  const household = await addBensRepeat();
  const id = await server.household(ana, ben);
  await changeRole(server.app, ana.user.id, "free");
  expect(await household()).toBe(id);
  await remove(ana, ana);
  expect(await ben.do("getUser", {})).toMatchObject({ householdId: null });
  expect(await household()).toBeNull();
});

test("two repeats that get one item when people part become one repeat", async () => {
  await server.household(ana, ben);
  const { household } = await ana.do("getHousehold", {});
  const [anas, bens] = [await add(ana, "Oat flakes"), await add(ben, "Rye flakes")];
  const repeat = (item: string, due: string) =>
    server.database.execute(
      `INSERT INTO recurring_items (id, user_id, household_id, list_id, item_id, recurrence_interval_days, start_date, next_due_date)
       VALUES (new_id(), $1, $2, $2, $3, 7, '2026-03-01', $4)`,
      [ana.user.id, household!.id, item, due],
    );
  await repeat(anas.id, "2030-03-11T00:00:00Z");
  await repeat(bens.id, "2030-03-04T00:00:00Z");
  await ana.do("changeItem", { params: { id: bens.id }, body: { name: "Oat flakes" } });
  await remove(ana, ben);
  const left = await server.database.execute(
    "SELECT item_id FROM recurring_items WHERE user_id = $1 AND deleted_at IS NULL",
    [ana.user.id],
  );
  expect(left).toEqual([{ item_id: anas.id }]);
});
