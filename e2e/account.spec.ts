import { readFile } from "node:fs/promises";
import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

const section = (app: App, title: string) => app.page.getByRole("region", { name: title });
const timezone = (app: App) => app.page.getByRole("combobox", { name: "Timezone" });
const preview = (app: App) => app.page.getByRole("combobox", { name: "View as" });
const previewRole = () => localStorage.getItem("restock.preview-role");

test(
  "Account shows name, address, masked password, plan and the ways on",
  { tag: long },
  async ({ app, page }) => {
    const { email } = await app.signUp("Ana");
    await app.open();
    await page.getByRole("link", { name: "Account" }).click();
    await expect(app.title("Account")).toBeVisible();
    const info = section(app, "Your info");
    await expect(info.getByRole("definition")).toHaveText(["Ana", email, "••••••••Hidden"]);
    await expect(section(app, "Subscription")).toContainText("Free");
    await expect(section(app, "Household")).toContainText(
      "Upgrade to premium and share your list with others.",
    );
    await expect(section(app, "Admin Preview")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Behavior analytics" })).toHaveCount(0);
    await section(app, "Subscription").getByRole("link", { name: "Upgrade" }).click();
    await expect(page.getByPlaceholder("How can we improve?")).toHaveValue("I'd like to upgrade to Premium.");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.getByRole("link", { name: "Edit your info" }).click();
    await expect(page).toHaveURL("/edit-profile");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(app.addField).toBeVisible();

    await app.hasRole("premium");
    await app.open("/account");
    await expect(section(app, "Subscription")).toContainText("Premium");
    await expect(section(app, "Subscription").getByRole("link", { name: "Upgrade" })).toHaveCount(0);
  },
);

test("the timezone is one of twelve, and saved with a toast", async ({ app, page }) => {
  await app.signUp();
  await app.open("/account");
  await expect(timezone(app)).toHaveValue("UTC");
  await expect(timezone(app).locator("option")).toHaveText([
    "UTC",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Phoenix",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Asia/Tokyo",
    "Asia/Shanghai",
    "Australia/Sydney",
  ]);
  await expect(timezone(app)).toHaveAccessibleDescription(
    "The household owner's timezone is used for recurring item scheduling.",
  );
  await timezone(app).selectOption("Europe/Berlin");
  await app.isTold("Timezone Updated", "Your timezone preference has been saved.");
  await page.reload();
  await expect(timezone(app)).toHaveValue("Europe/Berlin");
  expect(await app.api("GET", "user")).toMatchObject({ timezone: "Europe/Berlin" });
});

test(
  "a timezone that can't be saved is reset, with the server's reason if it gave one",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    for (const [code, detail, told] of [
      [undefined, "Something of somebody else's.", "Failed to update timezone"],
      ["internal", "The clocks are at war.", "The clocks are at war."],
    ] as const) {
      await page.route("**/api/user/recurring-preferences", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: "about:blank",
            title: "Internal Server Error",
            status: 500,
            code,
            detail,
          }),
        }),
      );
      await timezone(app).selectOption("Asia/Tokyo");
      await app.isTold("Error", told);
      await expect(timezone(app)).toHaveValue("UTC");
    }
  },
);

test(
  "an administrator previews the app as others see it, on this device only",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasRole("admin");
    await app.open("/account");
    await expect(preview(app)).toHaveValue("normal");
    await expect(preview(app).locator("option")).toHaveText([
      "Admin (Normal View)",
      "Preview as Premium",
      "Preview as Free",
    ]);
    await expect(section(app, "Subscription")).toContainText("Administrator");
    await expect(page.getByRole("link", { name: "Behavior analytics" })).toBeVisible();

    await preview(app).selectOption("Preview as Premium");
    await expect(section(app, "Subscription")).toContainText("Premium");
    await expect(section(app, "Household")).toContainText("Invite others to share your lists");
    await expect(page.getByRole("link", { name: "Behavior analytics" })).toHaveCount(0);
    expect(await page.evaluate(previewRole)).toBe("premium");
    await app.open("/admin/behavior-analytics");
    await expect(page).toHaveURL("/");

    await app.open("/account");
    await preview(app).selectOption("Preview as Free");
    await expect(section(app, "Subscription")).toContainText("Free");
    await expect(section(app, "Household")).toContainText("Upgrade to premium");
    expect(await page.evaluate(previewRole)).toBe("free");
    await app.open("/");
    await expect(app.suggestion("Bread")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Repeat", exact: true })).toHaveCount(0);
    // The server uses the real role.
    expect(await app.api("GET", "user/permissions")).toMatchObject({ role: "admin", isAdmin: true });

    await app.open("/account");
    await expect(preview(app)).toHaveValue("free");
    await preview(app).selectOption("Admin (Normal View)");
    await expect(page.getByRole("link", { name: "Behavior analytics" })).toBeVisible();
    expect(await page.evaluate(previewRole)).toBeNull();
  },
);

test(
  "a preview role stored for a person who is no administrator changes nothing",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    await page.evaluate(() => localStorage.setItem("restock.preview-role", "premium"));
    await page.reload();
    await expect(section(app, "Subscription")).toContainText("Free");
    await expect(section(app, "Household")).toContainText("Upgrade to premium");
  },
);

test("a person can download all their data", async ({ app, page }) => {
  const { email } = await app.signUp();
  await app.hasItems("2 lb Potatoes");
  await app.opensAccount();
  const download = async (row: RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: row }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const all = await download(/^Download everything/);
  expect(all.name).toBe("restock-data.json");
  expect(JSON.stringify(JSON.parse(all.text))).toContain(email);
  expect(all.text).toContain("Potatoes");

  await app.failsAt("**/api/user/data");

  await page.getByRole("button", { name: /^Download everything/ }).click();
  await app.isTold("Error", "Failed to download your data. Please try again.");
});

test("an account is deleted once the phrase is typed, and not before", async ({ app, page }) => {
  const person = await app.signUp();
  await app.opensAccount();
  const sheet = page.getByRole("dialog", { name: "Delete your account?" });
  await app.button("Delete your account").click();
  const confirm = app.button("Delete account", sheet);
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  await sheet.getByLabel("Type “delete my account”").fill("delete my accoun");
  // A forced click doesn't wait until the sheet has come up from below.
  await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.click({ force: true });
  await app.button("Keep account", sheet).click();
  await expect(sheet).toHaveCount(0);
  expect(await app.api("GET", "user")).toMatchObject({ email: person.email });

  await app.button("Delete your account").click();
  await expect(sheet.getByLabel("Type “delete my account”")).toHaveValue("");
  await sheet.getByLabel("Type “delete my account”").fill("Delete my account");
  await confirm.click();
  await app.isTold("Account deleted");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await app.open("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await app.button("Sign in").click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
});

test(
  "the toast of a deletion stays when the list finds the session ended meanwhile",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    const listAsks = Promise.withResolvers<void>();
    const toastShows = Promise.withResolvers<void>();
    await page.route(/\/api\/user(\/permissions)?$/, async (route) => {
      const isDeletion = route.request().method() === "DELETE";
      const response = await route.fetch();
      if (isDeletion) await listAsks.promise;
      else {
        listAsks.resolve();
        await toastShows.promise;
      }
      await route.fulfill({ response });
    });
    const sheet = page.getByRole("dialog", { name: "Delete your account?" });
    await app.button("Delete your account").click();
    await sheet.getByLabel("Type “delete my account”").fill("delete my account");
    await app.button("Delete account", sheet).click();
    await app.isTold("Account deleted");
    const answered = page.waitForResponse("**/api/user");
    toastShows.resolve();
    expect((await answered).status()).toBe(401);
    // A later answer comes behind that one.
    expect(await page.evaluate(async () => (await fetch("/api/user")).status)).toBe(401);
    await finishRendering(page);
    await app.isTold("Account deleted");
  },
);
