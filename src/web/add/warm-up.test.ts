import { expect, test } from "vitest";
import { warmUp } from "./warm-up.ts";

type Portion = (isOver: () => boolean) => void;

/** Runs the portions of a warm-up as long as it wants more, at most so many, and calls `onPortion` behind each. */
function runPortions(
  patterns: readonly RegExp[],
  read: Parameters<typeof warmUp>[1],
  isOver: () => boolean,
  onPortion: () => void,
  most = 100,
): void {
  const waiting: Portion[] = [];
  let ends = 0;
  warmUp(
    patterns,
    read,
    () => (ends += 1),
    (portion) => waiting.push(portion),
  );
  for (let count = 0; waiting.length > 0 && count < most; count += 1) {
    waiting.shift()!(isOver);
    onPortion();
    expect(ends).toBe(waiting.length === 0 ? 1 : 0);
  }
}

/** Reads texts in `stages` stages in portions until no more are wanted, and tells how many each portion has begun. */
function portionsOf(stages: number, isOver: () => boolean): number[] {
  const portions: number[] = [];
  let read = 0;
  runPortions(
    [],
    (between) => {
      for (read = 0; read < stages; read += 1) between();
    },
    isOver,
    () => portions.push(read),
  );
  return portions;
}

test("with enough time each of the two readings is one portion", () => {
  expect(portionsOf(5, () => false)).toEqual([5, 5]);
});

test("without any time each portion gets one stage further", () => {
  expect(portionsOf(3, () => true)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
});

test("a portion ends at the first stage after its time", () => {
  let looks = 0;
  expect(portionsOf(4, () => (looks += 1) % 3 === 0)).toEqual([2, 4, 1, 4]);
});

test("each pattern is tried before the first reading, one in a portion without time, and keeps its place", () => {
  const tried: string[] = [];
  class Watched extends RegExp {
    override exec(text: string): RegExpExecArray | null {
      tried.push(this.source);
      return super.exec(text);
    }
  }
  const patterns = [new Watched("eggs", "g"), new Watched("milk", "y"), new Watched("tea")];
  const portions: (number | "read")[] = [];
  let isRead = false;
  runPortions(
    patterns,
    () => (isRead = true),
    () => true,
    () => portions.push(isRead ? "read" : new Set(tried).size),
  );
  expect(portions).toEqual([1, 2, 3, "read", "read"]);
  expect(patterns.map(({ lastIndex }) => lastIndex)).toEqual([0, 0, 0]);
});

test("an error of the reading ends the warm-up", () => {
  let portions = 0;
  let ends = 0;
  const waiting: Portion[] = [];
  warmUp(
    [],
    () => {
      portions += 1;
      throw new Error("unreadable");
    },
    () => (ends += 1),
    (portion) => waiting.push(portion),
  );
  expect(() => waiting[0]!(() => false)).toThrow("unreadable");
  expect([portions, waiting.length, ends]).toEqual([1, 1, 1]);
});
