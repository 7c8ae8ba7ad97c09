import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { shopTogether } from "./shop-together.ts";

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

test(
  "what the other has done meanwhile ends what a toast says, or its Undo says that it stays",
  { tag: long },
  async ({ app: ana, another }) => {
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
  },
);

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
