import { App, newEmail, secretCode } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

const password = "correct horse";

type Filled = { email?: string; password?: string; firstName?: string; secretCode?: string };

async function fillIn({ page }: App, filled: Filled): Promise<void> {
  if (filled.email !== undefined) await page.getByLabel("Email").fill(filled.email);
  if (filled.password !== undefined) await page.getByLabel("Password", { exact: true }).fill(filled.password);
  if (filled.firstName !== undefined) await page.getByLabel("First name (optional)").fill(filled.firstName);
  if (filled.secretCode !== undefined) await page.getByLabel("Secret code").fill(filled.secretCode);
}

async function signIn(app: App, filled: Filled): Promise<void> {
  await fillIn(app, filled);
  await app.button("Sign in").click();
}

async function createAccount(app: App, filled: Filled): Promise<void> {
  await fillIn(app, filled);
  await app.button("Create account", app.page.locator("form")).click();
}

test("a person with the secret code creates an account and Home opens at once", async ({ app, page }) => {
  await app.open();
  await page.getByRole("link", { name: "Secret code? Join beta" }).click();
  await expect(page).toHaveURL(/\/login\?mode=register$/);
  const email = newEmail();
  await createAccount(app, { email, password, firstName: "Ana", secretCode });
  await expect(page).toHaveURL(/\/home$/);
  await expect(app.addField).toBeVisible();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("Ana", { exact: true })).toBeVisible();
});

test("an account without a first name is called by its address", { tag: long }, async ({ app, page }) => {
  await app.open("/login?mode=register");
  const email = newEmail();
  await createAccount(app, { email, password, secretCode });
  await expect(page).toHaveURL(/\/home$/);
  await app.open("/account");
  await expect(page.getByText(email)).toHaveCount(2);
});

test("a wrong secret code is refused with the way to sign in", async ({ app, page }) => {
  await app.open("/login?mode=register");
  await createAccount(app, { email: newEmail(), password, secretCode: "abracadabra" });
  await expect(page.getByRole("alert")).toHaveText(
    "Sorry! That's not the secret code to join our beta. You can join the waitlist here.",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.getByRole("alert").getByRole("button", { name: "here" }).click();
  await expect(app.title("Login")).toBeVisible();
  await expect(page.getByLabel("Secret code")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("missing fields are asked for", { tag: long }, async ({ app, page }) => {
  await app.open("/login");
  await signIn(app, {});
  await expect(app.toast).toContainText("Missing information");
  await expect(app.toast).toContainText("Please enter both email and password.");
  await expect(page.getByLabel("Email")).toBeFocused();
  await signIn(app, { email: newEmail() });
  await expect(app.toast).toContainText("Please enter both email and password.");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  await app.button("Create account").click();
  await createAccount(app, { password });
  await expect(app.toast).toContainText("Please enter the secret code.");
  await expect(page.getByLabel("Secret code")).toBeFocused();
});

test("an address can't have two accounts", async ({ app, page }) => {
  const { email } = await app.signUp();
  await page.context().clearCookies();
  await app.open("/login?mode=register");
  await createAccount(app, { email: email.toUpperCase(), password, secretCode });
  await expect(app.toast).toContainText("Registration failed");
  await expect(app.toast).toContainText("An account with this email already exists.");
});

test("a password that is too short is refused with the reason", { tag: long }, async ({ app }) => {
  await app.open("/login?mode=register");
  await createAccount(app, { email: newEmail(), password: "short", secretCode });
  await expect(app.toast).toContainText("Registration failed");
  await expect(app.toast).toContainText("Password must be at least 8 characters");
});

test("a wrong password and an unknown address show the same error", async ({ app, page }) => {
  const person = await app.signUp();
  await page.context().clearCookies();
  await app.open("/login");
  await signIn(app, { ...person, password: "wrong horse" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await signIn(app, { email: newEmail("nobody"), password });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await signIn(app, person);
  await expect(page).toHaveURL(/\/home$/);
});

test("a signed-out person who opens a screen signs in first and is taken there", async ({ app, page }) => {
  const person = await app.signUp();
  await page.context().clearCookies();
  await app.open("/stores/any");
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/stores/any")}`);
  await app.button("Create account").click();
  await expect(page).toHaveURL(/redirect=%2Fstores%2Fany&mode=register/);
  await app.button("Sign in").last().click();
  await signIn(app, person);
  await expect(page).toHaveURL("/stores/any");
  await expect(app.title("Any store")).toBeVisible();
});

test("a link to a tab survives signing in", async ({ app, page }) => {
  const person = await app.signUp();
  await page.context().clearCookies();
  await app.open("/?tab=stores");
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/?tab=stores")}`);
  await signIn(app, person);
  await expect(page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");
});

test("a person who is signed in already is redirected from Login", { tag: long }, async ({ app, page }) => {
  await app.signUp();
  await app.open("/login?redirect=/account");
  await expect(page).toHaveURL("/account");
  await app.open("/login");
  await expect(page).toHaveURL("/home");
});

test("a link's redirect after signing in can't lead to another site", async ({ app, page }) => {
  await app.signUp();
  for (const trap of ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    await app.open(`/login?redirect=${encodeURIComponent(trap)}`);
    await expect(page, trap).toHaveURL("/home");
    await expect(app.addField).toBeVisible();
  }
});

test("logging out leads to Welcome and leaves nothing on the device", async ({ app, page }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  await app.open("/account");
  await app.button("Logout").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect.poll(() => page.evaluate(listsOnDevice)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Login" }).or(app.title("Login"))).toBeVisible();
  await expect(app.item("Milk")).toHaveCount(0);
  await app.open("/stores/any");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

/** The databases and stored person ids of the page's site. */
async function listsOnDevice(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...databases.map(({ name }) => name ?? "").filter((name) => name.includes("-list")),
    ...Object.keys(localStorage).filter((key) => key.includes("user") || key.includes("signed-in")),
  ];
}

const waysOut: Record<string, (app: App) => Promise<void>> = {
  "logging out": (app) => app.button("Logout").click(),
  "deleting the account": async (app) => {
    await app.button("Delete your account").click();
    const sheet = app.page.getByRole("dialog", { name: "Delete your account?" });
    await sheet.getByLabel("Type “delete my account”").fill("delete my account");
    await app.button("Delete account", sheet).click();
  },
};

for (const [way, leave] of Object.entries(waysOut)) {
  test(
    `${way} removes what screens stored that this page never loaded`,
    { tag: long },
    async ({ app, page }) => {
      const keys = () => page.evaluate(() => Object.keys(localStorage));
      await app.signUp();
      await app.hasStore("Baker", "bakery");
      await app.open("/?tab=stores");
      await app.editsStores();
      await app.button("Hide Baker").click();
      await expect.poll(async () => (await keys()).join()).toContain("hidden-stores");

      await app.open("/account");
      await leave(app);
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
      await expect.poll(keys).toEqual([]);
    },
  );
}

test("logging out or signing in in one tab does so in the others", async ({ app, page, context }) => {
  const person = await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
  const other = new App(await context.newPage(), app.url);
  await other.open("/account");
  await other.button("Logout").click();
  await expect(page).toHaveURL("/login?redirect=%2Fstores%2Fany");
  await other.open("/login");
  await signIn(other, person);
  await expect(page).toHaveURL("/stores/any");
  await expect(app.item("Milk")).toBeVisible();
});

test(
  "a tab that the server turns away before the other tab's logout is answered leads to Login",
  { tag: long },
  async ({ app, page, context }) => {
    await app.signUp();
    await app.hasItems("Milk");
    await app.open("/stores/any");
    await expect(app.item("Milk")).toBeVisible();
    const other = new App(await context.newPage(), app.url);
    await other.page.route("**/api/logout", async (route) => {
      const response = await route.fetch();
      await expect(page).toHaveURL("/login?redirect=%2Fstores%2Fany");
      await route.fulfill({ response });
    });
    await other.open("/account");
    await other.button("Logout").click();
    await expect(other.page).toHaveURL("/");
    // The other tab may have been turned away as well, before its own answer.
    await other.page.unrouteAll({ behavior: "wait" });
    await expect(page).toHaveURL("/login?redirect=%2Fstores%2Fany");
  },
);

test(
  "a logout that can't reach the server reports it and changes nothing",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    await page.route("**/api/logout", (route) => route.abort());
    await app.button("Logout").click();
    await expect(app.toast).toContainText("Error");
    await expect(app.toast).toContainText("Failed to logout. Please try again.");
    await expect(page).toHaveURL("/account");
  },
);

test(
  "a logout that the server refuses reports its reason and changes nothing",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.open("/account");
    const detail = "The doors are shut.";
    const problem = {
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      code: "internal",
      detail,
    };
    await page.route("**/api/logout", (route) =>
      route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await app.button("Logout").click();
    await app.isTold("Logout failed", detail);
    await expect(page).toHaveURL("/account");
  },
);

test("a session that ended elsewhere sends the person to the start", async ({ app, page }) => {
  await app.signUp();
  await app.open();
  await expect(app.addField).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});
