import { expect, expectAccessible, test } from "./fixtures.ts";
import type { App } from "./app.ts";

const options = (app: App) => app.page.getByRole("listbox", { name: "Stores" }).getByRole("option");

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("a bare @ lists the stores, letters filter them, and the keyboard chooses one", async ({
  app,
  page,
}) => {
  const costco = await app.hasStore("Costco", "dairy & eggs");
  await app.hasStore("Corner Shop", "produce");
  await app.hasStore("Trader Joe's", "produce");
  await app.open();
  await app.addField.pressSequentially("2 milk @");
  await expect(options(app)).toHaveCount(3);
  await app.addField.pressSequentially("c");
  await expect(options(app)).toHaveText(["Costco", "Corner Shop"]);

  await app.addField.press("Escape");
  await expect(options(app)).toHaveCount(0);
  await expect(app.addField).toHaveValue("2 milk @c");
  await app.addField.pressSequentially("o");
  await expect(options(app)).toHaveCount(2);

  await app.addField.press("ArrowDown");
  await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
  await app.addField.press("ArrowUp");
  await expect(options(app).nth(1)).toHaveAttribute("aria-selected", "true");
  await app.addField.press("ArrowDown");
  await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  const marked = await options(app).nth(0).getAttribute("id");
  await expect(app.addField).toHaveAttribute("aria-activedescendant", marked!);
  await app.addField.press("Enter");
  await expect(app.addField).toHaveValue("2 milk @Costco ");
  await expect(app.addField).toBeFocused();
  await expect(app.addField).not.toHaveAttribute("aria-activedescendant");
  await expect(options(app)).toHaveCount(0);
  await app.addField.press("Enter");
  await expect(app.addField).toHaveValue("");
  await expect
    .poll(() => app.api<{ name: string; storeId: string }[]>("GET", "items"))
    .toMatchObject([{ name: "Milk", storeId: costco }]);

  await app.addField.fill("ask ben@");
  await expect(page.getByText("Nothing like it yet. Press Enter to add it.")).toBeVisible();
  await expect(options(app)).toHaveCount(0);
});

test("without a store the list says so, and leads to where one is added", async ({ app, page }) => {
  await app.open();
  await app.addField.pressSequentially("milk @");
  await expect(page.getByText("You have no stores yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add a store" }).click();
  await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap chooses a store, and the field keeps the focus", async ({ app }) => {
    await app.hasStore("Costco", "dairy & eggs");
    await app.hasStore("Trader Joe's", "produce");
    await app.open();
    await app.addField.tap();
    await app.addField.pressSequentially("eggs @");
    await options(app).filter({ hasText: "Trader Joe's" }).tap();
    await expect(app.addField).toHaveValue("eggs @Trader Joe's ");
    await expect(app.addField).toBeFocused();
    await app.addField.press("Enter");
    await expect(app.justAdded("Eggs")).toBeVisible();
  });
});
