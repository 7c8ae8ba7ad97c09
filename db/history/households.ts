import type { Chance } from "./random.ts";

/** Something that is sold. `popularity` is 0 to 100, `category` in lower case. */
export type Thing = { id: string; name: string; category: string; popularity: number };

/** A chain of stores with its categories in the order in which its shops are built. */
export type Chain = { name: string; aisles: readonly string[] };

/** What a household buys again and again. */
export type Habit = {
  thing: Thing;
  /** Days for which one purchase lasts. */
  intervalDays: number;
  /** Where: an index into the household's stores. */
  store: number;
};

export type SimulatedStore = {
  name: string;
  /** In the order in which this branch is walked. */
  aisles: readonly string[];
  /** Days between two trips there. */
  tripEvery: number;
};

export type SimulatedHousehold = {
  people: { firstName: string; email: string }[];
  stores: SimulatedStore[];
  habits: Habit[];
};

const firstNames = (
  "Ana Ben Cleo David Elena Farid Greta Hugo Ines Jonas Kaya Leo Maria Nils Olga Pablo Quinn Rosa Sven Tara " +
  "Umar Vera Will Xenia Yusuf Zoe Amelie Bruno Carla Diego Emma Finn Gina Hasan Ida Juri Klara Luca Mina Noah"
).split(" ");
const ownShops = [
  "Corner Bakery",
  "Farm Shop",
  "Market Hall",
  "Village Store",
  "Night Kiosk",
  "Butcher Brown",
];

/** Days that things last in a household, more often a week or two than months. */
const rhythms = [7, 7, 7, 7, 14, 14, 14, 14, 21, 21, 21, 30, 30, 35, 42];

/** Whether a store sells what a household needs every week. */
export function isSupermarket(categories: readonly string[]): boolean {
  return (
    categories.length >= 15 &&
    ["produce", "dairy & eggs", "bakery"].every((name) => categories.includes(name))
  );
}

/**
 * Chains as they are built: each has all that it sells in an order of its own. Some sell more than is known of them.
 * @param categories all there are, in lower case
 */
export function buildChains(
  stores: readonly { name: string; categories: string[] }[],
  categories: readonly string[],
  chance: Chance,
): Chain[] {
  return stores.map(({ name, categories: known }) => {
    const unknown = categories.filter((category) => !known.includes(category) && chance.happens(0.5));
    return { name, aisles: chance.shuffled([...known, ...unknown]) };
  });
}

/**
 * A household with the people in it, where they shop, and what they buy again and again.
 * @param number part of their addresses
 */
export function makeHousehold(
  number: string,
  chains: readonly Chain[],
  things: readonly Thing[],
  chance: Chance,
): SimulatedHousehold {
  const size = chance.pick([1, 1, 2, 2, 2, 3, 4]);
  const people = Array.from({ length: size }, (_, index) => {
    const firstName = chance.pick(firstNames);
    return { firstName, email: `${firstName.toLowerCase()}.${number}-${index + 1}@example.com` };
  });
  const stores = makeStores(chains, chance);
  const taste = chance.shuffled(things).filter((thing) => chance.happens(thing.popularity / 100));
  const habits = taste.slice(0, chance.whole(20, 32)).flatMap((thing) => makeHabit(thing, stores, chance));
  return { people, stores, habits };
}

function makeStores(chains: readonly Chain[], chance: Chance): SimulatedStore[] {
  // A third of all shop at the same two chains: some things are learned of them soon.
  const first = chance.happens(0.35) ? chance.pick(chains.slice(0, 2)) : chance.pick(chains);
  const second = chance.pick(chains.filter((chain) => chain !== first));
  const stores = [
    { name: first.name, aisles: asBuilt(first, chance), tripEvery: 7 / chance.whole(1, 2) },
    { name: second.name, aisles: asBuilt(second, chance), tripEvery: 14 },
  ];
  if (!chance.happens(0.3)) return stores;
  const aisles = chance.shuffled(first.aisles).slice(0, 4);
  return [...stores, { name: chance.pick(ownShops), aisles, tripEvery: 14 }];
}

/** A branch has a few shelves elsewhere than its chain. */
function asBuilt({ aisles }: Chain, chance: Chance): string[] {
  const branch = [...aisles];
  for (let moves = chance.whole(0, 3); moves > 0; moves -= 1) {
    const at = chance.whole(0, branch.length - 2);
    branch.splice(at, 2, branch[at + 1]!, branch[at]!);
  }
  return branch;
}

function makeHabit(thing: Thing, stores: readonly SimulatedStore[], chance: Chance): Habit[] {
  const intervalDays = chance.pick(rhythms) * (1 + chance.normal(0.04));
  const suitable = stores.flatMap(({ aisles, tripEvery }, store) =>
    aisles.includes(thing.category) && tripEvery <= intervalDays * 1.1 ? [store] : [],
  );
  if (suitable.length === 0) return [];
  const store = chance.happens(0.75) ? suitable[0]! : chance.pick(suitable);
  return [{ thing, intervalDays, store }];
}
