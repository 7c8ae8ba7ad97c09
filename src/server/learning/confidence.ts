/** The evidence of the people who have a store about one of its categories. */
export type Votes = {
  /** The people who have the store, by the number of their purchases there: `people[3]` have bought three things. */
  people: readonly number[];
  /** The people among these who use it for the category, counted in the same way. */
  users: readonly number[];
};

/** The 97.5 % point of the normal distribution: a two-sided interval of 95 %. */
const z = 1.96;
/** Purchases beyond which a person's vote weighs no more. */
export const mostCounted = 7;

/** The weight of a person with so many purchases in a store: 1 with none, 4 from seven on. */
export function voteWeight(purchases: number): number {
  return 1 + Math.log2(1 + Math.min(mostCounted, purchases));
}

/**
 * How certain it is that people use a store for a category, 0 to 100: the lower bound of a Wilson score interval
 * (E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22, 1927) on the share of
 * the people with the store who use it for the category:
 *
 *     (p + z²/2n - z √(p (1 - p) / n + z²/4n²)) / (1 + z²/n)
 *
 * n is the sum of all people's weights, p the users' part of it. A frequent shopper weighs more, whether they are a user or not.
 * One more user never lowers the confidence, and neither does a user's purchase. It falls when a user takes the category out of
 * their store, and a little when a user says "Not here": a person with b purchases and a absences of the category is a user to
 * (1 + b) / (1 + b + a), and for the rest a person who only has the store. When all are users, the bound is n / (n + z²): 51 for one
 * person who buys there all the time, 80 from four such people on, or from sixteen who only set the category.
 */
export function confidenceOf({ people, users }: Votes): number {
  const n = votes(people);
  if (n === 0) return 0;
  const p = Math.min(1, votes(users) / n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const bound = (p + (z * z) / (2 * n) - spread) / (1 + (z * z) / n);
  return Math.max(0, Math.min(100, Math.round(bound * 100)));
}

function votes(counts: readonly number[]): number {
  return counts.reduce((sum, count, purchases) => sum + count * voteWeight(purchases), 0);
}
