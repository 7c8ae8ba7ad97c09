import type { Locator } from "@playwright/test";
import { App, newEmail, secretCode } from "./app.ts";
import { expect, test } from "./fixtures.ts";

// On a family's server everybody has Premium.
test.use({ settings: { SIGNUP_ROLE: "premium" } });

test("from the start address to two people ticking in one store it takes 14 taps and 4 fields", async ({
  ownServer,
  page,
  browser,
}) => {
  let [taps, fields] = [0, 0];
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };
  const ana = new App(page, ownServer.url);
  // This is the address that the server prints; from Welcome it takes one more tap and the code.
  await page.goto(`${ownServer.url}/login?mode=register#code=${secretCode}`);
  await fill(page.getByLabel("Email"), newEmail("ana"));
  await fill(page.getByLabel("Password", { exact: true }), "correct horse");
  await expect(page.getByLabel("Secret code")).toHaveValue(secretCode);
  await tap(ana.button("Create account", page.locator("form")));
  await expect(ana.suggestion("Bread")).toBeVisible();
  for (const name of ["Bread", "Milk"]) await tap(ana.suggestion(name).getByRole("button"));
  await expect.poll(async () => (await ana.itemsOnServer()).toSorted()).toEqual(["Bread", "Milk"]);
  await tap(page.getByRole("tab", { name: "Shop" }));
  await tap(ana.button("Add Store"));
  await tap(ana.button("Walmart"));
  await tap(ana.button("Save"));
  await tap(ana.button("Share the list"));
  const link = await page.getByLabel("Invitation link").inputValue();

  // The other phone's camera reads the code.
  const context = await browser.newContext({ baseURL: ownServer.url });
  const ben = new App(await context.newPage(), ownServer.url);
  await ben.page.goto(link);
  await fill(ben.page.getByLabel("Email"), newEmail("ben"));
  await fill(ben.page.getByLabel("Password", { exact: true }), "correct horse");
  await tap(ben.button("Continue"));
  await tap(ben.page.getByRole("link", { name: /Walmart/ }));
  await tap(ben.item("Milk"));

  await tap(ana.button("Close"));
  await tap(page.getByRole("link", { name: /Walmart/ }));
  await tap(ana.item("Bread"));
  for (const who of [ana, ben]) await expect(who.page.getByText("2 of 2 in the basket")).toBeVisible();
  expect({ taps, fields }).toEqual({ taps: 14, fields: 4 });
  await context.close();
});
