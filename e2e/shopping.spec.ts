import { expect, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("a store is created, filled and shopped until every item is ticked", async ({ app, page }) => {
  await app.open("/?tab=stores");
  await expect(page.getByText("No stores added yet")).toBeVisible();
  await app.button("Add Store").click();
  await page.getByLabel("Add store").fill("cost");
  await app.button("Costco").click();
  await expect(page.getByLabel("Add store")).toHaveValue("Costco");
  await app.button("Save").click();
  await expect(page.getByRole("link", { name: /Costco/ })).toContainText("0 open items");
  await expect(page.getByLabel("Add store")).toHaveCount(0);

  await app.goTo("Add");
  await app.add("2 lb potatoes", "2 lb Potatoes");
  await app.add("milk", "Milk");
  await app.add("bananas", "Bananas");
  await app.goTo("Shop");
  await expect(page.getByText("3 things to get")).toBeVisible();
  await expect(page.getByRole("link", { name: /Any store/ })).toContainText("3 open items");
  await app.goInto("Costco");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Dairy & Eggs", "Produce"]);
  await expect(page.getByRole("region", { name: "Produce" })).toContainText("2 open items");

  for (const name of ["Milk", "2 lb Potatoes", "Bananas"]) await app.tick(name);
  await expect(page.getByText("3 of 3 in the basket")).toBeVisible();
  await expect(page.getByText("2 lb Potatoes", { exact: true }).first()).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );
  await expect.poll(async () => (await app.itemsOnServer("ticked")).length).toBe(3);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Nothing to get right now")).toBeVisible();
  await expect(page.getByRole("link", { name: /Costco/ })).toContainText("0 open items");
  await app.goInto("Costco");
  await page.reload();
  await app.opensBasket();
  await expect(app.item("Milk")).toBeChecked();
});

test("a tick is undone from its toast or by another tap", async ({ app, page }) => {
  await app.hasItems("Milk", "Bread");
  await app.open("/stores/any");
  await app.tick("Milk");
  await expect(app.toast).toContainText("Milk in the basket");
  await app.undo();
  await expect(app.item("Milk")).not.toBeChecked();
  await app.tick("Bread");
  await app.item("Bread").click();
  await expect(app.item("Bread")).not.toBeChecked();
  await expect(app.toast).toContainText("Bread is back on the list");
  await expect(page.getByText("0 of 2 in the basket")).toBeVisible();
  await app.tick("Bread");
  await expect
    .poll(async () => [await app.itemsOnServer("ticked"), await app.itemsOnServer()])
    .toEqual([["Bread"], ["Milk"]]);
});

test("one toast shows at a time, and Undo reverts the change that it names", async ({ app }) => {
  await app.hasItems("Milk", "Bread");
  await app.open("/stores/any");
  await app.tick("Milk");
  await app.tick("Bread");
  await expect(app.toast).toHaveCount(1);
  await expect(app.toast).toContainText("Bread in the basket");
  await app.undo();
  await expect(app.item("Bread")).not.toBeChecked();
  await expect(app.item("Milk")).toBeChecked();
  await expect(app.toast).toHaveCount(0);
});

test("the focus is back on its row after Undo, and stays in a field that is entered while the toast is there", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk", "Bread");
  await app.open(`/stores/${await app.hasStore("Costco", "dairy & eggs", "bakery")}`);
  const undo = app.toast.getByRole("button", { name: "Undo" });
  await app.item("Milk").focus();
  await page.keyboard.press("Space");
  await app.isTold("Milk in the basket");
  await undo.press("Enter");
  await expect(app.toast).toHaveCount(0);
  await expect(app.item("Milk")).toBeFocused();
  await page.keyboard.press("Space");
  await app.isTold("Milk in the basket");
  await undo.focus();
  const field = page.getByLabel("Add to Costco");
  await field.click();
  await page.keyboard.type("oat drink");
  await expect(field).toHaveValue("oat drink");
  await undo.click();
  await field.click();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type(" x");
  await expect(field).toHaveValue("oat drink x");
  await expect(app.item("Milk")).not.toBeChecked();
});

test("an item is shown in the stores that sell it, and in all stores while it has no category", async ({
  app,
}) => {
  await app.hasStore("Greengrocer", "produce");
  await app.hasStore("Dairy", "dairy & eggs");
  await app.hasItems("Bananas", "Milk");
  const items = await app.api<{ id: string; name: string }[]>("GET", "items");
  const item = items.find(({ name }) => name === "Milk");
  await app.open("/?tab=stores");
  await app.goInto("Greengrocer");
  await expect(app.item("Bananas")).toBeVisible();
  await expect(app.item("Milk")).toHaveCount(0);
  await app.api("PATCH", `items/${item!.id}`, { categoryId: null });
  await app.page.reload();
  await expect(app.item("Milk")).toBeVisible();
  await expect(app.page.getByRole("region", { name: "Uncategorized" })).toBeVisible();
});

test(
  "a phone whose clock is two years ahead shows ticked items like every other one",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("Milk", "Bread");
    await page.clock.install({ time: Date.now() + 2 * 365 * 86_400_000 });
    await page.clock.resume();
    await app.open("/stores/any");
    await app.tick("Milk");
    await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);
    await page.reload();
    await app.opensBasket();
    await expect(app.item("Milk")).toBeChecked();
    await expect(app.item("Bread")).not.toBeChecked();
  },
);
