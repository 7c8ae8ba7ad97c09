import { readdirSync, readFileSync, rmSync } from "node:fs";
import { chromium, type BrowserContext } from "@playwright/test";
import { App } from "./app.ts";
import { expect, test } from "./fixtures.ts";

/** The number of kills, 50 in a full run: `TAB_KILLS=50 npx playwright test e2e/tab-kill.spec.ts`. */
const rounds = Number(process.env.TAB_KILLS ?? 5);
const perLetter = 26;

/** A name without digits, which would be read as a quantity. */
const nameOf = (round: number) =>
  `Thing ${String.fromCharCode(65 + Math.floor(round / perLetter), 97 + (round % perLetter))}`;

test(`killing the browser 0-50 ms after a row shows as ticked loses no tick in ${rounds} kills`, async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(30_000 + rounds * 12_000);
  const profile = test.info().outputPath("profile");
  const open = async (): Promise<{ context: BrowserContext; app: App }> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: baseURL!,
      viewport: { width: 390, height: 844 },
    });
    return { context, app: new App(context.pages()[0] ?? (await context.newPage()), baseURL!) };
  };

  const first = await open();
  await first.app.signUp();
  for (let round = 0; round < rounds; round += 1) await first.app.hasItems(nameOf(round));
  await first.app.open("/stores/any");
  await expect(first.app.page.getByRole("checkbox")).toHaveCount(rounds);
  const cookies = await first.context.cookies();
  await first.context.close();

  for (let round = 0; round < rounds; round += 1) {
    const { context, app } = await open();
    await context.addCookies(cookies);
    // The tick must not reach the server.
    await app.page.route("**/api/items/*", () => undefined);
    await app.open("/stores/any");
    await expect(app.page.getByRole("checkbox", { checked: true }), `after ${round} kills`).toHaveCount(
      round,
    );
    const row = app.item(nameOf(round));
    await expect(row).not.toBeChecked();
    const gone = context.waitForEvent("close");
    await row.evaluate(clickUntilTicked);
    await new Promise((resolve) => setTimeout(resolve, (round * 13) % 51));
    killBrowserOf(profile);
    await gone;
  }

  const last = await open();
  await last.context.addCookies(cookies);
  await last.app.open("/stores/any");
  await expect(last.app.page.getByRole("checkbox", { checked: true })).toHaveCount(rounds);
  await expect
    .poll(async () => (await last.app.itemsOnServer("ticked")).length, { timeout: 30_000 })
    .toBe(rounds);
  await last.context.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Taps a row; resolves at the moment it shows as ticked. */
function clickUntilTicked(row: Element): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver(() => row.getAttribute("aria-checked") === "true" && resolve()).observe(row, {
      attributes: true,
    });
    (row as HTMLElement).click();
  });
}

/** Sends SIGKILL to every process of the browser that this test has started, found by its profile folder. */
function killBrowserOf(profile: string): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(profile))
        process.kill(Number(pid), "SIGKILL");
    } catch {
      // The process has ended meanwhile.
    }
  }
}
