import type { Locator } from "@playwright/test";
import { administer } from "./admin-area.ts";
import { newEmail, type App } from "./app.ts";
import { enlargeText, expectUsable, faultsOf } from "./enlarged.ts";
import { expect, long, test } from "./fixtures.ts";
import { manyPeople, screensAdmin } from "./screens-admin.ts";
import { screensExport, screensImport, screensShare } from "./screens-import.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Each test walks through many screens.
test.describe.configure({ timeout: 600_000 });

async function walk(app: App, screens: typeof screensAdmin): Promise<void> {
  for (const { name, show } of screens) {
    await test.step(name, async () => {
      await show(app);
      await expectUsable(app.page);
    });
  }
}

for (const [name, width, height, isEnlarged] of [
  ["with text of 200 %", 390, 844, true],
  ["at a zoom of 400 %", 320, 200, false],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      if (isEnlarged) await enlargeText(page);
    });

    test("each screen of the admin area can be read and used", { tag: long }, async ({ app }) => {
      await manyPeople(app);
      await walk(app, screensAdmin);
    });

    test("each screen of an import can be read and used", { tag: long }, async ({ app }) => {
      await app.signUp();
      await app.hasItems("Bread");
      await walk(app, screensImport);
    });

    test("the screens that take data along can be read and used", { tag: long }, async ({ app }) => {
      await app.signUp();
      await app.hasItems("Bread");
      await walk(app, screensExport);
    });

    test("the screens that share a list by a link can be read and used", { tag: long }, async ({ app }) => {
      await app.signUp();
      await app.hasRole("premium");
      await app.hasInvited(newEmail("wilhelmina.featherstonehaugh"));
      await walk(app, screensShare);
    });
  });
}

for (const width of [390, 360, 320]) {
  const tag = width === 360 ? [] : [long];
  test(`text of 200 % looks right at ${width}`, { tag }, async ({ app, page }) => {
    await enlargeText(page);
    await page.setViewportSize({ width, height: 844 });
    await app.signUp();
    await app.hasStore("Baker", "bakery");
    await app.open("/?tab=repeat");
    const tab = page.getByRole("tab", { name: "Repeat" });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    // The font replaces a wider one.
    await expect.poll(() => tab.evaluate(roomBeside)).toBeGreaterThan(7);

    await app.goTo("Shop");
    const edit = (await app.button("Edit").boundingBox())!;
    expect(edit.x + edit.width).toBeGreaterThan(width - 24);

    await app.open("/account");
    await expect(app.button("Logout")).toBeVisible();
    await expect.poll(() => app.title("Account").evaluate(countLines)).toBe(1);
    const logout = (await app.button("Logout").boundingBox())!;
    expect(logout.x + logout.width).toBeGreaterThan(width - 28);
    await expect.poll(() => faultsOf(page)).toEqual([]);
  });
}

for (const width of [390, 360, 320]) {
  const tag = width === 360 ? [] : [long];
  test(`what text of 200 % needs more room for wraps at ${width}`, { tag }, async ({ app, page }) => {
    await enlargeText(page);
    await page.setViewportSize({ width, height: 740 });
    await app.open();
    const wordmark = page.getByText("Restock", { exact: true });
    await expect.poll(() => wordmark.evaluate(countLines)).toBe(1);

    await app.signUp();
    await app.hasRole("premium");
    await app.hasStore("Empty shop", "pharmacy");
    await app.hasItems("Milk", "Bananas");
    for (const [name, intervalDays] of [
      ["Bread", 7],
      ["Milk", 60],
    ] as const)
      await app.api("POST", "recurring-items/from-name", { name, intervalDays });

    await app.open();
    const example = page.getByText(/^Try “/);
    await expect.poll(() => example.evaluate(hiddenPixels)).toEqual([0, 0]);
    const repeat = (await page.getByRole("combobox", { name: "Repeat", exact: true }).boundingBox())!;
    expect(await top(example)).toBeGreaterThanOrEqual(repeat.y + repeat.height);
    await app.goTo("Shop");
    for (const line of ["The whole list", "Nothing to get here right now"])
      await expect.poll(() => page.getByText(line, { exact: true }).evaluate(hiddenPixels)).toEqual([0, 0]);

    await app.goTo("Repeat");
    await app.button("Edit").click();
    const select = page.getByRole("combobox", { name: "How often Bread repeats" });
    const shown = page.getByRole("list", { name: "Your repeats" }).getByText("Bread", { exact: true });
    await expect.poll(() => shown.evaluate(countLines)).toBe(1);
    expect(await top(select)).toBeGreaterThan(await top(shown));
    await app.open("/repeat/7");
    await app.button("Edit").click();
    await expect.poll(() => shown.or(page.getByText("Bread", { exact: true })).evaluate(countLines)).toBe(1);
    await expect(select).toBeVisible();

    await app.open("/edit-profile");
    const placeholder = page.getByText("New password (leave blank to keep current)");
    await expect(placeholder).toBeVisible();
    await expect.poll(() => placeholder.evaluate(sticksOutOfField)).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await expect(placeholder).toBeHidden();

    await app.open("/stores/any");
    await app.moreAbout("Milk");
    const sheet = page.getByRole("dialog");
    const quantity = sheet.getByLabel("Quantity");
    await quantity.fill("250");
    await expect.poll(() => quantity.evaluate(hiddenPixels)).toEqual([0, 0]);
    const chosen = sheet.getByText("Any store", { exact: true }).and(page.locator("span"));
    await expect.poll(() => chosen.evaluate(countLines)).toBe(1);
    const icon = app.button("Delete").locator("svg");
    expect((await icon.boundingBox())!.width).toBeGreaterThan(20);
    await expectUsable(page);
  });
}

async function top(shown: Locator): Promise<number> {
  return (await shown.boundingBox())!.y;
}

/** Pixels of what an element holds that it has no room for, across and down. Runs in the browser. */
function hiddenPixels(element: Element): [number, number] {
  return [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
}

/** The sides on which a text leaves the field that it lies over. Runs in the browser. */
function sticksOutOfField(text: Element): string[] {
  const words = document.createRange();
  words.selectNodeContents(text);
  const [inside, field] = [words, text.parentElement!.querySelector("input")!].map((one) =>
    one.getBoundingClientRect(),
  );
  return [
    ...(inside!.left < field!.left || inside!.right > field!.right ? ["across"] : []),
    ...(inside!.top < field!.top || inside!.bottom > field!.bottom ? ["down"] : []),
  ];
}

/** Pixels between a label and the nearer end of its control. Runs in the browser. */
function roomBeside(control: Element): number {
  const label = document.createRange();
  label.selectNodeContents(control);
  const [inside, outside] = [label.getBoundingClientRect(), control.getBoundingClientRect()];
  return Math.min(inside.left - outside.left, outside.right - inside.right);
}

/** Runs in the browser. */
function countLines(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

test.describe("with the reader's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test(
    "the states of the admin area, of an import and of a download can be told apart",
    { tag: long },
    async ({ app, page }) => {
      const fill = (shown: Locator) => shown.evaluate((box) => getComputedStyle(box).backgroundColor);
      await manyPeople(app);
      await administer(app, "stores");
      const tab = (name: string) => page.getByRole("tab", { name });
      await expect(tab("Store Management")).toHaveAttribute("aria-selected", "true");
      expect(await fill(tab("Store Management"))).not.toBe(await fill(tab("User Management")));
      await app.button("Pending").click();
      await expect(app.button("Pending")).toHaveAttribute("aria-pressed", "true");
      expect(await fill(app.button("Pending"))).not.toBe(await fill(app.button("Approved")));
      const status = page.getByRole("combobox", { name: /^Status of Feather/ });
      await expect(status.locator("xpath=../..")).toHaveCSS("border-top-style", "solid");
      await status.focus();
      await expect(status.locator("xpath=../..")).toHaveCSS("outline-style", "solid");

      await app.signUp();
      await app.open("/account");
      const history = page.getByRole("switch", { name: "With history" });
      const track = history.locator("xpath=following-sibling::span");
      await expect(history).toBeChecked();
      const checked = await fill(track);
      await history.press("Space");
      await expect(history).not.toBeChecked();
      await expect.poll(() => fill(track)).not.toBe(checked);

      await app.open("/import");
      await page.getByLabel("Or paste a list").fill("Bath:\n- soap\n- salt");
      await app.button("Look it over").click();
      const soap = page.getByRole("checkbox", { name: /^Soap/ });
      await expect(soap).toBeChecked();
      // The browser draws the tick in the reader's colours.
      await expect(soap).toHaveCSS("appearance", "auto");
      const meaning = page.getByRole("combobox", { name: /^Bath/ });
      await expect(meaning.locator("xpath=../..")).toHaveCSS("border-top-style", "solid");
      await meaning.focus();
      await expect(meaning.locator("xpath=../..")).toHaveCSS("outline-style", "solid");
    },
  );
});
