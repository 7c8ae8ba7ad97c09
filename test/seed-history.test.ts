import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedHistory, type HistoryOptions } from "../db/history/seed-history.ts";
import type { Database } from "../src/server/db/database.ts";
import { learnEverything } from "../src/server/learning/learn.ts";
import { freshDatabase } from "./database.ts";
import { startTestServer, type TestServer } from "./server.ts";

const options: HistoryOptions = {
  households: 12,
  weeks: 12,
  seed: 1,
  until: new Date("2026-03-02T10:00:00Z"),
  passwordHash: "none",
};
let server: TestServer;
let seeded: { count: number; first: string };

beforeAll(async () => {
  server = await startTestServer();
  seeded = await seedHistory(server.database, options);
  await learnEverything(server.app);
});
afterAll(() => server.close());

const ask = async (sql: string, database: Database = server.database) => database.execute(sql);
const number = async (sql: string) => Number((await ask(`SELECT (${sql})::int AS number`))[0]!["number"]);

describe("demo data", () => {
  test("is the same for the same numbers, and another for another seed", async () => {
    const [again, other] = [await freshDatabase(), await freshDatabase()];
    try {
      await seedHistory(again.database, options);
      await seedHistory(other.database, { ...options, seed: 2 });
      const bought = `SELECT h.id, h.completed_at, m.name FROM shopping_history h
        JOIN master_items m ON m.id = h.master_item_id ORDER BY h.id`;
      const first = await ask(bought);
      expect(first.length).toBeGreaterThan(500);
      expect(await ask(bought, again.database)).toEqual(first);
      expect(await ask(bought, other.database)).not.toEqual(first);
    } finally {
      await again.close();
      await other.close();
    }
  });

  test("is not written twice", async () => {
    await expect(seedHistory(server.database, options)).rejects.toThrow("are there already");
  });

  test("holds what the server would have written", async () => {
    expect(await number("SELECT count(*) FROM users")).toBe(seeded.count);
    // Each purchase is one completed item, in the history, in its visit, and in what the store is used for.
    const purchases = await number("SELECT count(*) FROM item_purchases");
    expect(await number("SELECT count(*) FROM items WHERE completed AND completed_by IS NOT NULL")).toBe(
      purchases,
    );
    expect(await number("SELECT count(*) FROM shopping_history")).toBe(purchases);
    expect(await number("SELECT sum(frequency) FROM suggestions")).toBe(purchases);
    expect(await number("SELECT sum(items_checked_off) FROM shopping_lists")).toBe(purchases);
    expect(await number("SELECT sum(items_skipped) FROM shopping_lists")).toBe(
      await number("SELECT count(*) FROM skipped_items"),
    );
    expect(await number("SELECT count(*) FROM skipped_items")).toBeGreaterThan(10);
    expect(await number("SELECT count(*) FROM store_visits WHERE end_time IS NULL")).toBe(0);
    expect(await number("SELECT count(*) FROM users WHERE household_id IS NOT NULL")).toBe(
      await number("SELECT count(*) FROM household_members"),
    );
  });

  test("ends on its day, and leaves something on every list", async () => {
    const [latest] = await ask("SELECT max(completed_at) AS at FROM shopping_history");
    expect(Date.parse(String(latest!["at"]))).toBeLessThan(Date.parse("2026-03-02T00:00:00Z"));
    expect(
      await number("SELECT count(DISTINCT user_id) FROM items WHERE NOT completed"),
    ).toBeGreaterThanOrEqual(12);
  });

  test("is enough to learn aisle orders, intervals and confidences from", async () => {
    expect(
      await number("SELECT count(*) FROM stores WHERE NOT is_global AND aisle_order <> '{}'"),
    ).toBeGreaterThan(15);
    expect(
      await number("SELECT count(*) FROM suggestions WHERE usual_interval_days IS NOT NULL"),
    ).toBeGreaterThan(100);
    expect(await number("SELECT max(confidence_score) FROM store_category_confidence")).toBeGreaterThan(40);
    expect(await number("SELECT count(*) FROM activity_weeks")).toBeGreaterThanOrEqual(12);
  });
});
