import { newEmail, tokenOf } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { expectShared, hasHousehold, keptToken, together } from "./invited.ts";

const calls = "**/api/household/create-password/*";

test("an invited person without an account creates one by the link and joins at once", async ({
  app,
  another,
  page,
}) => {
  const ana = await another();
  await hasHousehold(ana);
  const email = newEmail("ben");
  const path = await ana.hasInvited(email);
  await app.open(path);
  await expect(page).toHaveURL(
    `/create-password?token=${tokenOf(path)}&redirect=${encodeURIComponent(path)}`,
  );
  await expect(app.title("Create Your Account")).toBeVisible();
  expect(await page.evaluate(keptToken)).toBe(tokenOf(path));
  const password = page.getByLabel("Password", { exact: true });
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByPlaceholder("Enter your name")).toHaveValue("");
  await expect(password).toHaveAttribute("placeholder", "Enter at least 8 characters");
  await expect(app.button("Continue")).toBeDisabled();
  await expect(page.getByText("Password must be at least 8 characters")).toHaveCount(0);
  await password.fill("seven77");
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(app.button("Continue")).toBeDisabled();
  await expect(password).not.toHaveCSS("box-shadow", /inset/);
  await password.fill("carrots8");
  await expect(page.getByText("Password must be at least 8 characters")).toHaveCount(0);
  // The green line below the field shows.
  await expect(password).toHaveCSS("box-shadow", /inset/);
  await page.getByPlaceholder("Enter your name").fill("  Ben ");

  const release = await app.holdsBack(calls);
  const request = page.waitForRequest(calls);
  await app.button("Continue").click();
  expect((await request).postDataJSON()).toEqual({ password: "carrots8", name: "Ben" });
  await expect(app.button("Creating Account...")).toBeDisabled();
  release();
  await expect(page.getByText("Account created! Redirecting you to the app...")).toBeVisible();
  await app.isTold("Welcome", "Your account has been created and you've joined the household.");
  await expect(page).toHaveURL("/home");
  expect(await page.evaluate(keptToken)).toBeNull();
  await expectShared(app, "Milk");
  expect(await app.api("GET", "user")).toMatchObject({ email, firstName: "Ben" });
});

test(
  "an invited person who went to sign in comes back to the form that needs no secret code",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const path = await ana.hasInvited(newEmail("ben"));
    await app.open(path);
    await expect(app.title("Create Your Account")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(app.title("Login")).toBeVisible();
    await app.button("Create account").click();
    await expect(app.title("Create Your Account")).toBeVisible();
    await expect(page.getByLabel("Secret code")).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get("token")).toBe(tokenOf(path));
  },
);

test(
  "an invited person who has an account is told so when they go to create one",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const { email } = await app.signUp("Ben");
    const path = await ana.hasInvited(email);
    await page.context().clearCookies();
    await app.open(path);
    await expect(app.title("Login")).toBeVisible();
    await expect(app.toast).toHaveCount(0);
    await app.button("Create account").click();
    await app.isTold("You have an account already");
    await expect(app.title("Login")).toBeVisible();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  },
);

test(
  "a failed sign-up is reported; an account needs no name, and is found when only the answer was lost",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const email = newEmail("ben");
    await app.open(await ana.hasInvited(email));
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("carrots8");
    await app.failsAt(calls);
    await app.button("Continue").click();
    await app.isTold("Failed to create account", "Something went wrong. Please try again.");
    await expect(password).toHaveValue("carrots8");
    await page.unroute(calls);
    // The answer is lost after the server has made the account.
    await page.route(calls, async (route) => {
      expect(route.request().postDataJSON()).toEqual({ password: "carrots8", name: null });
      await route.fetch();
      await route.abort();
    });
    await app.button("Continue").click();
    await app.isTold("Failed to create account", "Restock can't be reached right now.");
    await page.unroute(calls);
    const release = await app.holdsBack(calls);
    await app.button("Continue").click();
    await expect(app.button("Creating Account...")).toBeVisible();
    await expect(app.toast).toHaveCount(0);
    release();
    await app.isTold("Welcome!");
    await expect(app.toast).toHaveCount(1);
    await expect(page).toHaveURL("/home");
  },
);

test(
  "an invitation used twice at once creates exactly one account",
  { tag: long },
  async ({ app, another }) => {
    const ana = await another();
    await hasHousehold(ana);
    const email = newEmail("ben");
    const path = await ana.hasInvited(email);
    const devices = [app, await another()];
    for (const device of devices) {
      await device.open(path);
      await device.page.getByLabel("Password", { exact: true }).fill("correct horse");
    }
    await together(
      devices.map(({ page }) => page),
      calls,
    );
    for (const device of devices) await device.button("Continue").click();
    for (const device of devices) await expect(device.toast).toBeVisible();
    const told = await Promise.all(devices.map((device) => device.toast.innerText()));
    expect(told.map((text) => text.split("\n")[0]).sort()).toEqual(["Failed to create account", "Welcome!"]);
    expect(await ana.api<{ members: object[] }>("GET", "household")).toMatchObject({
      members: [{}, { email }],
    });
  },
);
