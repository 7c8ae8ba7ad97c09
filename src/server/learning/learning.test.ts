import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeRole } from "../accounts/role.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { learn, learnEverything, learnGlobalStores } from "./learn.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute("DELETE FROM items");
  await server.database.execute("DELETE FROM stores WHERE NOT is_global");
  await server.database.execute("DELETE FROM store_category_usage");
  server.clock.forward({ hours: 1 });
  await learnEverything(server.app);
  ana = await server.signUp();
});

const addStore = async (who: Client, name: string, categories: string[]) =>
  (await who.do("addStore", { body: { name, categories } })).id;
const setCategories = (who: Client, id: string, categories: string[]) =>
  who.do("changeStore", { params: { id }, body: { categories } });

/** Checks things off in a store, a minute each. */
async function buy(who: Client, inStoreId: string | null, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await who.do("addItem", { body: { name } });
    await who.do("changeItem", { params: { id }, body: { completed: true, inStoreId } });
    server.clock.forward({ minutes: 1 });
    ids.push(id);
  }
  return ids;
}
const miss = (who: Client, id: string, inStoreId: string, notHere = true) =>
  who.do("changeItem", { params: { id }, body: { notHere, inStoreId } });
const open = (who: Client, id: string) =>
  who.do("changeItem", { params: { id }, body: { completed: false } });

/** What is shown of a store: name, confidence, people, purchases. */
const learnedOf = async (who: Client, id: string) =>
  (await who.do("listEnhancedCategories", { params: { id } })).map((row) => [
    row.categoryName,
    row.confidenceScore,
    row.userCount,
    row.usageFrequency,
  ]);
const aisles = async (who: Client, id: string) => (await who.do("getStore", { params: { id } })).aisleOrder;
const interval = async (who: Client, name: string) =>
  (await who.do("getList", {})).suggestions!.find((one) => one.name === name)!.usualIntervalDays;

/** Everything that is learned, without its dates. */
async function everythingLearned() {
  const [confidences, evidence, habits, aisleOrders, weeks] = await Promise.all(
    [
      `SELECT store_id, category_name, confidence_score, user_count, usage_frequency, is_user_generated
       FROM store_category_confidence ORDER BY 1, 2`,
      "SELECT * FROM store_category_evidence ORDER BY 1, 2, 3",
      "SELECT id, usual_interval_days, interval_spread, purchase_days, places FROM suggestions ORDER BY id",
      "SELECT id, aisle_order FROM stores WHERE aisle_order <> '{}' ORDER BY id",
      "SELECT * FROM activity_weeks ORDER BY week",
    ].map((sql) => server.database.execute(sql)),
  );
  return { confidences, evidence, habits, aisleOrders, weeks };
}

describe("what a store is used for", () => {
  test("is known one run after people have set or shown it", async () => {
    const store = await addStore(ana, "Hofladen", ["Produce"]);
    await learn(server.app);
    expect(await learnedOf(ana, store)).toEqual([["produce", 21, 1, 0]]);
    await buy(ana, store, "Milk", "Butter");
    await learn(server.app);
    expect(await learnedOf(ana, store)).toEqual([
      ["dairy & eggs", 40, 1, 2],
      ["produce", 40, 1, 0],
    ]);
  });

  test("is one figure for everybody's stores of a global name, and grows with people", async () => {
    const scores: number[] = [];
    for (let people = 1; people <= 5; people += 1) {
      const who = await server.signUp();
      const store = await addStore(who, people % 2 ? "costco" : "COSTCO", ["Produce"]);
      await buy(who, store, "Milk", "Butter", "Cheese", "Yogurt");
      await learn(server.app);
      const [first] = await learnedOf(who, store);
      expect(first).toMatchObject(["dairy & eggs", expect.any(Number), people, people * 4]);
      scores.push(first![1] as number);
    }
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeLessThan(60);
    expect(scores.at(-1)).toBeGreaterThanOrEqual(80);
  });

  test("falls when a person takes the category out, and comes back when they buy it there after all", async () => {
    const store = await addStore(ana, "Costco", ["Dairy & Eggs", "Pet"]);
    const ben = await server.signUp();
    await addStore(ben, "Costco", ["Dairy & Eggs", "Pet"]);
    await buy(ana, store, "Milk");
    await learn(server.app);
    const before = await learnedOf(ana, store);
    expect(before.map(([name]) => name)).toEqual(["dairy & eggs", "pet"]);
    await setCategories(ana, store, ["Pet"]);
    await learn(server.app);
    const after = await learnedOf(ana, store);
    expect(after.map(([name, , people]) => [name, people])).toEqual([
      ["pet", 2],
      ["dairy & eggs", 1],
    ]);
    expect(after[1]![1]).toBeLessThan(before[0]![1] as number);
    server.clock.forward({ minutes: 1 });
    await buy(ana, store, "Butter");
    await learn(server.app);
    expect((await learnedOf(ana, store)).find(([name]) => name === "dairy & eggs")!.slice(2)).toEqual([2, 1]);
  });

  test("falls with each thing that a person reported as missing, and is as before when the report is taken back", async () => {
    const store = await addStore(ana, "Hofladen", ["Produce", "Dairy & Eggs"]);
    await buy(ana, store, "Milk", "Butter");
    const { id } = await ana.do("addItem", { body: { name: "Cheese" } });
    await learn(server.app);
    const scoreOf = async (name: string) =>
      (await learnedOf(ana, store)).find(([category]) => category === name)![1] as number;
    const [dairy, produce] = [await scoreOf("dairy & eggs"), await scoreOf("produce")];
    await miss(ana, id, store);
    await learn(server.app);
    const once = await scoreOf("dairy & eggs");
    expect(once).toBeLessThan(dairy);
    expect(await scoreOf("produce")).toBe(produce);
    server.clock.forward({ hours: 1 });
    await miss(ana, id, store);
    await learn(server.app);
    expect(await scoreOf("dairy & eggs")).toBeLessThan(once);
    await miss(ana, id, store, false);
    await learn(server.app);
    expect(await scoreOf("dairy & eggs")).toBe(once);
  });

  test("falls when another member reports something as missing who has never bought there", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    const store = await addStore(ana, "Hofladen", ["Produce"]);
    await buy(ana, store, "Milk", "Butter");
    const { id } = await ana.do("addItem", { body: { name: "Cheese" } });
    await learn(server.app);
    const before = await learnedOf(ana, store);
    await miss(ben, id, store);
    await learn(server.app);
    const [name, score, ...rest] = (await learnedOf(ana, store))[0]!;
    expect([name, ...rest]).toEqual(["dairy & eggs", 1, 2]);
    expect(score).toBeLessThan(before[0]![1] as number);
    const learned = await everythingLearned();
    await learnEverything(server.app);
    expect(await everythingLearned()).toEqual(learned);
    await miss(ben, id, store, false);
    await learn(server.app);
    expect(await learnedOf(ana, store)).toEqual(before);
  });

  test("forgets a purchase that is taken back, also the only one of its visit, and an hour-long visit's first", async () => {
    const store = await addStore(ana, "Hofladen", ["Produce"]);
    const [milk] = await buy(ana, store, "Milk");
    await learn(server.app);
    expect(await learnedOf(ana, store)).toHaveLength(2);
    server.clock.forward({ minutes: 20 });
    await open(ana, milk!);
    await learn(server.app);
    expect(await learnedOf(ana, store)).toEqual([["produce", 21, 1, 0]]);
    const [bread] = await buy(ana, store, "Bread");
    server.clock.forward({ minutes: 25 });
    await buy(ana, store, "Apples");
    server.clock.forward({ minutes: 25 });
    await learn(server.app);
    await open(ana, bread!);
    await learn(server.app);
    expect(await learnedOf(ana, store)).toEqual([["produce", 34, 1, 1]]);
  });

  test("no longer counts people who have deleted or renamed their store", async () => {
    const ben = await server.signUp();
    const [anas, bens] = [await addStore(ana, "Costco", ["Pet"]), await addStore(ben, "Costco", ["Pet"])];
    await learn(server.app);
    expect(await learnedOf(ana, anas)).toMatchObject([["pet", expect.any(Number), 2, 0]]);
    server.clock.forward({ hours: 2 });
    await ben.do("deleteStore", { params: { id: bens } });
    await learn(server.app);
    expect(await learnedOf(ana, anas)).toMatchObject([["pet", expect.any(Number), 1, 0]]);
    server.clock.forward({ hours: 2 });
    await ana.do("changeStore", { params: { id: anas }, body: { name: "Hofladen" } });
    await learn(server.app);
    expect(await learnedOf(ana, anas)).toEqual([["pet", 21, 1, 0]]);
    const rows = await server.database.execute("SELECT store_id FROM store_category_confidence");
    expect(rows).toEqual([{ store_id: anas }]);
  });

  test("counts another member who shops in a person's store", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    const store = await addStore(ana, "Costco", ["Pet"]);
    await buy(ben, store, "Milk");
    await learn(server.app);
    expect(await learnedOf(ben, store)).toMatchObject([
      ["dairy & eggs", expect.any(Number), 1, 1],
      ["pet", expect.any(Number), 1, 0],
    ]);
  });
});

describe("the aisle order", () => {
  test("is that of the check-offs, and reaches every device as a change of the list", async () => {
    const store = await addStore(ana, "Hofladen", ["Produce", "Bakery", "Dairy & Eggs"]);
    expect(await aisles(ana, store)).toEqual([]);
    await buy(ana, store, "Milk", "Bread", "Apples");
    const { cursor } = await ana.do("getList", {});
    await learn(server.app);
    const order = ["dairy & eggs", "bakery", "produce"];
    expect(await aisles(ana, store)).toEqual(order);
    const changes = await ana.do("getList", { query: { since: cursor } });
    expect(changes).toMatchObject({ full: false, stores: [{ id: store, aisleOrder: order }], items: [] });
    await learn(server.app);
    const { cursor: latest } = changes;
    expect((await ana.do("getList", { query: { since: latest } })).stores).toEqual([]);
  });

  test("of a global store is everybody's until a person has walked it themselves", async () => {
    const order = ["produce", "bakery", "dairy & eggs"];
    for (let people = 0; people < 3; people += 1) {
      const who = await server.signUp();
      await buy(who, await addStore(who, "Costco", ["Bakery"]), "Apples", "Bread", "Milk");
    }
    await learn(server.app);
    await learnGlobalStores(server.app);
    const store = await addStore(ana, "costco", ["Bakery"]);
    expect(await aisles(ana, store)).toEqual(order);
    expect((await ana.do("listStores", {}))[0]!.aisleOrder).toEqual(order);
    await buy(ana, store, "Milk", "Bread");
    await learn(server.app);
    expect(await aisles(ana, store)).toEqual(["produce", "dairy & eggs", "bakery"]);
  });

  test("of a private store is seen by its list only", async () => {
    const anas = await addStore(ana, "Hofladen", ["Bakery"]);
    await buy(ana, anas, "Milk", "Bread");
    await learn(server.app);
    await learnGlobalStores(server.app);
    const ben = await server.signUp();
    expect(await aisles(ben, await addStore(ben, "Hofladen", ["Bakery"]))).toEqual([]);
  });

  test("is forgotten with the visit that it came from", async () => {
    const store = await addStore(ana, "Hofladen", ["Bakery"]);
    const ids = await buy(ana, store, "Milk", "Bread");
    await learn(server.app);
    for (const id of ids) await open(ana, id);
    await learn(server.app);
    expect(await aisles(ana, store)).toEqual([]);
  });
});

describe("how often something is bought", () => {
  const everyFourDays = async (who: Client, name: string) => {
    await buy(who, null, name);
    server.clock.forward({ days: 4 });
  };

  test("is known after three times, and counts what members buy in turn", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    for (const who of [ana, ben]) await everyFourDays(who, "Milk");
    await learn(server.app);
    expect(await interval(ana, "Milk")).toBeNull();
    for (const who of [ana, ben]) await everyFourDays(who, "Milk");
    await learn(server.app);
    expect(await interval(ana, "Milk")).toBeCloseTo(4, 1);
    expect(await interval(ben, "Milk")).toBeCloseTo(4, 1);
    await changeRole(server.app, ana.user.id, "free");
    await everyFourDays(ana, "Milk");
    await learn(server.app);
    expect(await interval(ana, "Milk")).toBeCloseTo(8, 1);
  });

  test("comes with the stores where it was bought and missed by any member", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    const [aldi, costco] = [await addStore(ana, "Aldi", ["Pet"]), await addStore(ana, "Costco", ["Pet"])];
    for (const [who, store] of [
      [ana, costco],
      [ben, costco],
      [ana, aldi],
    ] as const) {
      await buy(who, store, "Milk");
      server.clock.forward({ days: 2 });
    }
    const { id } = await ana.do("addItem", { body: { name: "milk" } });
    await miss(ben, id, aldi);
    await learn(server.app);
    await buy(ana, null, "Salt");
    const { suggestions } = await ben.do("getList", {});
    expect(suggestions!.map(({ name, places }) => [name, places])).toEqual([
      [
        "Milk",
        [
          { storeId: costco, bought: 2, missed: 0 },
          { storeId: aldi, bought: 1, missed: 1 },
        ],
      ],
      ["Salt", []],
    ]);
  });

  test("makes a proposal with its reason, unless the name repeats already", async () => {
    await server.database.execute("UPDATE users SET role = 'premium' WHERE id = $1", [ana.user.id]);
    const proposals = () => ana.do("listRepeatProposals", {});
    for (let week = 0; week < 5; week += 1) {
      await ana.do("getUser", {}); // renews the session
      await buy(ana, null, "Milk", ...(week % 2 ? ["Flour"] : []), ...(week < 3 ? ["Salt"] : []));
      server.clock.forward({ days: 7 });
    }
    await learn(server.app);
    expect(await proposals()).toEqual([
      {
        name: "Milk",
        categoryName: "Dairy & Eggs",
        intervalDays: 7,
        usualIntervalDays: expect.closeTo(7, 1),
        purchases: 5,
        lastSeen: expect.any(String),
        reason: "5 times, about every week",
      },
    ]);
    await ana.do("addRecurringItem", {
      body: { name: "milk", intervalDays: 14, recurrenceSource: "learned" },
    });
    expect(await proposals()).toEqual([]);
  });

  test("makes no proposal for a thing that went out of use", async () => {
    await server.database.execute("UPDATE users SET role = 'premium' WHERE id = $1", [ana.user.id]);
    for (let week = 0; week < 5; week += 1) {
      await ana.do("getUser", {}); // renews the session
      await buy(ana, null, "Milk");
      server.clock.forward({ days: 7 });
    }
    await learn(server.app);
    expect(await ana.do("listRepeatProposals", {})).toHaveLength(1);
    server.clock.forward({ days: 14 });
    expect(await ana.do("listRepeatProposals", {})).toEqual([]);
  });
});

test("learning everything again from the record gives the same as learning it bit by bit", async () => {
  const people = [ana, await server.signUp(), await server.signUp()];
  await server.household(...people.slice(0, 2));
  const stores: string[] = [];
  for (const [index, who] of people.entries())
    stores.push(await addStore(who, index === 0 ? "Hofladen" : "Costco", ["Produce", "Pet"]));
  for (let trip = 0; trip < 6; trip += 1) {
    const who = people[trip % 3]!;
    const store = stores[trip % 3]!;
    const ids = await buy(who, store, "Apples", trip % 2 ? "Milk" : "Bread", "Cheese");
    await learn(server.app);
    if (trip === 2) await open(who, ids[1]!);
    if (trip === 3) await setCategories(who, store, ["Produce", "Baby"]);
    if (trip === 4) await buy(who, null, "Salt");
    if (trip >= 3) await miss(who, (await who.do("addItem", { body: { name: "Bread" } })).id, store);
    await learn(server.app);
    server.clock.forward({ days: 5 });
  }
  await learnGlobalStores(server.app);
  await learn(server.app);
  const bitByBit = await everythingLearned();
  expect(bitByBit.confidences!.length).toBeGreaterThan(5);
  expect(bitByBit.aisleOrders!.length).toBeGreaterThan(2);
  expect(await learnEverything(server.app)).toBeGreaterThanOrEqual(3);
  expect(await everythingLearned()).toEqual(bitByBit);
  // A queue that starts over has nothing to add.
  await server.database.execute("DELETE FROM settings WHERE name = 'learned_until'");
  await learn(server.app);
  expect(await everythingLearned()).toEqual(bitByBit);
});

test("the figures are kept up by the recurring job", async () => {
  const store = await addStore(ana, "Hofladen", ["Produce"]);
  await server.database.execute("SELECT graphile_worker.add_job('learn')");
  await server.runJobs();
  expect(await learnedOf(ana, store)).toEqual([["produce", 21, 1, 0]]);
});
