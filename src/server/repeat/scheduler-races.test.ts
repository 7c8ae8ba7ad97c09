import { afterAll, beforeAll, expect, test } from "vitest";
import { mortalDatabase } from "../../../test/mortal-database.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { newId } from "../../contract/new-id.ts";
import { Database } from "../db/database.ts";
import type { App } from "../http/handler.ts";
import { createLog } from "../log.ts";
import { localDate, nextDueDate, type Calendar, type Rule } from "./dates.ts";
import { addDueItems } from "./scheduler.ts";

/** Times at which the processes look, in each of two seasons in which clocks change. More by the environment. */
const rounds = Number(process.env.SCHEDULER_ROUNDS ?? 60);
const hour = 3_600_000;

/** All of them change their clocks in both seasons, some at midnight. */
const zones = `
  America/New_York America/Los_Angeles America/St_Johns America/Santiago America/Havana Europe/London
  Europe/Berlin Africa/Cairo Asia/Beirut Australia/Sydney Australia/Lord_Howe Pacific/Auckland
`
  .trim()
  .split(/\s+/);
const seasons = ["2026-03-01T00:00:00Z", "2026-09-01T00:00:00Z"];
const seasonHours = 64 * 24;

/** A repeat, and what a single process that never dies would have made of it. */
type Watched = Rule &
  Calendar & {
    id: string;
    name: string;
    due: Date;
    dates: string[];
    items: number;
  };

let server: TestServer;
let pools: Database[];

beforeAll(async () => {
  server = await startTestServer();
  const connection = { connectionString: server.databaseUrl };
  pools = [1, 2, 3].map(() => new Database({ connection, poolSize: 3, log: createLog("silent") }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await server.close();
});

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
  };
}

class Killed extends Error {}

/** A process on the one database; it dies after `steps` exchanges with it. */
function processOn(pool: Database, steps: number): { app: App; wasKilled: () => boolean } {
  let left = steps;
  const database = mortalDatabase(pool, () => {
    left -= 1;
    if (left < 0) throw new Killed();
  });
  return { app: { ...server.app, log: createLog("silent"), database }, wasKilled: () => left < 0 };
}

async function watch(timezone: string, weekday: number, now: Date): Promise<Watched> {
  const name = `Thing in ${timezone}`;
  const [userId, itemId, id] = [newId(), newId(), newId()];
  const startDate = localDate(now, timezone);
  const rule = { startDate, lastPurchasedAt: null, intervalDays: 7, weekday, timezone };
  const due = nextDueDate({ ...rule, now });
  await server.database.execute(
    `WITH scope AS (INSERT INTO scopes (id) VALUES ($1)),
     person AS (
       INSERT INTO users (id, email, password, role, timezone, recurring_day) VALUES ($1, $1, '', 'premium', $4, $5)),
     own AS (INSERT INTO user_items (id, name, name_key, user_id) VALUES ($2, $6, lower($6), $1)),
     bought AS (
       INSERT INTO items (id, user_item_id, name, name_key, user_id, completed, completed_at)
       VALUES ($2, $2, $6, lower($6), $1, true, $9))
     INSERT INTO recurring_items (id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES ($3, $1, $2, 7, $7, $8)`,
    [userId, itemId, id, timezone, weekday, name, startDate, due, now],
  );
  return { ...rule, id, name, due, dates: [], items: 1 };
}

/** What the rules say about this moment; `isOpen`: whether the name is on the list. */
function expectAt(now: Date, repeat: Watched, isOpen: boolean): void {
  if (repeat.due > now) return;
  const date = localDate(repeat.due, repeat.timezone);
  if (!repeat.dates.includes(date)) {
    repeat.dates.push(date);
    if (!isOpen) repeat.items += 1;
  }
  repeat.due = nextDueDate({ ...repeat, now });
}

async function openNames(): Promise<Set<unknown>> {
  const rows = await server.database.execute(
    "SELECT name FROM items WHERE NOT completed AND deleted_at IS NULL",
  );
  return new Set(rows.map(({ name }) => name));
}

/** People tick, delete or leave what was added. */
async function shop(repeats: readonly Watched[], now: Date, random: () => number) {
  const open = await openNames();
  for (const repeat of repeats.filter(({ name }) => open.has(name))) {
    const fate = random();
    if (fate < 0.3) continue;
    if (fate < 0.7) {
      await server.database.execute("UPDATE items SET deleted_at = $2 WHERE name = $1 AND NOT completed", [
        repeat.name,
        now,
      ]);
      continue;
    }
    repeat.lastPurchasedAt = now.toISOString();
    repeat.due = nextDueDate({ ...repeat, now });
    await server.database.execute(
      `WITH bought AS (
         UPDATE items SET completed = true, completed_at = $2 WHERE name = $1 AND NOT completed AND deleted_at IS NULL)
       UPDATE recurring_items SET last_purchased_at = $2, next_due_date = $4 WHERE id = $3`,
      [repeat.name, now, repeat.id, repeat.due],
    );
  }
}

test("three processes that are killed and whose clock jumps bring every due date once, and miss none", async () => {
  const random = seeded(20_260_308);
  let kills = 0;
  let fired = 0;
  for (const season of seasons) {
    await server.database.execute("DELETE FROM users");
    const begin = new Date(season);
    server.clock.jumpTo(begin);
    const repeats: Watched[] = [];
    // Sundays for half of them: that is when most clocks change.
    for (const [index, zone] of zones.entries())
      repeats.push(await watch(zone, index % 2 === 0 ? 0 : index % 7, begin));

    for (let round = 0; round < rounds; round += 1) {
      // Mostly forward, by hours or by weeks as after a long stop; now and then back by an hour or more.
      const stride = (seasonHours / rounds) * hour;
      const jump = random();
      const by =
        jump < 0.15 ? -hour * (1 + 25 * random()) : stride * (jump < 0.2 ? 8 * random() : 2 * random());
      server.clock.jumpTo(new Date(server.clock.now().getTime() + by));
      const now = server.clock.now();
      const open = await openNames();
      for (const repeat of repeats) expectAt(now, repeat, open.has(repeat.name));

      const racing = pools.map((pool) =>
        processOn(pool, random() < 0.5 ? Math.floor(random() * 40) : Infinity),
      );
      await Promise.all(racing.map(({ app }) => addDueItems(app).catch(() => 0)));
      kills += racing.filter(({ wasKilled }) => wasKilled()).length;
      // The killed ones are started again.
      await addDueItems(processOn(pools[0]!, Infinity).app);
      await shop(repeats, now, random);
    }

    for (const { id, name, dates, items, due } of repeats) {
      const rows = await server.database.execute(
        `SELECT array(SELECT local_date::text FROM recurring_occurrences WHERE recurring_item_id = $1 ORDER BY 1) AS dates,
           (SELECT count(*)::int FROM items WHERE name = $2) AS items,
           (SELECT count(*)::int FROM items WHERE name = $2 AND NOT completed AND deleted_at IS NULL) <= 1 AS once,
           (SELECT next_due_date FROM recurring_items WHERE id = $1) AS due`,
        [id, name],
      );
      const shown = { dates: dates.toSorted(), items, once: true, due: due.toISOString() };
      expect([name, { ...rows[0], due: new Date(String(rows[0]!.due)).toISOString() }]).toEqual([
        name,
        shown,
      ]);
      fired += dates.length;
    }
  }
  expect(kills).toBeGreaterThan(rounds / 2);
  expect(fired).toBeGreaterThan(zones.length * 6);
}, 120_000);
