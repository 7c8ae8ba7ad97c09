import { benchBundle } from "./bundle.ts";
import { benchCategoriser } from "./categoriser.ts";
import { benchFirstKey } from "./first-key.ts";
import { benchHttp } from "./http.ts";
import { benchImports } from "./imports.ts";
import { benchLearning } from "./learning.ts";
import { benchLive } from "./live.ts";
import { benchRecord } from "./record.ts";
import { benchScale } from "./scale.ts";
import { benchTicks } from "./ticks.ts";

/** `npm run bench` runs everything, `npm run bench -- http` only that. The bundle's size, the first key and the ticks need the built web app. */
const benches: Record<string, () => void | Promise<void>> = {
  bundle: benchBundle,
  "first-key": benchFirstKey,
  http: benchHttp,
  categoriser: () => benchCategoriser(),
  imports: benchImports,
  learning: benchLearning,
  live: benchLive,
  record: benchRecord,
  scale: benchScale,
  ticks: benchTicks,
};
const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await bench();
}
