import { afterEach, describe, expect, test, vi } from "vitest";
import { turn } from "../../../test/fake-server/network.ts";
import { FakeLocks } from "../../../test/fake-server/locks.ts";
import { ifLockIsFree, withLock } from "./web-lock.ts";

/** The real thing, and the one the simulated devices have: both must behave alike. */
const kinds: [string, () => LockManager][] = [
  ["the platform's Web Locks", () => navigator.locks],
  ["the simulated ones", () => new FakeLocks().of({})],
];

afterEach(() => vi.useRealTimers());

describe.each(kinds)("with %s", (_kind, make) => {
  test("one tab works after the other", async () => {
    const locks = make();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      for (let turns = 0; turns < 5; turns += 1) await turn();
      log.push(`${name} ends`);
    };
    const lockTurn = (name: string) => withLock(locks, "turns", { patience: 60_000 }, work(name));
    await Promise.all([lockTurn("left"), lockTurn("right")]);
    expect(log).toEqual(["left begins", "left ends", "right begins", "right ends"]);
  });

  test("one that holds on for too long is overruled, and learns of it", async () => {
    const locks = make();
    let thaw = () => {};
    let overruled: boolean | null = null;
    const frozen = withLock(locks, "frozen", { patience: 60_000 }, async (lost) => {
      await new Promise<void>((resolve) => {
        thaw = resolve;
      });
      overruled = lost.aborted;
    });
    let done = false;
    await withLock(locks, "frozen", { patience: 20 }, async () => {
      done = true;
    });
    expect(done).toBe(true);
    thaw();
    await frozen;
    expect(overruled).toBe(true);
  });

  test("one that is heard of again and again is not overruled", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const locks = make();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const log: string[] = [];
    const slow = withLock(locks, "slow", { patience: 60_000 }, async (lost) => {
      await finished;
      log.push(lost.aborted ? "overruled" : "done");
    });
    let hear = () => {};
    const onWait = (postpone: () => void) => (hear = postpone);
    const next = withLock(locks, "slow", { patience: 100, onWait }, async () => {
      log.push("next");
    });
    for (let word = 0; word < 5; word += 1) {
      vi.advanceTimersByTime(90);
      hear();
    }
    finish();
    await Promise.all([slow, next]);
    expect(log).toEqual(["done", "next"]);
  });

  test("one that wants the lock no more never gets it, and one that has it learns that", async () => {
    const locks = make();
    const over = new AbortController();
    const log: string[] = [];
    let holder = Promise.resolve();
    await new Promise<void>((held) => {
      holder = withLock(locks, "over", { patience: 60_000, over: over.signal }, async (lost) => {
        held();
        await new Promise((resolve) => lost.addEventListener("abort", resolve));
        log.push("told");
      });
    });
    const waiter = withLock(locks, "over", { patience: 60_000, over: over.signal }, async () => {
      log.push("had it");
    });
    over.abort();
    await Promise.all([holder, waiter]);
    expect(log).toEqual(["told"]);
  });

  test("what needs a free lock is done only when no tab holds it", async () => {
    const locks = make();
    let within: boolean | null = null;
    await withLock(locks, "free", { patience: 60_000 }, async () => {
      within = await ifLockIsFree(locks, "free", async () => true);
    });
    expect(within).toBe(false);
    expect(await ifLockIsFree(locks, "free", async () => true)).toBe(true);
  });
});

test("without Web Locks work goes on, and no lock counts as free", async () => {
  let done = false;
  await withLock(null, "none", { patience: 60_000 }, async () => {
    done = true;
  });
  expect(done).toBe(true);
  expect(await ifLockIsFree(null, "none", async () => true)).toBe(false);
});
