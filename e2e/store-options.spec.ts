import type { Locator } from "@playwright/test";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import type { App } from "./app.ts";
import { expectFits } from "./fits.ts";

const options = (app: App) => app.page.getByRole("listbox", { name: "Stores" }).getByRole("option");

test.beforeEach(async ({ app }) => {
  await app.signUp();
});

test(
  "a bare @ lists the stores, letters filter them, and the keyboard chooses one",
  { tag: long },
  async ({ app, page }) => {
    const costco = await app.hasStore("Costco", "dairy & eggs");
    await app.hasStore("Corner Shop", "produce");
    await app.hasStore("Trader Joe's", "produce");
    await app.open();
    await app.addField.pressSequentially("2 milk @");
    await expect(options(app)).toHaveCount(3);
    await app.addField.pressSequentially("c");
    await expect(options(app)).toHaveText(["Costco", "Corner Shop"]);

    await app.addField.press("Escape");
    await expect(options(app)).toHaveCount(0);
    await expect(app.addField).toHaveValue("2 milk @c");
    await app.addField.pressSequentially("o");
    await expect(options(app)).toHaveCount(2);

    await app.addField.press("ArrowDown");
    await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
    await app.addField.press("ArrowUp");
    await expect(options(app).nth(1)).toHaveAttribute("aria-selected", "true");
    await app.addField.press("ArrowDown");
    await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
    const marked = await options(app).nth(0).getAttribute("id");
    await expect(app.addField).toHaveAttribute("aria-activedescendant", marked!);
    await app.addField.press("Enter");
    await expect(app.addField).toHaveValue("2 milk @Costco ");
    await expect(app.addField).toBeFocused();
    await expect(app.addField).not.toHaveAttribute("aria-activedescendant");
    await expect(options(app)).toHaveCount(0);
    await app.addField.press("Enter");
    await expect(app.addField).toHaveValue("");
    await expect
      .poll(() => app.api<{ name: string; storeId: string }[]>("GET", "items"))
      .toMatchObject([{ name: "Milk", storeId: costco }]);

    await app.addField.fill("ask ben@");
    await expect(page.getByText("Nothing like it yet. Press Enter to add it.")).toBeVisible();
    await expect(options(app)).toHaveCount(0);
  },
);

test("without a store the list says so, and leads to where one is added", async ({ app, page }) => {
  await app.open();
  await app.addField.pressSequentially("milk @");
  await expect(page.getByText("You have no stores yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add a store" }).click();
  await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
});

test(
  "a bare @ in a store's field lists the stores above it, and gives a thing another store",
  { tag: long },
  async ({ app, page }) => {
    const costco = await app.hasStore("Costco", "dairy & eggs");
    const target = await app.hasStore("Target", "dairy & eggs");
    await app.hasStore("Corner Shop", "produce");
    await app.hasItems("Butter");
    await app.open(`/stores/${costco}`);
    await expect(app.item("Butter")).toBeVisible();
    const field = page.getByLabel("Add to Costco");
    await field.pressSequentially("2 milk @");
    await expect(options(app)).toHaveCount(3);
    await expect(page.getByRole("status").filter({ hasText: /^3 stores\./ })).toHaveCount(1);
    const list = (await page.getByRole("listbox", { name: "Stores" }).boundingBox())!;
    expect(list.y + list.height).toBeLessThanOrEqual((await field.boundingBox())!.y);
    await field.press("Escape");
    await expect(options(app)).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Understood" })).toHaveText("2");
    await field.pressSequentially("c");
    await expect(options(app)).toHaveText(["Costco", "Corner Shop"]);
    await field.press("Backspace");
    await field.pressSequentially("ta");
    await field.press("ArrowDown");
    await expect(options(app).nth(0)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
    await field.press("Enter");
    await expect(field).toHaveValue("2 milk @Target ");
    await expect(field).toBeFocused();
    await expect(options(app)).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Understood" }).getByRole("listitem")).toHaveText([
      "2",
      "Target",
    ]);
    await field.press("Enter");
    await app.isTold("Added 2 Milk · at Target");
    await expect(app.item("Butter")).toBeVisible();
    await expect(app.item("2 Milk")).toHaveCount(0);
    await expect
      .poll(() => app.api<{ name: string; storeId: string | null }[]>("GET", "items"))
      .toMatchObject([
        { name: "Butter", storeId: null },
        { name: "Milk", storeId: target },
      ]);
  },
);

test.describe("on a phone with its keyboard", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 450 } });

  test(
    "the stores above a store's field scroll, and a tap chooses one",
    { tag: long },
    async ({ app, page }) => {
      const names = ["Aldi", "Costco", "Kroger", "Lidl", "Safeway", "Target", "Walmart"];
      for (const name of names) await app.hasStore(name, "dairy & eggs");
      await app.hasItems("Butter", "Kale", "Onions", "Bread", "Rice", "Soap");
      await app.open("/stores/any");
      await expect(app.item("Butter")).toBeVisible();
      const field = page.getByLabel("Add to the list");
      await field.tap();
      await field.pressSequentially("eggs @");
      await expect(options(app)).toHaveCount(7);
      await expect(field).toBeInViewport({ ratio: 1 });
      const list = page.getByRole("listbox", { name: "Stores" });
      await expect(list).toBeInViewport({ ratio: 1 });
      expect((await list.boundingBox())!.height).toBeLessThanOrEqual(180);
      await expectFits(page);
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const before = await scrolled();
      await field.press("ArrowUp");
      await expect(options(app).filter({ hasText: "Walmart" })).toBeInViewport({ ratio: 0.9 });
      expect(await scrolled()).toBe(before);
      await options(app).filter({ hasText: "Walmart" }).tap();
      await expect(field).toHaveValue("eggs @Walmart ");
      await expect(field).toBeFocused();
    },
  );
});

for (const [name, width, height] of [
  ["a phone on its side", 844, 390],
  ["a small phone on its side", 667, 375],
  ["400 % zoom", 320, 200],
] as const) {
  test(
    `the stores are one row, and the list keeps two thirds of the height on ${name}`,
    { tag: long },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height });
      const names = [
        "Aldi",
        "Costco Wholesale",
        "Kroger",
        "Lidl",
        "Safeway",
        "Target",
        "Trader Joe's",
        "Walmart",
      ];
      for (const store of names) await app.hasStore(store, "dairy & eggs");
      await app.hasItems("Butter", "Kale", "Onions", "Bread", "Rice", "Soap");
      await app.open("/stores/any");
      await expect(app.item("Butter")).toBeVisible();
      const field = page.getByLabel("Add to the list");
      await field.pressSequentially("eggs @");
      await expect(options(app)).toHaveCount(8);
      const heightOf = async (element: Locator) => (await element.boundingBox())!.height;
      const list = page.getByRole("listbox", { name: "Stores" });
      await expect.poll(() => heightOf(list)).toBeLessThanOrEqual(52);
      // Where the bar ends the page, it takes no height from the list.
      const bar = page.locator("[data-bottom-bar] main > :last-child");
      if (height >= 300) await expect.poll(() => heightOf(bar)).toBeLessThanOrEqual(height / 3);
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(options(app).first()).toBeInViewport({ ratio: 1 });
      await expect(options(app).last()).not.toBeInViewport();
      await expectFits(page);
      const before = await page.evaluate(() => scrollY);
      await field.press("ArrowUp");
      await expect(options(app).last()).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await field.press("ArrowDown");
      await expect(options(app).first()).toBeInViewport({ ratio: 0.99 });
      await options(app).nth(1).click();
      await expect(field).toHaveValue("eggs @Costco Wholesale ");
      await expect(field).toBeFocused();
    },
  );
}

test(
  "the outline of the marked store is as round as the card, which doesn't cut it off",
  { tag: long },
  async ({ app, page }) => {
    for (const store of ["Costco", "Target"]) await app.hasStore(store, "dairy & eggs");
    await app.open();
    await app.addField.pressSequentially("eggs @");
    await expect(options(app)).toHaveCount(2);
    const radius = (element: Element) => parseFloat(getComputedStyle(element).borderTopLeftRadius);
    const card = await page.getByRole("listbox", { name: "Stores" }).evaluate(radius);
    expect(card).toBeGreaterThan(0);
    for (const index of [0, 1]) {
      await app.addField.press("ArrowDown");
      const outlined = options(app).nth(index).locator(":scope, *").filter({ visible: true });
      const radii = () =>
        outlined.evaluateAll((elements) =>
          elements
            .filter((element) => getComputedStyle(element).outlineStyle !== "none")
            .map((element) => parseFloat(getComputedStyle(element).borderTopLeftRadius)),
        );
      await expect.poll(radii).toEqual([card]);
    }
  },
);

test.describe("with the reader's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the marked store has the colours of what is selected", { tag: long }, async ({ app, page }) => {
    const costco = await app.hasStore("Costco", "dairy & eggs");
    await app.hasStore("Target", "dairy & eggs");
    for (const path of ["/", `/stores/${costco}`]) {
      await app.open(path);
      const field = path === "/" ? app.addField : page.getByLabel("Add to Costco");
      await field.pressSequentially("eggs @");
      await expect(options(app)).toHaveCount(2);
      await field.press("ArrowDown");
      await expect(options(app).first()).toHaveAttribute("aria-selected", "true");
      const painted = (option: Locator) => option.evaluate(coloursOf);
      await expect
        .poll(() => painted(options(app).first()))
        .toEqual({ text: "HighlightText", fill: "Highlight" });
      expect((await painted(options(app).last())).fill).not.toBe("Highlight");
    }
  });

  /** The system colours of an element's words and of what is behind them. Runs in the browser. */
  function coloursOf(option: Element): { text: string; fill: string } {
    const sample = document.body.appendChild(document.createElement("i"));
    const names = ["Highlight", "HighlightText"].map((name) => {
      sample.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return [getComputedStyle(sample).color, name] as const;
    });
    sample.remove();
    const nameOf = (colour: string) => names.find(([value]) => value === colour)?.[1] ?? colour;
    const word = option.querySelector("svg")?.parentElement ?? option;
    let behind: Element = word;
    while (/, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement!;
    return {
      text: nameOf(getComputedStyle(word).color),
      fill: nameOf(getComputedStyle(behind).backgroundColor),
    };
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a tap chooses a store, and the field keeps the focus", { tag: long }, async ({ app }) => {
    await app.hasStore("Costco", "dairy & eggs");
    await app.hasStore("Trader Joe's", "produce");
    await app.open();
    await app.addField.tap();
    await app.addField.pressSequentially("eggs @");
    await options(app).filter({ hasText: "Trader Joe's" }).tap();
    await expect(app.addField).toHaveValue("eggs @Trader Joe's ");
    await expect(app.addField).toBeFocused();
    await app.addField.press("Enter");
    await expect(app.justAdded("Eggs")).toBeVisible();
  });
});
