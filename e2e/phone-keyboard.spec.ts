import { expect, long, test } from "./fixtures.ts";

/** A phone whose keyboard is up. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 450 } });

test.beforeEach(({ app }) => app.signUp());

test("on a touch screen a completion is a chip above the keyboard", async ({ app }) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.addField.tap();
  await app.addField.pressSequentially("2 banan");
  const chip = app.button("Complete to Bananas");
  await expect(chip).toBeInViewport({ ratio: 1 });
  await chip.tap();
  await expect(app.addField).toHaveValue("2 bananas");
  await expect(app.addField).toBeFocused();
  await app.addField.press("Enter");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Bananas"]);
});

test("in a store, too, a completion is a chip above the field, which is kept for the list once the name is whole", async ({
  app,
  page,
}) => {
  const id = await app.hasStore("Costco", "produce");
  await app.open(`/stores/${id}`);
  const field = page.getByLabel("Add to Costco");
  await field.tap();
  await field.pressSequentially("banan");
  const chip = app.button("Complete to Bananas");
  await expect(chip).toBeInViewport({ ratio: 1 });
  await chip.tap();
  await expect(field).toHaveValue("bananas");
  await expect(field).toBeFocused();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Understood" })).toHaveCount(0);
  await field.press("Enter");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Bananas"]);
});

test(
  "what was just added makes room for the suggestions while something is typed",
  { tag: long },
  async ({ app, page }) => {
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.addField.tap();
    for (const name of ["Milk", "Bread", "Soap"]) await app.add(name);
    const added = page.getByRole("region", { name: "Just added" });
    await app.addField.fill("banan");
    await expect(app.suggestion("Bananas")).toBeInViewport({ ratio: 1 });
    await expect(added).toHaveCount(0);
    await app.addField.fill("");
    await expect(added).toBeVisible();
  },
);

test("the line tells what was left out of a text, and that of several things has two lines", async ({
  app,
  page,
}) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  const panel = page.getByRole("tabpanel");
  await app.addField.fill("please get milk, the party is on friday");
  await expect(page.getByRole("button", { name: /^Keep “.*party.*” in the name$/ })).toBeVisible();
  await app.addField.press("Enter");
  await expect(panel.getByText(/^Left out: .*party/)).toBeVisible();
  await app.type("kale, soap, rice, salt, sugar, butter and honey");
  const line = panel.getByRole("paragraph").filter({ hasText: "Added 7 things" });
  await expect(line).toBeVisible();
  const { height } = (await line.boundingBox())!;
  const lineHeight = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight));
  expect(Math.round(height / lineHeight)).toBe(2);
});
