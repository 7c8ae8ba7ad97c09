import fc from "fast-check";
import { expect, test } from "vitest";
import { learnAisleOrder } from "./aisle-order.ts";

test("one visit's order is the order", () => {
  expect(learnAisleOrder([["produce", "bakery", "dairy & eggs"]])).toEqual([
    "produce",
    "bakery",
    "dairy & eggs",
  ]);
});

test("categories that never met in one visit are ordered by those that both have met", () => {
  expect(
    learnAisleOrder([
      ["wine", "frozen"],
      ["produce", "bakery"],
      ["bakery", "wine"],
    ]),
  ).toEqual(["produce", "bakery", "wine", "frozen"]);
});

test("a walk back for something forgotten doesn't turn the store around", () => {
  const usual = ["produce", "bakery", "dairy & eggs", "frozen"];
  expect(learnAisleOrder([["frozen", "produce"], usual, usual, usual])).toEqual(usual);
  const again = ["produce", "bakery", "dairy & eggs", "produce", "frozen"];
  expect(learnAisleOrder([again, usual])).toEqual(usual);
});

test("forgotten things that are picked up at the end do not change the order", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const walkedBackFor = (name: string) => [...names.filter((other) => other !== name), name];
  // In four visits of five.
  expect(learnAisleOrder([...["a", "b", "c", "d"].map(walkedBackFor), names])).toEqual(names);
});

test("a short visit at the back of the shop doesn't move it to the front", () => {
  const usual = ["a", "b", "c", "d", "e", "f"];
  const back = ["e", "f"];
  expect(learnAisleOrder([back, back, back, usual])).toEqual(usual);
});

test("a store that was rebuilt is learned again", () => {
  const [old, rebuilt] = [
    ["a", "b", "c"],
    ["c", "b", "a"],
  ];
  const visits = [...Array.from({ length: 8 }, () => rebuilt), ...Array.from({ length: 8 }, () => old)];
  expect(learnAisleOrder(visits)).toEqual(rebuilt);
});

test("everybody's order counts until the store has visits of its own, and for categories never bought there", () => {
  const everybody = ["produce", "bakery", "frozen"];
  expect(learnAisleOrder([], everybody)).toEqual(everybody);
  expect(learnAisleOrder([["bakery", "produce"]], everybody)).toEqual(["bakery", "produce", "frozen"]);
});

test("without a visit, or with one category, there is no order to learn", () => {
  expect(learnAisleOrder([])).toEqual([]);
  expect(learnAisleOrder([["frozen", "frozen"]])).toEqual(["frozen"]);
});

test("the order of visits without noise is learned exactly", () => {
  const names = Array.from({ length: 12 }, (_, index) => String.fromCharCode(97 + index));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(names, { minLength: 12 }),
      fc.infiniteStream(fc.boolean()),
      (order, coins) => {
        const visits = Array.from({ length: 12 }, () => order.filter(() => coins.next().value));
        const learned = learnAisleOrder([order, ...visits]);
        expect(learned).toEqual(order);
      },
    ),
    { numRuns: 50, seed: 20260105 },
  );
});
