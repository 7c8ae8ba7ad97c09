import type { Database } from "../../src/server/db/database.ts";
import { buildChains, isSupermarket, makeHousehold, type Thing } from "./households.ts";
import { recordInbox } from "./inbox.ts";
import type { Surroundings } from "./people.ts";
import { Chance } from "./random.ts";
import { recordHousehold } from "./record.ts";
import { Rows } from "./rows.ts";

const week = 7 * 86_400_000;
/** Households that are held in memory before they are written. */
const batchSize = 10;

export type HistoryOptions = {
  households: number;
  weeks: number;
  seed: number;
  /** The history ends at the beginning of this day (UTC). */
  until: Date;
  passwordHash: string;
};

/**
 * Fills a database with people who shop: they join over the weeks, walk their stores in an order, buy at intervals, and
 * forget. The same options make the same rows.
 * @param report is called after each batch with the number of households written
 * @throws Error when this seed's people are there already
 */
export async function seedHistory(
  database: Database,
  { households, weeks, seed, until, passwordHash }: HistoryOptions,
  report: (households: number) => void = () => undefined,
): Promise<{ count: number; first: string }> {
  const chance = new Chance(seed);
  const { things, chains, surroundings } = await readSurroundings(database, passwordHash, chance);
  const to = Math.floor(until.getTime() / 86_400_000) * 86_400_000;
  const rows = new Rows();
  let first = "";
  let count = 0;
  for (let number = 1; number <= households; number += 1) {
    const household = makeHousehold(`${seed}-${number}`, chains, things, chance);
    // Most came early: nine in ten within the first two thirds.
    const joined = to - weeks * week + Math.floor(chance.next() ** 2 * weeks * 0.8) * week;
    if (number === 1) first = household.people[0]!.email;
    if (number === 1) await refuseTwice(database, first);
    count += household.people.length;
    recordHousehold(
      rows,
      household,
      things,
      surroundings,
      { joined: number === 1 ? to - weeks * week : joined, to },
      chance,
    );
    if (number % batchSize !== 0 && number !== households) continue;
    await rows.write(database);
    report(number);
  }
  recordInbox(rows, { from: to - weeks * week, to, size: Math.ceil(households / 5), seed }, chance);
  await rows.write(database);
  await database.execute("ANALYZE");
  return { count, first };
}

async function refuseTwice(database: Database, email: string): Promise<void> {
  const there = await database.execute("SELECT FROM users WHERE lower(email) = $1", [email]);
  if (there.length > 0) throw new Error("The people of this seed are there already. Take another --seed.");
}

async function readSurroundings(database: Database, passwordHash: string, chance: Chance) {
  const [categories, stores, items] = await Promise.all([
    database.execute("SELECT id, name_key FROM categories WHERE is_global ORDER BY name_key"),
    database.execute("SELECT id, name, name_key, categories FROM stores WHERE is_global ORDER BY name_key"),
    database.execute(
      `SELECT m.id, m.name, c.name_key AS category, m.popularity FROM master_items m
       JOIN categories c ON c.id = m.category_id ORDER BY m.name_key`,
    ),
  ]);
  const global = stores as { id: string; name: string; name_key: string; categories: string[] }[];
  const surroundings: Surroundings = {
    categoryIds: idsOf(categories as { id: string; name_key: string }[]),
    globalStoreIds: idsOf(global),
    passwordHash,
  };
  const supermarkets = global.filter(({ categories: sold }) => isSupermarket(sold));
  return {
    things: items as Thing[],
    chains: buildChains(supermarkets, [...surroundings.categoryIds.keys()], chance),
    surroundings,
  };
}

function idsOf(rows: readonly { id: string; name_key: string }[]): Map<string, string> {
  return new Map(rows.map(({ id, name_key: key }) => [key, id]));
}
