import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { administrator, type App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { finishRendering, passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

/** The group shown for the typed text once the engine has replied. */
function willBeIn(app: App, category: string): Locator {
  return app.page.getByRole("tabpanel").getByText(category, { exact: true }).first();
}

/** Waits until the engine is loaded: from then on a typed name shows its group at once. */
async function engineIsThere(app: App): Promise<void> {
  await guessed(app, "my aunt's cherry tomatoes", "Produce");
  await app.addField.fill("");
}

/** Types a text, and waits until the engine has answered: an add gives it 150 ms, which a busy machine may exceed. */
async function guessed(app: App, text: string, group: string): Promise<void> {
  await app.addField.fill(text);
  await expect(willBeIn(app, group)).toBeVisible();
}

const row = (page: Page, group: string, item: string) =>
  page.getByRole("region", { name: group }).getByRole("checkbox", { name: item, exact: true });

test("quantity, store and note are parsed, and a removed chip's words go back to the name", async ({
  app,
  page,
}) => {
  const costco = await app.hasStore("Costco", "meat & poultry");
  await app.open();
  await app.addField.fill("2 lb chicken thighs (boneless) @costco");
  const understood = page.getByRole("list", { name: "Understood" });
  await expect(understood.getByRole("listitem")).toHaveText(["2 lb", "boneless", "Costco"]);
  await app.addField.press("Enter");
  await expect(app.justAdded("2 lb Chicken Thighs")).toBeVisible();
  const items = () => app.api<{ name: string; note: string; storeId: string }[]>("GET", "items");
  await expect.poll(items).toMatchObject([{ name: "Chicken Thighs", note: "boneless", storeId: costco }]);

  await app.addField.fill("7 dwarfs jam @costco");
  await app.button("Leave “7” in the name").click();
  await expect(app.addField).toBeFocused();
  await app.button("Leave “@costco” in the name").click();
  await expect(understood).toHaveCount(0);
  await app.addField.press("Enter");
  await app.goTo("Shop");
  await expect.poll(() => app.itemsOnServer()).toContain("7 Dwarfs Jam @costco");
});

test("chips are removed by keyboard, and typing continues at the same position", async ({ app, page }) => {
  await app.hasStore("Costco", "produce");
  await app.open();
  await app.addField.fill("3 onions, finely chopped @costco");
  const understood = page.getByRole("list", { name: "Understood" });
  await expect(understood.getByRole("listitem")).toHaveText(["3", "finely chopped", "Costco"]);
  const note = app.button("Leave “, finely chopped” in the name");
  for (let step = 0; step < 4 && !(await note.evaluate((chip) => chip === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await expect(note).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(app.addField).toBeFocused();
  await expect(understood.getByRole("listitem")).toHaveText(["3", "Costco"]);
  await page.keyboard.press("Enter");
  await expect(app.justAdded("3 Onions, Finely Chopped")).toBeVisible();
});

test("a typed repeat makes the item repeat for people with Premium", async ({ app, page, browser }) => {
  await app.open();
  await app.addField.fill("coffee every 2 weeks");
  const understood = page.getByRole("list", { name: "Understood" });
  await expect(page.getByText("Coffee Every 2 Weeks", { exact: true })).toBeVisible();
  await expect(understood).toHaveCount(0);

  const { id } = await app.api<{ id: string }>("GET", "user");
  await givePremium(browser, app.url, id);
  await app.open();
  // The text wasn't entered, so the field has it again.
  await expect(app.addField).toHaveValue("coffee every 2 weeks");
  await expect(understood).toHaveText("Every 2 weeks");
  await app.addField.press("Enter");
  await expect(page.getByText("Repeats: 2 weeks", { exact: true })).toBeVisible();
  await expect
    .poll(() => app.api<{ recurrenceIntervalDays: number }[]>("GET", "recurring-items"))
    .toMatchObject([{ recurrenceIntervalDays: 14 }]);
  expect(await app.itemsOnServer()).toEqual(["Coffee"]);
});

test("an item isn't added twice under another form of its name", async ({ app, page }) => {
  await app.hasItems("Tomatoes");
  await app.open();
  await engineIsThere(app);
  await app.addField.fill("tomato");
  await expect(page.getByText("Already on the list", { exact: true })).toBeVisible();
  await app.addField.press("Enter");
  await app.add("bread", "Bread");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Tomatoes", "Bread"]);
});

test("two amounts are summed when the person confirms, and Undo separates them", async ({ app, page }) => {
  await app.hasItems("500 g Flour");
  await page.clock.install();
  await app.open();
  const amount = async () => {
    const [flour] = await app.api<{ parsedQuantity: string; parsedSize: string }[]>("GET", "items");
    return `${flour!.parsedQuantity} ${flour!.parsedSize}`;
  };
  await app.addField.fill("1 kg flour");
  await expect(app.button("Make it 1½ kg")).toBeVisible();
  await app.addField.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Press Enter again" })).toHaveText(
    "500 g Flour is on the list already. Press Enter again to make it 1½ kg.",
  );
  expect(await amount()).toBe("500 g");
  await page.clock.fastForward(500);
  await app.addField.press("Enter");
  await expect(page.getByText("Now 1½ kg Flour").first()).toBeVisible();
  await expect(app.addField).toHaveValue("");
  await expect.poll(amount).toBe("1½ kg");
  await app.button("Undo").click();
  await expect.poll(amount).toBe("500 g");
});

test(
  "a double tap on Add doesn't answer the question about an amount",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("500 g Flour");
    await page.clock.install();
    await app.open();
    await app.addField.fill("1 kg flour");
    await expect(app.button("Make it 1½ kg")).toBeVisible();
    await stopClock(page);
    await app.button("Add").dblclick();
    await app.addField.press("Enter");
    await passTime(page, 499);
    await app.addField.press("Enter");
    await expect(app.addField).toHaveValue("1 kg flour");
    await expect(page.getByRole("status").filter({ hasText: "Press Enter again" })).toHaveCount(1);
    await passTime(page, 1);
    await app.addField.press("Enter");
    await expect(app.addField).toHaveValue("");
  },
);

test("an amount, note or store typed with an open item's name changes the item, and Undo restores it", async ({
  app,
  page,
}) => {
  const costco = await app.hasStore("Costco", "dairy & eggs");
  await app.hasItems("Milk");
  await app.open();
  await engineIsThere(app);
  const milk = async () => {
    const items = await app.api<Record<string, unknown>[]>("GET", "items");
    expect(items).toHaveLength(1);
    const { parsedQuantity, note, storeId } = items[0]!;
    return { parsedQuantity, note, storeId };
  };
  const before = { parsedQuantity: null, note: null, storeId: null };
  const told = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toHaveText(text);

  await app.type("2 milk (organic) @costco");
  await told("Now 2 Milk. “organic”. at Costco");
  await expect(app.addField).toHaveValue("");
  await expect.poll(milk).toEqual({ parsedQuantity: "2", note: "organic", storeId: costco });
  await app.button("Undo").click();
  await expect.poll(milk).toEqual(before);

  await app.type("milk (organic)");
  await told("Now Milk. “organic”");
  await app.type("milk (blue)");
  await told("Now Milk. “blue”");
  await expect.poll(milk).toEqual({ ...before, note: "organic, blue" });
  await app.button("Undo").click();
  await expect.poll(milk).toEqual({ ...before, note: "organic" });

  await app.type("Milk");
  await told("Milk is already on the list");
  await expect(app.button("Undo")).toHaveCount(0);
  await expect.poll(milk).toEqual({ ...before, note: "organic" });
});

test("for a bare name only the name is sent", async ({ app, page }) => {
  await app.open();
  await engineIsThere(app);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/items"),
  );
  await app.type("bananas");
  const { id: _, ...body } = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toEqual({ name: "Bananas" });
});

test("a pasted list is reviewed first: amounts are summed, open items are left out, and one Undo removes all", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk");
  await app.open();
  await engineIsThere(app);
  await app.pastes(
    "Shopping list:\n☐ milk\n- 500 g flour\n1. 2 cans tomatoes (chopped)\n* 1 kg Flour\n\nsoap",
  );
  await expect(page.getByRole("heading", { name: "Add 3 items?" })).toBeVisible();
  const sheet = page.getByRole("dialog");
  const lines = sheet.getByRole("listitem");
  await expect(lines).toHaveText([
    "MilkAlready on the list",
    "1½ kg FlourBaking",
    "2 cans TomatoesCanned & Soups · chopped",
    "SoapPersonal Care",
  ]);
  await expect(lines.first().getByRole("checkbox")).toBeDisabled();
  await lines.last().getByRole("checkbox").uncheck();
  await app.button("Add 2 items", sheet).click();
  await expect(sheet).toHaveCount(0);
  await expect(app.addField).toBeFocused();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Flour", "Tomatoes"]);
  await app.button("Undo").click();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
});

for (const size of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test.describe(`${size.width} by ${size.height} pixels`, () => {
    test.use({ viewport: size });

    test("the review of a pasted list begins at its heading", { tag: long }, async ({ app, page }) => {
      await app.open();
      await engineIsThere(app);
      await app.pastes("milk\neggs\nbread\nkale\nsalt\nrice\nsoap");
      const sheet = page.getByRole("dialog");
      await expect(sheet.locator(":focus")).toBeInViewport();
      // The whole sheet has come up.
      await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
      await expect(page.getByRole("heading", { name: "Add 7 items?" })).toBeInViewport();
      expect(await sheet.evaluate((element) => element.scrollTop)).toBe(0);
    });
  });
}

test(
  "two hundred pasted lines are added one after the other, and the page renders in between",
  { tag: long },
  async ({ app, page }) => {
    test.slow();
    await app.open();
    await engineIsThere(app);
    await app.pastes(Array.from({ length: 200 }, (_, number) => `- ${number + 1} thing${number}`).join("\n"));
    const button = app.button("Add 200 items");
    const shown = await button.evaluateHandle((element) => {
      const counts = [0];
      const note = () => counts.push(Number(/^Adding (\d+) of 200/.exec(element.textContent)?.[1] ?? 0));
      new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
      return counts;
    });
    await button.click();
    await expect(page.getByText("Added 200 things").first()).toBeVisible({ timeout: 200_000 });
    const counts = [...(await shown.jsonValue()), 200];
    // While the page is blocked no count shows, and the next one is far from the one before.
    expect(Math.max(...counts.slice(1).map((count, index) => count - counts[index]!))).toBeLessThan(20);
    await app.goTo("Shop");
    await expect(page.getByRole("link", { name: /Any store/ })).toContainText("200 open items");
  },
);

test("a text with a comma in a number is no list, and a single line is pasted as text", async ({
  app,
  page,
}) => {
  await app.open();
  await app.addField.focus();
  await app.pastes("milk;\n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await app.addField.fill("1,5 kg Mehl");
  await expect(page.getByRole("list", { name: "Understood" })).toHaveText("1,5 kg");
});

test(
  "a row recategorised by another member stays under the finger, and moves when the screen is idle",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("Zorbax Polish", "Milk");
    await page.clock.install();
    await app.open("/stores/any");
    const categories = await app.api<{ id: string; name: string }[]>("GET", "categories");
    const [zorbax] = await app.api<{ id: string; categoryName: string }[]>("GET", "items");
    await expect(row(page, zorbax!.categoryName, "Zorbax Polish")).toBeVisible();
    await stopClock(page);
    await app.tick("Milk");
    const pet = categories.find(({ name }) => name === "Pet")!.id;
    await app.api("PATCH", `items/${zorbax!.id}`, { categoryId: pet, note: "for Rex" });
    await passTimeUntil(page, page.getByText("for Rex").first());
    // The category has come with the note.
    await finishRendering(page);
    await expect(row(page, zorbax!.categoryName, "Zorbax Polish")).toBeVisible();
    await expect(row(page, "Pet", "Zorbax Polish")).toHaveCount(0);
    await expect(async () => {
      await passTime(page, 5000);
      await expect(row(page, "Pet", "Zorbax Polish")).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test(
    "a new name is in its group at once, even without a network",
    { tag: long },
    async ({ app, page, context }) => {
      await openForOffline(app, context);
      await guessed(app, "grandpa's cherry tomatos", "Produce");
      await app.addField.press("Enter");
      await expect(app.justAdded("Grandpa's Cherry Tomatos")).toContainText("Produce");
      await guessed(app, "2 cans of tomatoes", "Canned & Soups");
      await app.addField.press("Enter");
      await expect(app.justAdded("2 cans Tomatoes")).toContainText("Canned & Soups");
      await app.goTo("Shop");
      await app.goInto("Any store");
      await expect(row(page, "Produce", "Grandpa's Cherry Tomatos")).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => app.itemsOnServer()).toHaveLength(2);
      const items = await app.api<{ name: string; categoryName: string }[]>("GET", "items");
      expect(items.map(({ name, categoryName }) => [name, categoryName]).toSorted()).toEqual([
        ["Grandpa's Cherry Tomatos", "Produce"],
        ["Tomatoes", "Canned & Soups"],
      ]);
    },
  );

  test(
    "a chosen category counts for the name from then on, at once",
    { tag: long },
    async ({ app, page, context }) => {
      await openForOffline(app, context, { stayOnline: true });
      await app.add("zorbax polish", "Zorbax Polish");
      await app.goTo("Shop");
      await app.goInto("Any store");
      await context.setOffline(true);
      const sheet = await app.moreAbout("Zorbax Polish");
      await sheet.getByRole("combobox", { name: "Category" }).selectOption("Pet");
      await page.keyboard.press("Escape");
      await app.tick("Zorbax Polish");
      await page.getByRole("link", { name: "Back" }).click();
      await app.goTo("Add");
      await app.add("ZORBAX polish", "ZORBAX Polish");
      await expect(app.justAdded("ZORBAX Polish")).toContainText("Pet");
    },
  );
});

/** Loads everything onto the device, the engine included, then cuts the network. */
async function openForOffline(app: App, context: BrowserContext, { stayOnline = false } = {}): Promise<void> {
  await app.open();
  await app.page.evaluate(() => navigator.serviceWorker.ready);
  await engineIsThere(app);
  if (!stayOnline) await context.setOffline(true);
}

async function givePremium(browser: Browser, url: string, id: string): Promise<void> {
  const context = await browser.newContext();
  await context.request.post(`${url}/api/login`, { data: administrator });
  const reply = await context.request.patch(`${url}/api/admin/users/${id}`, { data: { role: "premium" } });
  expect(reply.ok()).toBe(true);
  await context.close();
}
