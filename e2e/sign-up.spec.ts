import { newEmail, secretCode } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

test.describe("in a browser of its own place", () => {
  test.use({ timezoneId: "America/Halifax", locale: "fr-CA", viewport: { width: 390, height: 600 } });

  test(
    "an account has the browser's time zone and language, and Home opens at its top",
    { tag: long },
    async ({ app, page }) => {
      await app.open();
      await expect(app.button("Join the waitlist")).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 200));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
      await page.getByLabel("Email").fill(newEmail());
      await page.getByLabel("Password", { exact: true }).fill("correct horse");
      await page.getByLabel("Secret code").fill(secretCode);
      const sent = page.waitForRequest("**/api/register");
      await app.button("Create account", page.locator("form")).click();
      expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
        "email",
        "firstName",
        "password",
        "secretCode",
      ]);
      await expect(app.suggestion("Bread")).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole("link", { name: "Account" }).click();
      await expect(page.getByLabel("Timezone")).toHaveValue("America/Halifax");
      await expect(page.getByRole("region", { name: "Your info" })).toContainText("LanguageFrench (Canada)");
      await page.getByLabel("Timezone").selectOption("Europe/Paris");
      await app.isTold("Timezone Updated", "Your timezone preference has been saved.");
      await page.reload();
      await expect(page.getByLabel("Timezone")).toHaveValue("Europe/Paris");
    },
  );
});

test.describe("in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test(
    "the time zone of the device has its name of today, and can be chosen again after another one",
    { tag: long },
    async ({ app, page }) => {
      await app.open("/login?mode=register");
      await page.getByLabel("Email").fill(newEmail());
      await page.getByLabel("Password", { exact: true }).fill("correct horse");
      await page.getByLabel("Secret code").fill(secretCode);
      await app.button("Create account", page.locator("form")).click();
      await expect(app.suggestion("Bread")).toBeVisible();
      await app.open("/account");
      const timezone = page.getByLabel("Timezone");
      await expect(timezone).toHaveValue("Asia/Kolkata");
      await expect(timezone.locator("option")).toHaveCount(13);
      await timezone.selectOption("UTC");
      await app.isTold("Timezone Updated", "Your timezone preference has been saved.");
      await page.reload();
      await expect(timezone).toHaveValue("UTC");
      await timezone.selectOption("Asia/Kolkata");
      await app.isTold("Timezone Updated", "Your timezone preference has been saved.");
      await expect
        .poll(async () => (await app.api<{ timezone: string }>("GET", "user")).timezone)
        .toBe("Asia/Kolkata");
    },
  );
});

test("the start address fills in its code where the form shows already, but not over what was typed", async ({
  app,
  page,
}) => {
  await app.open("/login?mode=register");
  const code = page.getByLabel("Secret code");
  await page.getByLabel("Email").fill("ana@example.com");
  await expect(code).toHaveValue("");
  await app.open("/login?mode=register#code=one");
  await expect(code).toHaveValue("one");
  // The page is the same one.
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await app.open("/login?mode=register#code=two");
  await expect(code).toHaveValue("two");
  await code.fill("typed");
  await page.evaluate(() =>
    window.addEventListener("hashchange", () => (document.body.dataset.heard = location.hash)),
  );
  await app.open("/login?mode=register#code=three");
  // The form, which listened first, has heard of it, too.
  await expect(page.locator("body")).toHaveAttribute("data-heard", "#code=three");
  await expect(code).toHaveValue("typed");
});

test("Welcome leads with a new account, and has the waitlist below", async ({ app, page }) => {
  await app.open();
  await expect(app.button("Join the waitlist")).toBeVisible();
  const [create, waitlist] = await Promise.all([
    page.getByRole("main").getByRole("link", { name: "Create account" }).boundingBox(),
    app.button("Join the waitlist").boundingBox(),
  ]);
  expect(create!.y).toBeLessThan(waitlist!.y);
  await expectAccessible(page);
});

test.describe("on a family's own server", () => {
  test.use({ settings: { SIGNUP_ROLE: "premium" } });

  test(
    "Welcome has the link to sign up with a code, but no waitlist",
    { tag: long },
    async ({ app, ownServer, page }) => {
      const settings = page.waitForResponse("**/api/settings");
      await page.goto(ownServer.url);
      await (await settings).finished();
      await app.hasShownReplies();
      await expect(page.getByRole("link", { name: "Create account" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Join the waitlist" })).toHaveCount(0);
      await page.getByRole("link", { name: "Secret code? Join beta" }).click();
      await expect(page).toHaveURL(`${ownServer.url}/login?mode=register`);
    },
  );
});

test("Account begins with the household and ends with the administrator's preview", async ({ app, page }) => {
  await app.signUp();
  await app.hasRole("admin");
  await app.open("/account");
  await expect(page.getByLabel("View as")).toBeVisible();
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(titles[0]).toBe("Household");
  expect(titles.at(-1)).toBe("Admin Preview");
});
