/** The categories of what was checked off in one visit, in that order; a category may come several times. */
export type Visit = readonly string[];

/** Each visit counts a little less than the one after it, so that a store that was rebuilt is learned again. */
const fading = 0.93;
/** The weight of everybody's order of a pair of categories, in visits: it decides until the store has visits of its own. */
const priorVisits = 0.5;
/** Keeps what always came first from running away from the rest. */
const anchorWins = 0.1;
const rounds = 60;
/** A check-off that contradicts more than this share of its visit, of at least so many others, was a walk back. */
const walkBack = { share: 0.4, fewestOthers: 3 } as const;

/**
 * The order in which a store's categories are walked past, from the order of check-offs. Each visit says of each pair of
 * its categories how much of one came before the other; pairs that never met are ordered by those that both have met. The
 * positions are the strengths of a Bradley-Terry model of "comes before", found by the iteration of D. R. Hunter
 * (MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32, 2004), once with all and once more without
 * what was walked back for. Plain means of positions don't
 * do: a visit for three things from the back of the shop would move them to its front.
 * @param visits the newest first
 * @param everybody the order that is known of this store from other people; may be empty
 */
export function learnAisleOrder(visits: readonly Visit[], everybody: readonly string[] = []): string[] {
  const names = [...new Set([...everybody, ...visits.flat()])].toSorted();
  if (names.length < 2) return names;
  const first = orderOf(names, visits, everybody);
  return orderOf(
    names,
    visits.map((visit) => withoutWalksBack(visit, first)),
    everybody,
  );
}

function orderOf(names: readonly string[], visits: readonly Visit[], everybody: readonly string[]): string[] {
  const before = countBefore(names, visits, everybody);
  const strengths = fitStrengths(before);
  return names
    .map((name, index) => ({ name, strength: strengths[index]! }))
    .toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

/** A visit without what was picked up far from where it stands: it contradicts most of the others. */
function withoutWalksBack(visit: Visit, order: readonly string[]): Visit {
  const positions = visit.map((name) => order.indexOf(name));
  return visit.filter((_, at) => {
    const others = positions.filter((position) => position !== positions[at]);
    const against = positions.filter(
      (position, index) => Math.sign(position - positions[at]!) * Math.sign(index - at) < 0,
    );
    return others.length < walkBack.fewestOthers || against.length <= others.length * walkBack.share;
  });
}

/** `before[a][b]`: how often a came before b. */
function countBefore(
  names: readonly string[],
  visits: readonly Visit[],
  everybody: readonly string[],
): number[][] {
  const index = new Map(names.map((name, position) => [name, position]));
  const before = names.map(() => names.map(() => 0));
  const add = (order: readonly string[], weight: number) => {
    const positions = Map.groupBy(order.keys(), (position) => order[position]!);
    for (const [first, firsts] of positions) {
      for (const [second, seconds] of positions) {
        if (first === second) continue;
        const wins = firsts.reduce(
          (sum, position) => sum + seconds.filter((other) => position < other).length,
          0,
        );
        before[index.get(first)!]![index.get(second)!]! += (weight * wins) / (firsts.length * seconds.length);
      }
    }
  };
  visits.forEach((visit, age) => add(visit, fading ** age));
  add(everybody, priorVisits);
  return before;
}

/** How far to the front each one belongs: its strength against a rival of strength 1 that it meets at par. */
function fitStrengths(before: readonly (readonly number[])[]): number[] {
  let strengths = before.map(() => 1);
  const wins = before.map((row) => row.reduce((sum, count) => sum + count, anchorWins));
  for (let round = 0; round < rounds; round += 1) {
    strengths = strengths.map((strength, one) => {
      const met = strengths.reduce(
        (sum, other, rival) => {
          const games = before[one]![rival]! + before[rival]![one]!;
          return games === 0 ? sum : sum + games / (strength + other);
        },
        (2 * anchorWins) / (strength + 1),
      );
      return wins[one]! / met;
    });
  }
  return strengths;
}
