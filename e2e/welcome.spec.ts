import { newEmail, type App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";

async function join(app: App, email: string): Promise<void> {
  await app.page.getByLabel("Email").fill(email);
  await app.button("Join the waitlist").click();
}

test("a signed-out person sees Welcome, with the links to sign in and sign up", async ({ app, page }) => {
  await app.open();
  await expect(app.title("One list. Every store.")).toBeVisible();
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(app.title("Login")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Secret code? Join beta" }).click();
  await expect(app.title("Create account")).toBeVisible();
});

test("a signed-in person sees their list instead", async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await expect(app.addField).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);
});

test("after the end of a session Login leads back to the screen that the person was on", async ({
  app,
  page,
}) => {
  const { email, password } = await app.signUp();
  await app.open("/feedback");
  await expect(app.title("Share feedback")).toBeVisible();
  await app.api("POST", "logout");
  await expect(page.getByText("You were signed out.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/feedback")}`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await app.button("Sign in").click();
  await expect(app.title("Share feedback")).toBeVisible();
});

test("an address is added to the waitlist", async ({ app, page }) => {
  await app.open();
  await expect(app.button("Join the waitlist")).toBeDisabled();
  await join(app, newEmail("waiting"));
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
  await expect(page.getByText("We'll notify you when we launch")).toBeVisible();
});

test("the waitlist takes unusual addresses that an account doesn't", { tag: long }, async ({ app, page }) => {
  await app.open();
  await join(app, newEmail("a..b").replace("@example.com", "@my_host.c"));
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
});

test("an address is added to the waitlist only once", { tag: long }, async ({ app, page }) => {
  const email = newEmail("eager");
  await page.request.post(`${app.url}/api/waitlist`, { data: { email } });
  await app.open();
  await join(app, email.toUpperCase());
  await expect(page.getByRole("alert")).toHaveText("Email already on waitlist");
});

test("an invalid address shows a validation error before it is sent", async ({ app, page }) => {
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.url().endsWith("/api/waitlist"))));
  await app.open();
  await join(app, "ana@example");
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address");
  await page.getByLabel("Email").fill("ana");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(sent).toBe(0);
});

test("an address that the server refuses shows a validation error", { tag: long }, async ({ app, page }) => {
  await page.route("**/api/waitlist", (route) =>
    route.continue({ postData: JSON.stringify({ email: "not an address" }) }),
  );
  await app.open();
  await join(app, newEmail());
  await expect(page.getByRole("alert")).toHaveText("Invalid email format");
});

test("a waitlist request that failed can be retried", { tag: long }, async ({ app, page }) => {
  let cut = true;
  await page.route("**/api/waitlist", (route) => (cut ? route.abort() : route.continue()));
  await app.open();
  await join(app, newEmail());
  await expect(app.toast).toContainText("Error");
  await expect(app.toast).toContainText("Failed to join waitlist. Please try again.");
  cut = false;
  await app.button("Join the waitlist").click();
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
});

test("the button is disabled while the address is sent", { tag: long }, async ({ app, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/waitlist", async (route) => {
    await held;
    await route.continue();
  });
  await app.open();
  await join(app, newEmail());
  await expect(app.button("Joining...")).toBeDisabled();
  release();
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
});
