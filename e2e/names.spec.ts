import { expect, test } from "./fixtures.ts";

test.beforeEach(async ({ app, page }) => {
  await app.signUp();
  await page.setViewportSize({ width: 360, height: 740 });
});

const long = "Very Long Name ".repeat(14).slice(0, 200).trim();
const unbroken = "X".repeat(180);

/** The names as typed and as a row shows them. */
const names = [
  ["🥑🥑 👩‍👩‍👧‍👦 party 🎉", "🥑🥑 👩‍👩‍👧‍👦 Party 🎉"],
  ["חלב טרי", "חלב טרי"],
  ["بصل أحمر", "بصل أحمر"],
  ["豆腐", "豆腐"],
  ["<b>bold</b> soap", "<b>bold</B> Soap"],
  ["<img src=x onerror=alert(1)>", "<img Src=x Onerror=alert(1)>"],
  [long, long],
  [unbroken, unbroken],
] as const;

test("names of every kind are shown unchanged, as text, and fit a narrow screen", async ({ app, page }) => {
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await app.open();
  for (const [typed, shown] of names) await app.add(typed, shown);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await app.goTo("Shop");
  await expect
    .poll(async () => (await app.itemsOnServer()).sort())
    .toEqual(names.map(([, name]) => name).sort());
  await app.goInto("Any store");
  for (const [, shown] of names) await expect(app.item(shown)).toBeVisible();
  await expect(page.locator("main").locator("img, b")).toHaveCount(0);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(app.item("חלב טרי").locator("[dir=auto]").first()).toHaveCSS("direction", "rtl");
  await expect(app.item("豆腐").locator("[dir=auto]").first()).toHaveCSS("direction", "ltr");

  await app.tick(long);
  await expect(app.toast).toContainText("in the basket");
  await expect(app.button("Undo", app.toast)).toBeInViewport();
  const sheet = await app.moreAbout(unbroken);
  await expect(app.button("Close", sheet)).toBeInViewport();
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(dialogs).toBe(0);
});

test("the field takes 1000 characters, and a changed name 200", async ({ app }) => {
  await app.hasItems("Milk");
  await app.open();
  await app.addField.fill("y".repeat(998));
  await app.addField.pressSequentially("zzzz");
  await expect(app.addField).toHaveValue(`${"y".repeat(998)}zz`);
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  const name = sheet.getByRole("textbox", { name: "Name" });
  await name.fill("y".repeat(200));
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await name.press("y");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription(/200 characters/);
});

test("a store's and a category's name are shown as text too", async ({ app, page }) => {
  const id = await app.hasStore("<i>متجر</i> 🛒", "<u>drinks</u>");
  await app.open("/?tab=stores");
  await expect(page.getByRole("link", { name: "<i>متجر</i> 🛒" })).toBeVisible();
  await app.open(`/stores/${id}`);
  await expect(app.title("<i>متجر</i> 🛒")).toBeVisible();
  await app.button("Edit").click();
  await expect(page.getByRole("button", { name: "Remove <u>drinks</u>" })).toBeVisible();
  await expect(page.locator("main").locator("i, u")).toHaveCount(0);
});
