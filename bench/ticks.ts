import type { CDPSession, Page } from "@playwright/test";
import type { App } from "../e2e/app.ts";
import { withPhones, type Phone } from "./phone.ts";

/** The numbers of items: a family's long list, and an extreme one. */
const sizes = [120, 2000];
const ticks = 15;

type Times = { open: number; tick: number };

/**
 * Measures the time to open a store, and from a touch to the paint of the tick, with few and with many items, in a browser whose
 * processor is slowed down. The ratio of the two shows how a tick's cost grows with the list, also on a busy machine.
 */
export async function benchTicks(): Promise<void> {
  await withPhones(async (newPhone) => {
    const times: Times[] = [];
    for (const size of sizes) {
      const measured = await timeStore(await newPhone(`many-${size}`), size);
      times.push(measured);
      console.log(
        `${String(size).padStart(5)} items: opens in ${measured.open.toFixed(0)} ms, a tick is painted after ${measured.tick.toFixed(0)} ms (median of ${ticks})`,
      );
    }
    const [few, many] = times as [Times, Times];
    console.log(
      `ratio of ${sizes[1]} to ${sizes[0]} items: open ${ratio(many.open, few.open)}, tick ${ratio(many.tick, few.tick)}`,
    );
  });
}

function ratio(many: number, few: number): string {
  return (many / few).toFixed(1);
}

async function timeStore({ app, page, cdp, slowDown, close }: Phone, size: number): Promise<Times> {
  await fill(app, size);
  await app.open("/stores/any");
  await page.getByRole("checkbox").first().waitFor();
  await slowDown();
  const open = median(await repeat(3, () => timeOpening(page)));
  const tick = median(await repeat(ticks, (round) => timeTick(page, cdp, round)));
  await close();
  return { open, tick };
}

/** Adds items in ten categories. */
async function fill(app: App, size: number): Promise<void> {
  const categories = (await app.api<{ id: string }[]>("GET", "global/categories")).slice(0, 10);
  let next = 0;
  const add = async () => {
    while (next < size) {
      next += 1;
      const categoryId = categories[next % categories.length]!.id;
      await app.api("POST", "items", { name: `Thing ${next}`, categoryId });
    }
  };
  await Promise.all([add(), add(), add(), add()]);
}

async function timeOpening(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole("checkbox").first().waitFor();
  return page.evaluate(() => performance.now());
}

/**
 * Measures from the touch to the frame after the one that shows the tick, which has been painted by then. The touch comes from
 * the browser itself, because the cost of Playwright's tap grows with the page. The finger is lifted without an answer to the touch
 * being awaited: how long it rests is no work of the app.
 */
async function timeTick(page: Page, cdp: CDPSession, round: number): Promise<number> {
  const spot = await page.evaluate(findRow, round % 8);
  // The list lies still when a hand touches it: neither the scroll to the row nor the work of the last tick delays this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 300)));
  const painted = page.evaluate(timePaint);
  await Promise.all([
    cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [spot] }),
    cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
  return painted;
}

/** Marks an open row and returns where to touch it. Runs in the browser. */
function findRow(place: number): { x: number; y: number } {
  for (const before of document.querySelectorAll("[data-timed]")) before.removeAttribute("data-timed");
  const row = document.querySelectorAll("[role=checkbox][aria-checked=false]")[place]!;
  row.setAttribute("data-timed", "");
  row.scrollIntoView({ block: "center" });
  const box = row.getBoundingClientRect();
  return { x: box.x + 60, y: box.y + box.height / 2 };
}

/** Runs in the browser. */
function timePaint(): Promise<number> {
  const row = document.querySelector("[data-timed]")!;
  return new Promise((resolve) => {
    let touchedAt = 0;
    row.addEventListener("pointerdown", (event) => (touchedAt = event.timeStamp), { once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => resolve(performance.now() - touchedAt));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });
    observer.observe(row, { attributes: true, attributeFilter: ["aria-checked"] });
  });
}

async function repeat(times: number, measure: (round: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < times; round += 1) all.push(await measure(round));
  return all;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
