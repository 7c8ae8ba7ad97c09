import { expect, test } from "vitest";
import { warmUp } from "./warm-up.ts";

/** Reads texts of `names` names in portions until no more are wanted, and tells what each portion has read. */
function portionsOf(names: number, isOver: () => boolean, most = 100): number[] {
  const waiting: ((isOver: () => boolean) => void)[] = [];
  const portions: number[] = [];
  let read = 0;
  warmUp(
    (known) => {
      for (read = 0; read < names; read += 1) known.has(`name ${read}`);
    },
    (portion) => waiting.push(portion),
  );
  for (let next = waiting.shift(); next !== undefined && portions.length < most; next = waiting.shift()) {
    next(isOver);
    portions.push(read);
  }
  return portions;
}

test("with enough time each of the two readings is one portion", () => {
  expect(portionsOf(5, () => false)).toEqual([5, 5]);
});

test("without any time each portion gets one name further", () => {
  expect(portionsOf(3, () => true)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
});

test("a portion ends at the first name that is looked up after its time", () => {
  let looks = 0;
  expect(portionsOf(4, () => (looks += 1) % 3 === 0)).toEqual([2, 4, 1, 4]);
});

test("an error of the reading ends the warm-up", () => {
  let portions = 0;
  const waiting: ((isOver: () => boolean) => void)[] = [];
  warmUp(
    () => {
      portions += 1;
      throw new Error("unreadable");
    },
    (portion) => waiting.push(portion),
  );
  expect(() => waiting[0]!(() => false)).toThrow("unreadable");
  expect([portions, waiting.length]).toEqual([1, 1]);
});
