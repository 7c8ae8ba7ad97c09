import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

/** A person's list with two stores that both sell dairy. */
async function hasTwoStores(app: App, ...names: string[]): Promise<{ costco: string; joes: string }> {
  await app.hasItems(...names);
  return {
    costco: await app.hasStore("Costco", "dairy & eggs", "bakery"),
    joes: await app.hasStore("Trader Joe's", "dairy & eggs"),
  };
}

const cardIn = (app: App) => app.page.getByRole("region", { name: "Done at Costco" });

test(
  "the card of a trip leaves out what was ticked in another store, also by another person",
  { tag: long },
  async ({ app: ana, another }) => {
    await ana.signUp("Ana");
    await ana.hasRole("premium");
    const ben = await another();
    await ben.signUp("Ben");
    await ana.sharesWith(ben);
    const { costco, joes } = await hasTwoStores(ana, "Milk", "Eggs", "Butter");
    await ana.open(`/stores/${joes}`);
    await ana.tick("Milk");
    await ben.open(`/stores/${joes}`);
    await ben.tick("Eggs");
    await ana.open("/?tab=stores");
    await ana.goInto("Costco");
    await ana.opensBasket();
    await expect(ana.item("Eggs")).toBeChecked();
    await ana.tick("Butter");
    await expect(cardIn(ana)).toContainText("1 thing in the basketButterNothing else is on the list.");
    await ana.page.reload();
    await expect(cardIn(ana)).toContainText("1 thing in the basketButterNothing else is on the list.");
    // A person in Costco who has ticked nothing sees the things that were got there.
    await ben.open(`/stores/${costco}`);
    await expect(ben.page.getByRole("region", { name: "Nothing left at Costco" })).toContainText(
      "1 thing in the basketButter",
    );
  },
);

test("a trip ends while an item is missing, and its card moves that to the store that it names", async ({
  app,
  page,
}) => {
  await app.signUp();
  const { costco } = await hasTwoStores(app, "Bread");
  await app.api("POST", "items", { name: "Milk", storeId: costco });
  await app.open("/?tab=stores");
  await app.goInto("Costco");
  await app.tick("Bread");
  await expect(page.getByText("1 of 2 in the basket")).toBeVisible();
  await app.isTold("Bread in the basket");
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Bread"]);
  await expect(page.getByRole("region", { name: / at Costco$/ })).toHaveCount(0);
  const sheet = await app.moreAbout("Milk");
  await sheet.getByRole("button", { name: "Not here" }).click();
  await expect(app.item("Milk")).toContainText("Not here · Trader Joe's sells dairy & eggs");
  const card = cardIn(app);
  await expect(card).toContainText("1 thing in the basketBread1 thing left: Trader Joe's has it");
  await expectAccessible(page);
  const move = card.getByRole("button", { name: "Move Milk to Trader Joe's" });
  const go = card.getByRole("link", { name: "Go to Trader Joe's" });
  await move.focus();
  await page.keyboard.press("Enter");
  await app.isTold("Milk moved to Trader Joe's");
  await app.keepsToast();
  await expect(move).toHaveCount(0);
  await expect(go).toBeFocused();
  await app.undo();
  await expect(app.item("Milk")).toContainText("Not here");
  await move.click();
  await expect(app.item("Milk")).toHaveCount(0);
  await expect(card).toContainText("1 thing left: Trader Joe's has it");
  await go.click();
  await expect(app.title("Trader Joe's")).toBeVisible();
  await expect(app.item("Milk")).toBeVisible();
});

test("a trip on which nothing was found ends with the last report, and Finish ends the reports", async ({
  app,
  page,
}) => {
  await app.signUp();
  const { costco } = await hasTwoStores(app, "Milk", "Eggs");
  await app.open(`/stores/${costco}`);
  const card = page.getByRole("region", { name: "Nothing found at Costco" });
  for (const name of ["Milk", "Eggs"]) {
    await expect(card).toHaveCount(0);
    const sheet = await app.moreAbout(name);
    await sheet.getByRole("button", { name: "Not here" }).click();
    await expect(app.item(name)).toContainText("Not here");
  }
  await expect(card).toContainText("2 things left: Trader Joe's has them");
  await expectAccessible(page);
  await card.getByRole("link", { name: "Finish" }).click();
  await app.goInto("Costco");
  await expect(app.item("Milk")).not.toContainText("Not here");
  await expect(card).toHaveCount(0);
});

test.describe("on a phone on its side", () => {
  test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

  test(
    "the card scrolls into sight at the last tick, and the toast leaves its buttons free",
    { tag: long },
    async ({ app, page }) => {
      await app.signUp();
      const names = ["Bread", "Butter", "Cheese", "Eggs", "Milk", "Yogurt"];
      await app.hasItems(...names);
      const costco = await app.hasStore("Costco", "dairy & eggs", "bakery");
      await app.open(`/stores/${costco}`);
      await app.keepsRowsInPlace();
      for (const name of names) await app.tick(name);
      const finish = page.getByRole("link", { name: "Finish" });
      await expect(cardIn(app)).toBeInViewport({ ratio: 1 });
      await expect(app.toast).toBeInViewport({ ratio: 1 });
      const gap = async () => {
        const [toast, button] = [(await app.toast.boundingBox())!, (await finish.boundingBox())!];
        return button.y - (toast.y + toast.height);
      };
      await expect.poll(gap).toBeGreaterThan(0);
    },
  );
});
