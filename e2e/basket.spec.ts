import type { Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { passTime, stopClock } from "./stopped-clock.ts";

const restMs = 5000;
const names = [
  "Apples",
  "Bananas",
  "Carrots",
  "Garlic",
  "Grapes",
  "Kale",
  "Leeks",
  "Lemons",
  "Limes",
  "Mangoes",
  "Onions",
  "Pears",
  "Potatoes",
  "Spinach",
  "Tomatoes",
  "Zucchini",
];

/** The vertical position of an item's row on the screen. */
async function placeOf(app: App, name: string): Promise<number> {
  return (await app.item(name).boundingBox())!.y;
}

/**
 * Waits for the page's next event of this kind, from now on: the browser confirms a passive touch before the page has it.
 */
async function nextOf(page: Page, type: string): Promise<() => Promise<void>> {
  const coming = await page.evaluateHandle((name) => {
    const event = new Promise<void>((resolve) =>
      addEventListener(name, () => resolve(), { capture: true, once: true }),
    );
    return { event };
  }, type);
  return () => coming.evaluate(({ event }) => event);
}

async function opensWithStoppedClock(app: App, path: string, first: string): Promise<void> {
  await app.page.clock.install();
  await app.open(path);
  await expect(app.item(first)).toBeVisible();
  await stopClock(app.page);
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("ticked rows fold into the basket when the screen has rested, and never before", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk", "Bread", "Eggs");
  await opensWithStoppedClock(app, "/stores/any", "Milk");
  await app.tick("Milk");
  await app.tick("Bread");
  await passTime(page, restMs - 100);
  await page.mouse.move(20, 300);
  await passTime(page, restMs - 100);
  await expect(app.item("Milk")).toBeChecked();
  await passTime(page, 200);
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.item("Eggs")).toBeVisible();
  await expect(app.basket).toHaveText("In the basket (2)");
  await expect(page.getByText("2 of 3 in the basket")).toBeVisible();
});

test("nothing folds while a finger is down or a sheet is open", async ({ app, page }) => {
  await app.hasItems("Milk", "Bread");
  await opensWithStoppedClock(app, "/stores/any", "Milk");
  await app.tick("Milk");
  await page.mouse.move(20, 400);
  await page.mouse.down();
  await passTime(page, 3 * restMs);
  await expect(app.item("Milk")).toBeChecked();
  await page.mouse.up();
  await app.moreAbout("Bread");
  await passTime(page, 3 * restMs);
  await page.keyboard.press("Escape");
  await passTime(page, 1000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(app.item("Milk")).toBeChecked();
  await passTime(page, restMs);
  await expect(app.item("Milk")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  /** A long list, its first row ticked, and a finger of the browser itself on a row. */
  async function holdsFinger(app: App) {
    const { page } = app;
    await app.hasItems(...names);
    await opensWithStoppedClock(app, "/stores/any", "Apples");
    await app.item("Apples").tap();
    await expect(app.item("Apples")).toBeChecked();
    const at = { x: 100, y: (await placeOf(app, "Garlic")) + 20 };
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", up?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: up === undefined ? [] : [{ x: at.x, y: at.y - up }],
      });
    const touchStart = await nextOf(page, "touchstart");
    await send("touchStart", 0);
    await touchStart();
    return send;
  }

  async function foldsAfterRest(app: App): Promise<void> {
    await passTime(app.page, restMs - 100);
    await expect(app.item("Apples")).toBeChecked();
    await passTime(app.page, 200);
    await expect(app.item("Apples")).toHaveCount(0);
    await expect(app.basket).toHaveText("In the basket (1)");
  }

  test(
    "nothing folds under a finger that rests on the screen, also one that has scrolled it",
    { tag: long },
    async ({ app, page }) => {
      const send = await holdsFinger(app);
      await passTime(page, 3 * restMs);
      await expect(app.item("Apples")).toBeChecked();
      for (const up of [20, 40, 60, 80, 100]) await send("touchMove", up);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await passTime(page, 3 * restMs);
      await expect(app.item("Apples")).toBeChecked();
      const scrollEnd = await nextOf(page, "scrollend");
      const touchEnd = await nextOf(page, "touchend");
      await send("touchEnd");
      await touchEnd();
      // The list may move on by itself, and each scroll event begins the rest again.
      await scrollEnd();
      await foldsAfterRest(app);
    },
  );

  test("rows fold after a touch that the browser has cancelled", { tag: long }, async ({ app, page }) => {
    const send = await holdsFinger(app);
    await passTime(page, 3 * restMs);
    await expect(app.item("Apples")).toBeChecked();
    const touchCancel = await nextOf(page, "touchcancel");
    await send("touchCancel");
    await touchCancel();
    await foldsAfterRest(app);
    await expect(app.item("Garlic")).not.toBeChecked();
  });
});

test("visible rows stay in their place when rows above them fold", { tag: long }, async ({ app, page }) => {
  await app.hasItems(...names);
  await opensWithStoppedClock(app, "/stores/any", "Apples");
  for (const name of names.slice(0, 4)) await app.tick(name);
  await app.item("Tomatoes").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 400));
  const before = await placeOf(app, "Mangoes");
  await passTime(page, restMs + 100);
  await expect(app.basket).toHaveText("In the basket (4)");
  expect(Math.abs((await placeOf(app, "Mangoes")) - before)).toBeLessThan(2);
});

test("a store opens at its open items; the items in the basket can be unfolded and unticked", async ({
  app,
  page,
}) => {
  await app.hasStore("Corner shop", "dairy & eggs", "bakery");
  await app.hasItems("Milk", "Bread", "Butter");
  await app.open("/?tab=stores");
  await app.goInto("Corner shop");
  await app.tick("Bread");
  await app.tick("Butter");
  await page.getByRole("link", { name: "Back" }).click();
  await app.goInto("Corner shop");
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(app.item("Milk")).not.toBeChecked();
  await expect(app.basket).toHaveAttribute("aria-expanded", "false");
  await app.basket.click();
  await expect(page.getByRole("checkbox").locator("[id^=item-]")).toHaveText(["Milk", "Butter", "Bread"]);
  await app.item("Bread").click();
  await expect(app.item("Bread")).not.toBeChecked();
  await expect(app.basket).toHaveText("In the basket (1)");
  await app.basket.click();
  await expect(app.item("Butter")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Bakery" }).getByRole("checkbox")).toHaveCount(1);
});

test("Undo brings a folded item back to its place", async ({ app, page }) => {
  await app.hasItems("Milk", "Bread");
  await opensWithStoppedClock(app, "/stores/any", "Milk");
  await app.tick("Milk");
  const told = async () => {
    await passTime(page, 100);
    return app.toast.count();
  };
  await expect.poll(told).toBe(1);
  await expect(app.toast).toContainText("Milk in the basket");
  await passTime(page, restMs + 100);
  await expect(app.item("Milk")).toHaveCount(0);
  await app.undo();
  await expect(app.item("Milk")).not.toBeChecked();
  await expect(app.basket).toHaveCount(0);
});

test("the focus moves to the next row when its own folds", { tag: long }, async ({ app, page }) => {
  await app.hasItems("Bread", "Butter", "Milk");
  await opensWithStoppedClock(app, "/stores/any", "Milk");
  await app.item("Butter").focus();
  await page.keyboard.press("Space");
  await expect(app.item("Butter")).toBeChecked();
  await passTime(page, restMs + 100);
  await expect(app.item("Milk")).toBeFocused();
});

test(
  "a row that is unticked in the basket returns to its group with its focus, and the others stay in place",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems(...names, "Milk");
    for (const item of await app.api<{ id: string; name: string }[]>("GET", "items"))
      if (item.name !== "Milk") await app.api("PATCH", `items/${item.id}`, { completed: true });
    await opensWithStoppedClock(app, "/stores/any", "Milk");
    await app.opensBasket();
    await app.item("Kale").click();
    await expect(app.item("Kale")).not.toBeChecked();
    await app.item("Kale").evaluate((row) => {
      row.focus();
      window.scrollBy(0, row.getBoundingClientRect().top - 5);
    });
    await passTime(page, 200);
    const rows = await page.getByRole("checkbox").locator("[id^=item-]").allTextContents();
    const stays = rows[rows.indexOf("Kale") + 1]!;
    const place = await placeOf(app, stays);
    await passTime(page, restMs + 100);
    await expect(page.getByRole("region", { name: "Produce" })).toContainText("Kale");
    await expect(app.item("Kale")).toBeFocused();
    expect(Math.abs((await placeOf(app, stays)) - place)).toBeLessThan(2);
  },
);

test(
  "the last tick shows the trip's items, its duration and the other stores",
  { tag: long },
  async ({ app, page }) => {
    await app.hasStore("Corner shop", "dairy & eggs");
    await app.hasStore("Greengrocer", "produce");
    await app.hasItems("Milk", "Butter", "Bananas", "Spinach");
    await page.clock.install();
    await app.open("/?tab=stores");
    await app.goInto("Corner shop");
    await app.tick("Milk");
    const card = page.getByRole("region", { name: "Done at Corner shop" });
    await expect(card).toHaveCount(0);
    await app.isTold("Milk in the basket");
    // The server's clock stands where it is: its answer would say another time.
    await page.route("**/api/**", (route) => route.abort());
    await page.clock.fastForward(7 * 60_000);
    await app.tick("Butter");
    await expect(card).toContainText("2 things in 7 minutes");
    await expect(card).toContainText("2 things left: Greengrocer has them");
    await expect(page.getByText("2 of 2 in the basket")).toBeVisible();
    await app.undo();
    await expect(card).toHaveCount(0);
    await app.tick("Butter");
    await page.reload();
    await expect(card).toContainText("2 things in 7 minutes");
    await expect(app.basket).toHaveText("In the basket (2)");
    await card.getByRole("link", { name: "Go to Greengrocer" }).click();
    await expect(app.title("Greengrocer")).toBeVisible();
    await page.goBack();
    await card.getByRole("link", { name: "Finish" }).click();
    await expect(app.title("Shop")).toBeVisible();
  },
);

test("Finish closes the trip: its card stays away, and the next tick begins another one", async ({
  app,
  page,
}) => {
  const shop = await app.hasStore("Corner shop", "dairy & eggs", "bakery");
  await app.hasItems("Milk", "Eggs", "Butter");
  await app.open(`/stores/${shop}`);
  for (const name of ["Eggs", "Milk", "Butter"]) await app.tick(name);
  const card = page.getByRole("region", { name: "Done at Corner shop" });
  await expect(card).toContainText("3 things in the basket");
  await expect(card).toContainText("Eggs, Milk and Butter");
  await card.getByRole("link", { name: "Finish" }).click();
  await app.goInto("Corner shop");
  await expect(app.basket).toHaveText("In the basket (3)");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Finish" })).toHaveCount(0);

  await page.getByRole("textbox", { name: "Add to Corner shop" }).fill("Bread");
  await page.getByRole("textbox", { name: "Add to Corner shop" }).press("Enter");
  await app.tick("Bread");
  await expect(card).toContainText("1 thing in the basket");
  await expect(card).toContainText("Bread");
  await page.reload();
  await expect(card).toContainText("1 thing in the basket");

  await app.opensBasket();
  await app.item("Milk").click();
  await expect(card).toHaveCount(0);
  await app.tick("Milk");
  await expect(card).toContainText("2 things in the basket");
});

test("the end of the whole list has a card, too", { tag: long }, async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await app.tick("Milk");
  const card = page.getByRole("region", { name: "All done" });
  await expect(card).toContainText("1 thing");
  await expect(card).toContainText("Nothing else is on the list.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the basket and the card have no accessibility fault", { tag: long }, async ({ app, page }) => {
      await app.hasItems("Milk", "Bread");
      await app.open("/stores/any");
      await app.tick("Milk");
      await page.reload();
      await app.basket.click();
      await expect(app.item("Milk")).toBeChecked();
      await expectAccessible(page);
      await app.tick("Bread");
      await expect(page.getByRole("region", { name: "All done" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
