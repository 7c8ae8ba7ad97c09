import { expect, type Locator, type Page } from "@playwright/test";

/** Stops the clock of a page that was opened after `page.clock.install()`: from here on time passes by `passTime` only. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass on the page; the effects are rendered when this resolves. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await finishRendering(page);
}

/** Lets the page do what it has begun, without letting time pass: it runs on in turns of the event loop. */
export async function finishRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turns = 0; turns < 20; turns += 1) {
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", resolve);
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    }
  });
}

/** Lets time pass in steps of 5 ms until a condition holds. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  const step = async () => {
    if (!(await shown.isVisible())) await passTime(page, 5);
    return shown.isVisible();
  };
  await expect.poll(step, { intervals: [0] }).toBe(true);
}

/**
 * Runs the timers without a delay of a page whose clock is stopped, from here on: axe waits for one before each rule. The others
 * keep waiting for `passTime`.
 */
export async function runUndelayedTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout;
    const startUndelayed = (run: () => void) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", run);
      channel.port1.start();
      channel.port2.postMessage(null);
      return 0;
    };
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...values: unknown[]) =>
        delay > 0 ? start(run, delay, ...values) : startUndelayed(run),
    });
  });
}
