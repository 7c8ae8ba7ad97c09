import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serverProcesses } from "../src/server/embedded-database/postgres-process.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import { quantile, table } from "./figures.ts";
import { secretCode, untilReady } from "./people.ts";
import { assertIntact, Writers } from "./writers.ts";

/** The number of kills; `KILLS=5 npm run trouble -- kill` runs fewer. */
const kills = Number(process.env.KILLS ?? 50);
const [households, members] = [4, 4];
const replays = 1500;
const readyAim = 10_000;

type Victim = "everything" | "node" | "postgres";
/** The killed processes: of five kills three end everything, one only Node and one only PostgreSQL. */
const victims: readonly Victim[] = ["everything", "node", "everything", "postgres", "everything"];

/** Sends SIGKILL repeatedly while sixteen people write: each acknowledged change must be stored, once. */
export async function runKill(): Promise<void> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode, SIGNUP_ROLE: "premium" };
  let server = await startRestock(settings);
  try {
    const writers = await Writers.create(() => server.url, households, members);
    const ready: Record<Victim, number[]> = { everything: [], node: [], postgres: [] };
    writers.start();
    for (let round = 0; round < kills; round += 1) {
      const victim = victims[round % victims.length]!;
      await sleep(300 + ((round * 7919) % 900));
      const started = performance.now();
      server = await strike(victim, server, folder.path, settings);
      await untilReady(server.url);
      ready[victim].push(performance.now() - started);
    }
    await writers.stop();
    const verdict = await writers.verdict();
    const { replayed, different } = await writers.replay(replays);
    console.log(
      `${kills} kills, ${verdict.acknowledged} acknowledged, ${writers.repeated} sent again; lost ${verdict.lost.length}, ` +
        `doubled ${verdict.doubled.length}, wrong ${verdict.wrong.length}; ${replayed} late repeats, ${different} answered differently`,
    );
    const rows = Object.entries(ready).map(([victim, times]) => [
      victim,
      String(times.length),
      `${(quantile(times, 0.5) / 1000).toFixed(1)} s`,
      `${(Math.max(...times) / 1000).toFixed(1)} s`,
    ]);
    console.log(table(["killed", "times", "ready again, p50", "longest"], rows));
    assertIntact(verdict);
    if (different > 0) throw new Error(`${different} late repeats were answered differently.`);
    const longest = Math.max(...Object.values(ready).flat());
    if (longest > readyAim) throw new Error(`It took ${longest.toFixed(0)} ms to be ready again.`);
  } finally {
    await server.stop();
    folder.remove();
  }
}

/** Kills processes and restarts those that don't restart by themselves. */
async function strike(
  victim: Victim,
  server: RestockProcess,
  dataDir: string,
  settings: Record<string, string>,
): Promise<RestockProcess> {
  const postgres = victim === "node" ? [] : await serverProcesses(join(dataDir, "postgres"));
  if (victim !== "postgres") process.kill(server.pid, "SIGKILL");
  for (const pid of postgres) killIfThere(pid);
  if (victim === "postgres") return server;
  await server.kill();
  return startRestock(settings);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // The process has ended meanwhile: a backend whose connection closed.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
