import { chromium, type Browser, type Page } from "@playwright/test";
import { administrator, App, secretCode } from "../e2e/app.ts";
import type { RestockProcess } from "../test/process.ts";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Well-known names, so that each is in the store's one category at once. */
const names = `
  Apples Apricots Artichokes Asparagus Avocados Bananas Basil Beets Blackberries Blueberries Broccoli Cabbage Cantaloupe
  Carrots Cauliflower Celery Cherries Cilantro Coconut Cucumbers Eggplant Fennel Garlic Ginger Grapefruit Grapes Kale
  Leeks Lemons Lettuce Limes Mangoes Mushrooms Nectarines
`
  .trim()
  .split(/\s+/);

type Shown = "open" | "ticked" | "gone";

/**
 * Measures how long each of 68 changes takes from one person's screen to another's: from the tap (or key) in Ana's
 * browser to the frame in which Ben's shows it. They share a household; Ana's browser uses the first process, Ben's the
 * last.
 */
export async function timeScreens(servers: readonly RestockProcess[]): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const ana = await openApp(browser, servers[0]!.url);
    const ben = await openApp(browser, servers.at(-1)!.url);
    return await shop(ana, ben);
  } finally {
    await browser.close();
  }
}

async function openApp(browser: Browser, url: string): Promise<App> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return new App(await context.newPage(), url);
}

async function shop(ana: App, ben: App): Promise<number[]> {
  await ana.page.request.post(`${ana.url}/api/register`, {
    data: { ...administrator, firstName: "Ana", secretCode },
  });
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  const costco = await ana.hasStore("Costco", "produce");
  await ana.hasStore("Drugstore", "pet");
  await ana.page.addInitScript(noteActs);
  await ben.open(`/stores/${costco}`);
  await ben.title("Costco").waitFor();

  const times: number[] = [];
  const time = async (name: string, shown: Shown, act: () => Promise<unknown>) => {
    const seen = whenShown(ben.page, name, shown);
    await act();
    const actedAt = await ana.page.evaluate(() => Number(document.documentElement.dataset.actedAt));
    times.push((await seen) - actedAt);
  };

  await ana.open();
  await ana.suggestion("Bread").waitFor();
  for (const name of names) {
    await ana.addField.fill(name);
    await time(name, "open", () => ana.addField.press("Enter"));
  }
  await ana.open(`/stores/${costco}`);
  // Ticked rows are folded away after a while, so the others leave the list.
  const half = names.length / 2;
  for (const name of names.slice(0, half)) await time(name, "ticked", () => ana.item(name).click());
  for (const [index, name] of names.slice(half).entries()) {
    const sheet = await ana.moreAbout(name);
    if (index % 3 === 0) await time(name, "gone", () => ana.button("Hide", sheet).click());
    else if (index % 3 === 1) await time(name, "gone", () => ana.button("Delete", sheet).click());
    else {
      await time(name, "gone", () => sheet.getByLabel("Store").selectOption("Drugstore"));
      await ana.page.keyboard.press("Escape");
    }
    await ana.page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return times;
}

/** Records on the page the time of the last input event. Runs in the browser. */
function noteActs(): void {
  const note = () => (document.documentElement.dataset.actedAt = String(Date.now()));
  for (const type of ["click", "keydown", "change"]) addEventListener(type, note, { capture: true });
}

/** The instant of the first frame that shows an item in this state. */
function whenShown(page: Page, name: string, shown: Shown): Promise<number> {
  return page.evaluate(
    ([name, shown]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const row = [...document.querySelectorAll("[role=checkbox]")].find(
            (box) => document.getElementById(box.getAttribute("aria-labelledby")!)?.textContent === name,
          );
          const checked = row?.getAttribute("aria-checked");
          if ((checked === undefined ? "gone" : checked === "true" ? "ticked" : "open") !== shown) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    [name, shown] as const,
  );
}
