import type { Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

/** Back, once the sheet has its entry in the history: it is there a moment after the sheet shows. */
async function closesWithBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await page.goBack();
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
  await app.hasStore("Corner shop", "dairy & eggs");
  await app.hasItems("Milk");
  await app.open("/?tab=stores");
  await app.goInto("Corner shop");
});

test("Back closes an item's sheet and gives the focus back; the next Back leaves the store", async ({
  app,
  page,
}) => {
  for (const times of ["once", "and again"]) {
    await test.step(times, async () => {
      const sheet = await app.moreAbout("Milk");
      await closesWithBack(page);
      await expect(sheet).toHaveCount(0);
      await expect(app.title("Corner shop")).toBeVisible();
      await expect(app.button("More about Milk")).toBeFocused();
    });
  }
  await page.goBack();
  await expect(app.title("Shop")).toBeVisible();
});

const others: { path: string; title: string; name: string; open: (app: App) => Promise<void> }[] = [
  {
    path: "/?tab=adding",
    title: "Add",
    name: "Add 2 items?",
    open: (app) => app.pastes("bread\neggs"),
  },
  {
    path: "/?tab=stores",
    title: "Shop",
    name: "Categories of Corner shop",
    open: async (app) => {
      await app.editsStores();
      await app.button("Add a category to Corner shop").click();
    },
  },
  {
    path: "/?tab=stores",
    title: "Shop",
    name: "Share the list",
    open: (app) => app.button("Share the list").click(),
  },
  {
    path: "/account",
    title: "Account",
    name: "Invite a member",
    open: (app) => app.button("Invite a member").click(),
  },
  {
    path: "/stores/any",
    title: "Any store",
    name: "Send or print",
    open: (app) => app.button("Send or print").click(),
  },
  {
    path: "/stores/any",
    title: "Any store",
    name: "Keys",
    open: async (app) => {
      await expect(app.item("Milk")).toBeVisible();
      // The keys' code comes after the screen.
      await expect(async () => {
        await app.page.keyboard.press("?");
        await expect(app.page.getByRole("dialog")).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
  },
];

for (const { path, title, name, open } of others) {
  test(`Back closes "${name}" and stays on its page`, { tag: long }, async ({ app, page }) => {
    await app.hasRole("premium");
    await app.open("/feedback");
    await expect(app.title("Share feedback")).toBeVisible();
    await app.open(path);
    await expect(app.title(title)).toBeVisible();
    await open(app);
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet).toBeVisible();
    const url = page.url();
    await closesWithBack(page);
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await expect(app.title(title)).toBeVisible();
    expect(page.url()).toBe(url);
    await page.goBack();
    await expect(app.title("Share feedback")).toBeVisible();
  });
}

test(
  "a sheet that was closed by its button or by Escape leaves no entry in the history",
  { tag: long },
  async ({ app, page }) => {
    await app.moreAbout("Milk");
    await app.button("Close").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await app.moreAbout("Milk");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await page.goBack();
    await expect(app.title("Shop")).toBeVisible();
  },
);

test(
  "Forward after Back shows the page without a sheet, and Back continues from there",
  { tag: long },
  async ({ app, page }) => {
    await app.moreAbout("Milk");
    await closesWithBack(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener("popstate", () => resolve(), { once: true });
          history.forward();
        }),
    );
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await expect(app.title("Corner shop")).toBeVisible();
    await app.moreAbout("Milk");
    await closesWithBack(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(app.title("Shop")).toBeVisible();
  },
);

test(
  "a reload closes a sheet and leaves its entry, but never the page itself",
  { tag: long },
  async ({ app, page }) => {
    await app.moreAbout("Milk");
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await expect(app.title("Corner shop")).toBeVisible();
    // As a reload in the same moment as a sheet opens or closes can leave it.
    await page.evaluate(() => history.replaceState({ layers: 1 }, ""));
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await expect(app.title("Corner shop")).toBeVisible();
    await page.goBack();
    await expect(app.title("Shop")).toBeVisible();
  },
);

test("Back saves the typed text of a sheet that it closes", async ({ app, page }) => {
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Note").fill("the blue one");
  await closesWithBack(page);
  await expect(app.item("Milk")).toContainText("the blue one");
});

test(
  "a link in a sheet leads to its page, and Back from there to the store",
  { tag: long },
  async ({ app, page }) => {
    await app.moreAbout("Milk");
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
    // Each link within the app does the same.
    await page.evaluate(() => history.pushState(null, "", "/account"));
    await expect(app.title("Account")).toBeVisible();
    await page.goBack();
    await expect(app.title("Corner shop")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(app.title("Shop")).toBeVisible();
  },
);

test("a page that is reloaded under its sheet is left by one Back", { tag: long }, async ({ app, page }) => {
  await app.moreAbout("Milk");
  await page.reload();
  await expect(app.item("Milk")).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.goBack();
  await expect(app.title("Shop")).toBeVisible();
});

test(
  "Back cancels a confirmation dialog, and a confirmed one leads on",
  { tag: long },
  async ({ app, page }) => {
    await page.goBack();
    await page.route("**/api/items/*", (route) => route.abort());
    await app.goInto("Corner shop");
    await app.tick("Milk");
    await page.goto("/account");
    await app.button("Logout").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await closesWithBack(page);
    await expect(question).toHaveCount(0);
    await expect(app.title("Account")).toBeVisible();
    await app.button("Logout").click();
    await app.button("Log out anyway").click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page).toHaveURL("/");
  },
);
