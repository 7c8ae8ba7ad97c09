import type { Locator, Page } from "@playwright/test";
import { expect, long, test } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Presses a key until the element has the focus: it must be reachable, and show its focus ring. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeFocused();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target.toString()}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to the controls of a row, which are one stop of the Tab key together with all others. */
async function moveToMore(page: Page, rows: Locator, index: number): Promise<void> {
  // This tabs backwards, because a headless browser returns the focus from the last toast to its former element.
  await tabTo(page, page.locator("[role=checkbox][tabindex='0']"), "Shift+Tab");
  await page.keyboard.press("Home");
  for (let press = 0; press < index; press += 1) await page.keyboard.press("ArrowDown");
  await expect(rows.nth(index)).toBeFocused();
  await page.keyboard.press("ArrowRight");
}

test("the app is usable without a pointer, from Login through adds, shopping and edits to Logout", async ({
  app,
  page,
}) => {
  const person = await app.signUp();
  await page.context().clearCookies();
  await app.open();
  await press(page, page.getByRole("link", { name: "Login" }));
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");

  await expect(app.addField).toBeFocused();
  await page.keyboard.type("milk");
  await page.keyboard.press("Enter");
  await expect(app.justAdded("Milk")).toBeVisible();
  await page.keyboard.type("2 lb chicken thi");
  await expect(app.suggestion("Chicken Thighs")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(app.addField).toHaveValue("2 lb chicken thighs");
  await page.keyboard.press("Enter");
  await expect(app.justAdded("2 lb Chicken Thighs")).toBeVisible();
  await press(page, app.suggestion("Bread").getByRole("button"), "Space");
  await expect(app.justAdded("Bread")).toBeVisible();
  await expect(page.locator(":focus")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Undo adding Bread" }));
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, page.getByRole("tab", { name: "Add" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Shop" })).toBeFocused();
  await press(page, app.button("Add Store"));
  await expect(page.getByLabel("Add store")).toBeFocused();
  await page.keyboard.type("Corner shop");
  await press(page, app.button("Add category"));
  await expect(page.getByRole("combobox", { name: "Add category" })).toBeFocused();
  await page.keyboard.type("dai");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(app.button("Remove Dairy & Eggs")).toBeVisible();
  await press(page, app.button("Save"));
  await press(page, page.getByRole("link", { name: /Corner shop/ }));

  await press(page, app.item("Milk"), "Space");
  await expect(app.item("Milk")).toBeChecked();
  await expect(app.item("Milk")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(app.item("Milk")).not.toBeChecked();
  await press(page, app.button("More about Milk"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByLabel("Note"));
  await page.keyboard.type("fresh");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(app.button("More about Milk")).toBeFocused();
  await expect(app.item("Milk")).toContainText("fresh");

  await press(page, app.button("Edit"));
  await press(page, app.button("Hide Milk"));
  await expect(app.button("Show Milk")).toBeFocused();
  await press(page, app.button("Done"));
  await expect(page.getByText("1 item hidden")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Back" }));
  await press(page, page.getByRole("link", { name: "Account" }));
  await press(page, app.button("Logout"));
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test(
  "the new screen's heading has the focus after a link and after going back",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasItems("Milk");
    await app.hasStore("Corner shop", "dairy & eggs");
    await app.open("/?tab=stores");
    await expect(page.getByRole("link", { name: /Corner shop/ })).toBeVisible();
    await expect(app.title("Shop")).toBeFocused();
    await press(page, page.getByRole("link", { name: /Corner shop/ }));
    await expect(app.title("Corner shop")).toBeFocused();
    // The controls of the header follow: sending the list, and Edit.
    for (const _control of ["send", "edit"]) await page.keyboard.press("Tab");
    await expect(app.button("Edit")).toBeFocused();
    await press(page, page.getByRole("link", { name: "Dairy & Eggs" }));
    await expect(app.title("Dairy & Eggs")).toBeFocused();
    await page.goBack();
    await expect(app.title("Corner shop")).toBeFocused();
    await press(page, page.getByRole("link", { name: "Back" }));
    await expect(app.title("Shop")).toBeFocused();
    await press(page, page.getByRole("link", { name: "Account" }));
    await expect(app.title("Account")).toBeFocused();
    await press(page, page.getByRole("link", { name: "Share feedback" }));
    await expect(app.title("Share feedback")).toBeFocused();
  },
);

test(
  "the focus moves to the next row when an item is deleted or hidden from its sheet",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasItems("Bread", "Butter", "Eggs", "Milk");
    await app.open("/stores/any");
    await expect(app.item("Butter")).toBeVisible();
    const inOrder = await page.getByRole("checkbox").allTextContents();
    expect(inOrder).toEqual(["Bread", "Butter", "Eggs", "Milk"]);
    for (const [name, act, next] of [
      ["Butter", "Delete", "Eggs"],
      ["Milk", "Hide", "Eggs"],
      ["Bread", "Delete", "Eggs"],
    ] as const) {
      const rows = page.getByRole("checkbox");
      await moveToMore(page, rows, (await rows.allTextContents()).indexOf(name));
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog", { name });
      await press(page, app.button(act, sheet));
      await expect(sheet).toHaveCount(0);
      await expect(app.item(name)).toHaveCount(0);
      await expect(app.button(`More about ${next}`)).toBeFocused();
    }
    await press(page, app.button("More about Eggs"));
    await press(page, app.button("Delete", page.getByRole("dialog", { name: "Eggs" })));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(app.title("Any store")).toBeFocused();
  },
);

test("the focus returns to the row from which E opened the sheet", async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Bananas", "Bread", "Milk");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  for (const name of ["Bread", "Milk"]) {
    await page.keyboard.press("ArrowDown");
    await expect(app.item(name)).toBeFocused();
  }
  const sheet = page.getByRole("dialog", { name: "Milk" });
  await page.keyboard.press("e");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(app.item("Milk")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(app.item("Milk")).toBeChecked();
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("e");
  await press(page, app.button("Delete", sheet));
  await expect(sheet).toHaveCount(0);
  await expect(app.item("Bananas")).toBeFocused();
});

test("the rows of a store are one stop of the Tab key, and arrow keys, Home and End move between them", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasItems("Bananas", "Milk", "Butter", "Bread");
  await app.open("/stores/any");
  await tabTo(page, app.item("Bread"));
  for (const [key, target] of [
    ["ArrowDown", app.item("Milk")],
    ["ArrowRight", app.button("More about Milk")],
    ["ArrowDown", app.item("Butter")],
    ["End", app.item("Bananas")],
    ["ArrowDown", app.item("Bananas")],
    ["Home", app.item("Bread")],
    ["ArrowUp", app.item("Bread")],
    ["ArrowDown", app.item("Milk")],
    ["Tab", app.button("More about Milk")],
    ["Shift+Tab", app.item("Milk")],
    ["Shift+Tab", page.getByRole("link", { name: "Dairy & Eggs" })],
    ["Shift+Tab", app.button("Edit")],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
  await tabTo(page, app.button("More about Milk"));
  await page.keyboard.press("Tab");
  await expect(page.getByPlaceholder("Add to the list")).toBeFocused();
});

test(
  "arrow keys move around the tabs and wrap, Home and End go to the ends",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open();
    await tabTo(page, page.getByRole("tab", { name: "Add" }));
    for (const [key, tab] of [
      ["ArrowLeft", "Repeat"],
      ["ArrowRight", "Add"],
      ["End", "Repeat"],
      ["Home", "Add"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name: tab })).toBeFocused();
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    }
  },
);

test("the focused control shows its focus ring", async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  for (const target of [app.button("Edit"), app.item("Milk"), app.button("More about Milk")]) {
    await tabTo(page, target);
    await expect(target).toHaveCSS("outline-style", "solid");
  }
});

test("the focus moves on from a row that another device deletes, also from the last one", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasItems("Milk", "Bread", "Soap");
  await app.open("/stores/any");
  await expect(app.item("Soap")).toBeVisible();
  const shown = await page.getByRole("checkbox").evaluateAll((rows) => rows.map((row) => row.dataset.item!));
  const row = (id: string) => page.locator(`[role=checkbox][data-item="${id}"]`);
  const [first, second, third] = shown as [string, string, string];
  await row(first).focus();
  await app.api("DELETE", `items/${first}`);
  await expect(row(first)).toHaveCount(0);
  await expect(row(second)).toBeFocused();
  await page.keyboard.press("End");
  await expect(row(third)).toBeFocused();
  await app.api("DELETE", `items/${third}`);
  await expect(row(third)).toHaveCount(0);
  await expect(row(second)).toBeFocused();
});

test("a control that is removed hands the focus on to the next one", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.hasStore("Baker", "bakery", "frozen");
  await app.hasStore("Market", "produce", "frozen");
  await app.hasItems("Bread", "Bananas");
  const press = async (name: string) => {
    await app.button(name).focus();
    await page.keyboard.press("Enter");
  };
  await app.open("/?tab=stores");
  await press("Add store");
  await page.getByLabel("Add store").fill("cost");
  await press("Costco");
  await press("Save");
  await expect(app.button("Edit")).toBeFocused();
  await page.keyboard.press("Enter");
  await press("Remove Bakery from Baker");
  await expect(app.button("Remove Frozen from Baker")).toBeFocused();
  await press("Delete Baker");
  await expect(app.button("Hide Market")).toBeFocused();
  await app.button("Done").click();
  await app.goInto("Costco");
  await press("Edit");
  await press("Remove Bakery from Costco");
  await expect(app.button("Remove Produce from Costco")).toBeFocused();
});
