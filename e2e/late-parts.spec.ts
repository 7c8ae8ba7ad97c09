import type { Page } from "@playwright/test";
import { expect, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

const row = (page: Page, group: string) =>
  page.getByRole("region", { name: group }).getByRole("checkbox", { name: "Zander Fillets", exact: true });

test("a pasted list waits for its part, also on a slow device", { tag: long }, async ({ app, page }) => {
  const release = await app.holdsBack("**/assets/paste*.js");
  await page.clock.install();
  await app.open();
  await expect(app.addField).toBeVisible();
  // A file that sends nothing for 6 s is given up: the busy machine's own time mustn't count.
  await stopClock(page);
  await app.pastes("milk\nbread");
  await expect(page.getByText("Reading what you pasted …").first()).toBeVisible();
  await passTime(page, 5000);
  await expect(app.addField).toHaveValue("");
  release();
  await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
  await expect(page.getByText("Reading what you pasted …")).toHaveCount(0);
});

test(
  "a list that is pasted in a store waits for its part, and a toast says so",
  { tag: long },
  async ({ app, page }) => {
    const id = await app.hasStore("Corner shop", "bakery");
    const release = await app.holdsBack("**/assets/paste*.js");
    await page.clock.install();
    await app.open(`/stores/${id}`);
    const field = page.getByLabel("Add to Corner shop");
    await expect(field).toBeVisible();
    await stopClock(page);
    await app.pastes("milk\nbread", field);
    await passTimeUntil(page, app.toast.filter({ hasText: "Reading what you pasted …" }));
    await expect(field).toHaveValue("");
    release();
    await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
    // It stays for 6 s when nothing takes it away.
    await passTime(page, 1000);
    await expect(app.toast).toHaveCount(0);
  },
);

for (const [what, files] of [
  ["the engine's data", "**/*.bin"],
  ["the code that plans an add", "**/entry-planner-*.js"],
] as const) {
  test(
    `without a network an item moves to its group when ${what} comes late`,
    { tag: long },
    async ({ app, page }) => {
      const arrival = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.route("**/api/items", (route) => route.abort());
      await app.hasItems("Milk");
      await page.clock.install();
      await app.open();
      await expect(app.suggestion("Bread")).toBeVisible();
      // The add asks anew for what was asked for ahead, and the 6 s without an answer don't pass.
      await stopClock(page);
      await app.type("zander fillets");
      await passTimeUntil(page, app.justAdded("Zander Fillets"));
      await app.goTo("Shop");
      const anyStore = page.getByRole("link", { name: /^Any store/ });
      await passTimeUntil(page, anyStore);
      await anyStore.click();
      await passTimeUntil(page, row(page, "Uncategorized"));
      arrival.resolve();
      await expect(row(page, "Seafood")).toBeVisible();
    },
  );
}

test("nothing is said of suggestions for a text before the code that parses it is loaded", async ({
  app,
  page,
}) => {
  const release = await app.holdsBack("**/entry-planner-*.js");
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.addField.fill("kale, 2 zorbax (big)");
  await expect(page.getByText("Press Enter to add it.")).toHaveText("Press Enter to add it.");
  await expect(page.getByText(/^Try “/)).toHaveCount(0);
  await app.addField.fill("3 milk");
  await expect(app.suggestion("Milk")).toBeVisible();
  release();
  await app.addField.fill("zorbax");
  await expect(page.getByText("Nothing like it yet. Press Enter to add it.")).toBeVisible();
});

test("text that was kept is in the field before the code that plans an add is loaded, and new text stands behind it", async ({
  app,
  page,
}) => {
  const release = await app.holdsBack("**/entry-planner-*.js");
  await app.open();
  await app.addField.fill("oat milk");
  await page.reload();
  await expect(app.addField).toHaveValue("oat milk");
  await expect(app.addField).toBeFocused();
  await page.keyboard.type(", eggs");
  await expect(app.addField).toHaveValue("oat milk, eggs");
  // Another page of the same browser, as after the first one was closed.
  const next = await page.context().newPage();
  await next.goto(app.url);
  await expect(next.getByRole("textbox", { name: "Add item" })).toHaveValue("oat milk, eggs");
  await next.close();
  release();
  await expect(page.getByRole("list", { name: /things$/ }).getByRole("listitem")).toHaveText([
    "Oat Milk",
    "Eggs",
  ]);
  await expect(app.addField).toHaveValue("oat milk, eggs");
  await app.addField.press("Enter");
  await expect.poll(async () => (await app.itemsOnServer()).sort()).toEqual(["Eggs", "Oat Milk"]);
  await page.reload();
  await expect(app.suggestion("Bread")).toBeVisible();
  await expect(app.addField).toHaveValue("");
});
