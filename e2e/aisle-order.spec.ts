import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import type { ServerData } from "./server-database.ts";
import { daysPass, hasBought, learns } from "./shopping-history.ts";

const order = (app: App) => app.page.getByRole("group", { name: "Order of the categories" });
const choice = (app: App, name: "A–Z" | "Aisle order") => order(app).getByRole("radio", { name });
const choose = (app: App, name: "A–Z" | "Aisle order") => order(app).getByText(name).click();
const groups = (app: App) => app.page.locator("section[aria-labelledby^=group-] h2");
const aToZ = ["Bakery", "Dairy & Eggs", "Produce"];
const byAisle = ["Produce", "Dairy & Eggs", "Bakery"];

async function learnsOrder(app: App, server: ServerData, storeId: string, walked: string[]): Promise<void> {
  await learns(server, async () => {
    const { aisleOrder } = await app.api<{ aisleOrder: string[] }>("GET", `stores/${storeId}`);
    return aisleOrder.join() === walked.join();
  });
}

/** A store in which the person shopped once, with items to get there next. Returns its id. */
async function walkedStore(app: App, server: ServerData, name: string): Promise<string> {
  const storeId = await app.hasStore(name, "produce", "dairy & eggs", "bakery", "pet");
  await hasBought(app, storeId, "Bananas", "Milk", "Bread");
  await learnsOrder(app, server, storeId, ["produce", "dairy & eggs", "bakery"]);
  return storeId;
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("a store without a learned order has only one order", { tag: long }, async ({ app }) => {
  const storeId = await app.hasStore("Hofladen", "produce", "dairy & eggs", "bakery");
  await app.hasItems("Milk", "Spinach", "Bread");
  await app.open(`/stores/${storeId}`);
  await expect(groups(app)).toHaveText(aToZ);
  await expect(order(app)).toHaveCount(0);
});

test("one tap orders a store by its aisles, for that store only, and the choice stays", async ({
  app,
  page,
  server,
}) => {
  const storeId = await walkedStore(app, server, "Hofladen");
  const other = await walkedStore(app, server, "Dorfladen");
  await app.hasItems("Spinach", "Butter", "Cat Litter", "Buns");
  await app.open(`/stores/${storeId}`);
  await expect(choice(app, "A–Z")).toBeChecked();
  await expect(groups(app)).toHaveText([...aToZ.slice(0, 2), "Pet", "Produce"]);
  await choose(app, "Aisle order");
  // A category without a learned position comes last.
  await expect(groups(app)).toHaveText([...byAisle, "Pet"]);
  await expect(page.getByText("From the order you and others tick things off here")).toBeVisible();
  await page.reload();
  await expect(choice(app, "Aisle order")).toBeChecked();
  await expect(groups(app)).toHaveText([...byAisle, "Pet"]);

  await page.getByRole("link", { name: "Back", exact: true }).click();
  await app.goInto("Dorfladen");
  await expect(choice(app, "A–Z")).toBeChecked();
  expect(page.url()).toContain(other);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await app.goInto("Any store");
  await expect(order(app)).toHaveCount(0);

  await app.open(`/stores/${storeId}`);
  await choose(app, "A–Z");
  await expect(groups(app)).toHaveText([...aToZ.slice(0, 2), "Pet", "Produce"]);
  await page.reload();
  await expect(choice(app, "A–Z")).toBeChecked();
});

test(
  "the order can be chosen by keyboard and without the network",
  { tag: long },
  async ({ app, page, server }) => {
    const storeId = await walkedStore(app, server, "Hofladen");
    await app.hasItems("Spinach", "Butter", "Buns");
    await app.open(`/stores/${storeId}`);
    await expect(groups(app)).toHaveText(aToZ);
    await page.route("**/api/**", (route) => route.abort());
    await choice(app, "A–Z").focus();
    await page.keyboard.press("ArrowRight");
    await expect(groups(app)).toHaveText(byAisle);
    await expect(choice(app, "Aisle order")).toBeFocused();
    await page.reload();
    await expect(groups(app)).toHaveText(byAisle);
  },
);

test(
  "an order learned while a person shops moves no row under their finger",
  { tag: long },
  async ({ app, page, server }) => {
    const storeId = await walkedStore(app, server, "Hofladen");
    await daysPass(app, server, 7);
    await app.hasItems("Spinach", "Butter", "Buns");
    await app.open(`/stores/${storeId}`);
    await choose(app, "Aisle order");
    await expect(groups(app)).toHaveText(byAisle);
    // The person walks the aisles in the opposite order this time.
    await hasBought(app, storeId, "Toast", "Yogurt", "Carrots");
    await learnsOrder(app, server, storeId, byAisle.map((name) => name.toLowerCase()).toReversed());
    await app.hasItems("Leeks");
    await expect(app.item("Leeks")).toBeVisible();
    await expect(groups(app)).toHaveText(byAisle);
    // Also the last aisle of this walk, so that it stays the same when the server learns once more.
    await app.tick("Spinach");
    await expect(groups(app)).toHaveText(byAisle);
    await page.reload();
    await expect(groups(app)).toHaveText(byAisle.toReversed());
  },
);

/** A store in which the person shopped twice, a week apart, with items to get there on the third visit. */
async function twiceWalkedStore(app: App, server: ServerData, name: string): Promise<string> {
  const storeId = await walkedStore(app, server, name);
  await daysPass(app, server, 7);
  await hasBought(app, storeId, "Carrots", "Yogurt", "Toast");
  await daysPass(app, server, 7);
  await app.hasItems("Spinach", "Butter", "Buns");
  return storeId;
}
const explanation = (app: App) => app.page.getByText(/^In the order you walk/);

test("from the third visit the aisle order is the default, and a line says so once", async ({
  app,
  page,
  server,
}) => {
  const storeId = await twiceWalkedStore(app, server, "Hofladen");
  await app.open(`/stores/${storeId}`);
  await expect(choice(app, "Aisle order")).toBeChecked();
  await expect(groups(app)).toHaveText(byAisle);
  await expect(explanation(app)).toHaveText("In the order you walk Hofladen");
  await app.tick("Spinach");
  await expect(explanation(app)).toBeVisible();
  await page.reload();
  await expect(choice(app, "Aisle order")).toBeChecked();
  // The usual line is in its place.
  await expect(page.getByText("From the order you and others tick things off here")).toBeVisible();
  await expect(explanation(app)).toHaveCount(0);
});

test("one tap returns to A to Z for good", { tag: long }, async ({ app, page, server }) => {
  const storeId = await twiceWalkedStore(app, server, "Hofladen");
  await app.open(`/stores/${storeId}`);
  await page.getByRole("button", { name: "A–Z instead" }).click();
  await expect(choice(app, "A–Z")).toBeChecked();
  await expect(choice(app, "A–Z")).toBeFocused();
  await expect(groups(app)).toHaveText(aToZ);
  await expect(explanation(app)).toHaveCount(0);
  await page.reload();
  await expect(choice(app, "A–Z")).toBeChecked();
  await expect(groups(app)).toHaveText(aToZ);
});

test("the second visit keeps A to Z while it goes on", { tag: long }, async ({ app, page, server }) => {
  const storeId = await walkedStore(app, server, "Hofladen");
  await daysPass(app, server, 7);
  await app.hasItems("Spinach", "Butter", "Buns");
  await app.open(`/stores/${storeId}`);
  await expect(groups(app)).toHaveText(aToZ);
  await app.tick("Spinach");
  await expect(app.item("Spinach")).toHaveCount(0);
  await page.reload();
  await expect(choice(app, "A–Z")).toBeChecked();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test(
      "the choice of an order has no accessibility fault",
      { tag: long },
      async ({ app, page, server }) => {
        const storeId = await walkedStore(app, server, "Hofladen");
        await app.hasItems("Spinach");
        await app.open(`/stores/${storeId}`);
        await expect(choice(app, "A–Z")).toBeChecked();
        await expectAccessible(page);
        await choose(app, "Aisle order");
        await expect(choice(app, "Aisle order")).toBeChecked();
        await expectAccessible(page);
      },
    );

    test(
      "the line that explains the order has no accessibility fault",
      { tag: long },
      async ({ app, page, server }) => {
        const storeId = await twiceWalkedStore(app, server, "Hofladen");
        await app.open(`/stores/${storeId}`);
        await expect(explanation(app)).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}
