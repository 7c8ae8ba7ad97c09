import { expect, expectAccessible, test } from "./fixtures.ts";
import type { App } from "./app.ts";
import { expectFits } from "./fits.ts";

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

test("a bare @ in a store's field lists the stores above it, and gives a thing another store", async ({
  app,
  page,
}) => {
  const costco = await app.hasStore("Costco", "dairy & eggs");
  const target = await app.hasStore("Target", "dairy & eggs");
  await app.hasStore("Corner Shop", "produce");
  await app.hasItems("Butter");
  await app.open(`/stores/${costco}`);
  await expect(app.item("Butter")).toBeVisible();
  const field = page.getByLabel("Add to Costco");
  await field.pressSequentially("2 milk @");
  await expect(options(app)).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: /^3 stores\./ })).toHaveCount(1);
  const list = (await page.getByRole("listbox", { name: "Stores" }).boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual((await field.boundingBox())!.y);
  await field.press("Escape");
  await expect(options(app)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Understood" })).toHaveText("2");
  await field.pressSequentially("c");
  await expect(options(app)).toHaveText(["Costco", "Corner Shop"]);
  await field.press("Backspace");
  await field.pressSequentially("ta");
  await field.press("ArrowDown");
  await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await field.press("Enter");
  await expect(field).toHaveValue("2 milk @Target ");
  await expect(field).toBeFocused();
  await expect(options(app)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Understood" }).getByRole("listitem")).toHaveText([
    "2",
    "Target",
  ]);
  await field.press("Enter");
  await app.isTold("Added 2 Milk · at Target");
  await expect(app.item("Butter")).toBeVisible();
  await expect(app.item("2 Milk")).toHaveCount(0);
  await expect
    .poll(() => app.api<{ name: string; storeId: string | null }[]>("GET", "items"))
    .toMatchObject([
      { name: "Butter", storeId: null },
      { name: "Milk", storeId: target },
    ]);
});

test.describe("on a phone with its keyboard", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 450 } });

  test("the stores above a store's field scroll, and a tap chooses one", async ({ app, page }) => {
    const names = ["Aldi", "Costco", "Kroger", "Lidl", "Safeway", "Target", "Walmart"];
    for (const name of names) await app.hasStore(name, "dairy & eggs");
    await app.hasItems("Butter", "Kale", "Onions", "Bread", "Rice", "Soap");
    await app.open("/stores/any");
    await expect(app.item("Butter")).toBeVisible();
    const field = page.getByLabel("Add to the list");
    await field.tap();
    await field.pressSequentially("eggs @");
    await expect(options(app)).toHaveCount(7);
    await expect(field).toBeInViewport({ ratio: 1 });
    const list = page.getByRole("listbox", { name: "Stores" });
    await expect(list).toBeInViewport({ ratio: 1 });
    expect((await list.boundingBox())!.height).toBeLessThanOrEqual(180);
    await expectFits(page);
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    await field.press("ArrowUp");
    await expect(options(app).filter({ hasText: "Walmart" })).toBeInViewport({ ratio: 0.9 });
    expect(await scrolled()).toBe(before);
    await options(app).filter({ hasText: "Walmart" }).tap();
    await expect(field).toHaveValue("eggs @Walmart ");
    await expect(field).toBeFocused();
  });
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
