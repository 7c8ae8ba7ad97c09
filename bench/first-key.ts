import { withPhones } from "./phone.ts";

/** The time between the touch of the field and the first key, as a keyboard takes to open and a person to begin. */
const pausesMs = [500, 4000];
const betweenKeysMs = 400;
const typed = "milk";

/**
 * Measures how long the first keys in Add take until they are painted, in a browser whose processor is slowed down, and the longest
 * task since the field was touched: a browser compiles what reads a text when it is first used.
 */
export async function benchFirstKey(): Promise<void> {
  await withPhones(async (newPhone) => {
    for (const pause of pausesMs) {
      const { app, page, slowDown, close } = await newPhone(`typist-${pause}`);
      await app.open();
      await app.suggestion("Bread").waitFor();
      await slowDown();
      await page.evaluate(watchKeys);
      await app.addField.tap();
      await page.waitForTimeout(pause);
      // Nothing waits for the page meanwhile, because a person doesn't, either.
      const presses: Promise<void>[] = [];
      for (const key of typed) {
        presses.push(page.keyboard.press(key));
        await page.waitForTimeout(betweenKeysMs);
      }
      await Promise.all(presses);
      await page.waitForFunction((count) => globalThis.measured.keys.length === count, typed.length);
      const { keys, tasks } = await page.evaluate(() => globalThis.measured);
      const longest = Math.max(0, ...tasks);
      const last = keys.at(-1)!;
      console.log(
        `${pause} ms after the touch: the first key is painted after ${keys[0]!.toFixed(0)} ms (${(keys[0]! / last).toFixed(1)} of the last), all: ` +
          `${keys.map((key) => key.toFixed(0)).join(", ")}; longest task ${longest.toFixed(0)} ms`,
      );
      await close();
    }
  });
}

declare global {
  var measured: { keys: number[]; tasks: number[] };
}

/** Runs in the browser. */
function watchKeys(): void {
  globalThis.measured = { keys: [], tasks: [] };
  const { keys, tasks } = globalThis.measured;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      entryTypes: ["longtask"],
    },
  );
  const onKey = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => keys.push(performance.now() - timeStamp));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  document.addEventListener("keydown", onKey, true);
}
