import { startProxy } from "../test/proxy.ts";
import { App } from "./app.ts";
import { expect, expectAccessibleInBothThemes, long, test } from "./fixtures.ts";

/** Ana and Ben share a list with milk, bread and Costco; both are in Costco. */
async function shopTogether(ana: App, ben: App, otherStores: readonly string[] = []): Promise<void> {
  await ana.signUp("Ana");
  await ana.hasRole("premium");
  await ben.signUp("Ben");
  await ana.sharesWith(ben);
  await ana.hasItems("Milk", "Bread");
  const costco = await ana.hasStore("Costco", "dairy & eggs", "bakery");
  for (const store of otherStores) await ana.hasStore(store, "dairy & eggs");
  for (const one of [ana, ben]) {
    await one.open(`/stores/${costco}`);
    await expect(one.item("Milk")).toBeVisible();
    await one.keepsRowsInPlace();
  }
}

test(
  "the name beside a ticked row says who ticked it, beside an open one who added it",
  { tag: long },
  async ({ app: ana, another }) => {
    const ben = await another();
    await shopTogether(ana, ben);
    await expect(ben.item("Milk")).toContainText("Ana");
    await expect(ben.item("Milk")).toHaveAccessibleDescription("Added by Ana");
    await ben.tick("Milk");
    await expect(ben.item("Milk")).not.toContainText("Ana");
    await expect(ana.item("Milk")).toHaveAccessibleDescription("Ticked by Ben");
    await expect(ana.item("Milk")).toContainText("Ben");
    await ben.item("Milk").click();
    await expect(ana.item("Milk")).not.toBeChecked();
    await expect(ana.item("Milk")).not.toContainText("Ben");
  },
);

/** Types a text into the store's field and presses Enter, once the code that understands it is there. */
async function enters(app: App, text: string): Promise<void> {
  await app.page.getByLabel("Add to Costco").fill(text);
  await expect(app.page.getByRole("list", { name: "Understood" })).toBeVisible();
  await app.page.keyboard.press("Enter");
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

  test("a row that the other ticks while it is pushed aside isn't reported as missing", async ({
    app: ana,
    another,
  }) => {
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
  });

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

test("an item that the other deletes is told of in place of what was said of it, and can be put back", async ({
  app: ana,
  another,
}) => {
  const ben = await another();
  await shopTogether(ana, ben);
  await ana.tick("Milk");
  await ana.isTold("Milk in the basket");
  await ana.keepsToast();
  await ben.button("Delete", await ben.moreAbout("Milk")).click();
  await expect(ana.toast).toHaveText("Ben took Milk off the listPut back");
  await ana.button("Put back", ana.toast).click();
  for (const one of [ana, ben]) await expect(one.item("Milk")).toBeChecked();
  await enters(ana, "5 bread (sliced)");
  await ana.isTold("Now 5 Bread · “sliced”");
  await ana.keepsToast();
  await ben.button("Delete", await ben.moreAbout("5 Bread")).click();
  await expect(ana.toast).toHaveText("Ben took Bread off the listPut back");
  await ana.button("Put back", ana.toast).click();
  for (const one of [ana, ben]) await expect(one.item("5 Bread")).toContainText("sliced");
});

test("what the other has done meanwhile ends what a toast says, or its Undo says that it stays", async ({
  app: ana,
  another,
}) => {
  const ben = await another();
  await shopTogether(ana, ben);
  await ana.tick("Bread");
  await ana.isTold("Bread in the basket");
  await ana.keepsToast();
  await expect(ben.item("Bread")).toBeChecked();
  await ben.item("Bread").click();
  await expect(ana.toast).toHaveCount(0);
  await enters(ana, "2 bread");
  await ana.isTold("Now 2 Bread");
  await ana.keepsToast();
  await (await ben.moreAbout("2 Bread")).getByLabel("Quantity").fill("6");
  await ben.page.keyboard.press("Escape");
  await expect(ana.item("6 Bread")).toBeVisible();
  await ana.undo();
  await ana.isTold("Bread was changed meanwhile and stays");
  await expect(ana.item("6 Bread")).toBeVisible();
  await ana.button("Delete", await ana.moreAbout("Milk")).click();
  await ana.isTold("Milk deleted");
  await ana.keepsToast();
  await expect(ben.item("Milk")).toHaveCount(0);
  await enters(ben, "2 milk");
  await expect(ana.item("2 Milk")).toBeVisible();
  await ana.undo();
  await ana.isTold("Milk was added meanwhile and stays");
  await expect(ana.item("2 Milk")).toBeVisible();
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
  "a person is back while the answer to their going is on its way",
  { tag: long },
  async ({ app: ana, another, page }) => {
    const ben = await another();
    await shopTogether(ana, ben);
    await page.route("**/api/presence", async (route) => {
      if (route.request().postDataJSON().storeId === null) return route.continue();
      // The server has done it; its answer stays away.
      await route.fetch();
    });
    await ana.button("I'm going").click();
    await expect(ben.page.getByText("Ana is here")).toBeVisible();
    await ana.button("I'm back").click();
    await expect(ana.button("I'm going")).toBeFocused();
    await expect(ben.page.getByText("Ana is here")).toHaveCount(0);
  },
);

test.describe("a trip that ends without a network", { tag: long }, () => {
  test.use({ serviceWorkers: "allow" });

  /** Ana presses "I'm going", which Ben sees; then Ana has no network. */
  async function goOffline(ana: App, ben: App): Promise<App> {
    await shopTogether(ana, ben);
    await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ana.button("I'm going").click();
    await expect(ben.page.getByText("Ana is here")).toBeVisible();
    await expect(ana.button("I'm back")).toBeVisible();
    await ana.page.context().setOffline(true);
    return ben;
  }

  test("is over for the others, too, once the device is connected again", async ({
    app: ana,
    another,
    page,
  }) => {
    const ben = await goOffline(ana, await another());
    await ana.tick("Milk");
    await ana.tick("Bread");
    await page.getByRole("link", { name: "Finish" }).click();
    await expect(ana.title("Shop")).toBeVisible();
    await expect(page.getByRole("link", { name: "Offline – 3 waiting" })).toBeVisible();
    await expect(ben.page.getByText("Ana is here")).toBeVisible();
    await page.context().setOffline(false);
    await expect(ben.page.getByText("2 of 2 in the basket")).toBeVisible();
    await expect(ben.page.getByText("Ana is here")).toHaveCount(0);
  });

  test("is over at once for the person who is back, and for the others once the device is connected again", async ({
    app: ana,
    another,
    page,
  }) => {
    const ben = await goOffline(ana, await another());
    await ana.button("I'm back").click();
    await expect(ana.button("I'm going")).toBeFocused();
    await expect(page.getByRole("link", { name: "Offline – 1 waiting" })).toBeVisible();
    await expect(ben.page.getByText("Ana is here")).toBeVisible();
    await page.context().setOffline(false);
    await expect(ben.page.getByText("Ana is here")).toHaveCount(0);
    await expect(ana.button("I'm going")).toBeVisible();
  });
});

/** Reports in the item's sheet that the store doesn't have it. */
async function misses(app: App, shown: string): Promise<void> {
  const sheet = await app.moreAbout(shown);
  await sheet.getByRole("button", { name: "Not here" }).click();
  await expect(app.item(shown)).toContainText("Not here");
}

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

test("a row is as before when the visit is over, without a reload", async ({ app, page }) => {
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
