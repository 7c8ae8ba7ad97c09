import { expect, long, test } from "./fixtures.ts";
import { stopClock } from "./stopped-clock.ts";

const signedOut = "You were signed out. What you did here is kept, and goes on when you sign in again.";

/** Notes on the page that something was clicked, before what the click does. Runs in the browser. */
function noteClicks(): void {
  addEventListener("click", () => document.documentElement.setAttribute("data-asked", ""), true);
}

/** Runs in the browser. */
function isAsked(): boolean {
  return document.documentElement.hasAttribute("data-asked");
}

test(
  "a list that the server fails to send is shown as a fault of the server, not of the network",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await page.clock.install();
    await page.route("**/api/list*", async (route) =>
      (await page.evaluate(isAsked).catch(() => false))
        ? route.continue()
        : route.fulfill({ status: 500, body: "Internal Server Error" }),
    );
    await page.route("**/api/events*", (route) => route.abort());
    await app.open("/?tab=stores");
    const main = page.getByRole("main");
    await expect(main).toContainText("Restock's server has trouble right now. Please try again in a moment.");
    await expect(page.getByText(/offline|check your connection/i)).toHaveCount(0);
    await app.open("/stores/any");
    await expect(main).toContainText("Restock's server has trouble right now.");
    await app.open(`/stores/${crypto.randomUUID()}`);
    await expect(app.title("Server trouble")).toBeVisible();
    await expect(page.getByText(/offline|check your connection/i)).toHaveCount(0);
    // The page would retry by itself and remove the button.
    await stopClock(page);
    await page.evaluate(noteClicks);
    await app.button("Try again").click();
    await expect(app.title("Not found")).toBeVisible();
  },
);

test(
  "an answer of a network device in place of the list is named as such",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    const html = { status: 200, contentType: "text/html", body: "<h1>Free WiFi</h1>" };
    await page.route("**/api/list*", (route) => route.fulfill(html));
    await page.route("**/api/events*", (route) => route.abort());
    await app.open("/?tab=stores");
    await expect(page.getByRole("main")).toContainText(
      "This network shows its own page in place of Restock.",
    );
  },
);

test(
  "a list that is refused with 401 leads to the root, also while the server still knows the person",
  { tag: long },
  async ({ app, page }) => {
    const { email, password } = await app.signUp();
    await app.hasItems("Milk");
    await app.open("/stores/any");
    await expect(app.item("Milk")).toBeVisible();
    const refused = "**/api/list*";
    const problem = { type: "about:blank", title: "No", status: 401, detail: "No.", code: "not_signed_in" };
    await page.route(refused, (route) =>
      route.fulfill({ status: 401, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: signedOut })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(app.title("One list. Every store.")).toBeVisible();
    await page.unroute(refused);
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/stores/any")}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await app.button("Sign in").click();
    await expect(app.item("Milk")).toBeVisible();
  },
);

test("a 401 with a foreign body counts as a 401", async ({ app, page }) => {
  await app.signUp();
  await app.open("/stores/any");
  await expect(app.title("Any store")).toBeVisible();
  await page.route("**/api/list*", (route) => route.fulfill({ status: 401, body: "Unauthorized" }));
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: signedOut })).toBeVisible();
});

test("a new store that the server refuses is reported and kept for a retry", async ({ app, page }) => {
  await app.signUp();
  await app.open("/?tab=stores");
  await page.route("**/api/stores", (route) => route.continue({ postData: JSON.stringify({ name: "" }) }));
  await app.button("Add Store").click();
  await page.getByLabel("Add store").fill("costco");
  await app.button("Costco").click();
  await app.button("Save").click();
  await app.isTold("Error", "Failed to add store. Please try again. Add Costco:");
  await expect(page.getByText("Failed to update store")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "1 could not be saved" })).toBeVisible();
});
