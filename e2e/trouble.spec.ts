import type { Page } from "@playwright/test";
import { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

declare global {
  interface Window {
    /** Counts flicker: a tick that was shown and removed, or a row that was removed. */
    reversals: string[];
  }
}

const quickNames = [..."abcdefghijklmnopqrstuvwxyz", "ka", "lo", "mi", "zu"].map((word) => `Thing ${word}`);

async function countReversals(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.reversals = [];
    new MutationObserver((records) => {
      for (const { type, target, oldValue, removedNodes } of records) {
        if (type === "attributes" && oldValue === "true") window.reversals.push(target.textContent ?? "");
        for (const node of removedNodes) {
          if (node instanceof Element && node.querySelector("[role=checkbox]") !== null)
            window.reversals.push(`removed: ${node.textContent}`);
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-checked"],
      attributeOldValue: true,
    });
  });
}

test(
  "none of 30 quick ticks on a server that takes 2 s is shown as undone",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await Promise.all(quickNames.map((name) => app.api("POST", "items", { name })));
    await app.open("/stores/any");
    await expect(page.getByRole("checkbox")).toHaveCount(30);
    let slow = true;
    const answers: string[] = [];
    page.on("requestfinished", (request) => answers.push(new URL(request.url()).pathname));
    await page.route("**/api/**", async (route) => {
      if (slow) await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await countReversals(page);
    await app.keepsRowsInPlace();
    for (const row of await page.getByRole("checkbox").all()) await row.click();
    await expect(page.getByText("30 of 30 in the basket")).toBeVisible();
    // Some replies come while other requests are in flight; then all do, and the list is fetched again.
    await expect.poll(() => answers.length).toBeGreaterThan(2);
    slow = false;
    await expect.poll(async () => (await app.itemsOnServer("ticked")).length).toBe(30);
    await expect.poll(() => answers.at(-1)).toBe("/api/list");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(30);
    expect(await page.evaluate(() => window.reversals)).toEqual([]);
    // The counter detects a tick that is undone.
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(29);
    expect(await page.evaluate(() => window.reversals.length)).toBe(1);
  },
);

test("a rejected change is reported, kept and can be retried, and the others are sent", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasItems("Milk", "Bread", "Eggs");
  const items = await app.api<{ id: string; name: string }[]>("GET", "items");
  const milk = items.find(({ name }) => name === "Milk")!;
  await app.open("/stores/any");
  // The server gets an invalid request.
  await page.route(`**/api/items/${milk.id}`, (route) =>
    route.continue({ postData: JSON.stringify({ quantity: 0 }) }),
  );
  for (const name of ["Milk", "Bread", "Eggs"]) await app.item(name).click();
  await expect.poll(async () => (await app.itemsOnServer("ticked")).sort()).toEqual(["Bread", "Eggs"]);
  const failure = page.getByRole("link", { name: "1 could not be saved" });
  await expect(failure).toBeVisible();
  await expect(app.item("Milk")).not.toBeChecked();

  await failure.click();
  const rejected = page.getByRole("region", { name: "1 could not be saved" });
  await expect(rejected).toContainText("Tick Milk");
  await expect(rejected).toContainText("The quantity must be a whole number from 1 to 9999");
  // The start tries it again, and it is rejected again.
  await page.reload({ waitUntil: "commit" });
  await page.waitForResponse(`**/api/items/${milk.id}`);
  await expect(rejected).toContainText("Tick Milk");
  await page.unroute(`**/api/items/${milk.id}`);
  await app.button("Retry: Tick Milk").click();
  await expect(rejected).toHaveCount(0);
  await expect.poll(async () => (await app.itemsOnServer("ticked")).length).toBe(3);
});

test("a rejected change can be discarded", async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await page.route("**/api/items", (route) => route.continue({ postData: JSON.stringify({ name: "" }) }));
  await app.type("milk");
  await app.isTold("Error", "Failed to add item. Please try again. Add Milk: Please enter an item");
  await expect(page.getByRole("link", { name: "1 could not be saved" })).toBeVisible();
  await expect(app.justAdded("Milk")).toHaveCount(0);
  await app.open("/account");
  await app.button("Discard: Add Milk").click();
  await expect(page.getByText("Everything you did here has reached the server.")).toBeVisible();
  expect(await app.itemsOnServer()).toEqual([]);
});

test("a reload before any reply loses nothing", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk", "Bread");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  const writes = (url: URL) => url.pathname.startsWith("/api/items");
  await page.route(writes, () => undefined);
  await app.tick("Milk");
  await page.reload();
  await app.opensBasket();
  await expect(app.item("Milk")).toBeChecked();
  await app.tick("Bread");
  await page.reload();
  await app.opensBasket();
  await expect(app.item("Milk")).toBeChecked();
  await expect(app.item("Bread")).toBeChecked();
  await page.unroute(writes);
  await page.reload();
  await expect.poll(async () => (await app.itemsOnServer("ticked")).sort()).toEqual(["Bread", "Milk"]);
});

test("the app syncs with a server that was killed and started again", async ({ ownServer, page }) => {
  const app = new App(page, ownServer.url);
  await app.signUp();
  await app.hasItems("Milk", "Bread");
  await app.open(`${ownServer.url}/?tab=stores`);
  await app.goInto("Any store");
  const answered = page.waitForEvent("requestfinished", (request) => request.method() === "PATCH");
  await app.tick("Milk");
  await answered;
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);
  await ownServer.kill();
  await app.tick("Bread");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("link", { name: "Can't be reached – 1 waiting" })).toBeVisible();
  await app.goTo("Add");
  await app.add("grommet wax", "Grommet Wax");
  await app.goTo("Shop");
  await expect(page.getByRole("link", { name: "Can't be reached – 2 waiting" })).toBeVisible();
  await ownServer.start();
  await expect(page.getByRole("link", { name: /waiting/ })).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(async () => (await app.itemsOnServer("ticked")).sort()).toEqual(["Bread", "Milk"]);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Grommet Wax"]);
});
