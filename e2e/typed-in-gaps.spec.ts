import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, test } from "./fixtures.ts";
import { canHoldRendering } from "./held-rendering.ts";
import { finishRendering, passTime, stopClock } from "./stopped-clock.ts";

test.beforeEach(({ app }) => app.signUp());

const message = "Ben\n18:04\n2 milk";

/** Opens a screen with an "Add" field, whose code has been loaded. */
async function opensField(app: App, where: "the Add tab" | "a store"): Promise<Locator> {
  const id = await app.hasStore("Corner shop", "dairy & eggs");
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  if (where === "the Add tab") return app.addField;
  await app.open(`/stores/${id}`);
  return app.page.getByLabel("Add to Corner shop");
}

for (const where of ["the Add tab", "a store"] as const) {
  test(`a key that is pressed as soon as a paste is read doesn't take the place of it in ${where}`, async ({
    app,
    page,
  }) => {
    const holdRendering = await canHoldRendering(page);
    const field = await opensField(app, where);
    await field.focus();
    const release = await holdRendering();
    await app.pastes(message, field);
    await expect(field).toHaveValue("2 milk");
    await page.keyboard.type("shake");
    await release();
    await expect(field).toHaveValue("2 milkshake");
    await page.keyboard.press("Enter");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milkshake"]);
  });
}

test("a key that is pressed as soon as a question comes takes the place of its text", async ({
  app,
  page,
}) => {
  const holdRendering = await canHoldRendering(page);
  await app.hasItems("2 Milk");
  const field = await opensField(app, "a store");
  await field.fill("3 milk");
  await expect(app.button("Make it 5")).toBeVisible();
  const release = await holdRendering();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("3 milk");
  await page.keyboard.type("bread");
  await release();
  await expect(field).toHaveValue("bread");
  await expect(page.getByRole("alert")).toContainText("2 Milk is on the list already.");
});

test("what is typed while a chosen suggestion is animated is an item of its own", async ({ app, page }) => {
  await page.clock.install();
  const field = await opensField(app, "the Add tab");
  await field.fill("2 mil");
  await expect(app.suggestion("Milk")).toBeVisible();
  await stopClock(page);
  await app.suggestion("Milk").getByRole("button").click();
  await field.focus();
  await page.keyboard.press("Enter");
  await finishRendering(page);
  await expect(field).toHaveValue("2 mil");
  await expect(app.suggestion("Milk")).toHaveClass(/opacity-0/);

  await page.keyboard.type("bread");
  await expect(field).toHaveValue("bread");
  await passTime(page, 660);
  await expect(field).toHaveValue("bread");
  await page.keyboard.press("Enter");
  await page.clock.resume();
  await expect(app.justAdded("Bread")).toBeVisible();
  await expect(app.justAdded("2 Milk")).toBeVisible();
  await expect.poll(async () => (await app.itemsOnServer()).toSorted()).toEqual(["Bread", "Milk"]);
});
