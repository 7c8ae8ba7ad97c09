import { readFileSync } from "node:fs";
import { join } from "node:path";
import { categoryIndex, categoryName } from "../src/categoriser/scheme.ts";
import { dueness } from "../src/contract/items/due.ts";
import {
  buildChains,
  isSupermarket,
  makeHousehold,
  type SimulatedHousehold,
  type Thing,
} from "../db/history/households.ts";
import { Chance } from "../db/history/random.ts";
import { walkTrips, type Trip } from "../db/history/trips.ts";
import { learnAisleOrder } from "../src/server/learning/aisle-order.ts";
import { usualInterval } from "../src/server/learning/interval.ts";
import { proposedInterval } from "../src/server/learning/proposals.ts";

const households = 200;
const weeks = 26;
const day = 86_400_000;
const from = Date.parse("2026-01-05T00:00:00Z");
const shown = 5;

type History = { household: SimulatedHousehold; trips: Trip[] };

/**
 * Measures how well the learning agrees with a simulation of people who buy at intervals, forget, and walk their stores in
 * an order. The server's own learning code gets only the simulated purchases.
 */
export function benchLearning(): void {
  const histories = simulate();
  benchAisles(histories);
  benchIntervals(histories);
  benchDue(histories);
}

function simulate(): History[] {
  const chance = new Chance(1);
  const folder = join(import.meta.dirname, "../db");
  const things = readThings(join(folder, "master-items.txt"));
  const stores = JSON.parse(readFileSync(join(folder, "global-stores.json"), "utf8")) as {
    name: string;
    categories: string[];
  }[];
  const chains = buildChains(
    stores.filter(({ categories }) => isSupermarket(categories)),
    [...new Set(things.map(({ category }) => category))],
    chance,
  );
  const histories = Array.from({ length: households }, (_, number) => {
    const household = makeHousehold(String(number), chains, things, chance);
    return { household, trips: [...walkTrips(household, things, from, from + weeks * 7 * day, chance)] };
  });
  const purchases = histories.flatMap(({ trips }) => trips.flatMap(({ checkOffs }) => checkOffs)).length;
  console.log(`${households} households, ${weeks} weeks, ${purchases} purchases`);
  return histories;
}

function readThings(file: string): Thing[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [categoryId, name, popularity] = line.split("\t");
    const category = categoryName(categoryIndex(categoryId!)).toLowerCase();
    return { id: name!, category, name: name!, popularity: Number(popularity) };
  });
}

function benchAisles(histories: readonly History[]): void {
  const walks = histories.flatMap(({ household, trips }) =>
    household.stores.map(({ name, aisles }, store) => {
      const visits = trips.filter((trip) => trip.store === store);
      return {
        name,
        aisles,
        visits: visits.map(({ checkOffs }) => checkOffs.map(({ thing }) => thing.category)),
      };
    }),
  );
  const byChain = Map.groupBy(walks, ({ name }) => name);
  for (const visits of [1, 3, 5, 10, 20]) {
    const taus = walks
      .filter((walk) => walk.visits.length >= visits)
      .map((walk) => {
        const own = walk.visits.slice(0, visits).toReversed();
        const others = byChain.get(walk.name)!.filter((other) => other !== walk);
        const everybody = learnAisleOrder(others.flatMap((other) => other.visits.slice(-2)));
        const bought = new Set(own.flat());
        const real = walk.aisles.filter((category) => bought.has(category));
        const agreement = (order: readonly string[]) =>
          tau(
            order.filter((category) => bought.has(category)),
            real,
          );
        return {
          learned: agreement(learnAisleOrder(own, others.length > 2 ? everybody : [])),
          alone: agreement(learnAisleOrder(own)),
          aToZ: agreement(real.toSorted()),
        };
      })
      .filter(({ aToZ }) => !Number.isNaN(aToZ));
    const average = (what: "learned" | "alone" | "aToZ") => mean(taus.map((one) => one[what])).toFixed(3);
    console.log(
      `aisle order after ${visits} visits: tau ${average("learned")}${visits === 5 ? " (aim 0.8)" : ""}, from these visits ` +
        `alone ${average("alone")}, A-Z ${average("aToZ")} (${taus.length} stores)`,
    );
  }
}

/** Kendall's tau between two orders of the same names: 1 agrees, -1 is the reverse. */
function tau(order: readonly string[], real: readonly string[]): number {
  const rank = new Map(real.map((name, index) => [name, index]));
  let sum = 0;
  for (const [index, name] of order.entries())
    for (const later of order.slice(index + 1)) sum += Math.sign(rank.get(later)! - rank.get(name)!);
  return sum / ((order.length * (order.length - 1)) / 2);
}

function benchIntervals(histories: readonly History[]): void {
  const results = histories.flatMap(({ household, trips }) =>
    household.habits.flatMap(({ thing, intervalDays }) => {
      const times = trips.flatMap(({ checkOffs }) =>
        checkOffs.filter((checkOff) => checkOff.thing === thing).map(({ at }) => at / day),
      );
      if (times.length < 4) return [];
      const usual = usualInterval(times);
      return [{ intervalDays, usual: usual?.days ?? null, proposed: usual && proposedInterval(usual) }];
    }),
  );
  const isNear = (days: number | null, real: number) => days !== null && Math.abs(days - real) / real <= 0.2;
  const proposed = results.filter((result) => result.proposed !== null);
  const share = (part: number, whole: number) => percent(part / whole);
  console.log(
    `${results.length} regular items bought 4 times or more: proposed interval within 20 % for ` +
      `${share(results.filter((one) => isNear(one.proposed, one.intervalDays)).length, results.length)} (aim 90 %); ` +
      `proposed at all ${share(proposed.length, results.length)}, ` +
      `found interval within 20 % for ${share(results.filter((one) => isNear(one.usual, one.intervalDays)).length, results.length)}`,
  );
}

/**
 * Before each trip of the second half, all due names but a forgotten one are on the list. Is the forgotten one
 * offered? And, harder: of the first suggestions for an empty list, how many are due, and is the longest due among them?
 */
function benchDue(histories: readonly History[]): void {
  const chance = new Chance(2);
  const results = { due: new Offers(), frequency: new Offers() };
  for (const { trips } of histories) {
    const bought = new Map<string, number[]>();
    for (const [index, trip] of trips.entries()) {
      const due = trip.due.map(({ thing }) => thing.name).filter((name) => bought.has(name));
      if (index > trips.length / 2 && due.length > 0) {
        const known = [...bought].map(([name, times]) => habitOf(name, times));
        const missing = chance.pick(due);
        results.due.count(
          rank(known, (one) => dueness(one, trip.start)),
          due,
          missing,
        );
        results.frequency.count(
          rank(known, (one) => one.frequency),
          due,
          missing,
        );
      }
      for (const { thing, at } of trip.checkOffs)
        bought.set(thing.name, [...(bought.get(thing.name) ?? []), at]);
    }
  }
  const { due, frequency } = results;
  const both = (what: "missing" | "longest" | "due") =>
    `${percent(due.share(what))} (plain frequency ${percent(frequency.share(what))})`;
  console.log(
    `${due.trips} trips: the one due item that isn't on the list yet is among the first ${shown} suggestions in ` +
      `${both("missing")}, aim 80 %`,
  );
  console.log(
    `with nothing on the list ${both("due")} of the first ${shown} are due, and the longest due is there in ${both("longest")}`,
  );
}

/** The hits of a ranking, summed over trips. */
class Offers {
  trips = 0;
  readonly #sums = { missing: 0, longest: 0, due: 0 };

  /** @param due the longest first */
  count(ranked: readonly { name: string }[], due: readonly string[], missing: string): void {
    const names = ranked.map(({ name }) => name);
    const notOnList = names.filter((name) => name === missing || !due.includes(name)).slice(0, shown);
    const first = names.slice(0, shown);
    this.trips += 1;
    this.#sums.missing += Number(notOnList.includes(missing));
    this.#sums.longest += Number(first.includes(due[0]!));
    this.#sums.due += first.filter((name) => due.includes(name)).length / shown;
  }

  share(what: "missing" | "longest" | "due"): number {
    return this.#sums[what] / this.trips;
  }
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function habitOf(name: string, times: readonly number[]) {
  return {
    name,
    frequency: times.length,
    lastSeen: times.at(-1)!,
    usualIntervalDays: usualInterval(times.map((time) => time / day))?.days ?? null,
  };
}

function rank<T extends { name: string }>(list: readonly T[], score: (one: T) => number): T[] {
  return list
    .map((one) => ({ one, score: score(one) }))
    .sort((a, b) => b.score - a.score || (a.one.name < b.one.name ? -1 : 1))
    .map(({ one }) => one);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
