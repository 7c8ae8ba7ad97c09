import type { Page } from "@playwright/test";
import { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { startVersionServer, type VersionServer } from "./version-server.ts";

let versions: VersionServer;
test.beforeEach(async ({ serverUrl }) => {
  versions = await startVersionServer(serverUrl);
});
test.afterEach(() => versions.close());

const notice = (page: Page) => page.getByRole("complementary", { name: "Update" });
const version = (page: Page) => page.locator("body").getAttribute("data-version");

/**
 * Waits until a page is of another version. A busy Chromium sometimes waits for the end of the old worker although it has no
 * event left, and ends no idle worker while a debugger is attached, as here: after a few seconds the test ends it.
 */
async function becomes(page: Page, expected: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const active = new Set<string>();
  devTools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions)
      if (status === "activated") active.add(versionId);
      else active.delete(versionId);
  });
  await devTools.send("ServiceWorker.enable");
  let looks = 0;
  await expect
    .poll(
      async () => {
        const shown = await version(page);
        looks += 1;
        if (shown !== expected && looks % 5 === 0)
          for (const versionId of active) await devTools.send("ServiceWorker.stopWorker", { versionId });
        return shown;
      },
      { intervals: [1000] },
    )
    .toBe(expected);
  await devTools.detach();
}

/** Opens the app once, so that this device has its files. */
async function openOnce(page: Page): Promise<App> {
  const app = new App(page, versions.url);
  await app.signUp();
  await app.hasItems("Milk");
  await page.goto(versions.url);
  await expect(app.suggestion("Bread")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return app;
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration!.update();
  });

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new version is offered above the screen; queue and typed text survive the reload", async ({
    page,
    context,
  }) => {
    const app = await openOnce(page);
    await app.addField.fill("half a sen");
    versions.update();
    await lookForUpdate(page);
    await expect(notice(page)).toContainText("A new version is ready");
    await expect(notice(page).getByRole("status")).toHaveText("A new version is ready");
    await expectAccessible(page);
    // The offer covers nothing, because the screen begins below it.
    const box = (await notice(page).boundingBox())!;
    expect((await app.title("Add").boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height);
    await app.goTo("Shop");
    await expect(notice(page)).toHaveCount(1);
    await context.setOffline(true);
    await app.goInto("Any store");
    await app.tick("Milk");
    await page.goBack();
    await app.goTo("Add");
    await app.addField.fill("half a sen");
    await app.button("Reload").click();
    await becomes(page, "v2");
    await expect(app.addField).toHaveValue("half a sen");
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);
  });

  test("the next cold start is of the new version, also without a network", async ({ page, context }) => {
    await openOnce(page);
    versions.update();
    await lookForUpdate(page);
    await expect(notice(page)).toBeVisible();
    await page.close();
    await context.setOffline(true);
    const cold = new App(await context.newPage(), versions.url);
    await cold.page.goto(`${versions.url}/stores/any`);
    await expect(cold.item("Milk")).toBeVisible();
    await becomes(cold.page, "v2");
    await expect(notice(cold.page)).toHaveCount(0);
  });

  test(
    "a page that is opened beside an older one leaves it alone, and the older one still has its parts",
    { tag: long },
    async ({ page, context }) => {
      const app = await openOnce(page);
      await app.addField.fill("milk");
      versions.update();
      await lookForUpdate(page);
      await expect(notice(page)).toBeVisible();
      const second = new App(await context.newPage(), versions.url);
      await second.page.goto(versions.url);
      await expect(second.addField).toBeVisible();
      expect(await version(second.page)).toBe("");
      await expect(notice(second.page)).toBeVisible();
      await second.button("Reload").click();
      await becomes(second.page, "v2");
      // The first page is still of the old version: the server has no files of it any more, and its service worker has.
      expect(await version(page)).toBe("");
      await page.getByRole("link", { name: "Account", exact: true }).click();
      await expect(app.title("Account")).toBeVisible();
      expect(await version(page)).toBe("");
    },
  );
});

test.describe("with a service worker that takes over while a page loads", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page goes over to the new version", { tag: long }, async ({ page, context }) => {
    await openOnce(page);
    versions.update();
    await lookForUpdate(page);
    await expect(notice(page)).toBeVisible();
    const second = await context.newPage();
    // The code that follows versions starts when the new version is in control already.
    await second.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = async function (...address) {
        await new Promise<void>((resolve) => {
          if (sessionStorage.getItem("controller") !== null) return resolve();
          sessionStorage.setItem("controller", "old");
          this.addEventListener("controllerchange", () => resolve(), { once: true });
        });
        return register.apply(this, address);
      };
    });
    await second.goto(versions.url);
    expect(await version(second)).toBe("");
    await second.waitForFunction(() => sessionStorage.getItem("controller") !== null);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      registration!.waiting!.postMessage("take over");
    });
    await becomes(second, "v2");
    await expect(notice(second)).toHaveCount(0);
  });
});

test("without a service worker, a part that the server no longer has brings the offer", async ({ page }) => {
  const app = new App(page, versions.url);
  await app.signUp();
  // This page doesn't get the part ahead, like a page that was just opened.
  const release = await app.holdsBack("**/assets/account-page-*");
  let fetched = 0;
  page.on("requestfinished", (request) => void (request.url().includes("/other-routes-") && (fetched += 1)));
  await page.goto(versions.url);
  await expect(app.suggestion("Bread")).toBeVisible();
  // An earlier part is loaded first, so that the code that detects updates has run.
  await expect.poll(() => fetched).toBe(2);
  versions.update();
  release();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(notice(page)).toContainText("A new version is ready");
  await app.button("Reload").click();
  await expect.poll(() => version(page)).toBe("v2");
  await expect(app.title("Account")).toBeVisible();
});
