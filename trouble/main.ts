import { runDisk } from "./disk.ts";
import { runEngines } from "./engines.ts";
import { runFuzz } from "./fuzz/run.ts";
import { runKill } from "./kill.ts";
import { runOutage } from "./outage.ts";
import { runOverload } from "./overload.ts";
import { runStop } from "./stop.ts";

/** `npm run trouble`: everything; `npm run trouble -- kill` only that. A run throws when it misses its aim. */
const runs: Record<string, () => Promise<void>> = {
  fuzz: runFuzz,
  overload: runOverload,
  kill: runKill,
  outage: runOutage,
  disk: runDisk,
  stop: runStop,
  engines: runEngines,
};
const asked = process.argv.slice(2);
for (const [name, run] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await run();
}
