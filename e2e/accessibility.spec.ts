import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, long, test } from "./fixtures.ts";
import { walkSignedIn, walkSignedOut, walkTogether } from "./walk.ts";

// Colours are checked when their transitions have ended.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Each test walks through a dozen screens: half a minute on a quiet machine, minutes on a busy one.
test.describe.configure({ timeout: 600_000 });

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

  const check = async (page: Page) => {
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
  };

  test(
    "the screens of signed-out people have no accessibility fault and fit",
    { tag: long },
    async ({ app, page }) => {
      await walkSignedOut(app, () => check(page));
    },
  );

  test("the screens of a signed-in person have no accessibility fault and fit", async ({ app, page }) => {
    await walkSignedIn(app, () => check(page));
  });

  test(
    "the screens of people who share a list have no accessibility fault and fit",
    { tag: long },
    async ({ app, another, page }) => {
      await walkTogether(app, another, () => check(page));
    },
  );
});
