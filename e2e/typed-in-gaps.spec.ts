import type { Locator, Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
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
  const tag = where === "the Add tab" ? [] : [long];
  test(
    `a key that is pressed as soon as a paste is read doesn't take the place of it in ${where}`,
    { tag },
    async ({ app, page }) => {
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
    },
  );
}

for (const where of ["the Add tab", "a store"] as const) {
  const tag = where === "the Add tab" ? [] : [long];
  test(
    `two lists that are pasted one after the other in ${where} are reviewed one after the other`,
    { tag },
    async ({ app, page }) => {
      const field = await opensField(app, where);
      // The second one comes before the page can have read the first.
      await field.evaluate(
        (input, lists) => {
          for (const list of lists) {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", list);
            input.dispatchEvent(
              new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
            );
          }
        },
        ["milk\nbread", "eggs\nham"],
      );
      const sheet = page.getByRole("dialog");
      const rows = sheet.getByRole("listitem");
      await expect(rows).toContainText(["Milk", "Bread"]);
      await app.button("Add 2 items", sheet).click();
      await expect(rows).toContainText(["Eggs", "Ham"]);
      await app.button("Add 2 items", sheet).click();
      await expect(sheet).toHaveCount(0);
      await expect
        .poll(async () => (await app.itemsOnServer()).toSorted())
        .toEqual(["Bread", "Eggs", "Ham", "Milk"]);
    },
  );
}

test(
  "a press that begins on the page and ends on the sheet of a pasted list doesn't close the sheet",
  { tag: long },
  async ({ app, page }) => {
    await opensField(app, "the Add tab");
    await app.pastes("milk\nbread");
    const sheet = page.getByRole("dialog");
    await expect(app.button("Add 2 items", sheet)).toBeFocused();
    // The browser reports such a press as a click on what is around both places.
    await page.evaluate(() => {
      for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
        document.body.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1, pointerType: "mouse" }),
        );
    });
    await app.button("Add 2 items", sheet).click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
    await app.pastes("eggs\nham");
    await expect(app.button("Add 2 items", sheet)).toBeFocused();
    await page.mouse.click(195, 20);
    await expect(sheet).toHaveCount(0);
    expect(await app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  },
);

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

test(
  "what is typed while a chosen suggestion is animated is an item of its own",
  { tag: long },
  async ({ app, page }) => {
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
  },
);

/** Presses the button that reloads the page into a new version, also behind a sheet. */
async function reloads(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event("restock-outdated")));
  const reload = page.locator("button", { hasText: /^Reload$/ });
  await expect(reload).toBeAttached();
  const loaded = page.waitForEvent("load");
  await reload.dispatchEvent("click");
  await loaded;
}

/** Waits until the texts of the page before its reload were taken to be restored. */
const restoring = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem("restock.unfinished-text") === null);

test.describe("after a reload into a new version", () => {
  test(
    "what was in the sheet of one item isn't put into that of another",
    { tag: long },
    async ({ app, page }) => {
      await app.hasItems("Milk", "Bread");
      await app.open("/stores/any");
      const milk = await app.moreAbout("Milk");
      await milk.getByLabel("Note").fill("for Anna");
      await reloads(page);
      await restoring(page);
      const bread = await app.moreAbout("Bread");
      await expect(bread.getByLabel("Name")).toHaveValue("Bread");
      await expect(bread.getByLabel("Note")).toHaveValue("");
      await bread.getByRole("button", { name: "Close" }).click();
      await expect(app.item("Milk")).toContainText("for Anna");
      expect(await app.itemsOnServer()).toEqual(["Milk", "Bread"]);
    },
  );

  test(
    "what was in a sheet that doesn't save itself is in the same sheet again",
    { tag: long },
    async ({ app, page }) => {
      await app.hasStore("Corner shop", "bakery");
      await app.open("/?tab=stores");
      const opensCategories = async () => {
        await app.editsStores();
        await app.button("Add a category to Corner shop").click();
        return page.getByRole("dialog").getByRole("textbox");
      };
      await (await opensCategories()).fill("sweets");
      await reloads(page);
      await restoring(page);
      await app.goTo("Shop");
      await expect(await opensCategories()).toHaveValue("sweets");
    },
  );

  test(
    "what is typed on in the Add tab before the texts are restored stays",
    { tag: long },
    async ({ app, page }) => {
      const field = await opensField(app, "the Add tab");
      await field.fill("milk");
      const release = await app.holdsBack("**/assets/after-start-*");
      await reloads(page);
      await expect(field).toHaveValue("milk");
      await field.focus();
      await page.keyboard.press("End");
      await page.keyboard.type("shake");
      release();
      await restoring(page);
      await expect(field).toHaveValue("milkshake");
    },
  );

  test(
    "a text that is typed before those of the page are restored stays, and an empty field has its text",
    { tag: long },
    async ({ app, page }) => {
      await app.open("/feedback");
      const field = page.getByRole("main").getByRole("textbox");
      await field.fill("It works well");
      const release = await app.holdsBack("**/assets/after-start-*");
      await reloads(page);
      await field.click();
      release();
      await expect(field).toHaveValue("It works well");

      const again = await app.holdsBack("**/assets/after-start-*");
      await reloads(page);
      await field.click();
      await page.keyboard.type("Never mind");
      again();
      await restoring(page);
      await expect(field).toHaveValue("Never mind");
    },
  );
});
