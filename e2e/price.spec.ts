import { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

test.beforeEach(async ({ app, page }) => {
  await app.signUp();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a price is set in the sheet and shows in the row, and the store's header shows the sum of all prices", async ({
  app,
  page,
}) => {
  await app.hasItems("3 Milk", "Bread", "Salt");
  await app.open("/stores/any");
  const milk = await app.moreAbout("3 Milk");
  await milk.getByLabel("Price of one (USD)").fill("2,50");
  await app.button("Close", milk).click();
  await expect(app.item("3 Milk")).toContainText("$2.50");
  await expect(page.getByText("about $7.50")).toBeVisible();
  const bread = await app.moreAbout("Bread");
  await bread.getByLabel("Price of one").fill("26.70");
  await bread.getByLabel("Price of one").press("Enter");
  await app.button("Close", bread).click();
  await expect(page.getByText("about $34.20")).toBeVisible();
  await app.item("3 Milk").click();
  await expect(page.getByText("1 of 3 in the basket · about $26.70 to go")).toBeVisible();
  await expect
    .poll(() => app.api<{ name: string; price: number | null }[]>("GET", "items/all"))
    .toMatchObject([
      { name: "Bread", price: 26.7 },
      { name: "Salt", price: null },
      { name: "Milk", price: 2.5 },
    ]);
});

test("an invalid price is refused with the reason; an empty field removes the price", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Price of one").fill("cheap");
  await expect(sheet.getByRole("alert")).toHaveText("A price must be a number from 0 to 999999");
  await sheet.getByLabel("Price of one").fill("1.99");
  await app.button("Close", sheet).click();
  await expect(page.getByText("about $1.99")).toBeVisible();
  const again = await app.moreAbout("Milk");
  await again.getByLabel("Price of one").fill("");
  await app.button("Close", again).click();
  await expect(page.getByText("about")).toBeHidden();
  await expect(app.item("Milk")).not.toContainText("$");
});

test("the currency of the list is chosen in Account for all members", async ({ app, page }) => {
  await app.hasItems("Milk");
  await app.open("/account");
  const currency = page.getByLabel("Currency");
  await expect(currency).toHaveValue("USD");
  await currency.selectOption("CHF");
  await expect.poll(() => app.api<{ currency: string }>("GET", "list")).toMatchObject({ currency: "CHF" });
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  await sheet.getByLabel("Price of one (CHF)").fill("2");
  await app.button("Close", sheet).click();
  await expect(app.item("Milk")).toContainText("CHF 2.00");
});

test(
  "the first price gives the list its currency, also when it is set without a network",
  { tag: long },
  async ({ app, page }) => {
    await app.hasItems("Milk");
    await app.open("/stores/any");
    const sheet = await app.moreAbout("Milk");
    await page.context().setOffline(true);
    await sheet.getByLabel("Price of one (USD)").fill("2");
    await app.button("Close", sheet).click();
    await expect(app.item("Milk")).toContainText("$2.00");
    await page.context().setOffline(false);
    await expect.poll(() => app.api<{ currency: string }>("GET", "list")).toMatchObject({ currency: "USD" });
  },
);

for (const [locale, currency, typed, price, shown, more, next] of [
  ["en-US", "USD", "0.375", 0.375, "0.375", "5", 0.3755],
  ["en-US", "USD", "2,999", 2999, "2999.00", "5", 2999.005],
  ["de-DE", "EUR", "1,999", 1.999, "1,999", "5", 1.9995],
  ["en-KW", "KWD", "1.25", 1.25, "1.250", "5", 1.2505],
  ["ar-EG", "EGP", "3.5", 3.5, "٣٫٥٠", "٥", 3.505],
  ["mr-IN", "INR", "1,23,456", 123_456, "१२३४५६.००", "५", 123_456.005],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    const tag = locale === "de-DE" ? [] : [long];
    test(`"${typed}" is the price ${price}, and the field reads what it shows`, { tag }, async ({ app }) => {
      await app.hasItems("Milk");
      await app.open("/stores/any");
      const sheet = await app.moreAbout("Milk");
      const field = sheet.getByLabel(`Price of one (${currency})`);
      const saved = async () => (await app.api<{ price: number }[]>("GET", "items"))[0]?.price;
      await field.fill(typed);
      await field.press("Enter");
      await expect(field).toHaveValue(shown);
      await expect.poll(saved).toBe(price);
      await field.press("End");
      await field.pressSequentially(more);
      await field.press("Enter");
      await expect(field).toHaveValue(shown + more);
      await expect.poll(saved).toBe(next);
    });
  });

test(
  "imported prices are in the currency of the browser that brings them, for everybody",
  { tag: long },
  async ({ app, page, browser, baseURL }) => {
    await app.open("/import");
    const table = "Item,Quantity,Price\nMilk,2,1.25\nBread,1,3.50\nSausages,1,0.375\n";
    await page
      .getByLabel("File with a list")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
    await expect(page.getByText("$0.375")).toBeVisible();
    await app.button("Add 3 things").click();
    await expect(page.getByRole("heading", { level: 2, name: "Added to your list" })).toBeVisible();
    expect(await app.api("GET", "list")).toMatchObject({ currency: "USD" });
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ locale: "de-DE", storageState, baseURL });
    const german = new App(await context.newPage(), baseURL!);
    await german.open("/stores/any");
    await expect(german.item("2 Milk")).toContainText("1,25\u{A0}$");
    const bread = await german.moreAbout("Bread");
    await bread.getByLabel("Price of one (USD)").fill("2,99");
    await german.button("Close", bread).click();
    await expect(german.item("Bread")).toContainText("2,99\u{A0}$");
    await context.close();
    await app.open("/stores/any");
    await expect(app.item("Bread")).toContainText("$2.99");
    expect(await app.api("GET", "list")).toMatchObject({ currency: "USD" });
  },
);
