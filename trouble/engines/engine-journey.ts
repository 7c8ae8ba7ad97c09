import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startRestock, temporaryFolder } from "../../test/process.ts";
import { startProxy, type Proxy } from "../../test/proxy.ts";
import { eventually, type Browser, type Engine } from "./engine.ts";
import { ListPage, secretCode } from "./list-page.ts";

export type Journey = {
  /** The number of kills of the browser when a row shows as ticked. */
  kills: number;
  /** The number of times that a page is left with a name in the queue. */
  leaves: number;
};

export type Outcome = {
  /** Sentences with each fault and its time. */
  losses: string[];
  /** Sentences with each page that left its storage stuck. That depends on the machine's load, and loses nothing. */
  stuck: string[];
  /** Milliseconds from opening the store without a server to its rows: the slowest time. */
  slowestStart: number;
};

/** Firefox writes localStorage to disk up to 5 s late: after an earlier kill it doesn't know who is signed in (but has the list). */
const settledAfter = 6000;
/** The maximum time in milliseconds between the last Enter and leaving the page. */
const latestLeave = 120;

/** Makes an unknown name without digits, which would be read as a quantity. */
function unknownName(number: number): string {
  return `Zorbax ${String.fromCharCode(65 + Math.floor(number / 26), 97 + (number % 26))}`;
}

/**
 * A person signs up and adds items, one with an unknown name; leaves the page while names wait; ticks without the server,
 * and the browser is killed at once; comes back, first without the server, then with it.
 */
export async function runJourney(engine: Engine, journey: Journey): Promise<Outcome> {
  const folder = temporaryFolder();
  const server = await startRestock({ DATA_DIR: join(folder.path, "data"), BETA_SECRET_CODE: secretCode });
  const proxy = await startProxy(server.url);
  const start = () => engine.start(join(folder.path, "profile"));
  let browser: Browser | null = null;
  try {
    browser = await start();
    const page = new ListPage(browser, proxy.url);
    await page.signUp();
    await page.add("milk", "Milk");
    await page.add("2 lb chicken thighs", "2 lb Chicken Thighs");
    await page.add("zorbax polish", "Zorbax Polish");
    await page.add("bananas x6", "6 Bananas");
    const known = ["Milk", "2 lb Chicken Thighs", "Zorbax Polish", "6 Bananas"];
    const left = await leavePages(page, journey.leaves, known);
    await setTimeout(settledAfter);
    const killed = await killWhenTicked(page, proxy, journey.kills, [...known, ...left.names], start);
    browser = page.browser;
    return { ...killed, losses: [...left.losses, ...killed.losses], stuck: left.stuck };
  } finally {
    await browser?.kill();
    await proxy.close();
    await server.stop();
    folder.remove();
  }
}

async function leavePages(
  page: ListPage,
  leaves: number,
  known: readonly string[],
): Promise<{ names: string[]; losses: string[]; stuck: string[] }> {
  const names: string[] = [];
  const stuck: string[] = [];
  for (let round = 0; round < leaves; round += 1) {
    if (round > 0) {
      await page.open("/");
      await page.seesAddTab();
    }
    const name = unknownName(round);
    const moment = Math.floor(Math.random() * latestLeave);
    const path = round % 2 === 0 ? "/stores/any" : "/account";
    await page.type(name);
    await page.leaveAfter(moment, path);
    await eventually("the other page", async () =>
      (await page.browser.run("return location.pathname + document.readyState")) === `${path}complete`
        ? true
        : undefined,
    );
    names.push(name);
    const storage = await page.storage();
    if (storage !== "answers") stuck.push(`left after ${moment} ms: storage is ${storage}`);
  }
  await page.open("/");
  await page.seesAddTab();
  await page.open("/stores/any");
  const wrong = await page.seesRows([...known, ...names]);
  return { names, losses: wrong.map((what) => `after the pages were left: ${what}`), stuck };
}

async function killWhenTicked(
  page: ListPage,
  proxy: Proxy,
  kills: number,
  names: readonly string[],
  start: () => Promise<Browser>,
): Promise<Omit<Outcome, "stuck">> {
  const losses: string[] = [];
  const ticked: string[] = [];
  let slowestStart = 0;
  for (const name of names.slice(0, kills)) {
    const shown = await page.seesRows(names);
    losses.push(...shown.map((what) => `after ${ticked.length} kills: ${what}`));
    proxy.condition = "black-hole";
    await page.tick(name);
    ticked.push(name);
    await page.browser.kill();
    page.browser = await start();
    const began = performance.now();
    await page.open("/stores/any");
    const missing = await page.seesRows(ticked, true);
    slowestStart = Math.max(slowestStart, performance.now() - began);
    losses.push(
      ...missing.map((what) => `ticked, without the server, after ${ticked.length} kills: ${what}`),
    );
    proxy.condition = "open";
    proxy.cut();
    await page.signInAgain();
    await page.open("/stores/any");
    losses.push(...(await isOnServer(page, ticked.length, names)));
  }
  return { losses, slowestStart };
}

async function isOnServer(page: ListPage, ticked: number, names: readonly string[]): Promise<string[]> {
  let counts = "";
  const wanted = `${ticked} ticked, ${names.length - ticked} open`;
  await eventually("the ticks on the server", async () => {
    counts = `${(await page.onServer("ticked")).length} ticked, ${(await page.onServer("open")).length} open`;
    return counts === wanted || undefined;
  }).catch(() => undefined);
  return counts === wanted ? [] : [`the server has ${counts} instead of ${wanted}`];
}
