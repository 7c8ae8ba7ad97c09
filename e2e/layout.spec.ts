import { expectFits, sideways, tooSmall } from "./fits.ts";
import { expect, long, test } from "./fixtures.ts";
import { walkSignedIn, walkSignedOut, walkTogether } from "./walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// Some tests walk through a dozen screens.
test.describe.configure({ timeout: 600_000 });

test.describe("1280 pixels wide", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the screens of signed-out people fit and their touch targets are large enough", async ({
    app,
    page,
  }) => {
    await walkSignedOut(app, () => expectFits(page));
  });

  test(
    "the screens of a signed-in person fit and their touch targets are large enough",
    { tag: long },
    async ({ app, page }) => {
      await walkSignedIn(app, () => expectFits(page));
    },
  );

  test(
    "the screens of people who share a list fit and their touch targets are large enough",
    { tag: long },
    async ({ app, another, page }) => {
      await walkTogether(app, another, () => expectFits(page));
    },
  );
});

test(
  "the longest and the shortest names leave room for the controls",
  { tag: long },
  async ({ app, page }) => {
    const longest = "W".repeat(80);
    await page.setViewportSize({ width: 360, height: 640 });
    await app.signUp();
    const id = await app.hasStore(longest, "c".repeat(60), "🍎", "x");
    await app.hasItems("w".repeat(200), "x");
    await app.open("/?tab=stores");
    await expect(page.getByRole("link", { name: longest })).toBeVisible();
    await expectFits(page);
    await app.button("Edit").click();
    await app.button(`Add a category to ${longest}`).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("Suggested")).toBeInViewport();
    await expectFits(page);
    const sidewaysInside = (element: Element) =>
      [...element.querySelectorAll("*")].filter((part) => part.scrollWidth > part.clientWidth + 1).length;
    await expect(sheet.getByText("c".repeat(60))).toBeAttached();
    expect(await sheet.evaluate(sidewaysInside)).toBe(0);
    await app.open(`/stores/${id}`);
    await app.button("Edit").click();
    await expect(app.button("Delete store")).toBeVisible();
    await expectFits(page);
    await app.open("/stores/any");
    await page.getByRole("button", { name: /^More about W{9}/i }).click();
    await expect(sheet.getByLabel("Name")).toBeInViewport();
    await expectFits(page);
  },
);

for (const size of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test.describe(`${size.width} by ${size.height} pixels`, () => {
    test.use({ viewport: size });

    test("the list of a store has two thirds of the height before anybody scrolls", async ({
      app,
      another,
      page,
    }) => {
      const ben = await another();
      await app.signUp();
      await app.hasRole("premium");
      await ben.signUp("Ben");
      await app.sharesWith(ben);
      await app.hasItems("Bread", "Milk", "Eggs", "Bananas");
      const store = await app.hasStore("Trader Joe's", "bakery", "dairy & eggs", "produce");
      await app.open(`/stores/${store}`);
      await expect(app.item("Bread")).toBeVisible();
      await expect(app.button("I'm going")).toBeAttached();
      await expect(page.getByText("0 of 4 in the basket")).toBeInViewport();
      await expect(page.getByRole("checkbox").first()).toHaveAccessibleName("Bread");
      const top = async () => (await page.locator("main ul").first().boundingBox())!.y;
      await expect.poll(top).toBeLessThanOrEqual(size.height / 3);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expectFits(page);
    });

    test("a toast doesn't cover the field that has the focus", { tag: long }, async ({ app, page }) => {
      await app.signUp();
      await app.hasItems("Bread", "Milk");
      await app.open("/stores/any");
      const field = page.getByRole("textbox", { name: "Add to the list" });
      await field.fill("Plums");
      await field.press("Enter");
      await app.isTold("Added Plums");
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(field).toBeFocused();
      const gap = async () => {
        const [toast, text] = [(await app.toast.boundingBox())!, (await field.boundingBox())!];
        return text.y - (toast.y + toast.height);
      };
      await expect.poll(gap).toBeGreaterThan(0);
      expect((await app.toast.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    });
  });
}

for (const width of [390, 360, 320]) {
  test(
    `the words about the connection stay on one line, ${width} pixels wide`,
    { tag: long },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height: 844 });
      await app.signUp();
      await app.hasItems("Bread", "Milk");
      await app.hasStore("Costco", "bakery", "dairy & eggs");
      await app.open("/?tab=stores");
      await app.goInto("Costco");
      await expect(app.item("Milk")).toBeVisible();
      const head = async () => (await page.locator("[data-bar]").boundingBox())!.y;
      const before = await head();
      // A network that asks for a sign-in answers everything with a page of its own.
      await page.route("**/api/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Welcome to our Wi-Fi</title>" }),
      );
      await app.tick("Milk");
      const chip = page.getByRole("link", { name: "Wi-Fi sign-in – 1 waiting" });
      await expect(chip).toBeVisible();
      const { y, height } = (await chip.locator("> span").boundingBox())!;
      expect(height).toBeLessThanOrEqual(36);
      expect(y + height).toBeLessThanOrEqual(before);
      expect(await head()).toBe(before);
      await expectFits(page);
      await page.getByRole("link", { name: "Back" }).click();
      await expect(app.title("Shop")).toBeVisible();
      expect((await chip.locator("> span").boundingBox())!.height).toBeLessThanOrEqual(36);
      await expect(chip).toContainText("– 1");
      const isWhole = () =>
        chip.evaluate((link) => {
          const title = link.querySelector(".truncate")!;
          return title.scrollWidth <= title.clientWidth;
        });
      if (width >= 360) expect(await isWhole()).toBe(true);
      expect((await app.title("Shop").boundingBox())!.height).toBeLessThan(44);
      await expectFits(page);
      await app.goTo("Repeat");
      await expect(app.title("Repeat")).toBeVisible();
      if (width >= 360) expect(await isWhole()).toBe(true);
    },
  );
}

test("the checks find targets that are too small and pages that are too wide", async ({ app, page }) => {
  await app.open("/login");
  await expect(app.title("Login")).toBeVisible();
  await expectFits(page);
  await page.evaluate(() => {
    document
      .querySelector("main")!
      .insertAdjacentHTML(
        "beforeend",
        '<button style="width: 43px; height: 60px">x</button><div style="width: 110vw">y</div>',
      );
  });
  expect(await page.evaluate(tooSmall)).toEqual([expect.stringContaining("43x60 <button")]);
  expect(await page.evaluate(sideways)).toBeGreaterThan(0);
});

test("the tabs are at the top of a wide screen, and at the bottom of a phone's", async ({ app, page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await app.signUp();
  await app.open();
  const tabs = (await page.getByRole("tablist").boundingBox())!;
  expect(tabs.width).toBeLessThan(700);
  expect(Math.abs(tabs.x + tabs.width / 2 - 450)).toBeLessThan(2);
  expect(tabs.y).toBeLessThan((await app.addField.boundingBox())!.y);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("tab", { name: "Shop" })).toBeInViewport();
  const top = async () => (await page.getByRole("tablist").boundingBox())!.y;
  await expect.poll(top).toBeGreaterThan(700);
});
