import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

const card = (app: App, store: string) =>
  app.page
    .getByRole("list", { name: "Your stores" })
    .getByRole("listitem")
    .filter({ has: app.page.getByRole("heading", { name: store, exact: true }) });

async function edit(app: App): Promise<void> {
  await app.open("/?tab=stores");
  await app.editsStores();
  await expect(app.page.getByLabel("Add store")).toBeVisible();
}

test(
  "the eye hides a store in this device's Shop tab until it is shown again",
  { tag: long },
  async ({ app, page }) => {
    await app.hasStore("Greengrocer", "produce");
    await app.hasStore("Baker", "bakery");
    await edit(app);
    await app.button("Hide Baker").click();
    await expect(card(app, "Baker")).toContainText("Hidden on this device");
    await app.button("Done").click();
    await expect(page.getByRole("link", { name: /Greengrocer/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Baker/ })).toHaveCount(0);
    await page.reload();
    await app.goTo("Shop");
    await page.getByRole("button", { name: /1 store hidden/ }).click();
    await expect(page.getByRole("link", { name: /Baker/ })).toBeVisible();
  },
);

test("a store is deleted, restored, and deleted for good", async ({ app, page }) => {
  await app.hasStore("Greengrocer", "produce");
  await app.hasStore("Baker", "bakery");
  await edit(app);
  await app.button("Delete Baker").click();
  await expect(card(app, "Baker")).toHaveCount(0);
  await expect(app.toast).toContainText("Baker deleted");
  await app.undo();
  await expect(card(app, "Baker")).toBeVisible();
  await app.button("Delete Greengrocer").click();
  await app.button("Done").click();
  await expect(page.getByRole("link", { name: /Baker/ })).toBeVisible();
  await expect.poll(async () => (await app.storesOnServer()).map(({ name }) => name)).toEqual(["Baker"]);
});

test("a category is removed from a store and restored, and the last one stays", async ({ app }) => {
  const id = await app.hasStore("Baker", "bakery", "deli & prepared");
  await edit(app);
  await app.button("Remove Bakery from Baker").click();
  await expect(app.toast).toContainText("Bakery removed from Baker");
  await app.undo();
  await expect(app.button("Remove Bakery from Baker")).toBeVisible();
  await app.button("Remove Deli & Prepared from Baker").click();
  await expect(app.button("Remove Deli & Prepared from Baker")).toHaveCount(0);
  await app.button("Remove Bakery from Baker").click();
  await expect(app.toast).toContainText("A store needs at least one category");
  await expect(app.button("Remove Bakery from Baker")).toBeVisible();
  await expect
    .poll(async () => (await app.api<{ categories: string[] }>("GET", `stores/${id}`)).categories)
    .toEqual(["bakery"]);
});

test("a store's card shows all of its categories", { tag: long }, async ({ app }) => {
  const categories = await app.api<{ name: string }[]>("GET", "categories");
  expect(categories.length).toBeGreaterThan(12);
  await app.hasStore("Hypermarket", ...categories.map(({ name }) => name.toLowerCase()));
  await edit(app);
  await expect(
    card(app, "Hypermarket").getByRole("button", { name: /^Remove .+ from Hypermarket$/ }),
  ).toHaveCount(categories.length);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(
    `the sheet of categories is 408 high and at most 396 wide at ${viewport.width}`,
    { tag: long },
    async ({ app, page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await app.hasStore("Baker", "bakery");
      await edit(app);
      await app.button("Add a category to Baker").click();
      const sheet = page.getByRole("dialog", { name: "Categories of Baker" });
      await expect(sheet.getByLabel("Add new category")).toBeFocused();
      await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(408);
      const box = (await sheet.boundingBox())!;
      expect(box.width).toBe(Math.min(396, viewport.width));
      await app.button("Close", sheet).click();
      await expect(sheet).toHaveCount(0);
      await expect(app.button("Add a category to Baker")).toBeFocused();
    },
  );
}

test("categories are selected in the sheet and saved with Done", async ({ app, page }) => {
  const id = await app.hasStore("Baker", "bakery");
  await edit(app);
  await app.button("Add a category to Baker").click();
  const sheet = page.getByRole("dialog", { name: "Categories of Baker" });
  const suggested = sheet
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Suggested" }) });
  await expect(suggested.getByRole("button")).toHaveCount(8);
  await sheet.getByLabel("Add new category").fill("fro");
  await app.button("Frozen", sheet).click();
  await expect(app.button("Frozen", sheet)).toHaveAttribute("aria-pressed", "true");
  await sheet.getByLabel("Add new category").fill("fresh pasta");
  await expect(sheet.getByText('Done adds the new category "Fresh Pasta".')).toBeVisible();
  await app.button("Done", sheet).click();
  await expect(sheet).toHaveCount(0);
  await expect(app.button("Remove Fresh Pasta from Baker")).toBeVisible();
  await expect
    .poll(async () => (await app.api<{ categories: string[] }>("GET", `stores/${id}`)).categories)
    .toEqual(["bakery", "frozen", "fresh pasta"]);
  const categories = await app.api<{ name: string; isGlobal: boolean }[]>("GET", "categories");
  expect(categories.filter((category) => !category.isGlobal).map(({ name }) => name)).toEqual([
    "Fresh Pasta",
  ]);
});

test(
  "Enter in the sheet takes the best suggestion, and makes a category of a name that nothing fits",
  { tag: long },
  async ({ app, page }) => {
    const id = await app.hasStore("Baker", "bakery");
    await edit(app);
    for (const [text, said, name] of [
      ["veg", "Done adds Produce.", "Produce"],
      ["frozen food", "Done adds Frozen.", "Frozen"],
      ["anvils", 'Done adds the new category "Anvils".', "Anvils"],
    ] as const) {
      await app.button("Add a category to Baker").click();
      const sheet = page.getByRole("dialog", { name: "Categories of Baker" });
      await sheet.getByLabel("Add new category").fill(text);
      await expect(sheet.getByText(said)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(sheet).toHaveCount(0);
      await expect(app.button(`Remove ${name} from Baker`)).toBeVisible();
    }
    await expect
      .poll(async () => (await app.api<{ categories: string[] }>("GET", `stores/${id}`)).categories)
      .toEqual(["bakery", "produce", "frozen", "anvils"]);
    const categories = await app.api<{ name: string; isGlobal: boolean }[]>("GET", "categories");
    expect(categories.filter((category) => !category.isGlobal).map(({ name }) => name)).toEqual(["Anvils"]);
  },
);

test("an existing category can't be added again", async ({ app, page }) => {
  await app.hasStore("Baker", "bakery");
  await edit(app);
  await app.button("Add a category to Baker").click();
  const sheet = page.getByRole("dialog", { name: "Categories of Baker" });
  await sheet.getByLabel("Add new category").fill("  BAKERY ");
  await expect(sheet.getByText("Jinx! You already added this category.")).toBeVisible();
  await expect(app.button("Done", sheet)).toHaveCount(0);
  await sheet.getByLabel("Add new category").fill("bakery t");
  await expect(sheet.getByText("Jinx! You already added this category.")).toHaveCount(0);
  await expect(app.button("Done", sheet)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(card(app, "Baker").getByRole("button", { name: /^Remove / })).toHaveCount(1);
});

test(
  "another word for a selected category can be a new category by its own row only",
  { tag: long },
  async ({ app, page }) => {
    const id = await app.hasStore("Greengrocer", "produce");
    await edit(app);
    await app.button("Add a category to Greengrocer").click();
    const sheet = page.getByRole("dialog", { name: "Categories of Greengrocer" });
    const field = sheet.getByLabel("Add new category");
    for (const word of ["obst", "vegetables"]) {
      await field.fill(word);
      await expect(sheet.getByText("Jinx! You already added this category.")).toBeVisible();
      await expect(app.button("Done", sheet)).toHaveCount(0);
    }
    await field.press("Enter");
    await expect(field).toHaveValue("vegetables");
    await app.button('Make a new category "Vegetables"', sheet).click();
    await app.button("Done", sheet).click();
    await expect
      .poll(async () => (await app.api<{ categories: string[] }>("GET", `stores/${id}`)).categories)
      .toEqual(["produce", "vegetables"]);
  },
);

test(
  "an own category of another store can be selected, not added again",
  { tag: long },
  async ({ app, page }) => {
    await app.api("POST", "categories", { name: "Fresh Pasta" });
    await app.hasStore("Baker", "bakery");
    await edit(app);
    await app.button("Add a category to Baker").click();
    const sheet = page.getByRole("dialog", { name: "Categories of Baker" });
    await sheet.getByLabel("Add new category").fill("fresh pasta");
    await expect(sheet.getByText("Jinx! You already added this category.")).toBeVisible();
    await expect(app.button("Done", sheet)).toHaveCount(0);
    await app.button("Fresh Pasta", sheet).click();
    await app.button("Done", sheet).click();
    await expect
      .poll(async () => (await app.storesOnServer()).map(({ categories }) => categories))
      .toEqual([["bakery", "fresh pasta"]]);
  },
);

test("an own store needs a name and a category", async ({ app, page }) => {
  await app.open("/?tab=stores");
  await app.button("Add Store").click();
  await expect(page.getByLabel("Add store")).toBeFocused();
  await expect(page.getByRole("list", { name: "Suggested stores" }).getByRole("button")).toHaveCount(10);
  await page.getByLabel("Add store").fill("Corner shop");
  await expect(app.button("Save")).toBeDisabled();
  await app.button("Add category").click();
  const field = page.getByRole("combobox", { name: "Add category" });
  await expect(app.button("Add this category")).toBeDisabled();
  await field.fill("snack");
  await page.getByRole("option", { name: "Snacks & Sweets" }).click();
  await field.fill("snacks & SWEETS");
  await expect(page.getByText("Jinx! You already added this category.")).toBeVisible();
  await expect(app.button("Add this category")).toBeDisabled();
  await field.press("Escape");
  await app.button("Save").click();
  await expect(page.getByRole("link", { name: /Corner shop/ })).toBeVisible();
  await expect
    .poll(async () => (await app.storesOnServer()).map(({ name, categories }) => ({ name, categories })))
    .toEqual([{ name: "Corner shop", categories: ["snacks & sweets"] }]);
});

test("adding an existing store only clears the form", { tag: long }, async ({ app, page }) => {
  await app.hasStore("Baker", "bakery");
  await edit(app);
  let sent = 0;
  page.on("request", (request) => {
    sent += Number(request.method() === "POST" && request.url().endsWith("/api/stores"));
  });
  await page.getByLabel("Add store").fill("BAKER");
  await app.button("Add category").click();
  await page.getByRole("option").first().click();
  await page.getByRole("combobox", { name: "Add category" }).press("Escape");
  await app.button("Save").click();
  await expect(page.getByLabel("Add store")).toHaveValue("");
  await expect(app.button("Save")).toBeDisabled();
  await expect(card(app, "Baker")).toHaveCount(1);
  // Changes are sent in their order: a second store would be there before the first one is gone.
  await app.button("Delete Baker").click();
  await expect(card(app, "Baker")).toHaveCount(0);
  await expect.poll(async () => (await app.storesOnServer()).length).toBe(0);
  expect(sent).toBe(0);
});

test("pressing Save several times creates one store", async ({ app, page }) => {
  let sent = 0;
  page.on("request", (request) => {
    sent += Number(request.method() === "POST" && request.url().endsWith("/api/stores"));
  });
  await app.open("/?tab=stores");
  await app.button("Add Store").click();
  await page.getByLabel("Add store").fill("walm");
  await app.button("Walmart").click();
  await app.button("Save").evaluate((button: HTMLButtonElement) => {
    button.click();
    button.form!.requestSubmit();
    button.click();
  });
  await expect(page.getByRole("link", { name: /Walmart/ })).toHaveCount(1);
  await expect(page.getByLabel("Add store")).toHaveCount(0);
  await expect.poll(async () => (await app.storesOnServer()).length).toBe(1);
  expect(sent).toBe(1);
});

test("a rejected store is removed again, with the reason", async ({ app, page }) => {
  await page.route("**/api/stores", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: JSON.stringify({ name: "Walmart", categories: [] }) })
      : route.continue(),
  );
  await app.open("/?tab=stores");
  await app.button("Add Store").click();
  await page.getByLabel("Add store").fill("walm");
  await app.button("Walmart").click();
  await app.button("Save").click();
  await expect(app.toast).toContainText("Error");
  await expect(app.toast).toContainText("Add Walmart");
  await expect(page.getByRole("link", { name: /Walmart/ })).toHaveCount(0);
  await expect(page.getByText("No stores added yet")).toBeVisible();
});
