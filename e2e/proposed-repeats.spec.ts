import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import type { ServerData } from "./server-database.ts";
import { hasBoughtEvery, learns } from "./shopping-history.ts";

const calls = "**/api/recurring-items/proposals";
const proposals = (app: App) =>
  app.page.getByRole("region", { name: "You seem to buy these regularly", exact: true });
const rows = (app: App) => proposals(app).getByRole("listitem");
const row = (app: App, name: string) => rows(app).filter({ has: app.page.getByText(name, { exact: true }) });
const accept = (app: App, name: string) => row(app, name).getByRole("button", { name: /^Repeat/ });
const dismiss = (app: App, name: string) => row(app, name).getByRole("button", { name: /^Not this/ });

async function repeatsOnServer(app: App) {
  const repeats = await app.api<{ recurrenceIntervalDays: number; recurrenceSource: string }[]>(
    "GET",
    "recurring-items",
  );
  return repeats.map((repeat) => [repeat.recurrenceIntervalDays, repeat.recurrenceSource]);
}

/** Sets a scene: these names were bought every three weeks for three months, and the server has learned from it. */
async function buysRegularly(
  app: App,
  server: ServerData,
  names: readonly string[],
  daysAgo = 22,
): Promise<void> {
  await hasBoughtEvery(app, server, 21, { names, times: 5, daysAgo });
  await learns(server, async () => {
    const known = await app.api<{ name: string }[]>("GET", "recurring-items/proposals");
    return known.length === names.length;
  });
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
  await app.hasRole("premium");
});

test("one tap makes a regularly bought name repeat, with Undo", async ({ app, page, server }) => {
  await buysRegularly(app, server, ["Coffee", "Dish Soap"]);
  await app.open("/?tab=repeat");
  await expect(page.getByText("We'll make the suggestions—you decide what sticks.")).toBeVisible();
  await expect(rows(app)).toHaveCount(2);
  await expect(row(app, "Coffee")).toContainText("5 times, about every 3 weeks");
  await accept(app, "Coffee").click();
  await app.isTold("Coffee repeats every 3 weeks", "It's on your list now, too");
  await app.keepsToast();
  await expect(row(app, "Coffee")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^3 weeks/ })).toContainText("Coffee");
  await expect.poll(() => repeatsOnServer(app)).toEqual([[21, "learned"]]);
  expect(await app.itemsOnServer()).toEqual(["Coffee"]);

  await app.undo();
  await expect(row(app, "Coffee")).toBeVisible();
  await expect.poll(() => repeatsOnServer(app)).toEqual([]);
  await expect.poll(() => app.itemsOnServer()).toEqual([]);
});

test(
  "a name bought a while ago repeats when it is due, not now",
  { tag: long },
  async ({ app, page, server }) => {
    await buysRegularly(app, server, ["Coffee"], 4);
    await app.open("/?tab=repeat");
    await accept(app, "Coffee").click();
    await app.isTold("Coffee repeats every 3 weeks");
    await expect(app.toast).not.toContainText("on your list now");
    await expect(page.getByRole("link", { name: /^3 weeks/ })).toContainText("Coffee");
    await expect.poll(() => repeatsOnServer(app)).toEqual([[21, "learned"]]);
    expect(await app.itemsOnServer()).toEqual([]);
    await app.goTo("Shop");
    await app.goInto("Any store");
    await expect(page.getByText("No items for this store yet")).toBeVisible();
  },
);

test("a name on the list gets a repeat and no second item", { tag: long }, async ({ app, server }) => {
  await buysRegularly(app, server, ["Coffee"]);
  await app.hasItems("Coffee");
  await app.open("/?tab=repeat");
  await accept(app, "Coffee").click();
  await app.isTold("Coffee repeats every 3 weeks");
  await app.keepsToast();
  await expect(app.toast).not.toContainText("on your list now");
  await expect(proposals(app)).toHaveCount(0);
  await expect.poll(() => repeatsOnServer(app)).toEqual([[21, "learned"]]);
  await app.undo();
  await expect(row(app, "Coffee")).toBeVisible();
  await expect.poll(() => repeatsOnServer(app)).toEqual([]);
  expect(await app.itemsOnServer()).toEqual(["Coffee"]);
});

test(
  "a dismissed proposal stays away on this device, unless the dismissal is undone",
  { tag: long },
  async ({ app, page, server }) => {
    await buysRegularly(app, server, ["Coffee", "Dish Soap"]);
    await app.open("/?tab=repeat");
    await dismiss(app, "Coffee").click();
    await app.isTold("Coffee won't be proposed again");
    await expect(rows(app)).toHaveCount(1);
    await app.undo();
    await expect(rows(app)).toHaveCount(2);
    await dismiss(app, "Coffee").click();
    await expect(rows(app)).toHaveCount(1);
    await page.reload();
    await app.goTo("Repeat");
    await expect(row(app, "Dish Soap")).toBeVisible();
    await expect(rows(app)).toHaveCount(1);

    // Signing out removes the dismissals.
    await app.open("/account");
    await app.button("Logout").click();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("coffee");
  },
);

test(
  "three proposals are shown until more are requested, and the focus moves to the next",
  { tag: long },
  async ({ app, page, server }) => {
    await buysRegularly(app, server, ["Coffee", "Dish Soap", "Rice", "Olive Oil", "Toothpaste"]);
    await app.open("/?tab=repeat");
    await expect(rows(app)).toHaveCount(3);
    const top = async (place: Locator) => (await place.boundingBox())!.y;
    const empty = page.getByText("We'll make the suggestions—you decide what sticks.");
    expect(await top(rows(app).first())).toBeLessThan(await top(empty));
    await app.button("Show 2 more").click();
    await expect(rows(app)).toHaveCount(5);
    await expect(rows(app).nth(3).getByRole("button").first()).toBeFocused();
    const names = await rows(app).locator("[dir=auto]").allTextContents();
    await dismiss(app, names[0]!).focus();
    await page.keyboard.press("Enter");
    await expect(rows(app)).toHaveCount(4);
    await expect(accept(app, names[1]!)).toBeFocused();
    // The others stay, and so does the focus among them, while the empty text goes.
    for (const name of names.slice(1)) {
      await expect(accept(app, name)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(row(app, name)).toHaveCount(0);
    }
    await expect(empty).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Repeat" })).toBeFocused();
    await expect.poll(() => repeatsOnServer(app)).toHaveLength(4);
  },
);

test(
  "the tab is complete without proposals, and when they can't be fetched",
  { tag: long },
  async ({ app, page }) => {
    await app.api("POST", "recurring-items/from-name", { name: "Milk", intervalDays: 7 });
    const answer = page.waitForResponse(calls);
    await app.open("/?tab=repeat");
    expect(await (await answer).json()).toEqual([]);
    await app.hasShownReplies();
    await expect(page.getByRole("link", { name: /^1 week/ })).toBeVisible();
    await expect(proposals(app)).toHaveCount(0);

    await app.failsAt(calls);
    const failing = page.waitForRequest(calls);
    await page.reload();
    await app.goTo("Repeat");
    const failure = await (await failing).response();
    // The page of a busy machine may give the call up before, which fails as well.
    if (failure !== null) expect(failure.status()).toBe(500);
    await failure?.finished();
    await app.hasShownReplies();
    await expect(page.getByRole("link", { name: /^1 week/ })).toBeVisible();
    await expect(proposals(app)).toHaveCount(0);
    await expect(app.toast).toHaveCount(0);
  },
);

test("people without Premium get no proposals", { tag: long }, async ({ app, page }) => {
  await app.hasRole("free");
  let asked = 0;
  await page.route(calls, (route) => {
    asked += 1;
    return route.continue();
  });
  await app.open("/?tab=repeat");
  await expect(page.getByText("We'll remember so you don't have to.")).toBeVisible();
  await app.goTo("Shop");
  await expect(page.getByRole("link", { name: /^Any store/ })).toBeVisible();
  expect(asked).toBe(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("proposals have no accessibility fault", { tag: long }, async ({ app, page, server }) => {
      await buysRegularly(app, server, ["Coffee", "Dish Soap", "Rice", "Olive Oil"]);
      await app.open("/?tab=repeat");
      await rows(app)
        .first()
        .getByRole("button", { name: /^Repeat/ })
        .click();
      await app.isTold("", "It's on your list now, too");
      await expectAccessible(page);
    });
  });
}
