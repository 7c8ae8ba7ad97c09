import { expect } from "vitest";
import { newId } from "../src/contract/new-id.ts";
import type { Database } from "../src/server/db/database.ts";
import { localDate, nextDueDate, type Calendar, type Rule } from "../src/server/due/dates.ts";

const hour = 3_600_000;

/** All of them change their clocks in both seasons, some at midnight. */
const zones = `
  America/New_York America/Los_Angeles America/St_Johns America/Santiago America/Havana Europe/London
  Europe/Berlin Africa/Cairo Asia/Beirut Australia/Sydney Australia/Lord_Howe Pacific/Auckland
`
  .trim()
  .split(/\s+/);

/** When the seasons begin in which clocks change, in the one half of the world forward, in the other back. */
export const seasons = ["2026-03-01T00:00:00Z", "2026-09-01T00:00:00Z"];
const seasonHours = 64 * 24;
const stopHours = 16 * 24;

/** A repeat, and what a single process that never dies would have made of it. */
export type Watched = Rule &
  Calendar & {
    id: string;
    name: string;
    due: Date;
    dates: string[];
    items: number;
  };

/** Numbers from 0 to 1, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Nobody is there but somebody in each zone with a weekly repeat; for half of them on Sunday, when most clocks change. */
export async function watchAllZones(database: Database, now: Date): Promise<Watched[]> {
  await database.execute(
    "WITH people AS (DELETE FROM users) DELETE FROM lists WHERE id <> everybodys_list()",
  );
  return Promise.all(zones.map((zone, index) => watch(database, zone, index % 2 === 0 ? 0 : index % 7, now)));
}

async function watch(database: Database, timezone: string, weekday: number, now: Date): Promise<Watched> {
  const name = `Thing in ${timezone}`;
  const [userId, itemId, id] = [newId(), newId(), newId()];
  const startDate = localDate(now, timezone);
  const rule = { startDate, lastPurchasedAt: null, intervalDays: 7, weekday, timezone };
  const due = nextDueDate({ ...rule, now });
  await database.execute(
    `WITH list AS (INSERT INTO lists (id) VALUES ($1)),
     person AS (
       INSERT INTO users (id, list_id, email, password, role, timezone, recurring_day) VALUES ($1, $1, $1, '', 'premium', $4, $5)),
     own AS (INSERT INTO user_items (id, list_id, name, name_key, user_id) VALUES ($2, $1, $6, lower($6), $1)),
     bought AS (
       INSERT INTO items (id, list_id, user_item_id, name, name_key, user_id, completed, completed_at)
       VALUES ($2, $1, $2, $6, lower($6), $1, true, $9))
     INSERT INTO recurring_items (id, list_id, user_id, item_id, recurrence_interval_days, start_date, next_due_date)
     VALUES ($3, $1, $1, $2, 7, $7, $8)`,
    [userId, itemId, id, timezone, weekday, name, startDate, due, now],
  );
  return { ...rule, id, name, due, dates: [], items: 1 };
}

/**
 * What the clock says at each look of a season: forward by uneven steps to its end, once by 16 days, as after a long stop,
 * and now and then wrong: back by an hour or more.
 */
export function looks(season: string, count: number, random: () => number): Date[] {
  const steps = Array.from({ length: count }, () => random());
  const stop = Math.floor(count * (0.3 + 0.4 * random()));
  const unit = (seasonHours - stopHours) / steps.reduce((sum, step) => sum + step);
  let hours = 0;
  return steps.map((step, index) => {
    hours += step * unit + (index === stop ? stopHours : 0);
    const wrong = random() < 0.15 ? 1 + 25 * random() : 0;
    return new Date(Date.parse(season) + (hours - wrong) * hour);
  });
}

/** Takes down what the rules say about this moment, before any process has looked. */
export async function expectAt(database: Database, repeats: readonly Watched[], now: Date): Promise<void> {
  const open = await openNames(database);
  for (const repeat of repeats) {
    if (repeat.due > now) continue;
    const date = localDate(repeat.due, repeat.timezone);
    if (!repeat.dates.includes(date)) {
      repeat.dates.push(date);
      if (!open.has(repeat.name)) repeat.items += 1;
    }
    repeat.due = nextDueDate({ ...repeat, now });
  }
}

async function openNames(database: Database): Promise<Set<unknown>> {
  const rows = await database.execute("SELECT name FROM items WHERE NOT completed AND deleted_at IS NULL");
  return new Set(rows.map(({ name }) => name));
}

/** People tick, delete or leave what was added. */
export async function shop(
  database: Database,
  repeats: readonly Watched[],
  now: Date,
  random: () => number,
): Promise<void> {
  const open = await openNames(database);
  for (const repeat of repeats.filter(({ name }) => open.has(name))) {
    const fate = random();
    if (fate < 0.3) continue;
    if (fate < 0.7) {
      await database.execute("UPDATE items SET deleted_at = $2 WHERE name = $1 AND NOT completed", [
        repeat.name,
        now,
      ]);
      continue;
    }
    repeat.lastPurchasedAt = now.toISOString();
    repeat.due = nextDueDate({ ...repeat, now });
    await database.execute(
      `WITH bought AS (
         UPDATE items SET completed = true, completed_at = $2 WHERE name = $1 AND NOT completed AND deleted_at IS NULL)
       UPDATE recurring_items SET last_purchased_at = $2, next_due_date = $4 WHERE id = $3`,
      [repeat.name, now, repeat.id, repeat.due],
    );
  }
}

/** Every date once, none missed, no item twice. Answers how many dates there were. */
export async function expectAsWatched(database: Database, repeats: readonly Watched[]): Promise<number> {
  for (const { id, name, dates, items, due } of repeats) {
    const [row] = await database.execute(
      `SELECT array(SELECT local_date::text FROM recurring_occurrences WHERE recurring_item_id = $1 ORDER BY 1) AS dates,
         (SELECT count(*)::int FROM items WHERE name = $2) AS items,
         (SELECT count(*)::int FROM items WHERE name = $2 AND NOT completed AND deleted_at IS NULL) <= 1 AS once,
         (SELECT next_due_date FROM recurring_items WHERE id = $1) AS due`,
      [id, name],
    );
    expect([name, { ...row, due: new Date(String(row!.due)).toISOString() }]).toEqual([
      name,
      { dates: dates.toSorted(), items, once: true, due: due.toISOString() },
    ]);
  }
  return repeats.reduce((sum, { dates }) => sum + dates.length, 0);
}
