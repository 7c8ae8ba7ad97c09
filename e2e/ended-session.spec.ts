import type { App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

/** Collects the texts of all toasts that the page shows from now on. */
async function toastsOf({ page }: App): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) shown.push(toast.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { shown: string[] }).shown)]);
}

const endings: Record<string, { path: string; act: (app: App) => Promise<unknown> }> = {
  "sending feedback": {
    path: "/feedback",
    act: async (app) => {
      await app.page.getByPlaceholder("How can we improve?").fill("More cheese.");
      await app.button("Send feedback").click();
    },
  },
  "choosing a timezone": {
    path: "/account",
    act: (app) => app.page.getByLabel("Timezone").selectOption("Asia/Tokyo"),
  },
  "leaving the household": {
    path: "/account",
    act: async (app) => {
      await app.button("Leave household").click();
      await app.button("Leave household", app.question("Leave household?")).click();
    },
  },
};

for (const [what, { path, act }] of Object.entries(endings)) {
  const tag = what === "sending feedback" ? [] : [long];
  test(
    `a session that ends while ${what} leads to Welcome without an error`,
    { tag },
    async ({ app, page }) => {
      await app.signUp();
      await app.hasRole("premium");
      await app.hasInvited("cleo@example.com");
      // Only the call of the test finds out.
      await page.route("**/api/events*", (route) => route.abort());
      await app.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const toasts = await toastsOf(app);
      const problem = { type: "about:blank", title: "No", status: 401, detail: "No.", code: "not_signed_in" };
      await page.route(/\/api\/(feedback|user\/recurring-preferences|household\/members\/.*)$/, (route) =>
        route.request().method() === "GET"
          ? route.continue()
          : route.fulfill({
              status: 401,
              contentType: "application/problem+json",
              body: JSON.stringify(problem),
            }),
      );
      await act(app);
      await expect(page.getByText("You were signed out.")).toBeVisible();
      await expect(page).toHaveURL("/");
      // The next toast would come after the one of the failed call.
      await app.failsAt("**/api/waitlist");
      await page.getByLabel("Email").fill("ana@example.com");
      await app.button("Join the waitlist").click();
      const failed = "Failed to join waitlist. Please try again.";
      await app.isTold("Error", failed);
      expect(await toasts()).toEqual([`Error${failed}`]);
    },
  );
}

for (const [what, answer] of Object.entries({
  "a word": { status: 401, body: "Unauthorized" },
  "JSON of another shape": { status: 401, json: { message: "Unauthorized" } },
})) {
  const tag = what === "a word" ? [] : [long];
  test(
    `a device that knows nobody shows Welcome when its 401 has ${what}`,
    { tag },
    async ({ app, page }) => {
      await page.route(/\/api\/user(\/permissions)?$/, (route) => route.fulfill(answer));
      await app.open();
      await expect(app.title("One list. Every store.")).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });
      await page.getByRole("link", { name: "Login" }).click();
      await expect(app.title("Login")).toBeVisible();
    },
  );
}

test(
  "a person whom the device knows stays signed in when something else answers 401",
  { tag: long },
  async ({ app, page }) => {
    await app.signUp();
    await app.hasItems("Milk");
    await app.open("/stores/any");
    await expect(app.item("Milk")).toBeVisible();
    await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "Unauthorized" }));
    const answered = page.waitForResponse("**/api/user");
    await page.reload();
    await answered;
    await app.tick("Milk");
    await expect(page).toHaveURL("/stores/any");
  },
);
