import type { Habit, SimulatedHousehold, Thing } from "./households.ts";
import type { Chance } from "./random.ts";

const day = 86_400_000;

/** What is checked off, and when (Unix milliseconds). */
export type CheckOff = { thing: Thing; at: number };

export type Trip = {
  store: number;
  /** Who goes: an index into the household's people. */
  person: number;
  /** When the person leaves home, in Unix milliseconds. */
  start: number;
  /** In the order of the walk. */
  checkOffs: CheckOff[];
  /** On the list, but not found or overlooked. */
  skipped: Thing[];
  /** What has run out, or will before the next trip is half over, the longest first; also what the person buys elsewhere. */
  due: Habit[];
};

/** How often something due is overlooked at home, and in the shop. */
const forgottenAtHome = 0.04;
const forgottenInShop = 0.03;
/** How much one purchase lasts longer or shorter than another, as a share. */
const lastsVary = 0.1;
/** How far from its aisle something is picked up, in aisles; and how often one walks back for it at the end. */
const walkNoise = 0.5;
const walksBack = 0.04;

/**
 * The trips of a household, in the order of time: people buy what runs out before their next trip is half over, forget
 * some of it, take something else along, and walk their store in its order, more or less.
 * @param from @param to in Unix milliseconds
 */
export function* walkTrips(
  { people, stores, habits }: SimulatedHousehold,
  things: readonly Thing[],
  from: number,
  to: number,
  chance: Chance,
): Generator<Trip> {
  const runsOut = new Map(habits.map((habit) => [habit, from + chance.next() * habit.intervalDays * day]));
  for (const { store, at } of plannedTrips(stores, from, to, chance)) {
    const gap = stores[store]!.tripEvery * day;
    const due = habits
      .filter((habit) => runsOut.get(habit)! <= at + gap / 2)
      .toSorted((a, b) => runsOut.get(a)! - runsOut.get(b)!);
    const wanted = due.filter((habit) => habit.store === store && !chance.happens(forgottenAtHome));
    const found = wanted.filter(() => !chance.happens(forgottenInShop));
    for (const habit of found) {
      // Something that ran out long ago begins again; else the purchase comes on top of the rest.
      const begins = Math.max(runsOut.get(habit)!, at - gap);
      runsOut.set(habit, begins + habit.intervalDays * (1 + chance.normal(lastsVary)) * day);
    }
    const bought = [...found.map(({ thing }) => thing), ...impulses(stores[store]!.aisles, things, chance)];
    if (bought.length === 0) continue;
    const order = walkOrder(new Set(bought), stores[store]!.aisles, chance);
    let time = at;
    const checkOffs = order.map((thing) => ({ thing, at: (time += chance.whole(15, 90) * 1000) }));
    const skipped = wanted.filter((habit) => !found.includes(habit)).map(({ thing }) => thing);
    yield { store, person: chance.whole(0, people.length - 1), start: at, checkOffs, skipped, due };
  }
}

function plannedTrips(
  stores: SimulatedHousehold["stores"],
  from: number,
  to: number,
  chance: Chance,
): { store: number; at: number }[] {
  const trips = stores.flatMap(({ tripEvery }, store) => {
    const first = from + chance.next() * tripEvery * day;
    const count = Math.max(0, Math.ceil((to - first) / (tripEvery * day)));
    return Array.from({ length: count }, (_, index) => {
      const date = Math.floor((first + index * tripEvery * day) / day) * day;
      return { store, at: date + Math.round((10 + chance.next() * 9) * 3600) * 1000 };
    }).filter(({ at }) => at < to && !chance.happens(0.07)); // away, or ill
  });
  return trips.toSorted((a, b) => a.at - b.at);
}

function impulses(aisles: readonly string[], things: readonly Thing[], chance: Chance): Thing[] {
  const tempting = Array.from({ length: chance.whole(0, 3) }, () => chance.pick(things));
  return tempting.filter(
    ({ category, popularity }) => aisles.includes(category) && chance.happens(popularity / 100),
  );
}

function walkOrder(things: ReadonlySet<Thing>, aisles: readonly string[], chance: Chance): Thing[] {
  const positions = new Map(
    aisles.map((category, position) => [category, position + chance.normal(walkNoise)]),
  );
  return [...things]
    .map((thing) => {
      const position = positions.get(thing.category)! + chance.next() * 0.01;
      return { thing, position: chance.happens(walksBack) ? aisles.length + position : position };
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ thing }) => thing);
}
