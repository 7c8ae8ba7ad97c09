import { runDisk } from "./disk.ts";
import { runEngines } from "./engines.ts";
import { runFuzz } from "./fuzz/run.ts";
import { runKill } from "./kill.ts";
import { runOutage } from "./outage.ts";
import { runOverload } from "./overload.ts";
import { runSpreadsheet } from "./spreadsheet.ts";
import { runStop } from "./stop.ts";
import { runTabs } from "./tabs.ts";
import { runWire } from "./wire.ts";

/**
 * `npm run trouble`: everything; `npm run trouble -- wire` only that, and `npm run trouble -- wire refuse add` only those of
 * its cells. A run throws when it fails.
 */
const runs: Record<string, (asked: readonly string[]) => Promise<void>> = {
  fuzz: runFuzz,
  overload: runOverload,
  kill: runKill,
  outage: runOutage,
  disk: runDisk,
  stop: runStop,
  wire: runWire,
  tabs: runTabs,
  engines: runEngines,
  spreadsheet: runSpreadsheet,
};
const asked = process.argv.slice(2);
const named = Object.keys(runs).filter((name) => asked.includes(name));
const rest = asked.filter((word) => !named.includes(word));
for (const [name, run] of Object.entries(runs)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n== ${name}`);
  await run(rest);
}
