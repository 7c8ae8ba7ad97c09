import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { stopClock } from "./stopped-clock.ts";

/** More than 200 characters, so that the add waits for the code that parses it, however long that takes. */
const names = Array.from({ length: 20 }, (_, number) => `thing${String.fromCharCode(97 + number)} spray`);
const several = `${names.join(", ")}, 3 milk`;
const tooLong = `${"zorbax".repeat(35)} polish`;

test.beforeEach(({ app }) => app.signUp());

for (const where of ["the Add tab", "a store"] as const) {
  /** Enters a text and leaves the screen before the add is decided. */
  const entersAndLeaves = async (app: App, text: string): Promise<void> => {
    await app.hasItems("2 Milk");
    const id = await app.hasStore("Corner shop", "dairy & eggs");
    const release = await app.holdsBack("**/assets/entry-planner-*");
    await app.page.clock.install();
    await app.open(where === "a store" ? `/stores/${id}` : "/?tab=adding");
    const field = where === "a store" ? app.page.getByLabel("Add to Corner shop") : app.addField;
    await expect(field).toBeVisible();
    // A file that sends nothing for 6 s is given up: the busy machine's own time mustn't count.
    await stopClock(app.page);
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveValue("");
    if (where === "a store") await app.page.getByRole("link", { name: "Back" }).click();
    else await app.goTo("Shop");
    await expect(field).toHaveCount(0);
    await app.goTo("Add");
    release();
    await app.page.clock.resume();
  };

  test(
    `a question that comes when ${where} was left is asked by the Add tab`,
    { tag: long },
    async ({ app, page }) => {
      await entersAndLeaves(app, several);
      await expect(app.addField).toHaveValue(several);
      await expect(app.button("Make it 5")).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Press Enter again" })).toHaveCount(1);
      expect(await app.itemsOnServer()).toEqual(["Milk"]);
      await app.button("Make it 5").click();
      await expect.poll(() => app.itemsOnServer()).toHaveLength(21);
    },
  );

  test(
    `a text whose add fails when ${where} was left is in the Add tab's field`,
    { tag: long },
    async ({ app }) => {
      await entersAndLeaves(app, tooLong);
      await app.isTold("Error", "An item can have at most 200 characters");
      await expect(app.addField).toHaveValue(tooLong);
      expect(await app.itemsOnServer()).toEqual(["Milk"]);
    },
  );
}

test("a sentence that is entered before it can be read stands on the list once after a reload", async ({
  app,
  page,
}) => {
  const release = await app.holdsBack("**/assets/entry-planner-*");
  await app.open();
  await expect(app.addField).toBeVisible();
  await app.addField.fill("rice, vlobfix and 2 tofu");
  await app.addField.press("Enter");
  await expect(app.addField).toHaveValue("");
  release();
  await page.reload();
  await expect.poll(() => app.itemsOnServer()).toHaveLength(3);
  await expect(page.getByRole("status").filter({ hasText: "Added Rice, Vlobfix, 2 Tofu" })).toBeAttached();
  expect(new Set(await app.itemsOnServer())).toEqual(new Set(["Rice", "Tofu", "Vlobfix"]));
});
