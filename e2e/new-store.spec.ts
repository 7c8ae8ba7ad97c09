import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

async function addStore(app: App): Promise<void> {
  await app.open("/?tab=stores");
  await app.button("Add Store").click();
  await expect(app.page.getByLabel("Add store")).toBeFocused();
}
/** Opens the field for a category of a new store. */
async function asksForCategory(app: App): Promise<Locator> {
  await addStore(app);
  await app.page.getByLabel("Add store").fill("Ana's corner");
  await app.button("Add category").click();
  return app.page.getByRole("combobox", { name: "Add category" });
}
const kinds = (app: App) => app.page.getByRole("group", { name: "What kind of shop?" });
const suggested = (app: App) => app.page.getByRole("list", { name: "Suggested stores" }).getByRole("button");

test("the kind of an unknown store is asked for and gives its categories, below which Save stays in sight", async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addStore(app);
  await page.getByLabel("Add store").fill("Costco");
  await expect(kinds(app)).toHaveCount(0);
  await page.getByLabel("Add store").fill("Ana's corner");
  await expect(kinds(app).getByRole("button")).toHaveText([
    "Supermarket",
    "Bakery",
    "Pharmacy",
    "Drugstore",
    "Hardware",
    "Market",
    "Pet",
    "Other",
  ]);
  await app.button("Pet", kinds(app)).click();
  await expect(app.button("Remove Pet")).toBeVisible();
  await app.button("Market", kinds(app)).click();
  await expect(app.button("Market", kinds(app))).toHaveAttribute("aria-pressed", "true");
  await expect(app.button("Remove Pet")).toHaveCount(0);
  await expect(app.button("Remove Produce")).toBeVisible();
  await expectAccessible(page);
  await app.button("Supermarket", kinds(app)).click();
  await expect(app.button("Add category")).not.toBeInViewport();
  await expect(app.button("Save")).toBeInViewport({ ratio: 1 });
  await app.button("Save").click();
  await expect(page.getByRole("link", { name: /Ana's corner/ })).toBeVisible();
  await expect.poll(async () => (await app.storesOnServer())[0]?.categories).toContain("produce");
});

test("a well-known store that is typed in full is chosen with its categories", async ({ app, page }) => {
  await addStore(app);
  const field = page.getByLabel("Add store");
  await field.fill("trader joe’");
  await expect(app.button("Trader Joe's")).toHaveAttribute("aria-pressed", "false");
  await expect(app.button("Save")).toBeDisabled();
  await field.fill("trader joe’s");
  await expect(app.button("Trader Joe's")).toHaveAttribute("aria-pressed", "true");
  await expect(app.button("Remove Produce")).toBeVisible();
  await expect(kinds(app)).toHaveCount(0);
  await field.press("Enter");
  await expect(page.getByRole("link", { name: /Trader Joe's/ })).toBeVisible();
  await expect.poll(async () => (await app.storesOnServer())[0]?.name).toBe("Trader Joe's");
  expect((await app.storesOnServer())[0]?.categories).toContain("produce");
});

test(
  "another kind of shop and a store's chip keep the categories that the person added",
  { tag: long },
  async ({ app, page }) => {
    await addStore(app);
    const field = page.getByLabel("Add store");
    await field.fill("Ana's corner");
    await app.button("Market", kinds(app)).click();
    await app.button("Add category").click();
    await page.getByRole("combobox", { name: "Add category" }).fill("Honigwaben");
    await page.getByRole("combobox", { name: "Add category" }).press("Enter");
    await expect(app.button("Remove Honigwaben")).toBeVisible();
    await app.button("Drugstore", kinds(app)).click();
    await expect(app.button("Remove Seafood")).toHaveCount(0);
    await expect(app.button("Remove Baby")).toBeVisible();
    await expect(app.button("Remove Honigwaben")).toBeVisible();
    await field.fill("Costco");
    await expect(app.button("Costco")).toHaveAttribute("aria-pressed", "false");
    await app.button("Costco").click();
    await expect(app.button("Costco")).toHaveAttribute("aria-pressed", "true");
    await expect(app.button("Remove Seafood")).toBeVisible();
    await expect(app.button("Remove Honigwaben")).toBeVisible();
    await app.button("Remove Seafood").click();
    await expect(app.button("Remove Seafood")).toHaveCount(0);
  },
);

test(
  "Enter makes a new category when a name merely has the letters within a word, and says so",
  { tag: long },
  async ({ app, page }) => {
    const field = await asksForCategory(app);
    await field.fill("food");
    await expect(page.getByRole("option")).toHaveText(['Make a new category "Food"', "Seafood"]);
    await expect(page.getByText('Press Enter to add "food".', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await field.press("Enter");
    await expect(app.button("Remove Food")).toBeVisible();
    await expect(app.button("Remove Seafood")).toHaveCount(0);
    await field.fill("gemuese");
    await field.press("Enter");
    await expect(app.button("Remove Produce")).toBeVisible();
  },
);

test("a synonym of a category adds that category, and a new category is a choice of its own", async ({
  app,
  page,
}) => {
  const field = await asksForCategory(app);
  await field.fill("veg");
  await expect(page.getByRole("option")).toHaveText(["Produce", 'Make a new category "Veg"']);
  await expectAccessible(page);
  await field.press("Enter");
  await expect(app.button("Remove Produce")).toBeVisible();
  await field.fill("bak");
  await page.getByRole("option", { name: 'Make a new category "Bak"' }).click();
  await expect(app.button("Remove Bak")).toBeVisible();
  await app.button("Save").click();
  await expect
    .poll(async () => (await app.storesOnServer()).map(({ categories }) => categories))
    .toEqual([["produce", "bak"]]);
});

test("an empty store shows why, and what the list contains", async ({ app, page }) => {
  await app.hasItems("Milk", "Bread");
  const id = await app.hasStore("Ana's corner", "pet");
  await app.open(`/stores/${id}`);
  await expect(page.getByText("No items for this store yet")).toBeVisible();
  await expect(page.getByText("Add items to your list to see them here", { exact: true })).toBeVisible();
  await expect(page.getByText(/^None of 2 items is Pet\. Your list has .*Bakery/)).toBeVisible();
  await expectAccessible(page);
});

test.describe("in Germany", () => {
  test.use({ locale: "de-DE" });

  test("the usual stores there are offered before anything is typed", { tag: long }, async ({ app }) => {
    await addStore(app);
    await expect(suggested(app).first()).toHaveText("Rewe");
    await expect(suggested(app).nth(1)).toHaveText("Edeka");
  });
});
