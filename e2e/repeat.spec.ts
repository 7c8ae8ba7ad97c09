import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

type Repeat = {
  recurrenceIntervalDays: number;
  item: Record<"masterItem" | "userItem", { name: string } | null>;
};

const day = (app: App) => app.page.getByRole("combobox", { name: "Change the weekday" });
const interval = (app: App) => app.page.getByRole("combobox", { name: "Repeat", exact: true });
const group = (app: App, label: string) => app.page.getByRole("link", { name: new RegExp(`^${label}`) });

async function hasRepeats(app: App, repeats: Record<string, number>): Promise<void> {
  for (const [name, intervalDays] of Object.entries(repeats))
    await app.api("POST", "recurring-items/from-name", { name, intervalDays });
}

async function repeatsOnServer(app: App): Promise<Record<string, number>> {
  const repeats = await app.api<Repeat[]>("GET", "recurring-items");
  return Object.fromEntries(
    repeats.map(({ item, recurrenceIntervalDays }) => [
      (item.masterItem ?? item.userItem)!.name,
      recurrenceIntervalDays,
    ]),
  );
}

test("repeats are offered but not shown to people without Premium", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await expect(interval(app)).toHaveCount(0);
  await app.goTo("Repeat");
  await expect(page.getByText("We'll remember so you don't have to.")).toBeVisible();
  await expect(day(app)).toHaveCount(0);
  await app.open("/repeat/7");
  await expect(page.getByText("We'll remember so you don't have to.")).toBeVisible();
  await page.getByRole("link", { name: "Upgrade to Smarter Shopping" }).click();
  await expect(app.title("Share feedback")).toBeVisible();
  await expect(page.getByPlaceholder("How can we improve?")).toHaveValue(/upgrade to Smarter Shopping/);
});

test.describe("with Premium", () => {
  test.beforeEach(async ({ app }) => {
    await app.signUp();
    await app.hasRole("premium");
  });

  test("an item added with an interval is on the list now and repeats", async ({ app, page }) => {
    await app.open();
    await expect(interval(app).locator("option")).toHaveText([
      "One time",
      "1 week",
      "2 weeks",
      "3 weeks",
      "1 month",
      "5 weeks",
      "6 weeks",
      "7 weeks",
      "2 months",
      "3 months",
      "5 months",
      "6 months",
    ]);
    await expect(interval(app)).toHaveValue("");
    await interval(app).selectOption("2 weeks");
    const request = page.waitForRequest("**/api/recurring-items/from-name");
    await app.add("milk", "Milk");
    expect((await request).postDataJSON()).toMatchObject({ name: "Milk", intervalDays: 14 });
    await expect(page.getByText("Repeats: 2 weeks", { exact: true })).toBeVisible();
    await expect(interval(app)).toHaveValue("");

    await interval(app).selectOption("3 months");
    await app.suggestion("Bread").getByRole("button").click();
    await expect(app.justAdded("Bread")).toBeVisible();
    await interval(app).selectOption("6 months");
    await app.add("grommet wax", "Grommet Wax");
    await expect.poll(() => repeatsOnServer(app)).toEqual({ Milk: 14, Bread: 90, "Grommet Wax": 180 });
    await expect
      .poll(async () => (await app.itemsOnServer()).sort())
      .toEqual(["Bread", "Grommet Wax", "Milk"]);

    await app.goTo("Shop");
    await app.goInto("Any store");
    await expect(app.item("Milk")).toContainText("2 weeks");
    await expect(app.item("Milk")).toHaveAccessibleDescription(/Repeats: 2 weeks/);
  });

  test("undoing the add of a repeating item removes its repeat too", { tag: long }, async ({ app }) => {
    await app.open();
    await interval(app).selectOption("1 week");
    await app.add("milk", "Milk");
    await expect.poll(() => repeatsOnServer(app)).toEqual({ Milk: 7 });
    await app.button("Undo adding Milk").click();
    await expect.poll(() => repeatsOnServer(app)).toEqual({});
    await expect.poll(() => app.itemsOnServer()).toEqual([]);
  });

  test("an item on the list gets an interval, and another one later", async ({ app }) => {
    await app.hasItems("Milk");
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    for (const [label, days] of [
      ["1 week", 7],
      ["5 weeks", 35],
    ] as const) {
      await interval(app).selectOption(label);
      await app.type("milk");
      await expect.poll(() => repeatsOnServer(app)).toEqual({ Milk: days });
    }
    expect(await app.itemsOnServer()).toEqual(["Milk"]);
  });

  test("the Repeat tab shows intervals with their counts and leads to each and back", async ({
    app,
    page,
  }) => {
    await hasRepeats(app, { Milk: 7, Bread: 7, Eggs: 7, Butter: 7, Coffee: 120, Batteries: 10 });
    await app.open("/?tab=repeat");
    await expect(page).toHaveURL("/");
    const labels = page.getByRole("region", { name: "How often" }).getByRole("link");
    await expect(labels).toHaveText([/^1 week.*4 items$/, /^10 days.*1 item$/, /^4 months.*1 item$/]);
    await expect(group(app, "1 week")).toContainText("Bread, Butter +2");
    await group(app, "1 week").click();
    await expect(page).toHaveURL("/repeat/7");
    await expect(app.title("1 week")).toBeVisible();
    const headings = page.getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(["Bakery", "Dairy & Eggs"]);
    await expect(page.getByRole("region", { name: "Dairy & Eggs" }).getByRole("listitem")).toHaveText([
      /^Butter\w/,
      /^Eggs\w/,
      /^Milk\w/,
    ]);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Repeat" })).toHaveAttribute("aria-selected", "true");
    await group(app, "4 months").click();
    await expect(page).toHaveURL("/repeat/120");
    await expect(app.title("4 months")).toBeVisible();
  });

  test("a repeat is deleted in edit mode, which can be undone, and stays on the list", async ({
    app,
    page,
  }) => {
    await hasRepeats(app, { Milk: 7 });
    await app.open("/repeat/7");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Milk" });
    await expect(row).toBeVisible();
    await expect(app.button("Stop repeating Milk")).toHaveCount(0);
    await app.button("Edit").click();
    await app.button("Stop repeating Milk").click();
    await app.isTold("Milk no longer repeats");
    await app.keepsToast();
    await expect(row).toHaveCount(0);
    await expect.poll(() => repeatsOnServer(app)).toEqual({});
    await app.undo();
    await expect(row).toBeVisible();
    await expect.poll(() => repeatsOnServer(app)).toEqual({ Milk: 7 });
    await app.button("Done").click();
    await expect(app.button("Stop repeating Milk")).toHaveCount(0);
    await app.button("Edit").click();
    await app.button("Stop repeating Milk").click();
    await expect(page.getByText("You don't have any items here.")).toBeVisible();
    await expect(app.button("Edit")).toHaveCount(0);
    await expect.poll(() => repeatsOnServer(app)).toEqual({});
    expect(await app.itemsOnServer()).toEqual(["Milk"]);
  });

  test("on an interval's screen a row opens its sheet, and in edit mode it gets another interval", async ({
    app,
    page,
  }) => {
    await hasRepeats(app, { Butter: 7, Milk: 7 });
    await app.open("/repeat/7");
    await page.getByRole("button", { name: /^Milk/ }).click();
    const sheet = page.getByRole("dialog", { name: "Milk" });
    await expect(sheet.getByLabel("How often")).toHaveValue("7");
    await app.button("Close", sheet).click();
    await expect(page.getByRole("button", { name: /^Milk/ })).toBeFocused();
    await app.button("Edit").click();
    await expect(page.getByRole("button", { name: /^Milk/ })).toHaveCount(0);
    const often = page.getByRole("combobox", { name: "How often Milk repeats" });
    await often.focus();
    await often.selectOption("2 weeks");
    await app.isTold("Milk repeats every 2 weeks");
    await app.keepsToast();
    await expect(often).toHaveCount(0);
    await expect(app.button("Stop repeating Butter")).toBeFocused();
    await expect.poll(() => repeatsOnServer(app)).toEqual({ Butter: 7, Milk: 14 });
    await app.undo();
    await expect(often).toHaveValue("7");
    await expectAccessible(page);
  });

  test(
    "a rejected repeat is reported, removed, and can be sent again",
    { tag: long },
    async ({ app, page }) => {
      await app.open();
      await interval(app).selectOption("1 week");
      const calls = "**/api/recurring-items/from-name";
      // The server gets an invalid request.
      await page.route(calls, (route) =>
        route.continue({ postData: JSON.stringify({ name: "Milk", intervalDays: 0 }) }),
      );
      await app.type("milk");
      await app.isTold("Failed to create recurring item", "Repeat Milk: ");
      await expect(app.justAdded("Milk")).toHaveCount(0);
      await expect.poll(() => repeatsOnServer(app)).toEqual({});
      await page.unroute(calls);
      await page.getByRole("link", { name: "1 could not be saved" }).click();
      await app.button("Retry: Repeat Milk").click();
      await expect.poll(() => repeatsOnServer(app)).toEqual({ Milk: 7 });
      await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
    },
  );

  test(
    "a rejected deletion of a repeat is reported, and the repeat is shown again",
    { tag: long },
    async ({ app, page }) => {
      await hasRepeats(app, { Milk: 7 });
      await app.open("/repeat/7");
      await app.button("Edit").click();
      await app.hasRole("free");
      await app.button("Stop repeating Milk").click();
      await app.isTold("Failed to delete recurring item", "Stop repeating Milk: ");
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Milk" })).toBeVisible();
      await app.hasRole("premium");
      expect(await repeatsOnServer(app)).toEqual({ Milk: 7 });
    },
  );

  test(
    "repeats wait while the server fails, and no failure is reported",
    { tag: long },
    async ({ app, page }) => {
      await hasRepeats(app, { Bread: 7 });
      await app.open("/repeat/7");
      await app.button("Edit").click();
      await expect(app.button("Stop repeating Bread")).toBeVisible();
      await app.failsAt("**/api/recurring-items/**");
      await app.button("Stop repeating Bread").click();
      await app.isTold("Bread no longer repeats");
      await expect(page.getByText("You don't have any items here.")).toBeVisible();
      expect(await repeatsOnServer(app)).toEqual({ Bread: 7 });
      await page.unroute("**/api/recurring-items/**");
      await expect.poll(() => repeatsOnServer(app), { timeout: 30_000 }).toEqual({});
    },
  );

  test(
    "the focus moves to the next repeat when one is deleted by keyboard",
    { tag: long },
    async ({ app, page }) => {
      await hasRepeats(app, { Butter: 7, Milk: 7, Yogurt: 7 });
      await app.open("/repeat/7");
      await app.button("Edit").click();
      for (const [name, next] of [
        ["Butter", "Milk"],
        ["Yogurt", "Milk"],
      ]) {
        await app.button(`Stop repeating ${name}`).press("Enter");
        await expect(app.button(`Stop repeating ${name}`)).toHaveCount(0);
        await expect(app.button(`Stop repeating ${next}`)).toBeFocused();
      }
      await page.keyboard.press("Enter");
      await expect(page.getByText("You don't have any items here.")).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
    },
  );

  test("a tab without repeats says so and leads to Add", async ({ app, page }) => {
    await app.open("/?tab=repeat");
    await expect(page.getByText("We'll make the suggestions—you decide what sticks.")).toBeVisible();
    await app.button("Add repeat items").click();
    await expect(page.getByRole("tab", { name: "Add" })).toHaveAttribute("aria-selected", "true");
    await expect(interval(app)).toBeVisible();
    await app.open("/repeat/21");
    await expect(app.title("3 weeks")).toBeVisible();
    await expect(page.getByText("You don't have any items here.")).toBeVisible();
    await app.open("/repeat/often");
    await expect(app.title("404 Page Not Found")).toBeVisible();
  });

  test("the weekday is Monday until another one is chosen", { tag: long }, async ({ app, page }) => {
    await app.open("/?tab=repeat");
    await expect(page.getByText("Add to my list every Monday")).toBeVisible();
    await expect(day(app).locator("option")).toHaveText([
      "Sunday",
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
    ]);
    await day(app).selectOption("Saturday");
    await expect(page.getByText("Add to my list every Saturday")).toBeVisible();
    await expect
      .poll(() => app.api("GET", "user/recurring-preferences"))
      .toEqual({ recurringDay: 6, timezone: "UTC" });
    await page.reload();
    await app.goTo("Repeat");
    await expect(page.getByText("Add to my list every Saturday")).toBeVisible();
  });

  test("a weekday that can't be saved is reset, with the reason", { tag: long }, async ({ app, page }) => {
    await app.open("/?tab=repeat");
    await expect(page.getByText("Add to my list every Monday")).toBeVisible();
    const calls = "**/api/user/recurring-preferences";
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(calls, async (route) => {
      await held;
      await route.fulfill({ status: 500, body: "" });
    });
    await day(app).selectOption("Friday");
    await expect(page.getByText("Add to my list every Friday")).toBeVisible();
    release();
    await app.isTold("Failed to update day", "Failed to update preferences");
    await expect(page.getByText("Add to my list every Monday")).toBeVisible();
  });
});
