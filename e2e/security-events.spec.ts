import { administer, networkFails, rowOf, serverAnswers, somebody } from "./admin-area.ts";
import { expect, long, test } from "./fixtures.ts";

const event = (kind: string, minute: number, more: object = {}) => ({
  id: `019cae10-c2e0-7673-aa1a-86728${String(minute).padStart(7, "0")}`,
  kind,
  createdAt: `2026-03-02T10:${String(minute).padStart(2, "0")}:00.000+00:00`,
  lastAt: `2026-03-02T10:${String(minute).padStart(2, "0")}:00.000+00:00`,
  count: 1,
  address: "192.0.2.7",
  device: "Firefox on Linux",
  detail: null,
  ...more,
});

test.describe("Recent activity", () => {
  test("a person sees the events of their account, also a failed sign-in", async ({ app, page }) => {
    const { email } = await app.signUp("Ana");
    await page.request.post(`${app.url}/api/login`, { data: { email, password: "wrong horse" } });
    await app.opensAccount();
    const button = page.getByRole("button", { name: "Show activity" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    const rows = page.getByRole("list", { name: "Recent activity" }).getByRole("listitem");
    await expect(rows.filter({ hasText: "The account was created" })).toContainText("127.0.0.1");
    await expect(rows.filter({ hasText: "A sign-in failed" })).toHaveCount(1);
    await page.getByRole("button", { name: "Hide activity" }).click();
    await expect(rows).toHaveCount(0);
  });

  test("times are local, and older events are loaded page by page", { tag: long }, async ({ app, page }) => {
    await app.signUp();
    const first = { events: [event("signed_in", 30)], next: "2026-03-02T10:30:00.000+00:00_x" };
    const second = { events: [event("sign_in_failed", 20, { count: 7 })], next: null };
    await page.route("**/api/user/events*", (route) =>
      route.fulfill({ json: route.request().url().includes("after=") ? second : first }),
    );
    await app.opensAccount();
    await page.getByRole("button", { name: "Show activity" }).click();
    const rows = page.getByRole("list", { name: "Recent activity" }).getByRole("listitem");
    await expect(rows).toHaveText([/Signed in/]);
    // The event's time in New York, written as English of the United States does, behind the date as the app writes it.
    await expect(rows.first()).toContainText(/2 Mar 2026, 5:30\sAM/);
    await app.button("Load more").click();
    await expect(rows).toHaveText([/Signed in/, /A sign-in failed, 7 times within an hour/]);
    await expect(page.getByText("That's all.")).toBeFocused();
  });

  test(
    "an empty log and one that can't be fetched each have a sentence",
    { tag: long },
    async ({ app, page }) => {
      await app.signUp();
      await networkFails(page, "GET", "user/events");
      await app.opensAccount();
      await page.getByRole("button", { name: "Show activity" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await page.unroute("**/api/user/events");
      await serverAnswers(page, "user/events", { events: [], next: null });
      await app.button("Try again").click();
      await expect(page.getByText("Nothing in the last 90 days.")).toBeVisible();
    },
  );
});

test(
  "the administrator filters everybody's events by kind and by person",
  { tag: long },
  async ({ app, page, browser }) => {
    const { email } = await somebody(app, browser, async (other) => {
      const reply = await other.page.request.get(`${app.url}/api/admin/users`);
      expect(reply.status()).toBe(403);
    });
    await administer(app, "events");
    await expect(page.getByRole("table", { name: "Security events" })).toBeVisible();
    await page.getByRole("searchbox").fill(email);
    await app.button(email).click();
    await expect(page.getByRole("group", { name: "Whose events" })).toBeFocused();
    await expect(page.getByRole("cell", { name: "@" }).filter({ hasNotText: email })).toHaveCount(0);
    await expect(rowOf(page, "The account was created")).toContainText(email);
    await expect(rowOf(page, "A call for administrators was refused")).toContainText("GET /api/admin/users");
    await page.getByRole("combobox", { name: "Kind" }).selectOption("The account was created");
    await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(1);
    await page.getByRole("combobox", { name: "Kind" }).selectOption("The role was changed");
    await expect(page.getByText("No events found")).toBeVisible();
    await app.button(`Show everybody, not only ${email}`).click();
    await expect(page.getByRole("searchbox")).toBeVisible();
  },
);
