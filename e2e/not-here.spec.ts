import { startProxy } from "../test/proxy.ts";
import { App } from "./app.ts";
import { expect, expectAccessibleInBothThemes, long, test } from "./fixtures.ts";
import { shopTogether } from "./shop-together.ts";

/** Reports in the item's sheet that the store doesn't have it. */
async function misses(app: App, shown: string): Promise<void> {
  const sheet = await app.moreAbout(shown);
  await sheet.getByRole("button", { name: "Not here" }).click();
  await expect(app.item(shown)).toContainText("Not here");
}

/** Pushes a row to the left with a finger, and calls `beforeLift` before the finger is lifted. */
async function swipeLeft(
  app: App,
  shown: string,
  beforeLift: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const row = app.page.getByRole("listitem").filter({ has: app.item(shown) });
  await row.scrollIntoViewIfNeeded();
  const box = (await row.boundingBox())!;
  const y = box.y + box.height / 2;
  const touch = await app.page.context().newCDPSession(app.page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send("touchStart", box.x + 250);
  for (let by = 20; by <= 140; by += 20) await send("touchMove", box.x + 250 - by);
  await beforeLift();
  await send("touchEnd");
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("swiping a row to the left reports it as missing on this trip for both people, and Undo takes the report back", async ({
    app: ana,
    another,
  }) => {
    const ben = await another();
    await shopTogether(ana, ben, ["Trader Joe's"]);
    await expect(ana.page.getByText("Swipe its row to the left.")).toBeVisible();
    await swipeLeft(ana, "Milk");
    await ana.isTold("Milk is not here", "Trader Joe's sells dairy & eggs");
    await ana.keepsToast();
    await expect(ana.page.getByText("Swipe its row to the left.")).toHaveCount(0);
    // Nor does the action's name stay behind the rows.
    await expect(ana.page.getByText("Not here", { exact: true })).toHaveCount(0);
    for (const one of [ana, ben]) {
      await expect(one.item("Milk")).toContainText("Not here · Trader Joe's sells dairy & eggs");
      await expect(one.item("Milk")).toHaveAccessibleDescription(/Not here · Trader Joe's/);
      await expect(one.item("Milk")).not.toBeChecked();
      await expect(one.item("Bread")).not.toContainText("Not here");
    }
    await ana.undo();
    for (const one of [ana, ben]) await expect(one.item("Milk")).not.toContainText("Not here");
  });

  test(
    "a row that the other ticks while it is pushed aside isn't reported as missing",
    { tag: long },
    async ({ app: ana, another }) => {
      const ben = await another();
      await shopTogether(ana, ben);
      await ana.page.evaluate(() => {
        new MutationObserver(() => {
          if (document.body.textContent.includes("Milk is not here")) document.body.dataset.told = "falsely";
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await swipeLeft(ana, "Milk", async () => {
        await ben.tick("Milk");
        await expect(ana.item("Milk")).toBeChecked();
      });
      // What is told of the second row comes after all that was told of the first one.
      await swipeLeft(ana, "Bread");
      await ana.isTold("Bread is not here");
      expect(await ana.page.evaluate(() => document.body.dataset.told)).toBeUndefined();
    },
  );

  test(
    "the hint to swipe goes once an item was reported in its sheet",
    { tag: long },
    async ({ app, page }) => {
      await app.signUp();
      await app.hasItems("Milk");
      const costco = await app.hasStore("Costco", "dairy & eggs");
      await app.open(`/stores/${costco}`);
      await expect(page.getByText("Swipe its row to the left.")).toBeVisible();
      await (await app.moreAbout("Milk")).getByRole("button", { name: "Not here" }).click();
      await expect(app.item("Milk")).toContainText("Not here");
      await expect(page.getByText("Swipe its row to the left.")).toHaveCount(0);
    },
  );
});

test(
  "a missing item is reported in its sheet with the keyboard, and the report is taken back there",
  { tag: long },
  async ({ app: ana, page }) => {
    await ana.signUp();
    await ana.hasItems("Milk");
    const costco = await ana.hasStore("Costco", "dairy & eggs");
    await ana.open(`/stores/${costco}`);
    const more = page.getByRole("button", { name: "More about Milk" });
    await more.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Milk" });
    await expect(sheet.getByText("Costco sells dairy & eggs.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await sheet.getByRole("button", { name: "Not here" }).focus();
    await page.keyboard.press("Enter");
    await ana.isTold("Milk is not here");
    await expect(sheet).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(ana.item("Milk")).toContainText("Not here");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "It’s here" }).click();
    await expect(ana.item("Milk")).not.toContainText("Not here");
    await ana.tick("Milk");
  },
);

test("Undo of a tick brings back that the item was not here", async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  const costco = await app.hasStore("Costco", "dairy & eggs");
  await app.open(`/stores/${costco}`);
  const sheet = await app.moreAbout("Milk");
  await sheet.getByRole("button", { name: "Not here" }).click();
  await expect(app.item("Milk")).toContainText("Not here");
  await app.tick("Milk");
  await app.isTold("Milk in the basket");
  await app.undo();
  await expect(app.item("Milk")).not.toBeChecked();
  await expect(app.item("Milk")).toContainText("Not here");
  const said = async () => (await app.api<{ notHere: object[] | null }[]>("GET", "items"))[0]?.notHere;
  await expect.poll(said).toHaveLength(1);
  await page.reload();
  await expect(app.item("Milk")).toContainText("Not here");
});

test.describe("without a network", { tag: long }, () => {
  test.use({ serviceWorkers: "allow" });

  test("an item that is reported as missing is grey at once, after a reload, and on the other phone later", async ({
    serverUrl,
    another,
    page,
  }) => {
    // A page that closes sends what waits; only a network that is really gone keeps that from arriving.
    const network = await startProxy(serverUrl);
    const ana = new App(page, network.url);
    const ben = await another();
    await shopTogether(ana, ben);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    network.condition = "refuse";
    network.cut();
    const sheet = await ana.moreAbout("Milk");
    await sheet.getByRole("button", { name: "Not here" }).click();
    await expect(ana.item("Milk")).toContainText("Not here");
    await expect(ana.page.getByRole("link", { name: /waiting/ })).toBeVisible();
    const { href } = new URL(page.url());
    const cold = new App(await page.context().newPage(), ana.url);
    await page.close();
    await cold.page.goto(href);
    await expect(cold.item("Milk")).toContainText("Not here");
    await expect(ben.item("Milk")).not.toContainText("Not here");
    network.condition = "open";
    await expect(ben.item("Milk")).toContainText("Not here");
    const [milk] = await ben.api<{ notHere: object[] | null }[]>("GET", "items");
    expect(milk!.notHere).toHaveLength(1);
    await network.close();
  });
});

test(
  "what a person has missed is grey no longer once they have finished the trip, also on a list of one",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasItems("Milk", "Bread");
    const costco = await app.hasStore("Costco", "dairy & eggs", "bakery");
    await app.open("/?tab=stores");
    await app.goInto("Costco");
    await misses(app, "Milk");
    await app.tick("Bread");
    await page.getByRole("link", { name: "Finish" }).click();
    await app.goInto("Costco");
    // The report itself stays.
    const said = async () => (await app.api<{ notHere: object[] | null }[]>("GET", "items"))[0]?.notHere;
    await expect.poll(said).toMatchObject([{ storeId: costco, over: true }]);
    await app.hasShownReplies();
    await expect(app.item("Milk")).not.toContainText("Not here");
    await page.reload({ waitUntil: "commit" });
    // The start fetches the list anew.
    await (await page.waitForResponse("**/api/list*")).finished();
    await app.hasShownReplies();
    await expect(app.item("Milk")).not.toContainText("Not here");
    await misses(app, "Milk");
  },
);

test.describe("a trip with missed items that ends without a network", { tag: long }, () => {
  test.use({ serviceWorkers: "allow" });

  test("leaves grey what another member has missed who still shops there", async ({
    app: ana,
    another,
    page,
  }) => {
    const ben = await another();
    await shopTogether(ana, ben);
    await ana.hasItems("Eggs");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await misses(ana, "Milk");
    await expect(ben.item("Milk")).toContainText("Not here");
    await misses(ben, "Eggs");
    await expect(ana.item("Eggs")).toContainText("Not here");
    await page.context().setOffline(true);
    await ana.tick("Bread");
    await page.getByRole("link", { name: "Finish" }).click();
    await expect(page.getByRole("link", { name: "Offline – 2 waiting" })).toBeVisible();
    await ana.goInto("Costco");
    await expect(ana.item("Milk")).not.toContainText("Not here");
    await expect(ana.item("Eggs")).toContainText("Not here");
    await expect(ben.item("Milk")).toContainText("Not here");
    await page.context().setOffline(false);
    await expect(ben.item("Milk")).not.toContainText("Not here");
    for (const one of [ana, ben]) await expect(one.item("Eggs")).toContainText("Not here");
    await expect(ana.item("Milk")).not.toContainText("Not here");
  });
});

test("a row is as before when the visit is over, without a reload", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  const costco = await app.hasStore("Costco", "dairy & eggs");
  await page.clock.install();
  await app.open(`/stores/${costco}`);
  const sheet = await app.moreAbout("Milk");
  const pulled = page.waitForResponse("**/api/list*");
  await sheet.getByRole("button", { name: "Not here" }).click();
  await expect(app.item("Milk")).toContainText("Not here");
  const said = async () => (await app.api<{ notHere: object[] | null }[]>("GET", "items"))[0]!.notHere;
  await expect.poll(said).toHaveLength(1);
  // A reply would correct the page's clock; the pull behind the change is the last one.
  await (await pulled).finished();
  await page.context().setOffline(true);
  await page.clock.fastForward("29:00");
  await expect(app.item("Milk")).toContainText("Not here");
  await page.clock.fastForward("02:00");
  await expect(app.item("Milk")).not.toContainText("Not here");
  await expect(app.item("Milk")).not.toBeChecked();
});
