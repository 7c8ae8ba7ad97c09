import { expect, expectAccessible, test } from "./fixtures.ts";
import { screensOfMembers, screensOfStrangers, setScene } from "./screens.ts";
import { screensOfNewcomers, screensTogether, setSceneTogether } from "./screens-together.ts";

// Colours are checked when their transitions have ended.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Each test walks through a dozen screens.
test.describe.configure({ timeout: 180_000 });

test("the check finds a fault", async ({ app, page }) => {
  await app.open("/login");
  await expect(app.title("Login")).toBeVisible();
  await page.evaluate(() => document.querySelector("main")!.insertAdjacentHTML("beforeend", "<input>"));
  await expect(expectAccessible(page)).rejects.toThrow("label");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the screens of strangers have no accessibility fault", async ({ app, page }) => {
      for (const { name, show } of screensOfStrangers) {
        await test.step(name, async () => {
          await show(app);
          await expectAccessible(page);
        });
      }
    });

    test("the screens of members have no accessibility fault", async ({ app, page }) => {
      await setScene(app);
      for (const { name, show } of screensOfMembers) {
        await test.step(name, async () => {
          await show(app);
          await expectAccessible(page);
        });
      }
    });

    test("the screens of people who share a list have no accessibility fault", async ({
      app,
      another,
      page,
    }) => {
      const scene = await setSceneTogether(app, await another(), await another());
      for (const { name, show } of screensTogether) {
        await test.step(name, async () => {
          await show(app, scene);
          await expectAccessible(page);
        });
      }
      await page.context().clearCookies();
      for (const { name, show } of screensOfNewcomers) {
        await test.step(name, async () => {
          await show(app, scene);
          await expectAccessible(page);
        });
      }
    });
  });
}
