import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { passTime, stopClock } from "./stopped-clock.ts";
import type { App } from "./app.ts";

let storeId: string;

test.beforeEach(async ({ app }) => {
  await app.signUp();
  storeId = await app.hasStore("Corner shop", "produce", "dairy & eggs");
  await app.hasItems("Milk", "Butter", "Bananas");
});

async function edit(app: App): Promise<void> {
  await app.open(`/stores/${storeId}`);
  await app.button("Edit").click();
  await expect(app.button("Delete store")).toBeVisible();
}

async function categoriesOnServer(app: App): Promise<string[]> {
  return (await app.api<{ categories: string[] }>("GET", `stores/${storeId}`)).categories;
}

test("an item is hidden from normal view and shown again", async ({ app, page }) => {
  await edit(app);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await app.button("Hide Milk").click();
  await expect(app.button("Show Milk")).toBeVisible();
  await app.button("Hide Butter").click();
  await app.button("Done").click();
  const dairy = page.getByRole("region", { name: "Dairy & Eggs" });
  await expect(dairy.getByText("2 items hidden")).toBeVisible();
  await expect(dairy).toContainText("0 open items");
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.item("Bananas")).toBeVisible();
  await expect(page.getByText("0 of 1 in the basket")).toBeVisible();

  await app.button("Edit").click();
  const colour = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((text) => getComputedStyle(text).color);
  expect(await colour("Milk")).not.toBe(await colour("Bananas"));
  await app.button("Show Milk").click();
  await app.button("Done").click();
  await expect(app.item("Milk")).toBeVisible();
  await expect(dairy.getByText("1 item hidden")).toBeVisible();
  await expect
    .poll(async () =>
      (await app.api<{ name: string; hidden: boolean }[]>("GET", "items")).filter(({ hidden }) => hidden),
    )
    .toMatchObject([{ name: "Butter" }]);
});

test("a group's bin removes its category and items from the store, and Undo restores both", async ({
  app,
  page,
}) => {
  await edit(app);
  await app.button("Remove Dairy & Eggs from Corner shop").click();
  await expect(page.getByRole("region", { name: "Dairy & Eggs" })).toHaveCount(0);
  await expect.poll(() => categoriesOnServer(app)).toEqual(["produce"]);
  await app.undo();
  await expect(app.button("Hide Milk")).toBeVisible();
  await app
    .button("Remove Dairy & Eggs", page.getByRole("region", { name: "Categories of this store" }))
    .click();
  await app.button("Done").click();
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.item("Bananas")).toBeVisible();
  await expect.poll(() => categoriesOnServer(app)).toEqual(["produce"]);
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
});

test("a category is added from the suggestions", async ({ app, page }) => {
  await app.hasItems("Bread");
  await edit(app);
  await app.button("Add category").click();
  const field = page.getByRole("combobox", { name: "Add category" });
  await expect(field).toHaveAttribute("placeholder", "Add category");
  await expect(page.getByRole("option")).toHaveCount(8);
  await field.fill("bak");
  await expect(page.getByRole("option")).toHaveText(["Bakery", "Baking", 'Make a new category "Bak"']);
  await page.getByRole("option", { name: "Bakery" }).click();
  await expect(app.button("Hide Bread")).toBeVisible();
  await expect.poll(() => categoriesOnServer(app)).toEqual(["produce", "dairy & eggs", "bakery"]);
});

test("a new category is added with Enter or with the plus button", async ({ app, page }) => {
  await edit(app);
  await app.button("Add category").click();
  const field = page.getByRole("combobox", { name: "Add category" });
  await expect(app.button("Add this category")).toBeDisabled();
  await field.fill("   ");
  await expect(app.button("Add this category")).toBeDisabled();
  await field.fill("cheese counter");
  await expect(
    page.getByText('No matching categories found. Press Enter to add "cheese counter".'),
  ).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(app.button("Remove Cheese Counter")).toBeVisible();
  await field.fill("gift cards");
  await app.button("Add this category").click();
  await expect(app.button("Remove Gift Cards")).toBeVisible();
  await expect
    .poll(() => categoriesOnServer(app))
    .toEqual(["produce", "dairy & eggs", "cheese counter", "gift cards"]);
});

test(
  "another word for a category of the store makes a new one by its own row only",
  { tag: long },
  async ({ app, page }) => {
    await edit(app);
    await app.button("Add category").click();
    const field = page.getByRole("combobox", { name: "Add category" });
    const jinx = page.getByText("Jinx! You already added this category.");
    for (const word of ["veg", "obst", "vegetables"]) {
      await field.fill(word);
      await expect(jinx).toBeVisible();
      await expect(page.getByRole("option")).toHaveCount(1);
    }
    await expect(app.button("Add this category")).toBeDisabled();
    const row = page.getByRole("option", { name: 'Make a new category "Vegetables"' });
    // The list opens below the sentence, so that both can be read.
    const [sentence, list] = await Promise.all([jinx.boundingBox(), row.boundingBox()]);
    expect(list!.y).toBeGreaterThanOrEqual(sentence!.y + sentence!.height);
    await expectAccessible(page);
    await field.press("Enter");
    await expect(field).toHaveValue("vegetables");
    expect(await categoriesOnServer(app)).toEqual(["produce", "dairy & eggs"]);
    await row.click();
    await expect.poll(() => categoriesOnServer(app)).toEqual(["produce", "dairy & eggs", "vegetables"]);
  },
);

test("a key that ends a composition adds no category", { tag: long }, async ({ app, page }) => {
  await edit(app);
  await app.button("Add category").click();
  const field = page.getByRole("combobox", { name: "Add category" });
  await field.fill("チーズ");
  // As Safari sends it: behind the end of the composition, with the code of all of its keys.
  await field.evaluate((input) => {
    const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    for (const code of ["keyCode", "which"]) Object.defineProperty(key, code, { value: 229 });
    input.dispatchEvent(key);
  });
  await expect(field).toHaveValue("チーズ");
  await field.press("Enter");
  await expect(app.button("Remove チーズ")).toBeVisible();
  await expect(field).toHaveValue("");
});

test("the suggestions stay for 200 ms after the field is left", { tag: long }, async ({ app, page }) => {
  await page.clock.install();
  await edit(app);
  await app.button("Add category").click();
  await page.getByRole("combobox", { name: "Add category" }).fill("b");
  await expect(page.getByRole("option", { name: "Bakery" })).toBeVisible();
  await stopClock(page);
  await app.button("Done").focus();
  await passTime(page, 150);
  await expect(page.getByRole("option", { name: "Bakery" })).toBeVisible();
  await passTime(page, 100);
  await expect(page.getByRole("option", { name: "Bakery" })).toHaveCount(0);
});

test(
  "an arrow key selects a suggestion, Escape turns the field back into the chip",
  { tag: long },
  async ({ app, page }) => {
    await edit(app);
    await app.button("Add category").click();
    const field = page.getByRole("combobox", { name: "Add category" });
    await field.fill("bak");
    await field.press("ArrowUp");
    await expect(page.getByRole("option").last()).toHaveAttribute("data-highlighted");
    await field.press("ArrowUp");
    await expect(page.getByRole("option", { name: "Baking" })).toHaveAttribute("data-highlighted");
    await field.press("Enter");
    await expect(app.button("Remove Baking")).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.press("ArrowDown");
    await expect(page.getByRole("option")).toHaveCount(8);
    await field.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(app.button("Add category")).toBeFocused();
  },
);

test("the suggestions stay on the screen, wherever the field is", { tag: long }, async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 360 });
  await edit(app);
  await app.button("Add category").click();
  const list = page.getByRole("listbox", { name: "Categories" });
  await expect(list.getByRole("option")).toHaveCount(8);
  await expect(list.getByRole("option").first()).toBeInViewport({ ratio: 1 });
  const field = page.getByRole("combobox", { name: "Add category" });
  await field.press("ArrowUp");
  await expect(list.getByRole("option").last()).toHaveAttribute("data-highlighted");
  await expect(list.getByRole("option").last()).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("the field for a category opens without a network", { tag: long }, async ({ app, page }) => {
  const fetched = page.waitForResponse(/category-input-/);
  await edit(app);
  await page.evaluate((part) => import(part), (await fetched).url());
  await page.route("**", (route) => route.abort());
  await app.button("Add category").click();
  await expect(page.getByRole("combobox", { name: "Add category" })).toBeFocused();
});

test(
  "a field whose code can't be fetched leaves the screen unchanged, and opens once the network is back",
  { tag: long },
  async ({ app, page }) => {
    await page.route(/category-input-/, (route) => route.abort());
    await edit(app);
    await app.button("Add category").click();
    await expect(app.toast).toContainText("This field could not be loaded. Please try again in a moment.");
    await expect(app.button("Hide Milk")).toBeVisible();
    await page.unroute(/category-input-/);
    await app.button("Add category").click();
    await expect(page.getByRole("combobox", { name: "Add category" })).toBeFocused();
  },
);

test("a store is deleted without its items, and restored", async ({ app, page }) => {
  await app.open("/?tab=stores");
  await app.goInto("Corner shop");
  await app.button("Edit").click();
  await app.button("Delete store").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("No stores added yet")).toBeVisible();
  await app.undo();
  await expect(page.getByRole("link", { name: /Corner shop/ })).toContainText("3 open items");
  await app.goInto("Corner shop");
  await app.button("Edit").click();
  await app.button("Delete store").click();
  await expect.poll(() => app.storesOnServer()).toEqual([]);
  await app.goInto("Any store");
  await expect(page.getByRole("checkbox")).toHaveCount(3);
});

test("the whole list has no store to delete, yet its items can be hidden", { tag: long }, async ({ app }) => {
  await app.open("/stores/any");
  await app.button("Edit").click();
  await app.button("Hide Milk").click();
  await expect(app.button("Delete store")).toHaveCount(0);
  await app.button("Done").click();
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.item("Butter")).toBeVisible();
});
