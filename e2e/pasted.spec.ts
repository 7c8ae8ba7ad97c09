import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { sideways } from "./fits.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

/** The sheet that shows what was read from a paste. */
const sheetOf = ({ page }: App): Locator => page.getByRole("dialog");

const repeats = (app: App) => app.api<{ recurrenceIntervalDays: number }[]>("GET", "recurring-items");

const mail =
  "From: Ben <ben@example.com>\nDate: Sat, 21 Nov 2026 18:04\nSubject: shopping\n\nPlease get 2 milk";

test(
  "of a pasted mail or message with one thing the field has that line, and Add adds no more",
  { tag: long },
  async ({ app }) => {
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.pastes(mail);
    await expect(app.addField).toHaveValue("Please get 2 milk");
    await expect(app.button("Keep “Please get” in the name")).toBeVisible();
    await app.addField.press("Enter");
    await expect(app.justAdded("2 Milk")).toBeVisible();
    await app.pastes("Ben\n18:04\nbread");
    await expect(app.addField).toHaveValue("bread");
    await app.addField.press("Enter");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  },
);

test(
  "a message with one thing that is pasted beside other text is reviewed, and that text stays",
  { tag: long },
  async ({ app }) => {
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.addField.fill("eggs");
    await app.pastes("Ben\n18:04\nmilk");
    await expect(sheetOf(app).getByRole("listitem")).toHaveText(["MilkDairy & Eggs"]);
    await app.button("Add 1 item", sheetOf(app)).click();
    await expect(sheetOf(app)).toHaveCount(0);
    await expect(app.addField).toHaveValue("eggs");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  },
);

test("a toast tells what a paste beside other text has added, and undoes all of it", async ({ app }) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.addField.fill("rice");
  await app.pastes("milk\neggs");
  await app.button("Add 2 items", sheetOf(app)).click();
  await app.isTold("Added Milk, Eggs");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Eggs"]);
  await app.button("Undo", app.toast).click();
  await expect.poll(() => app.itemsOnServer()).toEqual([]);
  await expect(app.addField).toHaveValue("rice");
});

test("of a shared message the field has the line with its thing", { tag: long }, async ({ app }) => {
  await app.open(`/?${new URLSearchParams({ "shared-text": "Ben\n18:04\nmilk" })}`);
  await expect(app.addField).toHaveValue("milk");
});

test.describe("of two lists that were pasted, while the first one is reviewed", () => {
  // On a touch screen with a service worker no code of the field is loaded before the first touch.
  test.use({ hasTouch: true, serviceWorkers: "allow" });
  const dialog = (app: App, name: string) => app.page.getByRole("dialog", { name });
  const keptTexts = () => JSON.stringify({ ...localStorage });

  test.beforeEach(async ({ app, page }) => {
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await app.addField.fill("tea");
    // The field is the paste's target, also while a sheet covers it.
    await app.pastes("milk\neggs");
    await app.pastes("kale\nrice\nsoap");
    await expect(dialog(app, "Add 2 items?")).toBeVisible();
    await expect.poll(() => page.evaluate(keptTexts)).toMatch(/eggs.*soap/);
  });

  test(
    "both come again after a reload, until each was added or cancelled",
    { tag: long },
    async ({ app, page }) => {
      await page.reload();
      await expect(dialog(app, "Add 2 items?")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(app, "Add 3 items?")).toBeVisible();
      await page.reload();
      await expect(dialog(app, "Add 3 items?").getByRole("listitem")).toHaveText([/^Kale/, /^Rice/, /^Soap/]);
      await app.button("Add 3 items", sheetOf(app)).click();
      await expect(sheetOf(app)).toHaveCount(0);
      await expect.poll(() => app.itemsOnServer()).toEqual(["Kale", "Rice", "Soap"]);
      await expect.poll(() => page.evaluate(keptTexts)).not.toMatch(/eggs|soap/);
      await expect(app.addField).toHaveValue("tea");
    },
  );
});

test(
  "a pasted repeat of an open item is ticked and makes it repeat, and so does the chosen interval",
  { tag: long },
  async ({ app, page }) => {
    await app.hasRole("premium");
    await app.hasItems("Milk", "Eggs");
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    const sheet = sheetOf(app);
    await app.pastes("milk every week\neggs\nbread");
    await expect(sheet.getByRole("listitem")).toHaveText([
      "MilkAlready on the list · every week",
      "EggsAlready on the list",
      "BreadBakery",
    ]);
    await expect(sheet.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(sheet.getByRole("checkbox", { name: /^Eggs/ })).toBeDisabled();
    await app.button("Add 2 items", sheet).click();
    await expect(sheet).toHaveCount(0);
    const line = page.getByRole("tabpanel").getByRole("paragraph");
    await expect(line.filter({ hasText: "Milk (Repeats now: 1 week) · Added Bread" })).toBeVisible();
    const days = async () => (await repeats(app)).map((repeat) => repeat.recurrenceIntervalDays);
    await expect.poll(days).toEqual([7]);

    await page.getByRole("combobox", { name: "Repeat" }).selectOption("2 weeks");
    await app.pastes("eggs\nbread");
    await expect(sheet.getByRole("listitem")).toHaveText([
      "EggsAlready on the list · every 2 weeks",
      "BreadAlready on the list · every 2 weeks",
    ]);
    await app.button("Add 2 items", sheet).click();
    await expect.poll(async () => (await days()).toSorted()).toEqual([14, 14, 7]);
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Eggs", "Bread"]);
  },
);

test.describe("360 pixels wide", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test(
    "words that are left out of a pasted line are in its row, and one button keeps them in the name",
    { tag: long },
    async ({ app, page }) => {
      await app.open();
      await expect(app.suggestion("Bread")).toBeVisible();
      await app.pastes("Ben: Please get 6 eggs\nBen: milk\nBen: 2 bread thanks");
      const sheet = sheetOf(app);
      const rows = sheet.getByRole("listitem");
      await expect(rows).toHaveText([
        "6 EggsDairy & Eggs · Please get",
        "MilkDairy & Eggs",
        "2 BreadBakery · thanks",
      ]);
      await expect(rows.getByRole("button")).toHaveCount(2);
      const keep = app.button("Keep “Please get” in the name", sheet);
      const box = await keep.boundingBox();
      expect(box!.width).toBeGreaterThanOrEqual(44);
      expect(box!.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
      await expectAccessible(page);

      await keep.press("Enter");
      const leaveOut = app.button("Leave “Please get” out of the name", sheet);
      await expect(leaveOut).toBeFocused();
      await expect(rows.first()).toContainText("Please Get 6 Eggs");
      await expect(rows.first().getByRole("checkbox")).toBeChecked();
      await leaveOut.press("Enter");
      await expect(rows.first()).toHaveText("6 EggsDairy & Eggs · Please get");
      // An unticked row stays unticked.
      await rows.last().getByRole("checkbox").uncheck();
      await app.button("Keep “thanks” in the name", sheet).click();
      await expect(rows.last()).toContainText("2 Bread Thanks");
      await expect(rows.last().getByRole("checkbox")).not.toBeChecked();
      await keep.click();
      await app.button("Add 2 items", sheet).click();
      await expect(sheet).toHaveCount(0);
      await expect
        .poll(async () => (await app.itemsOnServer()).toSorted())
        .toEqual(["Milk", "Please Get 6 Eggs"]);
    },
  );
});

test("the line of a paste names what changed, and Undo says what became of it", async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  const told = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toHaveText(text);
  const line = page.getByRole("tabpanel").getByRole("paragraph");
  await app.pastes("2 milk\nbread (rye)");
  await app.button("Add 2 items", sheetOf(app)).click();
  await told("Now 2 Milk · Added Bread (“rye”)");
  await expect(line.filter({ hasText: "Now 2 Milk · Added Bread (“rye”)" })).toBeVisible();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  await app.button("Undo").click();
  await told("Removed Bread · Undone: 2 Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);

  await app.pastes("bread\neggs\nrice\nsoap\nkale\ntea");
  await app.button("Add 6 items", sheetOf(app)).click();
  await told("Added 6 things: Bread, Eggs, Rice, Soap, Kale, Tea");
  await app.button("Undo").click();
  await told("Removed 6 things: Bread, Eggs, Rice, Soap, Kale, Tea");
});

test("without Premium the review of a paste says why a line doesn't repeat", async ({ app }) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.pastes("milk every week\nbread");
  await expect(sheetOf(app).getByRole("listitem")).toHaveText([
    /^Milk Every Week.*Repeats are part of Premium$/,
    "BreadBakery",
  ]);
});

test.describe("while the code of repeats can't be loaded", () => {
  test.beforeEach(async ({ app, page }) => {
    await app.hasRole("premium");
    await page.route("**/assets/add-repeat-*.js", (route) => route.abort());
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.pastes("milk\ncoffee every 2 weeks\nbread");
    await app.button("Add 3 items", sheetOf(app)).click();
    await expect(sheetOf(app).getByRole("alert")).toHaveText(
      "Coffee could not be added · Added Milk, Bread. You can try again.",
    );
  });

  test(
    "what could not be added stays in the sheet, and another try adds it",
    { tag: long },
    async ({ app, page }) => {
      const sheet = sheetOf(app);
      await expect(page.getByRole("heading", { name: "Add 1 item?" })).toBeVisible();
      await expect(sheet.getByRole("listitem")).toHaveText(["CoffeeBeverages · every 2 weeks"]);
      await expect(sheet.getByRole("checkbox")).toBeChecked();
      await expect(app.button("Add 1 item", sheet)).toBeFocused();
      await expectAccessible(page);
      await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
      await page.unroute("**/assets/add-repeat-*.js");
      await app.button("Add 1 item", sheet).click();
      await expect(sheet).toHaveCount(0);
      await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread", "Coffee"]);
      await expect.poll(() => repeats(app)).toMatchObject([{ recurrenceIntervalDays: 14 }]);
    },
  );

  test(
    "a closed sheet leaves the line, whose Undo removes what was added",
    { tag: long },
    async ({ app, page }) => {
      await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
      await page.keyboard.press("Escape");
      await expect(sheetOf(app)).toHaveCount(0);
      await expect(app.addField).toBeFocused();
      const line = page.getByRole("tabpanel").getByRole("paragraph");
      await expect(line.filter({ hasText: "Coffee could not be added · Added Milk, Bread" })).toBeVisible();
      await app.button("Undo").click();
      await expect.poll(() => app.itemsOnServer()).toEqual([]);
    },
  );
});
