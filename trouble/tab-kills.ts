import { readdirSync, readFileSync } from "node:fs";
import { chromium, type BrowserContext, type LaunchOptions } from "@playwright/test";
import { App } from "../e2e/app.ts";

/** `crash` ends the page's process, `kill` the whole browser. */
export type Ending = "crash" | "kill";

export type KillReport = {
  kills: Record<Ending, number>;
  /** Ticks that showed but were missing when the app was opened again. */
  lostOnDevice: number;
  /** Ticks that the server didn't have after the device had sent all. */
  lostOnServer: number;
  /** Milliseconds from the first opening with a network until the server had them. */
  sentAfterMs: number;
};

const perLetter = 26;
/** The maximum time until the server has all ticks. */
const sendLimitMs = 60_000;

/** A name without digits, which would be read as a quantity. */
const nameOf = (round: number) =>
  `Thing ${String.fromCharCode(65 + Math.floor(round / perLetter), 97 + (round % perLetter))}`;

/**
 * Ticks one row after the other without a server, and ends the page or the browser 0-50 ms after each shows as ticked. In the end
 * the server is there.
 * @param profile the folder of the browser's data, which outlives each kill
 */
export async function killTabs(
  url: string,
  profile: string,
  endings: readonly Ending[],
  launchOptions: LaunchOptions,
): Promise<KillReport> {
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: url,
      viewport: { width: 390, height: 844 },
    });
  let context = await launch();
  const scene = new App(await context.newPage(), url);
  await scene.signUp();
  for (const round of endings.keys()) await scene.hasItems(nameOf(round));
  const cookies = await context.cookies();

  const report: KillReport = {
    kills: { crash: 0, kill: 0 },
    lostOnDevice: 0,
    lostOnServer: 0,
    sentAfterMs: 0,
  };
  /** Opens the list and counts the earlier ticks that it doesn't show. */
  const open = async (ticked: number): Promise<App> => {
    const app = new App(await context.newPage(), url);
    await app.open("/stores/any");
    // Items that were ticked before are folded behind a line.
    if (ticked > 0) await app.opensBasket();
    await app.item(nameOf(endings.length - 1)).waitFor();
    const shown = await app.page.getByRole("checkbox", { checked: true }).count();
    report.lostOnDevice = Math.max(report.lostOnDevice, ticked - shown);
    return app;
  };
  for (const [round, ending] of endings.entries()) {
    // No tick may reach the server.
    await context.route("**/api/items/*", () => undefined);
    const app = await open(round);
    await app.item(nameOf(round)).evaluate(clickUntilTicked);
    await new Promise((resolve) => setTimeout(resolve, (round * 13) % 51));
    report.kills[ending] += 1;
    if (ending === "crash") await crash(context, app);
    else {
      await kill(context, profile);
      context = await launch();
      await context.addCookies(cookies);
    }
  }

  await context.unrouteAll({ behavior: "ignoreErrors" });
  const reconnectedAt = performance.now();
  const last = await open(endings.length);
  do {
    report.lostOnServer = endings.length - (await last.itemsOnServer("ticked")).length;
    report.sentAfterMs = performance.now() - reconnectedAt;
  } while (report.lostOnServer > 0 && report.sentAfterMs < sendLimitMs);
  await context.close();
  return report;
}

/** Taps a row; resolves at the moment it shows as ticked. */
function clickUntilTicked(row: Element): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver(() => row.getAttribute("aria-checked") === "true" && resolve()).observe(row, {
      attributes: true,
    });
    (row as HTMLElement).click();
  });
}

async function crash(context: BrowserContext, { page }: App): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The call isn't answered, because its process is gone.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}

/** Sends SIGKILL to every process of the browser that was started here, found by its profile folder. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const gone = context.waitForEvent("close");
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(profile))
        process.kill(Number(pid), "SIGKILL");
    } catch {
      // The process has ended meanwhile.
    }
  }
  await gone;
}
