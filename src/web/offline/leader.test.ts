import { describe, expect, test } from "vitest";
import { FakeLocks } from "../../../test/fake-server/locks.ts";
import { turn } from "../../../test/fake-server/network.ts";
import { ifNobodyLeads, lead } from "./leader.ts";

/** The real thing, and the one the simulated devices have: both must behave alike. */
const kinds: [string, () => LockManager][] = [
  ["the platform's Web Locks", () => navigator.locks],
  ["the simulated ones", () => new FakeLocks().of({})],
];

describe.each(kinds)("with %s", (_kind, make) => {
  test("one leads after the other", async () => {
    const locks = make();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      for (let turns = 0; turns < 5; turns += 1) await turn();
      log.push(`${name} ends`);
    };
    await Promise.all([
      lead(locks, "turns", 60_000, work("left")),
      lead(locks, "turns", 60_000, work("right")),
    ]);
    expect(log).toEqual(["left begins", "left ends", "right begins", "right ends"]);
  });

  test("one that holds on for too long is overruled, and learns of it", async () => {
    const locks = make();
    let thaw = () => {};
    let leadsStill: boolean | null = null;
    const frozen = lead(locks, "frozen", 60_000, async (leads) => {
      await new Promise<void>((resolve) => {
        thaw = resolve;
      });
      leadsStill = leads();
    });
    let done = false;
    await lead(locks, "frozen", 20, async () => {
      done = true;
    });
    expect(done).toBe(true);
    thaw();
    await frozen;
    expect(leadsStill).toBe(false);
  });

  test("what needs quiet is done only when nobody leads", async () => {
    const locks = make();
    let within: boolean | null = null;
    await lead(locks, "quiet", 60_000, async () => {
      within = await ifNobodyLeads(locks, "quiet", async () => true);
    });
    expect(within).toBe(false);
    expect(await ifNobodyLeads(locks, "quiet", async () => true)).toBe(true);
  });
});

test("without Web Locks work goes on, and nothing counts as quiet", async () => {
  let done = false;
  await lead(null, "none", 60_000, async () => {
    done = true;
  });
  expect(done).toBe(true);
  expect(await ifNobodyLeads(null, "none", async () => true)).toBe(false);
});
