import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, runUndelayedTimers, stopClock } from "./stopped-clock.ts";

const calls = "**/api/feedback";

test.beforeEach(async ({ app, page }) => {
  await page.clock.install();
  await app.signUp();
  await app.open("/feedback");
  await expect(app.title("Share feedback")).toBeVisible();
});

const field = (app: App) => app.page.getByPlaceholder("How can we improve?");

test("feedback is trimmed and sent, followed by confetti, and Account opens after 3 seconds", async ({
  app,
  page,
}) => {
  // The confetti's file is fetched ahead; on a busy machine it may come after the thanks have gone.
  const confetti = page.waitForEvent("requestfinished", (request) => request.url().includes("/confetti-"));
  await app.open("/feedback");
  await confetti;
  const release = await app.holdsBack(calls);
  const request = page.waitForRequest(calls);
  await field(app).fill("  More cheese.\n");
  // The clock is installed before the call, because the call's time limit would end it when the clock jumps.
  await stopClock(page);
  await app.button("Send feedback").click();
  expect((await request).postDataJSON()).toEqual({ message: "More cheese." });
  await expect(app.button("Submitting...")).toHaveAttribute("aria-disabled", "true");
  await expect(field(app)).not.toBeEditable();
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  release();
  await passTimeUntil(page, page.getByText("Thank you!"));
  const after = await now();
  await passTimeUntil(page, page.locator("[data-confetti]"));
  await passTime(page, before + 2999 - (await now()));
  await expect(page).toHaveURL("/feedback");
  await passTime(page, after + 3000 - (await now()));
  await expect(page).toHaveURL("/account");
  await passTimeUntil(page, page.getByRole("heading", { name: "Account", exact: true }));
  await expect(page.locator("[data-confetti]")).toHaveCount(0);

  await app.hasRole("admin");
  const { entries } = await app.api<{ entries: { message: string; userName: string }[] }>("GET", "feedback");
  expect(entries.filter(({ message }) => message === "More cheese.")).toMatchObject([{ userName: "Ana" }]);
});

test("a message that is missing or too long shows a validation error and isn't sent", async ({
  app,
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const validationError = page.locator("form").getByRole("alert");
  for (const blank of ["", "  \n "]) {
    await field(app).fill(blank);
    await app.button("Send feedback").click();
    await expect(validationError).toHaveText("Feedback message is required");
    await expect(field(app)).toBeFocused();
  }
  await field(app).fill("x".repeat(1001));
  await expect(validationError).toHaveText("Message must be less than 1000 characters");
  await expect(page.getByText("1001 / 1000")).toBeVisible();
  await app.button("Send feedback").click();
  await expect(field(app)).toBeFocused();
  expect(sent).toEqual([]);
  await field(app).fill("x".repeat(1000));
  await expect(validationError).toHaveText("");
  await app.button("Send feedback").click();
  await expect(page.getByText("Thank you!")).toBeVisible();
});

test("feedback that can't be sent stays in the field, with the reason", async ({ app, page }) => {
  await app.failsAt(calls);
  await field(app).fill("More cheese.");
  await app.button("Send feedback").click();
  await app.isTold("Error", "Failed to submit feedback. Please try again.");
  await expect(field(app)).toHaveValue("More cheese.");
  await expect(page).toHaveURL("/feedback");
  await page.unroute(calls);
  const release = await app.holdsBack(calls);
  await app.button("Send feedback").click();
  await expect(app.button("Submitting...")).toBeVisible();
  await expect(app.toast).toHaveCount(0);
  release();
  await expect(page.getByText("Thank you!")).toBeVisible();
  await expect(app.toast).toHaveCount(0);
});

test("Cancel and the back arrow lead to Account", { tag: long }, async ({ app, page }) => {
  await app.button("Cancel").click();
  await expect(page).toHaveURL("/account");
  await page.getByRole("link", { name: "Share feedback" }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/account");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test(
      "the form, its validation error and the thanks have no accessibility fault",
      { tag: long },
      async ({ app, page }) => {
        await app.button("Send feedback").click();
        await expect(page.getByText("Feedback message is required")).toBeVisible();
        await expectAccessible(page);
        await field(app).fill("More cheese.");
        // The thanks stay for 3 s, which a busy machine needs for the check.
        await stopClock(page);
        await app.button("Send feedback").click();
        await passTimeUntil(page, page.getByText("Thank you!"));
        await runUndelayedTimers(page);
        await expectAccessible(page);
        await expect(page.getByText("Thank you!")).toBeVisible();
      },
    );
  });
}
