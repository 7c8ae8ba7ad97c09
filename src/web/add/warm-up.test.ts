import { expect, test } from "vitest";
import { WarmUp } from "./warm-up.ts";

type Portion = (isOver: () => boolean) => void;
type Read = (text: string, between: () => void) => void;

/** A warm-up whose portions are run by the test; `changes` counts what it tells. */
function begin({ patterns = [], read = () => undefined }: { patterns?: RegExp[]; read?: Read }) {
  const waiting: Portion[] = [];
  const seen = { changes: 0 };
  const warming = new WarmUp({ patterns, read, onChange: () => (seen.changes += 1) }, (portion) =>
    waiting.push(portion),
  );
  const runOne = (isOver: () => boolean) => {
    expect(waiting).toHaveLength(1);
    waiting.shift()!(isOver);
  };
  const runAll = (isOver: () => boolean, onPortion: () => void = () => undefined) => {
    for (let count = 0; count < 100 && waiting.length > 0; count += 1) {
      runOne(isOver);
      onPortion();
    }
    expect(waiting).toEqual([]);
  };
  return { warming, seen, runOne, runAll };
}

/** Reads a text in `stages` stages in portions until no more are wanted, and tells how many each portion has begun. */
function portionsOf(stages: number, isOver: () => boolean): number[] {
  const portions: number[] = [];
  let read = 0;
  const { warming, runAll } = begin({
    read: (_, between) => {
      for (read = 0; read < stages; read += 1) between();
    },
  });
  warming.start();
  runAll(isOver, () => portions.push(read));
  return portions;
}

/** Patterns that note in `tried` what they are tried on. */
function watched(tried: string[]): RegExp[] {
  class Watched extends RegExp {
    override exec(text: string): RegExpExecArray | null {
      tried.push(this.source);
      return super.exec(text);
    }
  }
  return [new Watched("eggs", "g"), new Watched("milk", "y"), new Watched("tea")];
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
  const patterns = watched(tried);
  const portions: (number | "read")[] = [];
  let isRead = false;
  const { warming, runAll } = begin({ patterns, read: () => (isRead = true) });
  warming.start();
  runAll(
    () => true,
    () => portions.push(isRead ? "read" : new Set(tried).size),
  );
  expect(portions).toEqual([1, 2, 3, "read", "read"]);
  expect(patterns.map(({ lastIndex }) => lastIndex)).toEqual([0, 0, 0]);
});

test("every text is warm at the end, and a second start does nothing", () => {
  const { warming, seen, runAll } = begin({});
  warming.start();
  expect(warming.isWarmFor("milk")).toBe(false);
  warming.start();
  runAll(() => false);
  expect(warming.isWarmFor("milk")).toBe(true);
  expect(seen.changes).toBeGreaterThan(0);
  warming.start();
  warming.readAhead("tea");
  runAll(() => false);
});

test("a typed text is read before the remaining patterns are tried, and is warm before other texts", () => {
  const tried: string[] = [];
  const texts: string[] = [];
  const { warming, seen, runOne, runAll } = begin({
    patterns: watched(tried),
    read: (text) => texts.push(text),
  });
  warming.start();
  runOne(() => true);
  warming.readAhead("2 lemons");
  runOne(() => true);
  expect([warming.isWarmFor("2 lemons"), seen.changes]).toEqual([false, 0]);
  runOne(() => true);
  expect([warming.isWarmFor("2 lemons"), warming.isWarmFor("milk"), seen.changes]).toEqual([true, false, 1]);
  expect(texts).toEqual(["2 lemons", "2 lemons"]);
  expect(new Set(tried).size).toBe(1);
  runAll(() => false);
  expect(new Set(tried).size).toBe(3);
  expect([warming.isWarmFor("milk"), seen.changes]).toEqual([true, 2]);
});

test("the text after another key takes the place of the one before, from its first stage", () => {
  const begun: [string, number][] = [];
  const { warming, runOne, runAll } = begin({
    read: (text, between) => {
      begun.push([text, 0]);
      for (let stage = 0; stage < 2; stage += 1) {
        between();
        begun.at(-1)![1] += 1;
      }
    },
  });
  warming.readAhead("mil");
  runOne(() => true);
  runOne(() => true);
  warming.readAhead("milk");
  runOne(() => true);
  expect(begun).toEqual([
    ["mil", 0],
    ["mil", 1],
    ["milk", 0],
  ]);
  expect(warming.isWarmFor("mil")).toBe(false);
  runAll(() => false);
  expect(begun.at(-1)).toEqual(["milk", 2]);
});

test("an error of the reading ends the warm-up", () => {
  let portions = 0;
  const { warming, seen, runOne, runAll } = begin({
    read: () => {
      portions += 1;
      throw new Error("unreadable");
    },
  });
  warming.start();
  expect(() => runOne(() => false)).toThrow("unreadable");
  runAll(() => false);
  expect([portions, seen.changes, warming.isWarmFor("milk")]).toEqual([1, 1, true]);
});
