import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confidenceOf, mostCounted, type Votes } from "./confidence.ts";

const counts = fc.array(fc.nat(60), { minLength: mostCounted + 1, maxLength: mostCounted + 1 });
const votes = fc.record({ users: counts, others: counts }).map(({ users, others }): Votes => ({
  users,
  people: users.map((count, index) => count + others[index]!),
}));
const purchases = fc.nat(mostCounted);

const one = (bought: number) => Array.from({ length: bought + 1 }, (_, index) => (index === bought ? 1 : 0));
/** The votes with another person. */
function withPerson({ people, users }: Votes, bought: number, uses: boolean): Votes {
  const more = (list: readonly number[]) =>
    list.map((count, index) => (index === bought ? count + 1 : count));
  return { people: more(people), users: uses ? more(users) : users };
}

describe("the confidence that people use a store for a category", () => {
  test("is a whole number from 0 to 100, and never more than the users' share of the votes", () => {
    fc.assert(
      fc.property(votes, (given) => {
        const score = confidenceOf(given);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }),
      { seed: 20260105 },
    );
    const half = { people: [0, 0, 0, 0, 0, 0, 0, 1000], users: [0, 0, 0, 0, 0, 0, 0, 500] };
    expect(confidenceOf(half)).toBeLessThan(50);
  });

  test("never falls when one more person uses it", () => {
    fc.assert(
      fc.property(votes, purchases, (given, bought) => {
        expect(confidenceOf(withPerson(given, bought, true))).toBeGreaterThanOrEqual(confidenceOf(given));
      }),
      { seed: 20260105 },
    );
  });

  test("never falls when a person who has the store begins to use it", () => {
    fc.assert(
      fc.property(votes, purchases, (given, bought) => {
        const [silent, user] = [false, true].map((uses) => confidenceOf(withPerson(given, bought, uses)));
        expect(user!).toBeGreaterThanOrEqual(silent!);
      }),
      { seed: 20260105 },
    );
  });

  test("never falls with one more purchase of a person who uses it", () => {
    fc.assert(
      fc.property(votes, fc.nat(mostCounted - 1), (given, bought) => {
        const [less, more] = [bought, bought + 1].map((times) =>
          confidenceOf(withPerson(given, times, true)),
        );
        expect(more!).toBeGreaterThanOrEqual(less!);
      }),
      { seed: 20260105 },
    );
  });

  test("falls with removals", () => {
    fc.assert(
      fc.property(votes, purchases, (given, bought) => {
        const after = confidenceOf(withPerson(given, bought, false));
        expect(after).toBeLessThanOrEqual(confidenceOf(withPerson(given, bought, true)));
      }),
      { seed: 20260105 },
    );
    const tenPeople = [0, 0, 10];
    const scores = [10, 9, 8, 5, 1, 0].map((users) =>
      confidenceOf({ people: tenPeople, users: [0, 0, users] }),
    );
    expect(scores).toEqual([...new Set(scores)].toSorted((a, b) => b - a));
    expect(scores.at(-1)).toBe(0);
  });

  test("never reaches 80 for one person alone, however much they buy", () => {
    for (let bought = 0; bought < 1000; bought += 1)
      expect(confidenceOf({ people: one(bought), users: one(bought) })).toBeLessThan(80);
  });

  test.each([
    { what: "nobody", people: [], users: [], score: 0 },
    { what: "one who says so", people: [1], users: [1], score: 21 },
    { what: "one who buys there all the time", people: one(7), users: one(7), score: 51 },
    {
      what: "three such people",
      people: [0, 0, 0, 0, 0, 0, 0, 3],
      users: [0, 0, 0, 0, 0, 0, 0, 3],
      score: 76,
    },
    {
      what: "four such people",
      people: [0, 0, 0, 0, 0, 0, 0, 4],
      users: [0, 0, 0, 0, 0, 0, 0, 4],
      score: 81,
    },
    { what: "sixteen who only say so", people: [16], users: [16], score: 81 },
    { what: "half of a hundred", people: [100], users: [50], score: 40 },
    {
      what: "two buyers among ten who only have the store",
      people: [8, 0, 0, 2],
      users: [0, 0, 0, 2],
      score: 21,
    },
    { what: "five who have it and don't use it", people: [5], users: [], score: 0 },
  ])("is $score for $what", ({ score, people, users }) => {
    expect(confidenceOf({ people, users })).toBe(score);
  });
});
