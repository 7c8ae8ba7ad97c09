import { launch, startServer } from "./browser.ts";
import { troubles } from "./bad-network.ts";
import { nameOf, runCell, type Cell, type Verdict } from "./wire-cell.ts";
import { journeys, type JourneyName } from "./wire-journeys.ts";

const visits = ["first", "second"] as const;
/** The number of concurrent cells; each waits for most of its time. */
const atOnce = Number(process.env.WIRE_CELLS_AT_ONCE ?? 3);

const cells: readonly Cell[] = visits.flatMap((visit) =>
  troubles.flatMap((trouble) =>
    Object.keys(journeys).map((journey) => ({ trouble, journey: journey as JourneyName, visit })),
  ),
);

/**
 * Runs every journey over every kind of bad network, on the first visit and on the second: nothing may be lost, doubled, shown
 * and taken back, or wrongly announced, and the state must be right soon after the recovery.
 * @param asked words that must all be in a cell's name, e.g. `portal-json join second`
 * @throws Error with the number of cells that failed
 */
export async function runWire(asked: readonly string[]): Promise<void> {
  const wanted = cells.filter((cell) => asked.every((word) => nameOf(cell).split(" ").includes(word)));
  const server = await startServer();
  const browser = await launch();
  const verdicts = new Map<Cell, Verdict>();
  try {
    const left = wanted.values();
    const work = async () => {
      for (const cell of left) {
        if (!browser.isConnected()) throw new Error("The browser has ended.");
        const verdict = await runCell(browser, server.url, cell).catch((error: unknown) => ({
          faults: [`the journey ended: ${String(error).split("\n")[0]}`],
          recoveredMs: null,
        }));
        verdicts.set(cell, verdict);
        const { faults, recoveredMs } = verdict;
        const outcome =
          faults.length > 0 ? faults.join("; ") : `right after ${(recoveredMs! / 1000).toFixed(1)} s`;
        console.log(`${nameOf(cell)}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  print(verdicts);
  const failed = [...verdicts.values()].filter(({ faults }) => faults.length > 0).length;
  if (failed > 0) throw new Error(`${failed} of ${wanted.length} cells failed.`);
}

/** Prints a row for each kind of fault and visit: the seconds until the right state, or `FAIL`. */
function print(verdicts: ReadonlyMap<Cell, Verdict>): void {
  const names = Object.keys(journeys);
  console.log(`\n| trouble | visit | ${names.join(" | ")} |`);
  console.log(`| --- | --- |${" --- |".repeat(names.length)}`);
  for (const trouble of troubles)
    for (const visit of visits) {
      const row = names.map((journey) => {
        const cell = [...verdicts.keys()].find((one) => nameOf(one) === `${trouble} ${journey} ${visit}`);
        if (cell === undefined) return "";
        const { faults, recoveredMs } = verdicts.get(cell)!;
        return faults.length > 0 ? "FAIL" : (recoveredMs! / 1000).toFixed(1);
      });
      if (row.some((text) => text !== "")) console.log(`| ${trouble} | ${visit} | ${row.join(" | ")} |`);
    }
  const times = [...verdicts.values()].flatMap(({ recoveredMs }) => recoveredMs ?? []).sort((a, b) => a - b);
  const quantile = (part: number) => ((times[Math.floor(part * (times.length - 1))] ?? 0) / 1000).toFixed(1);
  console.log(
    `\n${verdicts.size} cells, all right after p50 ${quantile(0.5)} s, p95 ${quantile(0.95)} s, at most ${quantile(1)} s`,
  );
}
