import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { learn } from "../learning/learn.ts";

let server: TestServer;
let admin: Client;
const globals = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
  for (const { id, name } of await admin.do("listGlobalStores", {})) globals.set(name, id);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute("DELETE FROM store_category_confidence");
  await server.database.execute("UPDATE stores SET categories = ARRAY['bakery'] WHERE is_global");
});

const learned = (store: string, categoryName: string, score: number, users = 5, usage = 10) =>
  server.database.execute(
    `INSERT INTO store_category_confidence (id, store_id, category_name, confidence_score, user_count, usage_frequency)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [newId(), globals.get(store) ?? store, categoryName, score, users, usage],
  );
const categoriesOf = async (store: string) =>
  (await admin.do("listGlobalStores", {})).find(({ name }) => name === store)!.categories;

describe("learning insights", () => {
  test("have a confidence of at least 80 and a category that the global store lacks", async () => {
    const own = await admin.do("addStore", { body: { name: "Hofladen", categories: ["Bakery"] } });
    await learned("Costco", "bakery", 95);
    await learned("Costco", "pet", 80);
    await learned("Walmart", "baby", 93);
    await learned("Walmart", "clothing", 79);
    await learned(own.id, "pet", 99);
    expect(await admin.do("getInsightsSummary", {})).toEqual({
      totalPendingUpdates: 2,
      totalHighConfidenceRelations: 3,
      pendingUpdates: [
        { categoryName: "baby", storeName: "Walmart", confidenceScore: 93 },
        { categoryName: "pet", storeName: "Costco", confidenceScore: 80 },
      ],
    });
  });

  test("are added to their stores when applied, the surest first, and only once", async () => {
    await learned("Costco", "pet", 81);
    await learned("Costco", "baby", 92);
    await learned("Walmart", "clothing", 79);
    expect(await admin.do("applyInsights", {})).toEqual({ updatesApplied: 2 });
    expect([await categoriesOf("Costco"), await categoriesOf("Walmart")]).toEqual([
      ["bakery", "baby", "pet"],
      ["bakery"],
    ]);
    expect(await admin.do("applyInsights", {})).toEqual({ updatesApplied: 0 });
    expect(await categoriesOf("Costco")).toEqual(["bakery", "baby", "pet"]);
    expect(await admin.do("getInsightsSummary", {})).toMatchObject({
      totalPendingUpdates: 0,
      totalHighConfidenceRelations: 2,
      pendingUpdates: [],
    });
  });

  test("are added once when two administrators apply them at the same moment", async () => {
    for (const name of globals.keys()) await learned(name, "pet", 90);
    const replies = await Promise.all([admin.do("applyInsights", {}), admin.do("applyInsights", {})]);
    expect(replies[0].updatesApplied + replies[1].updatesApplied).toBe(globals.size);
    expect(await categoriesOf("Costco")).toEqual(["bakery", "pet"]);
  });

  test("leave a store that is full alone", async () => {
    const full = Array.from({ length: 99 }, (_, index) => `category ${index}`);
    await server.database.execute("UPDATE stores SET categories = $2 WHERE id = $1", [
      globals.get("Costco"),
      full,
    ]);
    await learned("Costco", "pet", 81);
    await learned("Costco", "baby", 92);
    expect(await admin.do("applyInsights", {})).toEqual({ updatesApplied: 1 });
    expect(await categoriesOf("Costco")).toEqual([...full, "baby"]);
  });
});

describe("the analytics", () => {
  test("sum up each category over all stores, the surest first, blank names left out", async () => {
    await learned("Costco", "pet", 40, 4, 10);
    await learned("Walmart", "pet", 61, 6, 11);
    await learned("Costco", "baby", 90, 1, 2);
    await learned("Costco", "", 99);
    expect(await admin.do("listCategoryUsage", {})).toEqual([
      { categoryName: "baby", totalStores: 1, totalUsers: 1, totalUsage: 2, avgConfidence: 90 },
      { categoryName: "pet", totalStores: 2, totalUsers: 10, totalUsage: 21, avgConfidence: 51 },
    ]);
  });

  test("begin with the store that most people have shown something of, and have every global one", async () => {
    await learned("Walmart", "pet", 40, 6);
    await learned("Costco", "pet", 90, 9);
    const stores = await admin.do("listAnalyticsStores", {});
    expect(stores.slice(0, 2)).toEqual([
      { id: globals.get("Costco"), name: "Costco", userCount: 9 },
      { id: globals.get("Walmart"), name: "Walmart", userCount: 6 },
    ]);
    expect(stores.length).toBe(globals.size);
  });

  test("show an administrator what was learned of any store, and what it might get", async () => {
    const ana = await server.signUp();
    const store = await ana.do("addStore", { body: { name: "Bioladen", categories: ["Bakery"] } });
    await learned(store.id, "pet", 30);
    for (const id of [store.id, globals.get("Costco")!])
      expect((await admin.call("listEnhancedCategories", { params: { id } })).status).toBe(200);
    const suggested = await admin.do("listSuggestedCategories", { params: { id: store.id } });
    expect(suggested).toMatchObject([{ categoryName: "pet", confidenceScore: 30 }]);
    const gone = await admin.call("listEnhancedCategories", { params: { id: newId() } });
    expect(gone.status).toBe(404);
  });
});

test("activity counts sign-ups, and households once however many of them shop, for each of 26 weeks", async () => {
  server.clock.forward({ days: 14 });
  const shop = async (who: Client) => {
    const { id } = await who.do("addItem", { body: { name: "Milk" } });
    await who.do("changeItem", { params: { id }, body: { completed: true } });
    server.clock.forward({ minutes: 1 });
  };
  const [ana, ben, cleo] = [await server.signUp(), await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  for (const who of [ana, ben, cleo, cleo]) await shop(who);
  await learn(server.app);
  const weeks = await admin.do("listActivity", {});
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)).toMatchObject({ signUps: 3, activeHouseholds: 2 });
  expect(weeks.at(-2)).toMatchObject({ signUps: 0, activeHouseholds: 0 });
  expect(weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(weeks.map(() => 1));
  server.clock.forward({ days: 7 });
  await shop(ana);
  await learn(server.app);
  const later = await admin.do("listActivity", {});
  expect(later.slice(-2)).toMatchObject([
    { week: weeks.at(-1)!.week, activeHouseholds: 2 },
    { signUps: 0, activeHouseholds: 1 },
  ]);
});
