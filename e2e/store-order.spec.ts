import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { passTime, stopClock } from "./stopped-clock.ts";

const rows = (app: App) => app.page.getByRole("main").getByRole("link", { name: /open items?/ });
const order = (app: App) => app.page.getByRole("list", { name: "The order of your stores" });
const arranging = (app: App) => order(app).getByRole("listitem");

/** The stores of the Shop tab, or of its order, from the top. */
async function sees(list: Locator, ...names: string[]): Promise<void> {
  await expect(list).toHaveCount(names.length);
  for (const [place, name] of names.entries()) await expect(list.nth(place)).toContainText(name);
}

async function hasStores(app: App, ...names: string[]): Promise<void> {
  for (const name of names) await app.hasStore(name, "bakery");
  await app.open("/?tab=stores");
  await sees(rows(app), "Any store", ...names);
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("stores are put in order with the keyboard, and the person's other device has it later", async ({
    app,
    another,
    page,
  }) => {
    const person = await app.signUp();
    await hasStores(app, "Aldi", "Baker", "Costco");
    const other = await another();
    await other.page.request.post(`${other.url}/api/login`, { data: person });
    await other.open("/?tab=stores");
    await sees(rows(other), "Any store", "Aldi", "Baker", "Costco");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await app.button("Reorder").click();
    await expect(order(app)).toBeFocused();
    await expectAccessible(page);
    await app.button("Done").click();
    await page.context().setOffline(true);
    await app.button("Reorder").click();
    await app.button("Move Costco up").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Costco is 2 of 3")).toBeAttached();
    await expect(app.button("Move Costco up")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Costco is 1 of 3")).toBeAttached();
    await sees(arranging(app), "Costco", "Aldi", "Baker");
    await expect(app.button("Move Costco up")).toBeFocused();
    await page.keyboard.press("Enter");
    await sees(arranging(app), "Costco", "Aldi", "Baker");
    await app.button("Done").click();
    await sees(rows(app), "Any store", "Costco", "Aldi", "Baker");
    await sees(rows(other), "Any store", "Aldi", "Baker", "Costco");
    await page.context().setOffline(false);
    await sees(rows(other), "Any store", "Costco", "Aldi", "Baker");
    // A new store is added at the end.
    await other.hasStore("Deli", "bakery");
    for (const one of [app, other]) await sees(rows(one), "Any store", "Costco", "Aldi", "Baker", "Deli");

    await other.button("Reorder").click();
    await other.button("Most visited first").click();
    await sees(arranging(other), "Aldi", "Baker", "Costco", "Deli");
    await other.keepsToast();
    await sees(rows(app), "Any store", "Aldi", "Baker", "Costco", "Deli");
    await other.undo();
    await sees(arranging(other), "Costco", "Aldi", "Baker", "Deli");
    await sees(rows(app), "Any store", "Costco", "Aldi", "Baker", "Deli");
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test(
    "a store is dragged by its handle, also beyond the edge of the screen, and a hidden one keeps its place",
    { tag: long },
    async ({ app, page }) => {
      await app.signUp();
      const names = [
        "Aldi",
        "Baker",
        "Costco",
        "Deli",
        "Edeka",
        "Fishmonger",
        "Greengrocer",
        "Hofer",
        "Ikea",
      ];
      await hasStores(app, ...names);
      await app.editsStores();
      await app.button("Hide Baker").click();
      await app.button("Done").click();
      await app.button("Reorder").click();
      const handle = (name: string) => arranging(app).filter({ hasText: name }).locator("[data-handle]");
      const touch = await page.context().newCDPSession(page);
      const at = async (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: point === undefined ? [] : [point] });
      const middle = async (name: string) => {
        const box = (await handle(name).boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };

      await order(app).scrollIntoViewIfNeeded();
      const [from, to] = [await middle("Aldi"), await middle("Costco")];
      await at("touchStart", from);
      for (let part = 1; part <= 5; part += 1)
        await at("touchMove", { x: from.x, y: from.y + ((to.y - from.y) * part) / 5 });
      await at("touchEnd");
      await sees(arranging(app), "Baker", "Costco", "Aldi", ...names.slice(3));
      await expect(arranging(app).first()).toContainText("Hidden on this device");

      // The list scrolls by itself at the edge.
      await page.evaluate(() => scrollTo(0, 0));
      const start = await middle("Costco");
      await at("touchStart", start);
      await at("touchMove", { x: start.x, y: 300 });
      await at("touchMove", { x: start.x, y: 636 });
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document.scrollingElement!.scrollTop + innerHeight >=
              document.scrollingElement!.scrollHeight - 1,
          ),
        )
        .toBe(true);
      await at("touchEnd");
      await sees(arranging(app), "Baker", "Aldi", ...names.slice(3), "Costco");

      await app.button("Done").click();
      await sees(rows(app), "Any store", "Aldi", ...names.slice(3), "Costco");
      await page.getByRole("button", { name: /1 store hidden/ }).click();
      await sees(rows(app), "Any store", "Baker", "Aldi", ...names.slice(3), "Costco");
    },
  );
});

test(
  "a second tap at the same position moves the same store, which has moved away from the finger, and a late one another",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    // The time between the taps is that of the page's clock.
    await page.clock.install();
    await hasStores(app, "Aldi", "Baker", "Costco", "Deli");
    await app.button("Reorder").click();
    await expect(order(app)).toBeFocused();
    await stopClock(page);
    const { x, y, width, height } = (await app.button("Move Deli up").boundingBox())!;
    const tap = () => page.mouse.click(x + width / 2, y + height / 2);
    await tap();
    await sees(arranging(app), "Aldi", "Baker", "Deli", "Costco");
    await passTime(page, 499);
    await tap();
    await sees(arranging(app), "Aldi", "Deli", "Baker", "Costco");
    await passTime(page, 500);
    await tap();
    await sees(arranging(app), "Aldi", "Deli", "Costco", "Baker");
  },
);
