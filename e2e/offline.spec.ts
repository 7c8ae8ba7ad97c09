import { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("the app opens without a network, and changes made then arrive later", async ({
  app,
  page,
  context,
}) => {
  await app.signUp();
  await app.hasStore("Corner shop", "dairy & eggs");
  await app.hasItems("Milk", "Butter");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.close();

  const cold = new App(await context.newPage(), app.url);
  await cold.open();
  await expect(cold.addField).toBeVisible();
  await cold.add("grommet wax", "Grommet Wax");
  await cold.goTo("Shop");
  await expect(cold.page.getByRole("link", { name: /Offline – \d waiting/ })).toBeVisible();
  await cold.goInto("Corner shop");
  await cold.tick("Milk");

  await cold.page.close();
  const again = new App(await context.newPage(), app.url);
  await again.open("/stores/any");
  await again.opensBasket();
  await expect(again.item("Milk")).toBeChecked();
  await expect(again.item("Grommet Wax")).not.toBeChecked();
  await again.moreAbout("Butter");
  await again.page.keyboard.press("Escape");
  await expect(again.page.getByRole("link", { name: "Offline – 2 waiting" })).toBeVisible();

  await context.setOffline(false);
  await expect.poll(() => again.itemsOnServer("ticked")).toEqual(["Milk"]);
  await expect.poll(() => again.itemsOnServer()).toEqual(["Butter", "Grommet Wax"]);
  await expect(again.page.getByRole("link", { name: /Offline/ })).toHaveCount(0);
});

test("any screen opens without a network, even one never opened before", async ({ app, page, context }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const [path, title] of [
    ["/stores/any", "Any store"],
    ["/account", "Account"],
    ["/no/such/place", "404 Page Not Found"],
    ["/?tab=stores", "Shop"],
  ] as const) {
    await app.open(path);
    await expect(app.title(title)).toBeVisible();
  }
});

test(
  "the Account page counts waiting changes without a network, and logging out asks before they are lost",
  { tag: long },
  async ({ app, page, context }) => {
    await app.signUp();
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await app.hasNoNetwork();
    await app.add("milk", "Milk");
    await page.getByRole("link", { name: "Offline – 1 waiting" }).click();
    await expect(page.getByText("Kept safely on this device until then.")).toBeVisible();
    await app.button("Logout").click();
    await expect(page.getByRole("alertdialog")).toContainText("1 change would be lost");
    await app.button("Stay signed in").click();
    await context.setOffline(false);
    await expect(page.getByText("Everything you did here has reached the server.")).toBeVisible();
    await expect.poll(() => app.itemsOnServer()).toEqual(["Milk"]);
  },
);

test("a device without a known person shows that the server can't be reached, and retries", async ({
  app,
  page,
  context,
}) => {
  await app.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await app.hasNoNetwork();
  await app.open("/stores/any");
  await expect(page.getByText("Failed to fetch user")).toBeVisible();
  await context.setOffline(false);
  await app.hasNetwork();
  await app.button("Try again").click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
