import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import type { ServerData } from "./server-database.ts";
import { hasBoughtEvery, learns } from "./shopping-history.ts";

const suggestions = (app: App) => app.page.getByRole("region", { name: "Suggestions" }).getByRole("listitem");

/** Sets a scene: coffee was bought every three weeks, the last time 22 days ago; milk every other day, also yesterday. */
async function buysCoffeeAndMilk(app: App, server: ServerData): Promise<void> {
  await hasBoughtEvery(app, server, 21, { names: ["Coffee"], times: 4, daysAgo: 13 });
  await hasBoughtEvery(app, server, 2, { names: ["Milk"], times: 5, daysAgo: 1 });
  await learns(server, async () => {
    const { suggestions: known } = await app.api<{ suggestions: { usualIntervalDays: number | null }[] }>(
      "GET",
      "list",
    );
    return known.length === 2 && known.every(({ usualIntervalDays }) => usualIntervalDays !== null);
  });
}

test("due names are suggested first, with the reason", { tag: long }, async ({ app, page, server }) => {
  await app.signUp();
  await buysCoffeeAndMilk(app, server);
  await app.open();
  await expect(suggestions(app).nth(0)).toHaveText(/^Coffee.*4 times, about every 3 weeks.*due$/);
  await expect(suggestions(app).nth(1)).toContainText("5 times, about every 2 days");
  await expect(suggestions(app).nth(1)).not.toContainText(/due$/);

  await app.suggestion("Coffee").getByRole("button").click();
  await expect(app.justAdded("Coffee")).toBeVisible();
  await expect(suggestions(app).nth(0)).toContainText("Milk");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Coffee"]);
  await page.reload();
  await expect(suggestions(app).nth(0)).toContainText("Milk");
  await app.addField.fill("cof");
  await expect(app.suggestion("Coffee")).toContainText("already on the list");
  await expect(app.suggestion("Coffee")).not.toContainText("due");

  // A ticked name isn't due any more, even before the server knows; a search still finds it.
  await page.route("**/api/**", (route) => route.abort());
  await app.goTo("Shop");
  await app.goInto("Any store");
  await app.tick("Coffee");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await app.goTo("Add");
  // The field has its text again.
  await expect(app.addField).toHaveValue("cof");
  await expect(app.suggestion("Coffee").getByRole("button")).toBeVisible();
  await expect(app.suggestion("Coffee")).not.toContainText("due");
  await app.addField.fill("");
  await expect(suggestions(app).nth(0)).toContainText("Milk");
  await expect(app.suggestion("Coffee")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test(
      "suggestions with reasons have no accessibility fault",
      { tag: long },
      async ({ app, page, server }) => {
        await app.signUp();
        await buysCoffeeAndMilk(app, server);
        await app.open();
        await expect(app.suggestion("Coffee")).toContainText("due");
        await expectAccessible(page);
      },
    );
  });
}
