import { expect, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test("a known name is on the list at once, title-cased and in its category", async ({ app }) => {
  await app.open();
  await app.add("2 lb chicken thighs", "2 lb Chicken Thighs");
  await expect(app.addField).toHaveValue("");
  await expect(app.justAdded("2 lb Chicken Thighs")).toContainText("Meat & Poultry");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Chicken Thighs"]);
  await app.goTo("Shop");
  await app.goInto("Any store");
  await expect(app.item("2 lb Chicken Thighs")).toBeVisible();
});

test(
  "a name added before the catalogue has loaded is sent rather than held as unknown",
  { tag: long },
  async ({ app, page }) => {
    await page.route("**/api/master-items", (route) => route.abort());
    await app.open();
    await app.add("milk", "Milk");
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
    await expect(app.justAdded("Milk")).toContainText("Dairy & Eggs");
  },
);

test("the parsed parts of a text are shown while it is typed", async ({ app, page }) => {
  // Without the engine's data the category of a new name is unknown.
  await page.route("**/*.bin", (route) => route.abort());
  await app.open();
  await app.addField.fill("3 bananas");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText("3", { exact: true })).toBeVisible();
  await expect(app.suggestion("Bananas")).toBeVisible();
  await app.addField.fill("grommet wax");
  await expect(panel.getByText("New name")).toBeVisible();
  await expect(panel.getByText("Nothing like it yet. Press Enter to add it.")).toBeVisible();
});

test("the Add button does the same as Enter, and nothing with an empty field", async ({ app }) => {
  await app.open();
  await expect(app.button("Add")).toHaveAttribute("aria-disabled", "true");
  await app.addField.fill("   ");
  await expect(app.button("Add")).toHaveAttribute("aria-disabled", "true");
  await app.addField.fill("milk");
  await app.button("Add").click();
  await expect(app.justAdded("Milk")).toBeVisible();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
});

test("a name that is open already is skipped silently, however it is written", async ({ app, page }) => {
  await app.open();
  await app.add("milk", "Milk");
  for (const again of ["Milk", "  MILK ", "mILK"]) {
    await app.addField.fill(again);
    await expect(page.getByText("Already on the list", { exact: true })).toBeVisible();
    await app.addField.press("Enter");
    await expect(app.addField).toHaveValue("");
  }
  await app.add("bread", "Bread");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(app.toast).toHaveCount(0);
});

test("the hint shows only what the person can use", { tag: long }, async ({ app, page }) => {
  await app.open();
  await expect(page.getByText("Try “2 milk (organic)”", { exact: true })).toBeVisible();
  await app.hasStore("Corner shop", "dairy & eggs");
  await expect(page.getByText("Try “2 milk (organic) @Corner shop”", { exact: true })).toBeVisible();
});

test("a ticked name can be added again", async ({ app }) => {
  await app.hasItems("Milk");
  const [milk] = await app.api<{ id: string }[]>("GET", "items");
  await app.api("PATCH", `items/${milk!.id}`, { completed: true });
  await app.open();
  await app.add("milk", "Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  expect(await app.itemsOnServer("ticked")).toEqual(["Milk"]);
});

test("twenty names are suggested for an empty field, ten for a text, none that is open", async ({
  app,
  page,
}) => {
  await app.hasItems("Bananas");
  await app.open();
  const rows = page.getByRole("region", { name: "Suggestions" }).getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await expect(app.suggestion("Bananas")).toHaveCount(0);
  await app.addField.fill("an");
  await expect(rows).toHaveCount(10);
});

test("a chosen suggestion is marked, added after 650 ms and not offered again", async ({ app, page }) => {
  await page.clock.install();
  await app.open();
  const row = app.suggestion("Milk");
  await expect(row).toBeVisible();
  await stopClock(page);
  await row.getByRole("button").click();
  const chosen = row.locator("[aria-disabled=true]");
  await expect(chosen).toBeVisible();
  await passTime(page, 640);
  await expect(chosen).toBeVisible();
  await passTime(page, 20);
  await passTimeUntil(page, app.justAdded("Milk"));
  await expect(row).toHaveCount(0);
  await app.button("Undo adding Milk").click();
  await expect(app.justAdded("Milk")).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect.poll(() => app.itemsOnServer()).toEqual([]);
});

test("a double click on a suggestion adds it once", { tag: long }, async ({ app, page }) => {
  await app.open();
  let sent = 0;
  page.on("request", (request) => {
    sent += Number(request.method() === "POST" && request.url().endsWith("/api/items"));
  });
  await app.addField.fill("2 milk");
  await app.suggestion("Milk").getByRole("button").dblclick();
  await expect(app.justAdded("2 Milk")).toBeVisible();
  await expect(app.addField).toHaveValue("");
  await app.add("bread", "Bread");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  expect(sent).toBe(2);
});

test("leaving the tab while a suggestion still shows as chosen doesn't lose it", async ({ app }) => {
  await app.open();
  await app.suggestion("Milk").getByRole("button").click();
  await app.goTo("Shop");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
});

test("the last add is undone with one tap", async ({ app }) => {
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.add("milk", "Milk");
  await app.add("zorbax polish", "Zorbax Polish");
  await app.button("Undo").click();
  await expect(app.justAdded("Zorbax Polish")).toHaveCount(0);
  await app.button("Undo adding Milk").click();
  await expect(app.justAdded("Milk")).toHaveCount(0);
  await expect.poll(() => app.itemsOnServer()).toEqual([]);
});

test(
  "a text that is typed before the field's second part has loaded is kept while the tab is left",
  { tag: long },
  async ({ app }) => {
    await app.signUp();
    const release = await app.holdsBack("**/assets/entry-planner-*");
    await app.open();
    await app.addField.fill("half a sen");
    await app.goTo("Shop");
    release();
    await app.goTo("Add");
    await expect(app.addField).toHaveValue("half a sen");
  },
);

test(
  "a text of more than 200 characters keeps all its things, and a longer paste is reviewed",
  { tag: long },
  async ({ app, page }) => {
    const names = Array.from({ length: 25 }, (_, number) => `thing${String.fromCharCode(97 + number)} spray`);
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.addField.focus();
    await page.keyboard.insertText(names.join(", "));
    await expect(page.getByRole("list", { name: "25 things" })).toBeVisible();
    await app.addField.press("Enter");
    await expect.poll(() => app.itemsOnServer()).toHaveLength(25);

    await app.pastes(`${"milk and ".repeat(120)}eggs`);
    await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
  },
);

test(
  "a name of more than 200 characters stays in the field, with a sentence",
  { tag: long },
  async ({ app, page }) => {
    const long = `${"zorbax".repeat(35)} polish`;
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.addField.focus();
    await page.keyboard.insertText(long);
    await app.addField.press("Enter");
    await app.isTold("Error", "An item can have at most 200 characters");
    await expect(app.addField).toHaveValue(long);
    await app.addField.fill("");
    await app.pastes(`milk\n${long}`);
    const sheet = page.getByRole("dialog");
    const row = sheet.getByRole("listitem").filter({ hasText: "An item can have at most 200 characters" });
    await expect(row.getByRole("checkbox")).toBeDisabled();
    await expect(page.getByRole("heading", { name: "Add 1 item?" })).toBeVisible();
  },
);

test(
  "suggestions that couldn't be loaded are said to lack, and come once the page is looked at again",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.failsAt("**/api/master-items");
    await app.open();
    await expect(page.getByText("Suggestions couldn't be loaded yet. Type what you need.")).toBeVisible();
    await app.addField.fill("bre");
    await expect(page.getByText("Suggestions couldn't be loaded yet. Press Enter to add it.")).toBeVisible();
    await page.unroute("**/api/master-items");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(app.suggestion("Bread")).toBeVisible();
  },
);

test(
  "suggestions that couldn't be loaded come once the list is synchronised again",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.failsAt("**/api/master-items");
    await app.open();
    await expect(page.getByText("Suggestions couldn't be loaded yet.")).toBeVisible();
    await page.route("**/api/**", (route) => route.abort());
    await app.add("Milk");
    await expect(page.getByRole("link", { name: /1 waiting/ })).toBeVisible();
    await page.unrouteAll();
    await expect(app.suggestion("Bread")).toBeVisible();
  },
);
