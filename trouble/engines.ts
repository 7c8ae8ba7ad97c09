import { chromium } from "./engines/chromium.ts";
import { runJourney } from "./engines/engine-journey.ts";
import { firefox } from "./engines/firefox.ts";
import { webkit } from "./engines/webkit.ts";

const engines = [chromium, firefox, webkit];
const kills = 5;
const leaves = 20;

/** Runs the journey of `runJourney` in each installed browser. */
export async function runEngines(): Promise<void> {
  const losses: string[] = [];
  console.log("browser    pages left  kills  lost  stuck  slowest start without the server");
  for (const engine of engines) {
    if (!engine.isInstalled()) {
      console.log(`${engine.name.padEnd(10)} isn't installed: apt-get install ${engine.package}`);
      continue;
    }
    const outcome = await runJourney(engine, { kills, leaves });
    const figures = [leaves, kills, outcome.losses.length, outcome.stuck.length]
      .map((figure) => String(figure).padStart(6))
      .join("");
    console.log(`${engine.name.padEnd(10)}${figures}  ${(outcome.slowestStart / 1000).toFixed(1)} s`);
    losses.push(...[...outcome.losses, ...outcome.stuck].map((loss) => `${engine.name}: ${loss}`));
  }
  if (losses.length > 0) throw new Error(losses.join("\n"));
}
