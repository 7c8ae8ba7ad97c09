import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startRestock, temporaryFolder } from "../test/process.ts";
import { secretCode, untilReady } from "./people.ts";
import { assertIntact, Writers } from "./writers.ts";

const size = "220m";
const fullSeconds = 15;

/**
 * Fills the disk while four people write: no acknowledged change may be lost, and writes that fail are answered 503. It
 * mounts a small file system in memory, which needs root on Linux.
 */
export async function runDisk(): Promise<void> {
  if (process.platform !== "linux" || process.getuid!() !== 0) {
    console.log("Not run: only root can mount a small file system, on Linux.");
    return;
  }
  const folder = temporaryFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0755`, "tmpfs", folder.path]);
  const ballast = join(folder.path, "ballast");
  const settings = { DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode, SIGNUP_ROLE: "premium" };
  let server = await startRestock(settings);
  try {
    const writers = await Writers.create(() => server.url, 2, 2);
    writers.start();
    await sleep(1000);
    fill(folder.path, ballast);
    const refusedFrom = performance.now();
    await sleep(fullSeconds * 1000);
    const whileFull = new Map(writers.statuses);
    rmSync(ballast);
    const ready = await untilReady(server.url);
    const acknowledged = writers.acknowledged;
    while (writers.acknowledged === acknowledged) await sleep(5);
    const writesAfter = performance.now() - refusedFrom - fullSeconds * 1000;
    // The disk fills up again, and the server is killed meanwhile.
    fill(folder.path, ballast);
    await sleep(2000);
    await server.kill();
    rmSync(ballast);
    server = await startRestock(settings);
    await writers.stop();
    const verdict = await writers.verdict();
    const answers = [...whileFull].map(([status, count]) => `${status} x ${count}`).join(", ");
    console.log(
      `Disk full for ${fullSeconds} s, answers until it was freed: ${answers}; ready ${ready.toFixed(0)} ms and the first ` +
        `write ${writesAfter.toFixed(0)} ms after; then killed while full: ready again after ${(server.readyAfter / 1000).toFixed(1)} s`,
    );
    console.log(
      `${verdict.acknowledged} acknowledged; lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, wrong ${verdict.wrong.length}`,
    );
    assertIntact(verdict);
    const strange = [...whileFull.keys()].filter((status) => ![200, 201, 503].includes(status));
    if (strange.length > 0) throw new Error(`Answers other than 200, 201 and 503: ${strange.join()}`);
    if ((whileFull.get(503) ?? 0) === 0) throw new Error("The disk never was full.");
  } finally {
    await server.stop();
    execFileSync("umount", ["-l", folder.path]);
    folder.remove();
  }
}

/** Writes zeros until the disk is full. */
function fill(folder: string, file: string): void {
  const piece = Buffer.alloc(1 << 16);
  while (statfsSync(folder).bavail > 0) {
    try {
      writeFileSync(file, piece, { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
      throw error;
    }
  }
}
