import { newEmail, type App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

const calls = "**/api/user/profile";

const field = (app: App, label: string) => app.page.getByLabel(label, { exact: true });
const validationError = (app: App) => app.page.locator("form").getByRole("alert");

async function editInfo(app: App): Promise<void> {
  await app.open("/edit-profile");
  await expect(app.title("Your info")).toBeVisible();
}

async function signIn(app: App, email: string, password: string): Promise<void> {
  await app.open("/login");
  await field(app, "Email").fill(email);
  await field(app, "Password").fill(password);
  await app.button("Sign in").click();
}

test("name and address are changed, and the password only if one is typed", async ({ app, page }) => {
  const { email } = await app.signUp("Ana");
  await editInfo(app);
  await expect(field(app, "Name")).toHaveValue("Ana");
  await expect(field(app, "Email")).toHaveValue(email);
  await expect(field(app, "Password")).toHaveAttribute(
    "placeholder",
    "New password (leave blank to keep current)",
  );
  await expect(field(app, "Confirm Password")).toHaveAttribute("placeholder", "Confirm new password");
  const release = await app.holdsBack(calls);
  const request = page.waitForRequest(calls);
  const other = newEmail("anna");
  await field(app, "Name").fill("  Anna ");
  await field(app, "Email").fill(other);
  await app.button("Save changes").click();
  expect((await request).postDataJSON()).toEqual({ name: "Anna", email: other });
  await expect(app.button("Saving...")).toBeDisabled();
  for (const label of ["Name", "Email", "Password", "Confirm Password"])
    await expect(field(app, label)).toBeDisabled();
  release();
  await app.isTold("Profile updated", "Your profile has been updated successfully.");
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("definition").first()).toHaveText("Anna");
  await expect(page.getByText(other)).toBeVisible();
});

test("invalid fields show validation errors", async ({ app, page }) => {
  await app.signUp();
  await editInfo(app);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  for (const [label, wrong, reason, right] of [
    ["Name", " ", "Name is required", "Ana"],
    ["Name", "x".repeat(101), "Name must be less than 100 characters", "x".repeat(100)],
    ["Email", "ana@example", "Invalid email address", newEmail()],
    ["Password", "short", "Password must be at least 8 characters", ""],
  ] as const) {
    await field(app, label).fill(wrong);
    await app.button("Save changes").click();
    await expect(validationError(app).filter({ hasText: reason })).toBeVisible();
    await field(app, label).fill(right);
    await expect(validationError(app).filter({ hasText: reason })).toHaveCount(0);
  }
  await field(app, "Password").fill("correct horses");
  for (const confirmation of ["", "correct horse"]) {
    await field(app, "Confirm Password").fill(confirmation);
    await app.button("Save changes").click();
    await expect(validationError(app)).toHaveText("The passwords you entered are not the same.");
    await expect(field(app, "Confirm Password")).toHaveAccessibleDescription(
      "The passwords you entered are not the same.",
    );
  }
  expect(sent).toEqual([]);
  await field(app, "Confirm Password").fill("correct horses");
  await app.button("Save changes").click();
  await expect(page).toHaveURL("/account");
});

test("a taken address and a failing server are reported, and no typed text is lost", async ({
  app,
  another,
  page,
}) => {
  const { email } = await (await another()).signUp("Ben");
  await app.signUp();
  await editInfo(app);
  await field(app, "Email").fill(email);
  await app.button("Save changes").click();
  await app.isTold("Error", "An account with this email already exists.");
  await expect(validationError(app)).toHaveText("An account with this email already exists.");
  await field(app, "Email").fill(newEmail());
  await field(app, "Name").fill("Anna");
  await app.failsAt(calls);
  await app.button("Save changes").click();
  await app.isTold("Error", "Failed to update profile. Please try again.");
  await expect(field(app, "Name")).toHaveValue("Anna");
  await expect(page).toHaveURL("/edit-profile");
  await app.button("Cancel").click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("definition").first()).toHaveText("Ana");
});

test(
  "a new password ends the sessions of the person's other devices",
  { tag: long },
  async ({ app, another, page }) => {
    const { email, password } = await app.signUp();
    const phone = await another();
    await signIn(phone, email, password);
    await expect(phone.addField).toBeVisible();
    await editInfo(app);
    await field(app, "Password").fill("battery staple");
    await field(app, "Confirm Password").fill("battery staple");
    await app.button("Save changes").click();
    await expect(page).toHaveURL("/account");
    await expect(phone.page).toHaveURL("/");
    await phone.page.getByRole("link", { name: "Sign in" }).click();
    await expect(phone.page).toHaveURL(`/login?redirect=${encodeURIComponent("/home")}`);
    await page.reload();
    await expect(app.title("Account")).toBeVisible();
    await signIn(phone, email, password);
    await expect(phone.page.getByRole("alert")).toHaveText("Invalid email or password");
    await signIn(phone, email, "battery staple");
    await expect(phone.addField).toBeVisible();
  },
);

test(
  "a person whose session ends while the app is open sees that, signs in and keeps their waiting changes",
  { tag: long },
  async ({ app, another }) => {
    const { email, password } = await app.signUp();
    await app.hasItems("Milk", "Bread");
    const phone = await another();
    await signIn(phone, email, password);
    await expect(phone.addField).toBeVisible();
    await phone.goTo("Shop");
    await phone.goInto("Any store");
    const writes = "**/api/items/*";
    await phone.page.route(writes, (route) => route.abort());
    await phone.tick("Milk");
    await phone.page.evaluate(() => (document.body.dataset.page = "the same"));
    await app.api("PUT", "user/profile", { name: "Ana", email, newPassword: "battery staple" });

    await expect(phone.page).toHaveURL("/");
    await expect(phone.signedOut).toHaveText(
      "You were signed out. What you did here is kept, and goes on when you sign in again.",
    );
    await phone.page.getByRole("link", { name: "Sign in" }).click();
    await expect(phone.page).toHaveURL(`/login?redirect=${encodeURIComponent("/stores/any")}`);
    await expect(phone.title("Login")).toBeFocused();
    await expect(phone.page.locator("body")).toHaveAttribute("data-page", "the same");
    await phone.page.unroute(writes);
    await field(phone, "Email").fill(email);
    await field(phone, "Password").fill("battery staple");
    await phone.button("Sign in").click();
    await expect(phone.title("Any store")).toBeVisible();
    await phone.opensBasket();
    await expect(phone.item("Milk")).toBeChecked();
    await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);
  },
);

test(
  "a reply after the end of a session doesn't remove the session's sentence",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    const change = "**/api/user/recurring-preferences";
    const release = await app.holdsBack(change);
    // While the server can't be reached otherwise, the page waits longer for the reply.
    await page.route("**/livez", (route) => route.abort());
    await page.getByLabel("Timezone").selectOption("Asia/Tokyo");
    await app.api("POST", "logout");
    const said = page.getByRole("status").filter({ hasText: "You were signed out." });
    await expect(said).toBeVisible();
    const late = page.waitForResponse(change);
    release();
    expect((await late).status()).toBe(401);
    await (await late).finished();
    await app.hasShownReplies();
    await expect(page).toHaveURL("/");
    await expect(said).toBeVisible();
  },
);

test("a session that ends on Home leads to Welcome, which says so once", async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await expect(app.suggestion("Bread")).toBeVisible();
  await app.api("POST", "logout");
  await expect(page.getByRole("status").filter({ hasText: "You were signed out." })).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(app.title("Login")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByText("You were signed out.")).toHaveCount(0);
});

test(
  "the end of a session is said in a browser that blocks storage, too",
  { tag: long },
  async ({ app, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
    });
    await app.signUp();
    await app.open();
    await expect(app.suggestion("Bread")).toBeVisible();
    await app.api("POST", "logout");
    await expect(page.getByRole("status").filter({ hasText: "You were signed out." })).toBeVisible();
  },
);

test("a forgotten password is replaced through a mailed link that works once", async ({
  app,
  another,
  mailTo,
  page,
}) => {
  const laptop = await another();
  const { email } = await laptop.signUp();
  await laptop.open();
  await expect(laptop.addField).toBeVisible();
  await app.open("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(app.title("Forgot your password?")).toBeVisible();
  await field(app, "Email").fill("nonsense");
  await app.button("Send link").click();
  await expect(validationError(app)).toHaveText("Invalid email address");
  await field(app, "Email").fill(email);
  await app.button("Send link").click();
  await expect(app.title("Check your mail")).toBeVisible();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  const link = /http:\S+\/reset-password\?token=[\w-]+/.exec((await mailTo(email)).text)![0];
  await app.open(link);
  await expect(app.title("Choose a new password")).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await field(app, "New password").fill("short");
  await app.button("Save password").click();
  await expect(validationError(app)).toHaveText("Password must be at least 8 characters");
  await field(app, "New password").fill("battery staple");
  await app.button("Save password").click();
  await expect(page).toHaveURL("/home");
  await app.isTold("Password changed", "You're signed in here and nowhere else.");

  // The device learns on this screen that its session has ended.
  await laptop.open(link);
  await field(laptop, "New password").fill("correct horses");
  await laptop.button("Save password").click();
  await expect(laptop.title("This link can't be used")).toBeVisible();
  await laptop.page.getByRole("link", { name: "Back to sign in" }).click();
  await signIn(laptop, email, "battery staple");
  await expect(laptop.addField).toBeVisible();
});
