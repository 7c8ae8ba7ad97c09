import { afterEach, describe, expect, test, vi } from "vitest";
import { turn } from "../../../test/fake-server/network.ts";
import { FakeLocks } from "../../../test/fake-server/locks.ts";
import { ifLockIsFree, withLock } from "./web-lock.ts";

/** Both Node's Web Locks and those of the simulated devices are tested: they must behave alike. */
const kinds: [string, () => LockManager][] = [
  ["the platform's Web Locks", () => navigator.locks],
  ["the simulated ones", () => new FakeLocks().of({})],
];

afterEach(() => vi.useRealTimers());

describe.each(kinds)("with %s", (_kind, make) => {
  test("two tabs run their work one after the other", async () => {
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

  test("a tab that exceeds the lock time-out loses the lock and is notified", async () => {
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

  test("a tab with heartbeats keeps the lock", async () => {
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

  test("an aborted wait never gets the lock, and an aborted holder is notified", async () => {
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

  test("work that needs a free lock runs only when no tab holds it", async () => {
    const locks = make();
    let within: boolean | null = null;
    await withLock(locks, "free", { patience: 60_000 }, async () => {
      within = await ifLockIsFree(locks, "free", async () => true);
    });
    expect(within).toBe(false);
    expect(await ifLockIsFree(locks, "free", async () => true)).toBe(true);
  });
});

test("work runs without Web Locks, and no lock counts as free", async () => {
  let done = false;
  await withLock(null, "none", { patience: 60_000 }, async () => {
    done = true;
  });
  expect(done).toBe(true);
  expect(await ifLockIsFree(null, "none", async () => true)).toBe(false);
});
