import { startProxy, type Proxy, type Condition } from "../test/proxy.ts";
import type { Page } from "@playwright/test";
import type { PartList } from "../src/web/parts/part-list.ts";
import { App } from "./app.ts";
import { expect, expectAccessible, long, test as base } from "./fixtures.ts";

/** A first visit without a service worker, as on insecure origins, over a network that can be cut. */
const test = base.extend<{ network: Proxy; visitor: App }>({
  network: async ({ serverUrl }, provide) => {
    const network = await startProxy(serverUrl);
    await provide(network);
    await network.close();
  },
  visitor: async ({ page, network }, provide) => {
    const app = new App(page, network.url);
    await app.signUp();
    await app.hasRole("premium");
    await app.hasItems("Milk");
    await app.hasStore("Corner shop", "dairy & eggs");
    await provide(app);
  },
});

function cut(network: Proxy, condition: Condition): void {
  network.condition = condition;
  if (condition === "refuse") network.cut();
}

/** Waits until the page has fetched, and loaded, all that it fetches ahead. */
async function everythingIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { files, parts, ahead } = JSON.parse(document.getElementById("parts")!.textContent) as PartList;
    const fetched = new Set(
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    return ahead.flatMap((name) => parts[name]!).every((index) => fetched.has(`/assets/${files[index]}`));
  });
}

for (const condition of ["black-hole", "refuse"] as const)
  for (const [moment, comes] of [
    ["as soon as the page shows", () => Promise.resolve()],
    ["once everything has been fetched ahead", everythingIsFetched],
  ] as const) {
    const when = `${condition} ${moment}`;

    test(`${when}: adding works`, { tag: long }, async ({ visitor, network, page }) => {
      await visitor.open(network.url);
      await expect(visitor.addField).toBeVisible();
      await comes(page);
      cut(network, condition);
      await visitor.type("bread");
      await expect(page.locator("p").filter({ hasText: /^Added Bread$/ })).toBeVisible();
      network.condition = "open";
      network.cut();
      await expect(visitor.justAdded("Bread")).toBeVisible();
      await expect.poll(async () => (await visitor.itemsOnServer()).sort()).toEqual(["Bread", "Milk"]);
      await expect(page.getByText("This screen broke")).toHaveCount(0);
    });

    test(`${when}: ticking and the item's sheet work`, { tag: long }, async ({ visitor, network, page }) => {
      await visitor.open(`${network.url}/stores/any`);
      await expect(visitor.item("Milk")).toBeVisible();
      await comes(page);
      cut(network, condition);
      await visitor.tick("Milk");
      const sheet = await visitor.moreAbout("Milk");
      await sheet.getByRole("button", { name: "Close" }).click();
      await expect(sheet).toHaveCount(0);
      network.condition = "open";
      network.cut();
      await expect.poll(() => visitor.itemsOnServer("ticked")).toEqual(["Milk"]);
    });
  }

test(
  "a missing item can be reported in its sheet when the network has gone after the first load",
  { tag: long },
  async ({ visitor, network, page }) => {
    const [store] = await visitor.storesOnServer();
    await visitor.open(`${network.url}/stores/${store!.id}`);
    await expect(visitor.item("Milk")).toBeVisible();
    cut(network, "black-hole");
    const sheet = await visitor.moreAbout("Milk");
    await sheet.getByRole("button", { name: "Not here" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(visitor.item("Milk")).toContainText("Not here");
    network.condition = "open";
    network.cut();
    const missed = async () =>
      (await visitor.api<{ notHere: object[] | null }[]>("GET", "items"))[0]!.notHere;
    await expect.poll(missed).toHaveLength(1);
    await expect(page.getByText("This screen broke")).toHaveCount(0);
  },
);

test("every sheet and screen opens when the network has gone after the first load", async ({
  visitor,
  network,
  page,
}) => {
  await visitor.open(network.url);
  await expect(visitor.suggestion("Bread")).toBeVisible();
  await everythingIsFetched(page);
  cut(network, "black-hole");

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("milk\n2 bread\neggs"));
  await visitor.addField.focus();
  await page.keyboard.press("ControlOrMeta+v");
  const offer = page.getByRole("dialog", { name: /^Add \d items\?$/ });
  await expect(offer).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: /repeat/i }).selectOption({ index: 1 });

  await visitor.goTo("Repeat");
  await visitor.goTo("Shop");
  await visitor.button("Edit").click();
  await visitor.button("Add category").first().click();
  await expect(page.getByRole("combobox", { name: /category/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await visitor.button("Done").click();
  await visitor.goInto("Corner shop");
  await visitor.moreAbout("Milk");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(visitor.title("Account")).toBeVisible();
  await expect(page.getByText("This part could not be loaded")).toHaveCount(0);
});

test(
  "a part that can't be loaded shows a sentence, and loads by itself when the network is back",
  { tag: long },
  async ({ visitor, network, page }) => {
    await page.route(/\/assets\/item-sheet-/, (route) => route.abort());
    await visitor.open(`${network.url}/stores/any`);
    await expect(visitor.item("Milk")).toBeVisible();
    await visitor.button("More about Milk").click();
    const notice = page.getByRole("alert").filter({ hasText: "This part could not be loaded" });
    await expect(notice).toContainText("Please try again in a moment.");
    await expectAccessible(page);
    // The screen still works. A row that stays ticked would be folded away.
    await visitor.tick("Milk");
    await visitor.item("Milk").click();
    await expect(visitor.item("Milk")).not.toBeChecked();
    await visitor.button("Try again", notice).click();
    await expect(notice).toBeVisible();
    await visitor.button("Close", notice).click();
    await expect(notice).toHaveCount(0);
    await visitor.button("More about Milk").click();
    await expect(notice).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(visitor.item("Milk")).toBeVisible();
    await visitor.button("More about Milk").click();
    await expect(notice).toBeVisible();
    await page.unroute(/\/assets\/item-sheet-/);
    await expect(page.getByRole("dialog", { name: "Milk" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(visitor.title("Any store")).toBeVisible();
  },
);

test("a page that a captive portal answers shows a sentence, and loads after the portal", async ({
  visitor,
  network,
  page,
}) => {
  await page.route(/\/assets\/account-page-/, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sign in to the Wi-Fi</h1>" }),
  );
  await visitor.open(`${network.url}/account`);
  await expect(page.getByText("This part could not be loaded")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Please try again in a moment.");
  await expectAccessible(page);
  await page.unroute(/\/assets\/account-page-/);
  await expect(visitor.title("Account")).toBeVisible();
});
