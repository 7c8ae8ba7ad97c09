import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import {
  expectAsWatched,
  expectAt,
  looks,
  seasons,
  seeded,
  shop,
  watchAllZones,
  type Watched,
} from "./watched-repeats.ts";

/** 50 in a full run: `SCHEDULER_KILLS=50 npm run unit -- test/scheduler-kills.test.ts`. */
const kills = Number(process.env.SCHEDULER_KILLS ?? 6);
const processes = 3;
/** Looks in each of two seasons: enough for most due dates to come by themselves. */
const rounds = Math.max(10, Math.ceil(kills / 2));

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let running: ChildProcess[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  await Promise.all(running.map(kill));
  await fresh.close();
});

async function start(now: Date): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "scheduler-process.ts"), [fresh.url, now.toISOString()], {
    execArgv: [],
  });
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

async function setClock(child: ChildProcess, now: Date): Promise<void> {
  const set = once(child, "message");
  child.send(now.toISOString());
  await set;
}

/** Waits until nothing is due: then every process that is alive finds nothing to do. */
async function untilDone(repeats: readonly Watched[], now: Date): Promise<void> {
  const ids = repeats.map(({ id }) => id);
  for (;;) {
    const due = await fresh.database.execute(
      "SELECT id FROM recurring_items WHERE id = ANY($1) AND next_due_date <= $2",
      [ids, now],
    );
    if (due.length === 0) return;
    await sleep(5);
  }
}

test(
  `${processes} processes, ${kills} SIGKILLs and a jumping clock bring every due date once, and miss none`,
  async () => {
    const random = seeded(20_260_906);
    let done = 0;
    let killed = 0;
    let fired = 0;
    for (const season of seasons) {
      let now = new Date(season);
      const repeats = await watchAllZones(fresh.database, now);
      for (const child of running) await setClock(child, now);
      while (running.length < processes) running.push(await start(now));
      for (now of looks(season, rounds, random)) {
        await expectAt(fresh.database, repeats, now);
        // Now and then no process is left to finish it.
        const some = running.slice(0, random() < 0.2 ? processes : 1);
        done += 1;
        const doomed = killed < (kills * done) / (2 * rounds) ? some : [];
        const set = running.map((child) => setClock(child, now));
        await Promise.race(set);
        await sleep(random() * 40);
        await Promise.all(set);
        await Promise.all(doomed.map(kill));
        killed += doomed.length;
        running = running.filter((child) => !doomed.includes(child));
        running.push(...(await Promise.all(doomed.map(() => start(now)))));
        await untilDone(repeats, now);
        await shop(fresh.database, repeats, now, random);
      }
      fired += await expectAsWatched(fresh.database, repeats);
    }
    expect(killed).toBeGreaterThanOrEqual(kills);
    expect(fired).toBeGreaterThan(70);
  },
  60_000 + kills * 30_000,
);
