import { expect, long, test } from "./fixtures.ts";

declare global {
  interface Window {
    goBackOnDevice: () => void;
  }
}

type Item = { name: string; quantity: number; note: string | null; storeId: string | null; hidden: boolean };

test.beforeEach(async ({ app, page }) => {
  await app.signUp();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test(
  "a toast that leaves while a sheet opens takes no press on the sheet",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("Milk", "Rice");
    await app.open("/stores/any");
    await app.item("Milk").click();
    await app.isTold("Milk");
    const pressesOfLeaving = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const toast = document.querySelector("[data-sonner-toast]")!;
          new MutationObserver(() => {
            if (toast.getAttribute("data-removed") === "true") resolve(getComputedStyle(toast).pointerEvents);
          }).observe(toast, { attributes: true });
        }),
    );
    await app.moreAbout("Rice");
    expect(await pressesOfLeaving).toBe("none");
  },
);

test("an item's name, quantity and note are changed, and typed text is saved when the sheet closes", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Name").fill("oat milk");
  await sheet.getByLabel("Name").press("Enter");
  await expect(page.getByRole("dialog", { name: "Oat Milk" })).toBeVisible();
  const renamed = page.getByRole("dialog");
  await app.button("One more", renamed).click();
  await app.button("One more", renamed).click();
  await expect(renamed.getByLabel("Quantity")).toHaveValue("3");
  await renamed.getByLabel("Note").fill("the blue carton");
  await app.button("Close", renamed).click();
  await expect(app.item("3 Oat Milk")).toContainText("the blue carton");
  await expect
    .poll(() => app.api<Item[]>("GET", "items"))
    .toMatchObject([{ name: "Oat Milk", quantity: 3, note: "the blue carton" }]);
});

test("an invalid quantity shows a validation error and isn't saved", async ({ app }) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await expect(app.button("One less", sheet)).toBeDisabled();
  await sheet.getByLabel("Quantity").fill("0");
  await expect(sheet.getByRole("alert")).toHaveText("The quantity must be a whole number from 1 to 9999");
  await sheet.getByLabel("Name").fill("  ");
  await expect(sheet.getByRole("alert").first()).toHaveText("Please enter an item");
  await app.button("Close", sheet).click();
  await expect(sheet).toHaveCount(0);
  // Changes are sent in their order, so that an invalid one would come before this one.
  const again = await app.moreAbout("Milk");
  await again.getByLabel("Note").fill("the blue carton");
  await app.button("Close", again).click();
  const items = async () =>
    (await app.api<Item[]>("GET", "items")).map(({ name, quantity, note }) => [name, quantity, note]);
  await expect.poll(items).toEqual([["Milk", 1, "the blue carton"]]);
});

test("an item is moved to another store by two taps, and Undo takes it back", async ({ app, page }) => {
  await app.hasStore("Corner shop", "produce");
  const dairy = await app.hasStore("Dairy", "dairy & eggs");
  await app.hasItems("Milk", "Butter");
  await app.open(`/stores/${dairy}`);
  const sheet = await app.moreAbout("Milk");
  const stores = sheet.getByRole("group", { name: "Move to" });
  await expect(stores.getByRole("button")).toHaveText(["Corner shop"]);
  await app.button("Corner shop", stores).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await app.isTold("Milk moved to Corner shop");
  await app.keepsToast();
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.button("More about Butter")).toBeFocused();
  await app.undo();
  await expect(app.item("Milk")).toBeVisible();
  await expect
    .poll(() => app.api<Item[]>("GET", "items"))
    .toMatchObject([{ storeId: null }, { storeId: null }]);
});

test("an item given to one store is shown there only", { tag: long }, async ({ app, page }) => {
  await app.hasStore("Corner shop", "produce");
  const dairy = await app.hasStore("Dairy", "dairy & eggs");
  await app.hasItems("Milk");
  await app.open(`/stores/${dairy}`);
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Store").selectOption("Corner shop");
  await expect(page.getByText("No items for this store yet")).toBeVisible();
  await app.open("/?tab=stores");
  await expect(page.getByRole("link", { name: /Corner shop/ })).toContainText("1 open item");
  await app.goInto("Corner shop");
  await expect(app.item("Milk")).toBeVisible();
});

test("a category chosen by hand is remembered for the name", async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await expect(page.getByRole("region", { name: "Dairy & Eggs" }).getByRole("checkbox")).toHaveCount(1);
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Category").selectOption("Baby");
  await app.button("Close", sheet).click();
  await expect(page.getByRole("region", { name: "Baby" }).getByRole("checkbox")).toHaveCount(1);
  await app.tick("Milk");
  await page.getByRole("link", { name: "Back" }).click();
  await app.goTo("Add");
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.add("milk", "Milk");
  await expect(app.justAdded("Milk")).toContainText("Baby");
  await app.goTo("Shop");
  await app.goInto("Any store");
  await expect(page.getByRole("region", { name: "Baby" }).getByRole("checkbox")).toHaveCount(1);
  // This is the item that was ticked before.
  await app.opensBasket();
  await expect(app.item("Milk")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Dairy & Eggs" })).toHaveCount(0);
});

test("an item is deleted, restored with Undo, and deleted for good", async ({ app, page }) => {
  await app.hasItems("Milk", "Bread");
  await app.open("/stores/any");
  let sheet = await app.moreAbout("Milk");
  await app.button("Delete", sheet).click();
  await expect(sheet).toHaveCount(0);
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(app.toast).toContainText("Milk deleted");
  await app.keepsToast();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Bread"]);
  await app.undo();
  await expect(app.item("Milk")).toBeVisible();
  await expect.poll(async () => (await app.itemsOnServer()).sort()).toEqual(["Bread", "Milk"]);

  sheet = await app.moreAbout("Milk");
  await app.button("Delete", sheet).click();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Bread"]);
  await page.reload();
  await expect(app.item("Bread")).toBeVisible();
  await expect(app.item("Milk")).toHaveCount(0);
});

test("an item is hidden from its sheet, and shown again with Undo", async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await app.button("Hide", sheet).click();
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(page.getByText("1 item hidden")).toBeVisible();
  await expect(app.toast).toContainText("Milk is hidden");
  await app.undo();
  await expect(app.item("Milk")).toBeVisible();
  await expect.poll(() => app.api<Item[]>("GET", "items")).toMatchObject([{ name: "Milk", hidden: false }]);
});

test("in a low window the sheet scrolls as a whole", { tag: long }, async ({ app, page }) => {
  await app.hasItems("Milk");
  await page.setViewportSize({ width: 320, height: 256 });
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await expect(sheet.getByLabel("Name")).toBeInViewport({ ratio: 1 });
  await app.button("Delete", sheet).click();
  await app.isTold("Milk deleted");
});

test("the sheet keeps the focus, closes with Escape and gives it back", async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await app.button("More about Milk").focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    // At either end the browser moves the focus out for a moment, and the sheet moves it back.
    await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(app.button("More about Milk")).toBeFocused();
});

test("the device's back gesture closes the sheet and stays in the store", async ({ app, page }) => {
  await app.hasItems("Milk");
  await page.addInitScript(() => {
    const own = globalThis as unknown as { CloseWatcher: new () => { requestClose(): void } };
    own.CloseWatcher = class extends own.CloseWatcher {
      constructor() {
        super();
        window.goBackOnDevice = () => this.requestClose();
      }
    };
  });
  await app.open("/stores/any");
  for (const times of ["once", "and again"]) {
    await test.step(times, async () => {
      const sheet = await app.moreAbout("Milk");
      await page.evaluate(() => window.goBackOnDevice());
      await expect(sheet).toHaveCount(0);
      await expect(app.title("Any store")).toBeVisible();
    });
  }
});
