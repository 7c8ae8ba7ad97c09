import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { seedDemo } from "../db/seed.ts";
import { readConfig } from "../src/server/config.ts";
import { serve } from "../src/server/serve.ts";
import { temporaryFolder } from "../test/process.ts";

/**
 * Takes the pictures that the manifest names: the app with the demo household for the browser's dialog of installation, and the
 * icons of its shortcuts. Run it after `npm start` or a test has built the web app, whenever the look has changed.
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
