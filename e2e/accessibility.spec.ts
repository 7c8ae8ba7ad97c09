import { expectFits } from "./fits.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { screensOfMembers, screensOfStrangers, setScene } from "./screens.ts";
import { screensOfNewcomers, screensTogether, setSceneTogether } from "./screens-together.ts";

// Colours are checked when their transitions have ended.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Each test walks through a dozen screens.
test.describe.configure({ timeout: 180_000 });

test("the check finds a fault, of the dark theme's colours too", async ({ app, page }) => {
  await app.open("/login");
  await expect(app.title("Login")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const add = (html: string) =>
    page.evaluate((added) => document.querySelector("main")!.insertAdjacentHTML("beforeend", added), html);
  await add('<p style="color: light-dark(#000, #333)">read me</p>');
  await expectAccessible(page);
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow("color-contrast");
  await add("<input>");
  await expect(expectAccessible(page)).rejects.toThrow("label");
});

// One walk through the screens for the checks that a phone's screen needs: most of its time is their loading.
test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the screens of strangers have no accessibility fault and fit", async ({ app, page }) => {
    for (const { name, show } of screensOfStrangers) {
      await test.step(name, async () => {
        await show(app);
        await expectFits(page);
        await expectAccessibleInBothThemes(page);
      });
    }
  });

  test("the screens of members have no accessibility fault and fit", async ({ app, page }) => {
    await setScene(app);
    for (const { name, show } of screensOfMembers) {
      await test.step(name, async () => {
        await show(app);
        await expectFits(page);
        await expectAccessibleInBothThemes(page);
      });
    }
  });

  test("the screens of people who share a list have no accessibility fault and fit", async ({
    app,
    another,
    page,
  }) => {
    const scene = await setSceneTogether(app, await another(), await another());
    for (const { name, show } of screensTogether) {
      await test.step(name, async () => {
        await show(app, scene);
        await expectFits(page);
        await expectAccessibleInBothThemes(page);
      });
    }
    await page.context().clearCookies();
    for (const { name, show } of screensOfNewcomers) {
      await test.step(name, async () => {
        await show(app, scene);
        await expectFits(page);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
});
