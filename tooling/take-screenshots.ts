import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { seedDemo } from "../db/seed.ts";
import { readConfig } from "../src/server/config.ts";
import { serve } from "../src/server/serve.ts";
import { temporaryFolder } from "../test/process.ts";

/**
 * Takes the pictures that the manifest names: the app with the demo household for the browser's dialog of installation, and the
 * icons of its shortcuts; and the one of the README. Run it after `npm start` or a test has built the web app, whenever the look has changed.
 */
const publicFolder = join(import.meta.dirname, "../public");
const person = { email: "ana@example.com", password: "restock-demo" };

const narrow = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const wide = { viewport: { width: 1280, height: 800 } };
const shortcuts = {
  add: '<path d="M48 26v44M26 48h44"/>',
  shop: '<path d="M23 42h50l-4 28a5 5 0 0 1-5 4H32a5 5 0 0 1-5-4zM37 42l9-18M59 42l-9-18"/>',
};

const folder = temporaryFolder();
const config = readConfig({ DATA_DIR: folder.path, PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "off" });
const served = await serve(config, async (app) => {
  await seedDemo(app);
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
mkdirSync(join(publicFolder, "screenshots"), { recursive: true });
try {
  await takeAt(narrow, async (page) => {
    await page.goto(`${served.url}/`);
    await page.getByRole("textbox", { name: "Add item" }).fill("2 lb salm");
    await page.getByRole("region", { name: "Suggestions" }).getByRole("listitem").first().waitFor();
    await save(page, "narrow-add");
    await page.goto(`${served.url}/?tab=stores`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Costco/ })
      .click();
    for (const name of ["6 Bananas", "1 dozen Eggs"])
      await page.getByRole("checkbox", { name, exact: true }).click();
    await page.getByText("2 of", { exact: false }).first().waitFor();
    await page.locator("[data-sonner-toast]").waitFor();
    await page.evaluate("scrollTo(0, 0)");
    await save(page, "narrow-store");
  });
  await takeAt(wide, async (page) => {
    await page.goto(`${served.url}/`);
    await page.getByRole("complementary", { name: "Your list" }).getByRole("checkbox").first().waitFor();
    await save(page, "wide-list");
  });
  await drawShortcuts(browser);
  await takeReadme();
} finally {
  await browser.close();
  await served.stop();
  folder.remove();
}

async function takeAt(device: object, take: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    ...device,
    locale: "en-US",
    timezoneId: "America/New_York",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.request.post(`${served.url}/api/login`, { data: person });
  await take(await context.newPage());
  await context.close();
}

/** Takes the README's picture: four screens of the same list side by side, the last one dark. */
async function takeReadme(): Promise<void> {
  const shots: string[] = [];
  await takeAt(narrow, async (page) => {
    const shoot = async () => {
      await page.evaluate("document.fonts.ready");
      shots.push((await page.screenshot({ caret: "initial" })).toString("base64"));
    };
    await page.goto(`${served.url}/`);
    await page.getByRole("textbox", { name: "Add item" }).fill("2 lb salmon, eggs @costco");
    await page.getByRole("region", { name: "Suggestions" }).getByRole("listitem").first().waitFor();
    await shoot();
    await page.goto(`${served.url}/?tab=stores`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Costco/ })
      .waitFor();
    await shoot();
    for (const [store, colorScheme] of [
      [/Costco/, "light"],
      [/Trader Joe/, "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${served.url}/?tab=stores`);
      await page.getByRole("main").getByRole("link", { name: store }).click();
      await page.getByText("in the basket", { exact: false }).first().waitFor();
      if (colorScheme === "light")
        await page.getByRole("checkbox", { name: "Greek Yogurt", exact: true }).click();
      await page.evaluate("scrollTo(0, 0)");
      await shoot();
    }
  });
  const page = await browser.newPage({ viewport: { width: 1400, height: 738 } });
  const images = shots.map((shot) => `<img width="333" src="data:image/png;base64,${shot}">`).join("");
  await page.setContent(
    `<body style="margin:0;padding:9px;display:flex;justify-content:space-between;background:#dcd7cc;height:720px">${images}`,
  );
  await page.screenshot({ path: join(publicFolder, "../docs/pictures/restock.png") });
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready");
  const path = join(publicFolder, "screenshots", `${name}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: 80, caret: "initial" });
  console.log(`${path}: ${readFileSync(path).length} bytes`);
}

async function drawShortcuts(by: Browser): Promise<void> {
  const page = await by.newPage({ viewport: { width: 96, height: 96 } });
  for (const [name, paths] of Object.entries(shortcuts)) {
    await page.setContent(
      `<body style="margin:0"><svg width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="48" fill="#17694A"/><g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`,
    );
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(join(publicFolder, `shortcut-${name}.png`), png);
  }
}
