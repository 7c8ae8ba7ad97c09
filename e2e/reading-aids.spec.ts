import type { Locator, Page } from "@playwright/test";
import { expect, long, test } from "./fixtures.ts";
import { newEmail, tokenOf, type App } from "./app.ts";
import { enlargeText, misfits } from "./enlarged.ts";

const store = "Corner shop";

type Screens = readonly (readonly [path: string, title: string])[];

/** Signs up a person with a list; returns the screens of it. */
async function setScene(app: App): Promise<Screens> {
  await app.signUp();
  await app.hasStore(store, "produce", "dairy & eggs", "bakery", "meat & seafood");
  await app.hasItems("Milk", "2 lb Chicken Thighs", "Bananas", "Sourdough Bread");
  const items = await app.api<{ id: string; name: string }[]>("GET", "items");
  const bread = items.find(({ name }) => name === "Sourdough Bread")!;
  await app.api("PATCH", `items/${bread.id}`, { note: "the good one from the corner", price: 4.5 });
  const milk = items.find(({ name }) => name === "Milk")!;
  await app.api("PATCH", `items/${milk.id}`, { completed: true });
  const categories = await app.api<{ id: string; name: string }[]>("GET", "categories");
  const produce = categories.find(({ name }) => name === "Produce")!;
  return [...screens, [`/categories/${produce.id}`, produce.name]];
}

const screens: Screens = [
  ["/", "Add"],
  ["/?tab=stores", "Shop"],
  ["/?tab=repeat", "Repeat"],
  ["/stores/any", "Any store"],
  ["/account", "Account"],
  ["/edit-profile", "Your info"],
  ["/feedback", "Share feedback"],
  ["/repeat/7", "1 week"],
];

async function expectAllFits(app: App, page: Page, screens: Screens, narrowestName: number): Promise<void> {
  for (const [path, title] of screens) {
    await test.step(title, async () => {
      await app.open(path);
      await expect(app.title(title)).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      // The font replaces a wider one, and rows appear with an animation.
      await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    });
  }
  await app.open("/stores/any");
  await app.opensBasket();
  const names = page.locator("[id^=item-]");
  await expect(names).toHaveCount(4);
  for (const name of await names.all())
    await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThanOrEqual(narrowestName);
}

test(
  "with text of 200 % each screen fits and names keep their room",
  { tag: long },
  async ({ app, page }) => {
    await enlargeText(page);
    await expectAllFits(app, page, await setScene(app), 180);
    await app.open("/?tab=stores");
    await app.goInto(store);
    await app.moreAbout("Bananas");
    await expect(app.button("Never here")).toBeVisible();
    await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    await page.keyboard.press("Escape");
    await app.button("Edit").click();
    await expect(app.button("Delete store")).toBeVisible();
    await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    await app.hasRole("premium");
    await app.open("/?tab=stores");
    await app.button("Share the list").click();
    await expect(page.getByRole("dialog").getByLabel("Invitation link")).toBeVisible();
    await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    await app.open("/stores/any");
    // Headings grow with the text.
    const size = await app
      .title("Any store")
      .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
  },
);

test(
  "with text of 200 % titles are larger than the text below them on a narrow phone, too",
  { tag: long },
  async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enlargeText(page);
    for (const [path, title] of await setScene(app)) {
      await app.open(path);
      await expect(app.title(title)).toBeVisible();
      const sizes = () =>
        app
          .title(title)
          .evaluate((heading) =>
            [heading, document.body].map((element) => parseFloat(getComputedStyle(element).fontSize)),
          );
      const [heading, text] = await sizes();
      expect(heading, title).toBeGreaterThan(text!);
      await expect.poll(() => page.evaluate(misfits), title).toEqual({ sideways: 0, controls: [] });
    }
  },
);

test(
  "at a zoom of 400 % each screen fits and names keep their room",
  { tag: long },
  async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectAllFits(app, page, await setScene(app), 150);
    await app.open("/");
    await expect(app.addField).toBeFocused();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("entry-planner")),
    );
    await expect(app.title("Add")).toBeVisible();
    await app.addField.fill("m");
    await expect(app.title("Add")).toBeHidden();
    await app.addField.blur();
    await expect(app.title("Add")).toBeVisible();
    await app.hasRole("premium");
    const invitee = newEmail("x".repeat(50));
    await app.hasInvited(invitee);
    await app.open("/account");
    await app.button(`Cancel invitation to ${invitee}`).click();
    const question = app.question("Cancel Invitation");
    const { y, height } = (await question.boundingBox())!;
    expect([y >= 0, y + height <= 256]).toEqual([true, true]);
    await app.button("Keep Invitation").click();
    await expect(question).toBeHidden();
  },
);

test.describe("with the reader's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test(
    "selected, ticked and full states can be told apart, and a toast has an edge",
    { tag: long },
    async ({ app, page }) => {
      await setScene(app);
      const release = await app.holdsBack("**/api/list");
      await app.open("/?tab=stores");
      await expect(page.locator("main .animate-pulse").first()).toHaveCSS("border-top-style", "solid");
      release();
      const colours = (name: string) =>
        page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
      await expect(page.getByRole("tab", { name: "Shop", selected: true })).toBeVisible();
      expect(await colours("Shop")).not.toBe(await colours("Add"));
      await app.goInto(store);
      await app.opensBasket();
      const circle = (name: string) =>
        app
          .item(name)
          .locator("> span")
          .first()
          .evaluate((box) => getComputedStyle(box).backgroundColor);
      expect(await circle("Milk")).not.toBe(await circle("Bananas"));
      const bar = await page
        .locator("[data-bar]")
        .evaluate((whole) =>
          [whole, whole.firstElementChild!].map((part) => getComputedStyle(part).backgroundColor),
        );
      expect(bar[0]).not.toBe(bar[1]);
      await app.tick("Bananas");
      await expect(app.toast).toHaveCSS("border-top-style", "solid");
      await app.open("/?tab=stores");
      await app.editsStores();
      const fill = (shown: Locator) => shown.evaluate((box) => getComputedStyle(box).backgroundColor);
      await app.button("Add category").click();
      const option = page.getByRole("option");
      await expect(option).toHaveCount(8);
      await page.keyboard.press("ArrowDown");
      await expect(option.first()).toHaveAttribute("data-highlighted", "");
      expect(await fill(option.first())).not.toBe(await fill(option.last()));
      await expect(option.last()).toHaveCSS("border-top-width", "0px");
      await page.keyboard.press("Escape");
      const costco = app.button("Costco", page.getByRole("list", { name: "Suggested stores" }));
      const before = await fill(costco);
      await costco.click();
      await expect(costco).toHaveAttribute("aria-pressed", "true");
      expect(await fill(costco)).not.toBe(before);
      await app.open("/account");
      const theme = (name: string) =>
        page
          .locator("label", { hasText: name })
          .filter({ has: page.locator("[name=theme]") })
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
      expect(await theme("System")).not.toBe(await theme("Dark"));
    },
  );

  test(
    "a password that is long enough has a thicker underline",
    { tag: long },
    async ({ app, another, page }) => {
      const ana = await another();
      await ana.signUp();
      await ana.hasRole("premium");
      const token = tokenOf(await ana.hasInvited(newEmail("ben")));
      await app.open(`/create-password?token=${token}`);
      const password = page.getByLabel("Password", { exact: true });
      await password.fill("short");
      await expect(password).toHaveCSS("border-bottom-width", "1px");
      await password.fill("correct horse");
      await expect(password).toHaveCSS("border-bottom-width", "4px");
    },
  );
});

test(
  "a screen that is opened from outside has the focus on its heading, unless a field has it",
  { tag: long },
  async ({ app }) => {
    const screens = await setScene(app);
    for (const [path, title] of screens.filter(([path]) => path !== "/")) {
      await app.open(path);
      await expect(app.title(title)).toBeFocused();
    }
  },
);

test(
  "at a text size of 200 % the sign-up screens fit, and each heading gets the focus, also after a loading screen",
  { tag: long },
  async ({ app, another, page }) => {
    await enlargeText(page);
    const ana = await another();
    await ana.signUp();
    await ana.hasRole("premium");
    const forBen = await ana.hasInvited((await app.signUp("Ben")).email);
    const forNobody = tokenOf(await ana.hasInvited(newEmail("cleo")));
    const screens = [
      [forBen, "You're invited to join Ana's household"],
      ["/join-household?token=none", "Invitation Not Found"],
      ["/join-household", "Invalid Invitation"],
    ] as const;
    for (const [path, title] of screens) {
      await app.open(path);
      await expect(app.title(title)).toBeFocused();
      await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    }
    await app.page.context().clearCookies();
    const signedOut = [
      [`/create-password?token=${forNobody}`, "Create Your Account"],
      ["/create-password?token=none", "Invalid Invitation"],
      ["/login", "Login"],
      ["/login?mode=register", "Create account"],
    ] as const;
    for (const [path, title] of signedOut) {
      await app.open(path);
      await expect(app.title(title)).toBeFocused();
      await expect.poll(() => page.evaluate(misfits)).toEqual({ sideways: 0, controls: [] });
    }
  },
);

test("a printed row has all of its note, and no ring where the focus is", async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  const [milk] = await app.api<{ id: string }[]>("GET", "items");
  const note = `the blue one${", or the green one of the other farm".repeat(8)}`;
  await app.api("PATCH", `items/${milk!.id}`, { note });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(app.item("Milk")).toBeFocused();
  await expect(app.item("Milk")).toHaveCSS("outline-style", "none");
  const shown = page.getByText(note, { exact: true }).first();
  const [hidden, height] = await shown.evaluate((text) => [
    text.scrollHeight - text.clientHeight,
    text.clientHeight,
  ]);
  expect(height).toBeGreaterThan(60);
  expect(hidden).toBe(0);
});

test("a list prints its open items in two columns with boxes, black on white, without the controls", async ({
  app,
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await setScene(app);
  await app.open("/stores/any");
  const names = page.locator("[id^=item-]:visible");
  await expect(names).toHaveText(["Sourdough Bread", "2 lb Chicken Thighs", "Bananas"]);
  const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.x / 100))).size).toBe(2);
  await expect(page.getByRole("heading", { name: "Bakery" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dairy & Eggs" })).toHaveCount(0);
  for (const control of ["Edit", "More about Bananas"]) await expect(app.button(control)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back" })).toHaveCount(0);
  await expect(names.first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(app.item("Bananas").locator("> span").first()).toHaveCSS("border-top-style", "solid");
});

test("the Repeat tab prints its dates with all that comes then, whether or not one is opened", async ({
  app,
  page,
}) => {
  await app.signUp();
  await app.hasRole("premium");
  for (const [name, intervalDays] of Object.entries({ Milk: 7, Bread: 7, Soap: 60 }))
    await app.api("POST", "recurring-items/from-name", { name, intervalDays });
  await page.setViewportSize({ width: 900, height: 800 });
  await app.open("/?tab=repeat");
  const dates = page.getByRole("region", { name: "Coming up" }).getByRole("button", { name: /item/ });
  const opened = page.getByRole("button", { expanded: true });
  await expect(dates).toHaveCount(2);
  for (const isOpen of [false, true]) {
    if (isOpen) await dates.first().click();
    await expect(opened).toHaveCount(isOpen ? 1 : 0);
    await page.emulateMedia({ media: "print" });
    await expect(dates).toHaveText([
      /^\w{3} \d+ \w{3}: Bread, Milk2 items$/,
      /^\w{3} \d+ \w{3}.*: Soap1 item$/,
    ]);
    for (const [at, names] of ["Bread, Milk", "Soap"].entries()) {
      const printed = (await dates.nth(at).getByText(names, { exact: true }).boundingBox())!;
      expect(printed.width).toBeGreaterThan(20);
    }
    await expect(page.getByText("Bread", { exact: true })).toBeHidden();
    await expect(page.getByText("Change", { exact: true })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
  await app.open("/repeat/7");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Bread", "Milk"]) await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("each heading that Account prints has something printed below it", async ({ app, page }) => {
  await app.signUp();
  await app.opensAccount();
  await expect(app.button("Delete your account")).toBeVisible();
  const titles = ["Appearance", "Recent activity", "Your data"];
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  for (const title of titles) await expect(heading(title)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const title of titles) await expect(heading(title)).toBeHidden();
  await expect(heading("Where you are signed in")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await page.evaluate(bareHeadings)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Show activity" }).click();
  await expect(page.getByText("The account was created")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(heading("Recent activity")).toBeVisible();
});

/** The headings of sections without another word that shows. Runs in the browser. */
function bareHeadings(): string[] {
  return [...document.querySelectorAll("h2")]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => [heading.innerText.trim(), heading.closest("section")!.innerText.trim()] as const)
    .filter(([title, all]) => title === all)
    .map(([title]) => title);
}
