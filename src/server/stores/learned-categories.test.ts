import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { type Client, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let globalCostco: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.execute("DELETE FROM store_category_usage");
  await server.database.execute("DELETE FROM store_category_confidence");
  ana = await server.signUp();
  globalCostco = (await ana.do("listGlobalStores", {})).find(({ name }) => name === "Costco")!.id;
});

const addStore = (name: string, categories: string[], by = ana) =>
  by.do("addStore", { body: { name, categories } });
const setCategories = (id: string, categories: string[]) =>
  ana.do("changeStore", { params: { id }, body: { categories } });

/** What is recorded, without the order in which one change wrote it. */
async function recorded(): Promise<string[]> {
  const rows = await server.database.execute(
    "SELECT store_id, user_id, category_name, action_type FROM store_category_usage ORDER BY action_type, category_name",
  );
  return (rows as Record<"store_id" | "user_id" | "category_name" | "action_type", string>[]).map(
    (row) => `${row.action_type} ${row.category_name} at ${nameOf(row.store_id)} by ${nameOf(row.user_id)}`,
  );
}
function nameOf(id: string): string {
  if (id === globalCostco) return "everybody's Costco";
  return id === ana.user.id ? "Ana" : id;
}

const learn = (storeId: string, categoryName: string, score: number) =>
  server.database.execute(
    `INSERT INTO store_category_confidence (id, store_id, category_name, confidence_score, user_count, usage_frequency)
     VALUES ($1, $2, $3, $4, 4, 9)`,
    [newId(), storeId, categoryName, score],
  );

describe("a change of a store's categories is recorded", () => {
  test("for the global store of its name, if there is one", async () => {
    const store = await addStore("COSTCO", ["bakery", "pet"]);
    expect(await recorded()).toEqual([
      "added bakery at everybody's Costco by Ana",
      "added pet at everybody's Costco by Ana",
    ]);
    await server.database.execute("DELETE FROM store_category_usage");
    await setCategories(store.id, ["pet", "baby"]);
    expect(await recorded()).toEqual([
      "added baby at everybody's Costco by Ana",
      "kept pet at everybody's Costco by Ana",
      "removed bakery at everybody's Costco by Ana",
    ]);
  });

  test("for the person's own store, if no global one has its name", async () => {
    const store = await addStore("Hofladen", ["produce"]);
    expect(await recorded()).toEqual([`added produce at ${store.id} by Ana`]);
  });

  test("in the name of the member who made it, also when another member owns the store", async () => {
    const ben = await server.signUp();
    await server.household(ben, ana);
    const store = await addStore("Costco", ["bakery"], ben);
    await server.database.execute("DELETE FROM store_category_usage");
    await setCategories(store.id, ["bakery", "pet"]);
    expect(await recorded()).toEqual([
      "added pet at everybody's Costco by Ana",
      "kept bakery at everybody's Costco by Ana",
    ]);
  });

  test("once, when the same change arrives twice", async () => {
    const store = await addStore("Costco", ["bakery"]);
    await addStore("Costco", ["pet"]);
    await setCategories(store.id, ["pet"]);
    const before = await recorded();
    await setCategories(store.id, ["pet"]);
    expect(await recorded()).toEqual(before);
    expect(before).toHaveLength(3);
  });

  test("under its new name, when a store is renamed", async () => {
    const store = await addStore("Hofladen", ["produce", "bakery"]);
    await server.database.execute("DELETE FROM store_category_usage");
    await ana.do("changeStore", {
      params: { id: store.id },
      body: { name: "Costco", categories: ["bakery"] },
    });
    expect(await recorded()).toEqual(["added bakery at everybody's Costco by Ana"]);
  });

  test("only if it was not refused", async () => {
    const store = await addStore("Costco", ["bakery"]);
    const before = await recorded();
    const stranger = await server.signUp();
    await stranger.call("addStore", { body: { id: store.id, name: "Costco", categories: ["pet"] } });
    await stranger.call("changeStore", { params: { id: store.id }, body: { categories: ["pet"] } });
    expect(await recorded()).toEqual(before);
  });
});

describe("the learned confidence of a store", () => {
  test("is shown the highest first, from the global store of its name", async () => {
    const store = await addStore("costco", ["bakery"]);
    await learn(globalCostco, "pet", 41);
    await learn(globalCostco, "bakery", 92);
    await learn(globalCostco, "baby", 12);
    await learn(store.id, "clothing", 99);
    const learned = await ana.do("listEnhancedCategories", { params: { id: store.id } });
    expect(learned.map(({ categoryName, confidenceScore }) => [categoryName, confidenceScore])).toEqual([
      ["bakery", 92],
      ["pet", 41],
      ["baby", 12],
    ]);
    expect(learned[0]).toEqual({
      categoryName: "bakery",
      confidenceScore: 92,
      userCount: 4,
      usageFrequency: 9,
      isUserGenerated: true,
    });
  });

  test("is its own for a store that no other person has", async () => {
    const store = await addStore("Hofladen", ["produce"]);
    expect(await ana.do("listEnhancedCategories", { params: { id: store.id } })).toEqual([]);
    await learn(store.id, "bakery", 30);
    expect(await ana.do("listEnhancedCategories", { params: { id: store.id } })).toHaveLength(1);
  });

  test("is suggested from 30 on, unless the store has the category already", async () => {
    const store = await addStore("Costco", ["bakery"]);
    await learn(globalCostco, "bakery", 92);
    await learn(globalCostco, "pet", 30);
    await learn(globalCostco, "baby", 29);
    await learn(globalCostco, "clothing", 77);
    const suggested = await ana.do("listSuggestedCategories", { params: { id: store.id } });
    expect(suggested.map(({ categoryName }) => categoryName)).toEqual(["clothing", "pet"]);
  });
});
