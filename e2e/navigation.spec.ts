import type { Locator, Page } from "@playwright/test";
import { administrator, newEmail, secretCode } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

test.describe("for a signed-in person", () => {
  test.beforeEach(async ({ app }) => {
    await app.signUp();
  });

  test("a group's header leads to its category's page and back", async ({ app, page }) => {
    await app.hasItems("Milk", "Bananas");
    await app.open("/stores/any");
    await page.getByRole("link", { name: "Dairy & Eggs" }).click();
    await expect(page).toHaveURL(/\/categories\/[\w-]{36}$/);
    await expect(app.title("Dairy & Eggs")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
    await expect(app.button("Edit")).toHaveCount(0);
    await app.tick("Milk");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
  });

  test("Back leads from a reloaded category over its store to Shop", async ({ app, page }) => {
    const store = await app.hasStore("Corner shop", "dairy & eggs");
    await app.hasItems("Milk");
    await app.open("/?tab=stores");
    await app.goInto("Corner shop");
    await page.getByRole("link", { name: "Dairy & Eggs" }).click();
    await expect(page).toHaveURL(/\/categories\//);
    await page.reload();
    await expect(app.title("Dairy & Eggs")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/stores/${store}$`));
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
  });

  test("Back leads from the reloaded page of an interval to Repeat", async ({ app, page }) => {
    await app.hasRole("premium");
    await app.api("POST", "recurring-items/from-name", { name: "Milk", intervalDays: 7 });
    await app.open("/?tab=repeat");
    await page.getByRole("link", { name: /^1 week/ }).click();
    await expect(app.title("1 week")).toBeVisible();
    await page.reload();
    await expect(app.title("1 week")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Repeat" })).toHaveAttribute("aria-selected", "true");
  });

  test("empty screens say so", async ({ app, page }) => {
    await app.open("/?tab=stores");
    await expect(page.getByText("No stores added yet")).toBeVisible();
    await expect(page.getByText("Add your first store to get started")).toBeVisible();
    await expect(app.button("Add Store")).toBeVisible();

    const id = await app.hasStore("Corner shop", "produce");
    await app.open(`/stores/${id}`);
    await expect(page.getByText("No items for this store yet")).toBeVisible();
    await expect(page.getByText("Add items to your list to see them here")).toBeVisible();
    await app.button("Edit").click();
    await expect(page.getByText("No items found")).toBeVisible();
    await expect(page.getByText("Add some items to get started")).toBeVisible();
    await app.button("Done").click();
    await page.getByRole("link", { name: "Add items" }).click();
    await expect(app.addField).toBeVisible();

    const [category] = await app.api<{ id: string; name: string }[]>("GET", "global/categories");
    await app.open(`/categories/${category!.id}`);
    await expect(app.title(category!.name)).toBeVisible();
    await expect(page.getByText("No items in this category")).toBeVisible();
    await expect(page.getByText("Add items to your list to see them here")).toBeVisible();
  });

  test("the screen of an unknown store or category leads back", { tag: long }, async ({ app, page }) => {
    await app.open("/stores/0197a000-0000-7000-8000-000000000000");
    await expect(page.getByText("This store isn't on your list")).toBeVisible();
    await page.getByRole("link", { name: "Back to your stores" }).click();
    await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
    await app.open("/categories/nonsense");
    await expect(page.getByText("There is no such category")).toBeVisible();
  });

  test(
    "a store that another person deletes while it is open leads back, too, and keeps the focus on the page",
    { tag: long },
    async ({ app, page }) => {
      const id = await app.hasStore("Corner shop", "produce");
      await app.open(`/stores/${id}`);
      await expect(app.title("Corner shop")).toBeFocused();
      await app.api("DELETE", `stores/${id}`);
      await expect(page.getByText("This store isn't on your list")).toBeVisible();
      await expect(app.title("Not found")).toBeFocused();
    },
  );

  test("a link selects its tab and is then cleared", { tag: long }, async ({ app, page }) => {
    const links = [
      ["/?tab=stores", "Shop"],
      ["/?tab=repeat", "Repeat"],
      ["/?tab=categories", "Shop"],
      ["/?addItems=true", "Add"],
      ["/home?tab=stores", "Shop"],
      ["/home?tab=adding", "Add"],
      ["/?tab=nonsense", "Add"],
    ] as const;
    for (const [link, tab] of links) {
      await app.open(link);
      await expect(page.getByRole("tab", { name: tab }), link).toHaveAttribute("aria-selected", "true");
      await expect(page, link).toHaveURL(new URL(link, app.url).pathname);
    }
  });

  test(
    "the Shop tab shows its skeleton for about 330 ms the first time",
    { tag: long },
    async ({ app, page }) => {
      await page.clock.install();
      await app.open();
      await expect(app.addField).toBeVisible();
      await stopClock(page);
      const shape = page.getByText("Loading your stores");
      await app.goTo("Shop");
      await passTimeUntil(page, shape);
      await passTime(page, 300);
      await expect(shape).toBeVisible();
      await passTime(page, 30);
      await expect(shape).toHaveCount(0);
      const anyStore = page.getByRole("link", { name: /Any store/ });
      await expect(anyStore).toBeVisible();
      await app.goTo("Add");
      await app.goTo("Shop");
      await expect(anyStore).toBeVisible();
      await expect(shape).toHaveCount(0);
    },
  );

  test("the Repeat tab describes repeats to people without Premium", async ({ app, page }) => {
    await app.open("/?tab=repeat");
    await expect(page.getByText("We'll remember so you don't have to.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Upgrade to Smarter Shopping" })).toBeVisible();
  });
});

test("an empty Repeat tab leads people with Premium to Add", async ({ app, page }) => {
  await page.request.post(`${app.url}/api/login`, { data: administrator });
  await app.open("/?tab=repeat");
  await expect(page.getByText("We'll make the suggestions—you decide what sticks.")).toBeVisible();
  await app.button("Add repeat items").click();
  await expect(app.addField).toBeVisible();
});

test("an unknown address shows Not Found, signed in or not", async ({ app, page }) => {
  await app.open("/no/such/place");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await app.signUp();
  await app.open("/stores");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(app.addField).toBeVisible();
});

/** Scrolls, and waits for the scroll event, which comes with a later frame. */
async function scrollWithEvent(page: Page, to: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, to);
}

test(
  "a screen opens at its top and restores its scroll offset on return",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    const categories = await app.api<{ name: string }[]>("GET", "categories");
    for (let number = 10; number < 40; number += 1)
      await app.hasStore(`Store ${number}`, ...categories.map(({ name }) => name));
    const names = await app.api<{ name: string }[]>("GET", "master-items");
    await app.hasItems(...names.slice(0, 60).map(({ name }) => name));
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const scroll = async (to: number) => {
      await scrollWithEvent(page, to);
      expect(await scrollTop()).toBe(to);
    };
    // Playwright's click may scroll its target into view first.
    const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
    await app.open("/?tab=stores");
    await expect(page.getByRole("link", { name: "Store 39" })).toBeVisible();
    await scroll(700);
    const rows = page.getByRole("main").getByRole("link", { name: /^Store/ });
    await follow(rows.nth(13));
    await expect(page.getByRole("heading", { level: 1, name: "Store" })).toBeInViewport();
    expect(await scrollTop()).toBe(0);

    await scroll(1500);
    await follow(page.getByRole("link", { name: "Back" }));
    await expect(app.title("Shop")).toBeAttached();
    await expect.poll(scrollTop).toBe(700);
    await page.goBack();
    await expect.poll(scrollTop).toBe(1500);
    await page.reload();
    await expect.poll(scrollTop).toBe(1500);
    await page.goForward();
    await app.goTo("Shop");
    await rows.nth(2).click();
    await expect(page.getByRole("heading", { level: 1, name: "Store" })).toBeInViewport();
    expect(await scrollTop()).toBe(0);
  },
);

test(
  "Home opens at its top for somebody else who signs up in the same tab",
  { tag: long },
  async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await app.signUp();
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await scrollWithEvent(page, 300);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.getByRole("link", { name: "Account" }).evaluate((link: HTMLElement) => link.click());
    await app.button("Logout").click();
    await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Email").fill(newEmail("ben"));
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await page.getByLabel("Secret code").fill(secretCode);
    await app.button("Create account", page.locator("form")).click();
    await expect(app.suggestion("Bread")).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
