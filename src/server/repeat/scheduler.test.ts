import { changeRole } from "../accounts/role.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { mortalDatabase } from "../../../test/mortal-database.ts";
import { createLog } from "../log.ts";
import { watchDueItems } from "./due-watch.ts";
import { addDueItems } from "./scheduler.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.execute("DELETE FROM recurring_items");
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

const repeat = (name: string, who = ana) => who.do("addRecurringItem", { body: { name, intervalDays: 7 } });
const tick = (id: string, who = ana) => who.do("changeItem", { params: { id }, body: { completed: true } });
const open = (who = ana) => who.do("listItems", {});
const dueDates = async (who = ana) =>
  (await who.do("listRecurringItems", {})).map(({ nextDueDate }) => nextDueDate.slice(0, 10));
const addDue = () => addDueItems(server.app);

describe("on its day", () => {
  test("a new item is on the list with the same quantity, size and store", async () => {
    const store = await ana.do("addStore", { body: { name: "Shop", categories: ["Dairy"] } });
    const first = await ana.do("addItem", { body: { name: "2 x 500 ml milk", storeId: store.id } });
    const { id } = await repeat("Milk");
    await tick(first.id);
    server.clock.jumpTo("2026-03-08T23:59:59Z");
    expect(await addDue()).toBe(0);
    server.clock.jumpTo("2026-03-09T00:00:00Z");
    const { cursor } = await ana.do("getList", {});
    expect(await addDue()).toBe(1);
    const items = await open();
    expect(items).toMatchObject([
      {
        name: "Milk",
        quantity: first.quantity,
        parsedQuantity: first.parsedQuantity,
        parsedSize: first.parsedSize,
        categoryName: first.categoryName,
        storeId: store.id,
        userId: ana.user.id,
        completed: false,
        note: null,
        createdAt: "2026-03-09T00:00:00+00:00",
      },
    ]);
    expect(items[0]!.id).not.toBe(first.id);
    // Every device gets it with what has changed, the repeat's new item and date too.
    const changes = await ana.do("getList", { query: { since: cursor } });
    expect(changes).toMatchObject({
      full: false,
      items,
      recurringItems: [{ id, itemId: items[0]!.id, nextDueDate: "2026-03-16T00:00:00+00:00" }],
    });
    expect(await addDue()).toBe(0);
    const rows = await server.database.execute(
      `SELECT local_date::text, item_id FROM recurring_occurrences WHERE recurring_item_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ local_date: "2026-03-09", item_id: items[0]!.id }]);
  });

  test("a name that is open already is not added, and comes again a week later", async () => {
    const { itemId } = await repeat("Milk");
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    expect(await addDue()).toBe(0);
    expect(await open()).toMatchObject([{ id: itemId }]);
    expect(await dueDates()).toEqual(["2026-03-16"]);
  });

  test("an item of that name that was added by hand counts", async () => {
    const { itemId } = await repeat("Milk");
    await tick(itemId);
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    const { id } = await ana.do("addItem", { body: { name: "milk" } });
    expect(await addDue()).toBe(0);
    expect(await open()).toMatchObject([{ id }]);
  });

  test("the item of a repeat is found under another form of its name", async () => {
    const { itemId } = await repeat("Tomatoes");
    await tick(itemId);
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    await addDue();
    const [tomatoes] = await open();
    expect(await ana.do("addItem", { body: { name: "tomato" } })).toEqual(tomatoes);
  });

  test("an item that was deleted comes back when it is due", async () => {
    const { itemId } = await repeat("Milk");
    await ana.do("deleteItem", { params: { id: itemId } });
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    expect(await addDue()).toBe(1);
    expect(await open()).toMatchObject([{ name: "Milk" }]);
  });

  test("the new item gets the category that was chosen for the name since", async () => {
    const { itemId } = await repeat("Milk");
    const { id: categoryId } = await ana.do("addCategory", { body: { name: "White Things" } });
    await tick(itemId);
    await ana.do("changeItem", { params: { id: itemId }, body: { categoryId } });
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    await addDue();
    expect(await open()).toMatchObject([{ categoryId, categoryName: "White Things" }]);
  });

  test("a deleted repeat adds nothing", async () => {
    const { id, itemId } = await repeat("Milk");
    await tick(itemId);
    await ana.do("deleteRecurringItem", { params: { id } });
    server.clock.jumpTo("2026-03-09T08:00:00Z");
    expect(await addDue()).toBe(0);
    // Taken back, it comes as if it had never been deleted.
    await ana.do("changeRecurringItem", { params: { id }, body: { deleted: false } });
    expect(await addDue()).toBe(1);
  });
});

test("a server that was down for weeks adds an item once", async () => {
  const { id, itemId } = await repeat("Milk");
  await tick(itemId);
  server.clock.jumpTo("2026-03-25T10:00:00Z");
  expect(await addDue()).toBe(1);
  expect(await addDue()).toBe(0);
  expect(await open()).toMatchObject([{ name: "Milk" }]);
  expect(await dueDates()).toEqual(["2026-03-30"]);
  const rows = await server.database.execute(
    "SELECT local_date::text FROM recurring_occurrences WHERE recurring_item_id = $1",
    [id],
  );
  expect(rows).toEqual([{ local_date: "2026-03-09" }]);
});

test("a clock that is set back doesn't bring a date again", async () => {
  const { itemId } = await repeat("Milk");
  await tick(itemId);
  server.clock.jumpTo("2026-03-09T00:00:05Z");
  expect(await addDue()).toBe(1);
  const [milk] = await open();
  await ana.do("deleteItem", { params: { id: milk!.id } });
  server.clock.jumpTo("2026-03-08T23:00:00Z");
  // Set anew, so that it counts as due on that Monday once more.
  await ana.do("changeRecurringPreferences", { body: { recurringDay: 2 } });
  await ana.do("changeRecurringPreferences", { body: { recurringDay: 1 } });
  expect(await dueDates()).toEqual(["2026-03-09"]);
  server.clock.jumpTo("2026-03-09T00:00:05Z");
  expect(await addDue()).toBe(0);
  expect(await open()).toEqual([]);
  expect(await dueDates()).toEqual(["2026-03-16"]);
});

describe("without Premium", () => {
  const setRole = (who: Client, role: "free" | "premium") => changeRole(server.app, who.user.id, role);

  test("nothing is added and the dates stay; with the upgrade the item comes, once", async () => {
    const { itemId } = await repeat("Milk");
    await tick(itemId);
    await setRole(ana, "free");
    server.clock.jumpTo("2026-03-25T10:00:00Z");
    expect(await addDue()).toBe(0);
    await setRole(ana, "premium");
    expect(await dueDates()).toEqual(["2026-03-09"]);
    expect(await addDue()).toBe(1);
    expect(await addDue()).toBe(0);
    expect(await open()).toMatchObject([{ name: "Milk" }]);
  });

  test("a member's repeats rest while the owner doesn't pay, unless the member pays", async () => {
    const [ben, cleo] = [await server.signUp(), await server.signUp({ role: "premium" })];
    await server.household(ana, ben, cleo);
    for (const who of [ben, cleo])
      await tick((await repeat(who === ben ? "Milk" : "Bread", who)).itemId, who);
    await setRole(ana, "free");
    server.clock.jumpTo("2026-03-09T10:00:00Z");
    expect(await addDue()).toBe(1);
    expect(await open(cleo)).toMatchObject([{ name: "Bread" }]);
    expect(await open(ben)).toEqual([]);
    await setRole(ana, "premium");
    expect(await addDue()).toBe(1);
    expect((await open(ben)).map(({ name }) => name).toSorted()).toEqual(["Bread", "Milk"]);
  });
});

test("in a household a repeat puts one item for each name on the shared list, in the owner's time zone", async () => {
  const ben = await server.signUp({ role: "premium" });
  const milks = [await repeat("Milk"), await repeat("Milk", ben)];
  await tick(milks[0]!.itemId);
  await tick(milks[1]!.itemId, ben);
  await server.household(ana, ben);
  await ana.do("changeRecurringPreferences", { body: { timezone: "Asia/Tokyo" } });
  server.clock.jumpTo("2026-03-08T15:00:00Z");
  expect(await addDue()).toBe(1);
  expect(await open(ben)).toMatchObject([{ name: "Milk" }]);
  expect(await open(ana)).toEqual(await open(ben));
  expect(await dueDates()).toEqual(["2026-03-15", "2026-03-15"]);
});

test("more repeats than one transaction takes all come", async () => {
  await server.database.execute(
    `WITH names AS (
       INSERT INTO user_items (id, list_id, name, name_key, user_id) SELECT new_id(), $1, 'Thing ' || n, 'thing ' || n, $1
       FROM generate_series(1, 450) n RETURNING id, name, name_key),
     bought AS (
       INSERT INTO items (id, list_id, user_item_id, name, name_key, user_id, completed, completed_at)
       SELECT new_id(), $1, id, name, name_key, $1, true, '2026-03-02T10:00:00Z' FROM names RETURNING id)
     INSERT INTO recurring_items (id, list_id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     SELECT new_id(), $1, $1, id, 7, '2026-03-02', '2026-03-09' FROM bought`,
    [ana.user.id],
  );
  server.clock.jumpTo("2026-03-09T10:00:00Z");
  expect(await addDue()).toBe(450);
  expect(await open()).toHaveLength(450);
});

test("a list whose transaction fails doesn't delay the others, and is tried again", async () => {
  const others = await Promise.all([1, 2, 3].map(() => server.signUp({ role: "premium" })));
  for (const who of [ana, ...others]) await tick((await repeat("Milk", who)).itemId, who);
  server.clock.jumpTo("2026-03-09T10:00:00Z");
  await server.database.execute(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON items FOR EACH ROW WHEN (NEW.user_id = '${others[1]!.user.id}')
       EXECUTE FUNCTION refuse()`,
  );
  expect(await addDue()).toBe(3);
  await server.database.execute("DROP TRIGGER refuse ON items; DROP FUNCTION refuse");
  expect(await addDue()).toBe(1);
  for (const who of [ana, ...others]) expect(await open(who)).toHaveLength(1);
});

test("a process looks for due repeats at once and again and again, also when the database was away", async () => {
  await tick((await repeat("Milk")).itemId);
  server.clock.jumpTo("2026-03-09T10:00:00Z");
  let away = true;
  let uses = 0;
  const database = mortalDatabase(server.database, () => {
    uses += 1;
    if (away) throw new Error("the database is away");
  });
  // The clock is stopped between two polls until the test advances it.
  let pauses = 0;
  let passTime = () => {};
  const pause = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      pauses += 1;
      passTime = resolve;
      signal.addEventListener("abort", () => resolve());
    });
  const looked = async (times: number) => {
    await expect.poll(() => pauses).toBe(times);
  };
  const watch = watchDueItems({ ...server.app, log: createLog("silent"), database }, undefined, pause);
  try {
    await looked(1);
    expect(await open()).toEqual([]);
    away = false;
    passTime();
    await looked(2);
    const [milk, ...others] = await open();
    expect(others).toEqual([]);
    await tick(milk!.id);
    server.clock.jumpTo("2026-03-16T10:00:00Z");
    passTime();
    await looked(3);
    expect(await open()).toHaveLength(1);
  } finally {
    await watch.stop();
  }
  const usesBefore = uses;
  passTime();
  // Whatever that had set off would use the database before this does.
  const [milk] = await open();
  await tick(milk!.id);
  expect(uses).toBe(usesBefore);
  expect(pauses).toBe(3);
});
