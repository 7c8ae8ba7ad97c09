import type { Locator, Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, long, test } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

type Row = { name: string; storeId: string | null };

const field = (app: App, store = "Corner shop") => app.page.getByLabel(`Add to ${store}`);
const itemOnServer = async (app: App, name: string) =>
  (await app.api<Row[]>("GET", "items")).find((item) => item.name === name);

/** Fills the field, and waits until the text is understood by the code that plans an add: without it the text is taken as it is. */
async function fills(target: Locator, text: string): Promise<void> {
  await target.fill(text);
  await expect(target.page().getByRole("list", { name: "Understood" })).toBeVisible();
}

async function entersStore(app: App): Promise<string> {
  const id = await app.hasStore("Corner shop", "dairy & eggs", "produce");
  await app.open(`/stores/${id}`);
  await expect(app.title("Corner shop")).toBeVisible();
  return id;
}

async function boxOf(target: Locator) {
  return (await target.boundingBox())!;
}

/** The pixels of the window that the header and the bar at the bottom occupy. */
function kept(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isKept = (element: Element) => getComputedStyle(element).position === "sticky";
    return [...document.querySelector("main")!.children]
      .filter(isKept)
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  });
}

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test(
  "an item added in a store shows in its aisle, the field stays focused, and Undo removes the item",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("Milk");
    await app.hasStore("Corner shop", "dairy & eggs", "produce");
    // Before the catalogue has come an item may be assigned to the store, as its category isn't known: this page has it already.
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.goTo("Shop");
    await app.goInto("Corner shop");
    await fills(field(app), "2 lb bananas");
    await page.keyboard.press("Enter");
    const produce = page.getByRole("region", { name: "Produce" });
    await expect(produce.getByRole("checkbox", { name: "2 lb Bananas" })).toBeVisible();
    await expect(field(app)).toBeFocused();
    await expect(field(app)).toHaveValue("");
    await expect(app.toast).toContainText("Added 2 lb Bananas");
    await expect.poll(async () => (await itemOnServer(app, "Bananas"))?.storeId).toBe(null);
    // The toast rises from below to above the field.
    const overlap = async () => {
      const toast = await boxOf(app.toast);
      return toast.y + toast.height - (await boxOf(field(app))).y;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    await app.undo();
    await expect(app.item("2 lb Bananas")).toHaveCount(0);
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  },
);

test("an item whose category the store doesn't sell is assigned to the store", async ({ app, page }) => {
  const id = await entersStore(app);
  await field(app).fill("bread");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Bakery" }).getByRole("checkbox")).toBeVisible();
  await expect.poll(async () => (await itemOnServer(app, "Bread"))?.storeId).toBe(id);
});

test("an unknown name is added without a network, and reaches the server later", async ({ app, page }) => {
  await entersStore(app);
  await expect(field(app)).toBeVisible();
  await page.context().setOffline(true);
  await field(app).fill("Zorblax paste");
  await app.button("Add").click();
  await expect(app.item("Zorblax Paste")).toBeVisible();
  await expect(field(app)).toBeFocused();
  await page.context().setOffline(false);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Zorblax Paste"]);
});

test(
  "text that isn't entered stays in its store's field through a reload and on other screens",
  { tag: long },
  async ({ app, page }) => {
    const id = await entersStore(app);
    await field(app).fill("oat mi");
    await page.reload();
    await expect(field(app)).toHaveValue("oat mi");
    await app.open("/stores/any");
    await expect(field(app, "the list")).toHaveValue("");
    await app.open("/");
    await app.addField.fill("blue che");
    // The code that keeps it is loaded by then.
    await expect(page.getByText(/^\d+ suggestions?/)).toBeAttached();
    await app.goTo("Shop");
    await app.goInto("Corner shop");
    await expect(field(app)).toHaveValue("oat mi");
    await field(app).press("Enter");
    await expect(app.item("Oat Mi")).toBeVisible();
    await page.reload();
    await expect(app.item("Oat Mi")).toBeVisible();
    await expect(field(app)).toHaveValue("");
    await app.open("/?tab=adding");
    await expect(app.addField).toHaveValue("blue che");
    await app.addField.fill("");
    await app.open(`/stores/${id}`);
    await app.open("/");
    await expect(app.suggestion("Bread")).toBeVisible();
    await expect(app.addField).toHaveValue("");
  },
);

test("another amount for an open item has to be confirmed first", async ({ app, page }) => {
  await app.api("POST", "items", { name: "2 milk" });
  await page.clock.install();
  await entersStore(app);
  await fills(field(app), "3 milk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Milk");
  await expect(app.item("2 Milk")).toBeVisible();
  await page.clock.fastForward(500);
  await app.button("Make it 5").click();
  await expect(app.item("5 Milk")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test(
  "a press that comes with the question about an amount doesn't answer it",
  { tag: long },
  async ({ app, page }) => {
    await app.api("POST", "items", { name: "2 milk" });
    await page.clock.install();
    await entersStore(app);
    await fills(field(app), "3 milk");
    await expect(app.item("2 Milk")).toBeVisible();
    await stopClock(page);
    await page.keyboard.press("Enter");
    const question = page.getByRole("alert");
    await passTimeUntil(page, question);
    await page.keyboard.press("Enter");
    await app.button("Make it 5").click();
    await expect(question).toBeVisible();
    await expect(field(app)).toHaveValue("3 milk");
    await passTime(page, 500);
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(app.item("5 Milk")).toBeVisible();
  },
);

test("a repeat for an open item is told as that, and Undo tells what it did", async ({ app, page }) => {
  await app.hasRole("premium");
  await app.hasItems("Eggs");
  await entersStore(app);
  await expect(app.item("Eggs")).toBeVisible();
  await fills(field(app), "eggs every week");
  await page.keyboard.press("Enter");
  await expect(app.toast).toContainText("Eggs · Repeats now: 1 week");
  const repeats = () => app.api<object[]>("GET", "recurring-items");
  await expect.poll(repeats).toHaveLength(1);
  await app.undo();
  await expect(app.toast).toContainText("Undone: Eggs");
  await expect.poll(repeats).toEqual([]);
  expect(await app.itemsOnServer()).toEqual(["Eggs"]);
});

test(
  "a pasted list is reviewed, its things show in the store unless they name another, and one Undo removes all",
  { tag: long },
  async ({ app, page }) => {
    const target = await app.hasStore("Target", "cleaning & laundry");
    await app.hasItems("Kale");
    const [kale] = await app.api<{ id: string }[]>("GET", "items");
    await app.api("PATCH", `items/${kale!.id}`, { storeId: target });
    const id = await entersStore(app);
    await field(app).fill("tea");
    await expect(app.button("Add")).toBeVisible();
    await app.pastes("Shopping list:\n- 2 milk\n- kale\n☐ bread\n\nTarget:\nsponges", field(app));
    const sheet = page.getByRole("dialog", { name: "Add 4 items?" });
    await expect(sheet.getByRole("listitem")).toHaveText([
      "2 MilkDairy & Eggs",
      "KaleAlready on the list · Corner shop",
      "BreadBakery · Corner shop",
      "SpongesCleaning & Laundry · Target",
    ]);
    await expectAccessible(page);
    await app.button("Add 4 items", sheet).click();
    await expect(app.toast).toContainText(
      "Added 2 Milk · Now Kale (at Corner shop) · Added Bread (at Corner shop) · Added Sponges (at Target)",
    );
    await expect(sheet).toHaveCount(0);
    await expect(field(app)).toBeFocused();
    await expect(field(app)).toHaveValue("tea");
    for (const shown of ["2 Milk", "Kale", "Bread"]) await expect(app.item(shown)).toBeVisible();
    await expect(app.item("Sponges")).toHaveCount(0);
    const storesOfItems = async () => {
      const items = await app.api<Row[]>("GET", "items");
      return Object.fromEntries(items.map(({ name, storeId }) => [name, storeId]));
    };
    await expect.poll(storesOfItems).toEqual({ Milk: null, Kale: id, Bread: id, Sponges: target });
    await app.undo();
    await expect(app.toast).toContainText("Removed 2 Milk, Bread, Sponges · Undone: Kale");
    await expect.poll(storesOfItems).toEqual({ Kale: target });
  },
);

test.describe("while the code of the field is loaded when it is needed", () => {
  test.use({ loadsAhead: false });

  test(
    "a pasted list that isn't added comes again after a reload, in the store where it was pasted",
    { tag: long },
    async ({ app, page }) => {
      await app.hasStore("Market", "produce");
      await entersStore(app);
      await app.pastes("milk\nkale", field(app));
      const sheet = page.getByRole("dialog", { name: "Add 2 items?" });
      await expect(sheet).toBeVisible();
      await page.reload();
      await expect(sheet.getByRole("listitem")).toHaveText(["MilkDairy & Eggs", "KaleProduce"]);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await expect(field(app)).toBeFocused();
      await page.reload();
      await expect(field(app)).toBeVisible();
      await fills(field(app), "2 tea");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );
});

test(
  "Escape leaves a pasted list out, and a single thing goes into the field",
  { tag: long },
  async ({ app, page }) => {
    await entersStore(app);
    await app.pastes(
      "[21.11.26, 18:02:11] Ana: can you get milk\n[21.11.26, 18:03:40] Ben: and soap",
      field(app),
    );
    const sheet = page.getByRole("dialog", { name: "Add 2 items?" });
    await expect(sheet.getByRole("listitem").first()).toContainText("Milk");
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(field(app)).toBeFocused();
    await expect(field(app)).toHaveValue("");

    await app.pastes("Shopping list:\n2 lb bananas", field(app));
    await expect(field(app)).toHaveValue("2 lb bananas");
    await page.keyboard.press("Enter");
    await expect(app.item("2 lb Bananas")).toBeVisible();
  },
);

test("a line that is too long for the field is reviewed", { tag: long }, async ({ app, page }) => {
  await entersStore(app);
  await app.pastes("milk and eggs, ".repeat(80), field(app));
  const sheet = page.getByRole("dialog", { name: "Add 2 items?" });
  await expect(sheet.getByRole("listitem")).toHaveCount(2);
  await app.button("Add 2 items", sheet).click();
  // While it isn't known yet what the store sells they are assigned to it, and the toast says so.
  await expect(app.toast).toContainText(/^Added Milk.*, Eggs/u);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Eggs"]);
});

test("the whole list has the field as well", { tag: long }, async ({ app, page }) => {
  await app.open("/stores/any");
  await field(app, "the list").fill("bread");
  await page.keyboard.press("Enter");
  await expect(app.item("Bread")).toBeVisible();
  await expect.poll(async () => (await itemOnServer(app, "Bread"))?.storeId).toBe(null);
});

for (const [name, width, height] of [
  ["a phone", 390, 844],
  ["a phone with its keyboard", 390, 450],
  ["a phone on its side", 844, 390],
  ["400 % zoom", 320, 200],
] as const) {
  test(`the list keeps two thirds of the height on ${name}`, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await app.hasItems("Milk", "Butter", "Eggs", "Bananas", "Spinach", "Onions", "Apples", "Garlic");
    await entersStore(app);
    await expect(app.item("Milk")).toBeVisible();
    expect(await kept(page)).toBeLessThanOrEqual(height / 3);
    await field(app).click();
    await expect(field(app)).toBeInViewport({ ratio: 0.9 });
    expect(await kept(page)).toBeLessThanOrEqual(height / 3);
  });
}

test.describe("on a phone with its keyboard", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 450 } });

  test("one row of chips shows what is understood while the field has the focus", async ({ app, page }) => {
    await app.hasItems("Milk", "Butter", "Eggs", "Bananas", "Spinach", "Onions", "Apples", "Garlic");
    await entersStore(app);
    const chips = page.getByRole("list", { name: "6 things" });
    await field(app).tap();
    await field(app).fill("milk");
    await expect(app.button("Add")).toBeVisible();
    const without = await kept(page);
    await field(app).fill("2 milk, kale, soap, rice, bread and honey");
    await expect(chips.getByRole("button", { name: "2 Milk" })).toBeInViewport({ ratio: 1 });
    expect((await kept(page)) - without).toBeLessThanOrEqual(56);
    await expect(field(app)).toBeInViewport({ ratio: 1 });
    await expect(chips.getByRole("button", { name: /Honey/ })).not.toBeInViewport();
    await chips.getByRole("button", { name: /Honey/ }).tap();
    await expect(page.getByRole("list", { name: "5 things" })).toContainText("Bread And Honey");
    await expect(field(app)).toBeFocused();
    await expectFits(page);
    await app.title("Corner shop").tap();
    await expect(page.getByRole("list", { name: /things$/ })).toHaveCount(0);
  });
});

for (const [name, width, height] of [
  ["a phone on its side", 844, 390],
  ["400 % zoom", 320, 256],
] as const) {
  test(`no chips take height from the list on ${name}`, { tag: long }, async ({ app, page }) => {
    await page.setViewportSize({ width, height });
    await entersStore(app);
    await field(app).fill("2 milk, kale and soap");
    const chips = page.getByRole("list", { name: "3 things", includeHidden: true });
    await expect(chips).toBeAttached();
    await expect(chips).toBeHidden();
    await expect(field(app)).toBeFocused();
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the field has no accessibility fault", { tag: long }, async ({ app, page }) => {
      await app.hasItems("Milk");
      await entersStore(app);
      await field(app).fill("bananas");
      await expectAccessible(page);
    });
  });
}

test("a text of several things is shown as it is read, and a tap joins or splits them", async ({
  app,
  page,
}) => {
  await entersStore(app);
  const things = page.getByRole("list", { name: /things$/ });
  await field(app).fill("milk");
  await expect(app.button("Add")).toBeVisible();
  await field(app).fill("2 milk, kale and soap");
  await expect(things.getByRole("listitem")).toHaveText(["2 Milk", "Kale", "Soap"]);
  await things.getByRole("button", { name: /Soap/ }).click();
  await expect(things.getByRole("listitem")).toHaveText(["2 Milk", "Kale And Soap"]);
  await expectAccessibleInBothThemes(page);
  await expect(field(app)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(app.toast).toContainText("Added 2 Milk, Kale And Soap");
  await expect(things).toHaveCount(0);
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Kale And Soap"]);

  await field(app).fill("please get bread");
  await expect(app.button("Keep “please get” in the name")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await app.button("Keep “please get” in the name").click();
  await page.keyboard.press("Enter");
  await expect(app.item("Please Get Bread")).toBeVisible();
});
