import { runEngines } from "./engines.ts";
import { runFuzz } from "./fuzz/run.ts";
import { runOverload } from "./overload.ts";

/** `npm run trouble`: everything; `npm run trouble -- kill` only that. A run throws when it misses its aim. */
const runs: Record<string, () => Promise<void>> = {
  fuzz: runFuzz,
  overload: runOverload,
  engines: runEngines,
};
const asked = process.argv.slice(2);
for (const [name, run] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await run();
}
