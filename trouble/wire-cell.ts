import type { Browser, BrowserContext, Page } from "@playwright/test";
import { App, tokenOf } from "../e2e/app.ts";
import type { PartList } from "../src/web/parts/part-list.ts";
import { startBadNetwork, type BadNetwork, type Trouble } from "./bad-network.ts";
import { countWaiting, forget, watchPage } from "./watch-page.ts";
import { journeys, scene, type Journey, type JourneyName, type Outcome } from "./wire-journeys.ts";

export type Visit = "first" | "second";
export type Cell = { trouble: Trouble; journey: JourneyName; visit: Visit };
/** The faults of a run, and the milliseconds from the network's recovery to the right state; null without one. */
export type Verdict = { faults: string[]; recoveredMs: number | null };

/** The time between the person's last action and the recovery of the network. */
const troubleMs = 3000;
/** The maximum time from the recovery to the right state, on a quiet machine; a busy one gets more, in proportion. */
const recoveryLimitMs = 10_000;
/** How long a look at screen and server takes on a quiet machine: how much longer it takes says how busy one is. */
const quietLookMs = 40;
/** A machine that is busier than this many times can't be measured on. */
const mostSlowdown = 10;

export const nameOf = ({ trouble, journey, visit }: Cell) => `${trouble} ${journey} ${visit}`;

/** Runs one journey over one kind of bad network, restores it, and compares the screen, the outbox and the server. */
export async function runCell(browser: Browser, url: string, cell: Cell): Promise<Verdict> {
  const network = await startBadNetwork(url, Math.random);
  const context = await browser.newContext({
    serviceWorkers: cell.visit === "first" ? "block" : "allow",
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  // A busy machine is slow before the fault begins; the time after it has a limit of its own.
  context.setDefaultTimeout(120_000);
  try {
    return await goThrough(context, network, url, cell);
  } finally {
    await context.close();
    await network.close();
  }
}

async function goThrough(
  context: BrowserContext,
  network: BadNetwork,
  url: string,
  { trouble, journey: name, visit }: Cell,
): Promise<Verdict> {
  const journey: Journey = journeys[name];
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  // Calls that set the scene or check the server bypass the bad network.
  const app = new App(page, url);
  const path = name === "join" ? await invite(app, context) : await setScene(app, journey.path);
  await journey.before?.(app);
  const wanted = JSON.stringify({ ...(await outcomeOf(app)), ...journey.expected });

  await watchPage(page);
  // Browsers record 250 resource timings by default, and the app has about as many files.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await open(page, network.url + path, name);
  if (visit === "second") {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, network.url + path, name);
  }
  await settled(page, visit);
  await forget(page);
  network.set(trouble);
  await journey.act(app);
  if (journey.reverses) await forget(page);
  await page.waitForTimeout(troubleMs);
  faults.push(...(await untrueWords(page, trouble)));
  if (journey.claims !== undefined) faults.push(...(await falseClaims(app, journey.claims)));
  network.set(null);

  const { recoveredMs, limitMs } = await waitForRecovery(app, journey, wanted);
  // A late answer may still change the screen.
  await page.waitForTimeout(1000);
  const seen = JSON.stringify(await outcomeOf(app));
  const waiting = await countWaiting(page);
  if (seen !== wanted) faults.push(`server ${seen}, wanted ${wanted}`);
  if (waiting > 0) faults.push(`${waiting} still on the device`);
  if (recoveredMs === null) faults.push(`not right ${Math.round(limitMs)} ms after the network`);
  faults.push(...(await untrueWords(page, trouble)), ...(await screenFaults(page, journey)));
  return { faults: [...new Set(faults)], recoveredMs };
}

/** Returns the milliseconds until screen, outbox and server are right; null if they aren't within the limit. */
async function waitForRecovery(
  app: App,
  journey: Journey,
  wanted: string,
): Promise<{ recoveredMs: number | null; limitMs: number }> {
  const { page } = app;
  const start = performance.now();
  let limitMs = recoveryLimitMs;
  let lookedMs = 0;
  for (let looks = 1; performance.now() - start < limitMs; looks += 1) {
    await journey.afterwards?.(app);
    const before = performance.now();
    const text = await page.locator("body").innerText();
    const isShown = text.includes(journey.shows) && !/Offline|waiting/.test(text);
    const isRight = JSON.stringify(await outcomeOf(app)) === wanted;
    lookedMs += performance.now() - before;
    if (isShown && isRight && (await countWaiting(page)) === 0)
      return { recoveredMs: performance.now() - start, limitMs };
    limitMs = recoveryLimitMs * slowdownOf(lookedMs / looks);
    await page.waitForTimeout(100);
  }
  return { recoveredMs: null, limitMs };
}

/** How many times slower than a quiet machine this one is, by the mean time of a look. */
function slowdownOf(meanLookMs: number): number {
  return Math.min(Math.max(1, meanLookMs / quietLookMs), mostSlowdown);
}

const wrongWords =
  /This screen broke|could not be saved|could not be loaded|Failed to (add|update|create|save|delete)/;

/** The browser has a network in every trouble, and the server itself has none. */
const untrue = /offline|check your connection|server (?:has )?trouble/i;
const ofPortals = /Sign in to this network|Wi-Fi sign-in|shows its own page/;

/** Finds what the screen says about the network and isn't so. */
async function untrueWords(page: Page, trouble: Trouble): Promise<string[]> {
  const said = await page.evaluate(() => [document.body.innerText, ...window.announced].join("\n"));
  const found = untrue.exec(said) ?? (trouble.startsWith("portal") ? null : ofPortals.exec(said));
  return found === null ? [] : [`said "${found[0]}" while the network was ${trouble}`];
}

/** Finds wrong content on the screen. */
async function screenFaults(page: Page, { shows }: Journey): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const { reversals, announced } = await page.evaluate(() => ({
    reversals: window.reversals,
    announced: window.announced,
  }));
  const faults = reversals.map((what) => `flicker: ${what}`);
  if (text.trim() === "") faults.push("blank screen");
  if (!text.includes(shows)) faults.push(`the screen doesn't show ${shows}`);
  const wrong = wrongWords.exec([text, ...announced].join("\n"));
  if (wrong !== null) faults.push(`wrong words: ${wrong[0]}`);
  return faults;
}

/** Waits until the page has fetched its parts ahead and sends no request for a while. */
async function settled(page: Page, visit: Visit): Promise<void> {
  if (visit === "first") await page.waitForFunction(areAllPartsLoaded);
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  for (let before = -1, now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(800);
  }
}

/** Whether all files that are fetched ahead are loaded. Runs on the page. */
function areAllPartsLoaded(): boolean {
  const list = JSON.parse(document.getElementById("parts")!.textContent) as PartList;
  const fetched = new Set(performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)));
  return list.ahead.every((name) => list.parts[name]!.every((place) => fetched.has(list.files[place])));
}

async function setScene(app: App, path: string): Promise<string> {
  await app.signUp();
  await app.hasRole("premium");
  await app.hasItems(...scene);
  return path;
}

async function open(page: Page, address: string, name: JourneyName): Promise<void> {
  await page.goto(address);
  const suggestion = page.getByRole("region", { name: "Suggestions" }).getByRole("listitem").first();
  const ready = {
    add: suggestion,
    sentence: suggestion,
    repeat: page.getByRole("combobox", { name: "Repeat", exact: true }),
    store: page.getByRole("button", { name: "Add Store", exact: true }),
    "edit-store": page.getByRole("button", { name: "Edit", exact: true }),
    join: page.getByRole("button", { name: "Accept Invitation" }),
  }[name as string];
  await (ready ?? page.getByRole("checkbox", { name: "Milk", exact: true })).waitFor();
}

/** Makes another person's household with Salt on its list, and an invitation for the person of this browser. */
async function invite(app: App, context: BrowserContext): Promise<string> {
  const owner = await context.browser()!.newContext();
  try {
    const ana = new App(await owner.newPage(), app.url);
    await ana.signUp("Ana");
    await ana.hasRole("premium");
    await ana.hasItems("Salt");
    const { email } = await app.signUp("Ben");
    await app.hasRole("premium");
    await app.hasItems(...scene);
    return `/join-household?token=${tokenOf(await ana.hasInvited(email))}`;
  } finally {
    await owner.close();
  }
}

type NamedRepeat = {
  recurrenceIntervalDays: number;
  item: Record<"masterItem" | "userItem", { name: string } | null>;
};

type NamedItem = { name: string; completed: boolean; note: string | null; quantity: number };

async function outcomeOf(app: App): Promise<Outcome> {
  const [items, stores, repeats, household] = await Promise.all([
    app.api<NamedItem[]>("GET", "items/all"),
    app.storesOnServer(),
    app.api<NamedRepeat[]>("GET", "recurring-items"),
    app.api<{ members: unknown[] }>("GET", "household"),
  ]);
  const names = (completed: boolean) =>
    items.filter((item) => item.completed === completed).map(({ name }) => name);
  const repeating = repeats.map(
    ({ item, recurrenceIntervalDays: days }) => `${(item.masterItem ?? item.userItem)?.name} ${days}`,
  );
  return {
    open: names(false).sort(),
    ticked: names(true).sort(),
    stores: stores.map(({ name, categories }) => `${name}: ${categories.join(", ")}`).sort(),
    amounts: items.flatMap(({ name, quantity }) => (quantity === 1 ? [] : `${name} ${quantity}`)).sort(),
    repeats: repeating.sort(),
    notes: items.flatMap(({ note }) => note ?? []).sort(),
    members: household.members.length,
  };
}

async function falseClaims(app: App, claims: RegExp): Promise<string[]> {
  const said = await app.page.evaluate(() => document.body.innerText + window.announced.join("\n"));
  const found = claims.exec(said);
  if (found === null || (await outcomeOf(app)).members > 1) return [];
  return [`said "${found[0]}", and the server knows nothing of it`];
}
