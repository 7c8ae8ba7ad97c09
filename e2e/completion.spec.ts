import { expect, expectAccessible, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("Tab and Right at the end of the text accept the completion, which screen readers announce", async ({
  app,
  page,
}) => {
  await app.open();
  for (const key of ["Tab", "ArrowRight"]) {
    await app.addField.fill("");
    await app.addField.pressSequentially("banan");
    await expect(page.getByRole("status").filter({ hasText: "Tab completes to bananas" })).toHaveCount(1);
    await app.addField.press(key);
    await expect(app.addField).toHaveValue("bananas");
    await expect(app.addField).toBeFocused();
  }
  await app.addField.fill("banan");
  await app.addField.press("Home");
  await app.addField.press("ArrowRight");
  await expect(app.addField).toHaveValue("banan");
});

test("the first suggestion is a chip beside the typed name, and the suggestions don't move for it", async ({
  app,
  page,
}) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  const heading = page.getByRole("heading", { name: "Suggestions" });
  const top = async () => (await heading.boundingBox())!.y;
  const chip = page.getByRole("button", { name: /^Complete to / });
  await app.addField.fill("2 banan");
  await expect(chip).toHaveAccessibleName("Complete to Bananas");
  const withChip = await top();
  // What looks typed is typed.
  await expect(page.getByRole("tabpanel").locator("form")).toHaveText("Add itemAdd");
  await expectAccessible(page);
  await chip.click();
  await expect(app.addField).toHaveValue("2 bananas");
  await expect(app.addField).toBeFocused();
  await expect(chip).toHaveCount(0);
  await app.addField.fill("");
  await expect(page.getByText(/^Try “/)).toBeVisible();
  expect(await top()).toBe(withChip);

  await app.addField.fill("banan");
  await expect(chip).toBeVisible();
  await app.add("banan", "Banan");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Banan"]);
});

test(
  "a suggestion whose later word is typed takes the place of the typed name",
  { tag: long },
  async ({ app, page }) => {
    await app.hasStore("Costco", "meat & poultry");
    await app.open();
    await app.addField.fill("2 lb thighs @costco");
    await app.button("Complete to Chicken Thighs").click();
    await expect(app.addField).toHaveValue("2 lb Chicken Thighs @costco");
    await expect(app.addField).toBeFocused();
    await app.addField.fill("thigh");
    const spoken = page.getByRole("status").filter({ hasText: /^\d+ suggestions?/ });
    await expect(spoken).toHaveText(/^\d+ suggestions?$/);
    await expect(app.button("Complete to Chicken Thighs")).toBeVisible();
    await app.addField.press("ArrowRight");
    await expect(app.addField).toHaveValue("thigh");
  },
);
