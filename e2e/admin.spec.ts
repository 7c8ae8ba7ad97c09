import { administrator, newEmail, type App } from "./app.ts";
import {
  administer,
  adminPath,
  networkFails,
  onlyAdministrator,
  rowOf,
  serverAnswers,
  somebody,
} from "./admin-area.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";

test.describe("who may enter", () => {
  test("people who are no administrators read the reason and are taken Home", async ({ app, page }) => {
    await page.clock.install();
    await app.signUp();
    await app.open();
    await expect(app.addField).toBeVisible();
    await stopClock(page);
    await page.evaluate((path) => history.pushState(null, "", path), adminPath);
    const title = page.getByText("Access Denied");
    const sentence = page.getByText("This page is only accessible to administrators.");
    await passTimeUntil(page, title);
    await passTime(page, 80);
    await expect(title).toBeVisible();
    await expect(sentence).toBeVisible();
    await passTime(page, 20);
    await expect(title).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(app.addField).toBeVisible();
  });

  test("an administrator is turned away while they preview another role", async ({ app, page }) => {
    await administer(app);
    await expect(app.title("Behavior analytics")).toBeVisible();
    await app.open("/account");
    await page
      .getByRole("region", { name: "Admin Preview" })
      .getByRole("combobox")
      .selectOption("Preview as Free");
    await app.open(adminPath);
    await expect(page).toHaveURL("/");
  });

  test("an administrator enters from their account", async ({ app, page }) => {
    await administer(app);
    await app.open("/account");
    await page.getByRole("link", { name: "Behavior analytics" }).click();
    await expect(app.title("Behavior analytics")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(app.title("Account")).toBeVisible();
  });

  test("'Loading...' shows until the session is known", { tag: long }, async ({ app, page }) => {
    await page.route("**/api/user", () => undefined);
    await administer(app);
    await expect(app.title("Loading...")).toBeVisible();
  });

  test(
    "'Loading permissions...' shows until the permissions are known",
    { tag: long },
    async ({ app, page }) => {
      await app.signUp();
      await app.open();
      await expect(app.addField).toBeVisible();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/api/user/permissions", async (route) => {
        await held;
        await route.continue();
      });
      await app.open(adminPath);
      await expect(app.title("Loading permissions...")).toBeVisible();
      release();
      await expect(page).toHaveURL("/");
    },
  );
});

test("the tabs open by pointer, keys and link", async ({ app, page }) => {
  await administer(app);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    "Analytics",
    "Store Management",
    "User Management",
    "Feedback",
    "Waitlist",
    "Security",
    "Server",
  ]);
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(1).click();
  await expect(page).toHaveURL(`${adminPath}?tab=stores`);
  await expect(page.getByRole("tabpanel", { name: "Store Management" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(2)).toBeFocused();
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(tabs.nth(6)).toBeFocused();
  await expect(page).toHaveURL(`${adminPath}?tab=server`);
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await app.open(`${adminPath}?tab=feedback`);
  await expect(page.getByRole("tabpanel", { name: "Feedback" })).toBeVisible();
});

test.describe("Feedback", () => {
  test("the tab shows each person's feedback", async ({ app, page, browser }) => {
    const { email } = await somebody(app, browser, async (other) => {
      await other.api("POST", "feedback", { message: "More colours,\nplease" });
    });
    await administer(app, "feedback");
    const entry = page
      .getByRole("list", { name: "Feedback" })
      .getByRole("listitem")
      .filter({ hasText: "More colours" });
    await expect(entry).toContainText("Mia");
    await expect(entry).toContainText("General");
    const at = (await entry.getByRole("time").getAttribute("datetime"))!;
    const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: "America/New_York" });
    await expect(entry).toContainText(year.format(new Date(at)));
    await expect(entry).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(email).toContain("mia");
  });

  test("the tab says when there is no feedback", { tag: long }, async ({ app, page }) => {
    await serverAnswers(page, "feedback", { entries: [], next: null });
    await administer(app, "feedback");
    await expect(page.getByText("No feedback submitted yet")).toBeVisible();
  });
});

test.describe("User Management", () => {
  test("an account gets another role, which can be undone", async ({ app, page, browser }) => {
    const { email } = await somebody(app, browser);
    await administer(app, "users");
    await page.getByRole("searchbox").fill(email);
    await expect(page.getByText("1 user", { exact: true })).toBeVisible();
    const row = rowOf(page, email);
    await expect(row).toContainText("Mia");
    await expect(row).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const role = row.getByRole("combobox", { name: `Role of ${email}` });
    await expect(role).toHaveValue("free");
    await role.focus();
    await role.selectOption("Premium");
    await expect(app.toast).toContainText(`${email} is Premium now.`);
    await expect(role).toHaveValue("premium");
    await expect(role).toBeFocused();
    await app.undo();
    await expect(role).toHaveValue("free");
    await expect(app.toast).toContainText("is Free now.");
    await app.open(`${adminPath}?tab=users`);
    await page.getByRole("searchbox").fill(email);
    await expect(page.getByText("1 user", { exact: true })).toBeVisible();
    await expect(role).toHaveValue("free");
  });

  test("making and unmaking an administrator asks for confirmation", async ({ app, page, browser }) => {
    const { email } = await somebody(app, browser);
    await administer(app, "users");
    await page.getByRole("searchbox").fill(email);
    // A change doesn't reach a search that is under way.
    await expect(page.getByText("1 user", { exact: true })).toBeVisible();
    const role = page.getByRole("combobox", { name: `Role of ${email}` });
    await role.selectOption("Administrator");
    const dialog = page.getByRole("alertdialog");
    await app.button("Cancel", dialog).click();
    await expect(role).toHaveValue("free");
    await role.selectOption("Administrator");
    await app.button("Make Administrator", dialog).click();
    await expect(app.toast).toContainText(`${email} is Administrator now.`);
    await expect(role).toHaveValue("admin");
    await role.selectOption("Free");
    await app.button("Remove Administrator", dialog).click();
    await expect(app.toast).toContainText(`${email} is Free now.`);
  });

  test("the last administrator stays one, with the reason", { tag: long }, async ({ app, page }) => {
    await administer(app, "users");
    await onlyAdministrator(app);
    await page.getByRole("searchbox").fill(administrator.email);
    const role = page.getByRole("combobox", { name: `Role of ${administrator.email}` });
    await role.selectOption("Premium");
    await app.button("Remove Administrator", page.getByRole("alertdialog")).click();
    await expect(app.toast).toContainText(
      "This is the only administrator. Please make somebody else administrator first.",
    );
    await expect(role).toHaveValue("admin");
  });

  test("an arrow key on a role doesn't change it yet", { tag: long }, async ({ app, page }) => {
    await administer(app, "users");
    await page.getByRole("searchbox").fill(administrator.email);
    const role = page.getByRole("combobox", { name: `Role of ${administrator.email}` });
    await role.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(role).toHaveValue("admin");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });

  test("the tab says when no user is found", { tag: long }, async ({ app, page }) => {
    await administer(app, "users");
    const search = page.getByRole("searchbox");
    await search.fill("nobody has such a name");
    await expect(page.getByText("No users found")).toBeVisible();
    await app.button("Clear the search").click();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
    // The administrator may be on a further page.
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  });
});

test.describe("Waitlist", () => {
  test("an entry's status and notes are saved", async ({ app, page }) => {
    const email = await waiting(app);
    await administer(app, "waitlist");
    const row = rowOf(page, email);
    const status = row.getByRole("combobox", { name: `Status of ${email}` });
    await expect(status).toHaveValue("pending");
    await status.selectOption("Contacted");
    await expect(app.toast).toHaveText("Waitlist entry updated successfully");
    await expect(status).toHaveValue("contacted");
    const notes = row.getByRole("textbox", { name: `Notes on ${email}` });
    await notes.fill("  Wants to share with flatmates ");
    await app.button(`Save the notes on ${email}`, row).click();
    await expect(notes).toBeFocused();
    await expect(app.button(`Save the notes on ${email}`, row)).toBeHidden();
    await page.reload();
    await expect(notes).toHaveValue("Wants to share with flatmates");
    await app.button("Converted").click();
    await expect(row).toBeHidden();
    await app.button("Contacted").click();
    await expect(row).toBeVisible();
    await status.focus();
    await status.selectOption("Converted");
    await expect(row).toBeHidden();
  });

  test(
    "an entry is deleted after a confirmation, and the focus moves on",
    { tag: long },
    async ({ app, page }) => {
      const kept = await waiting(app);
      const email = await waiting(app);
      await administer(app, "waitlist");
      const remove = app.button(`Delete ${email}`);
      await remove.click();
      const dialog = page.getByRole("alertdialog");
      await app.button("Cancel", dialog).click();
      await expect(remove).toBeFocused();
      await remove.press("Enter");
      await app.button("Delete", dialog).click();
      await expect(app.toast).toHaveText("Waitlist entry deleted successfully");
      await expect(rowOf(page, email)).toBeHidden();
      await expect(page.getByRole("combobox", { name: `Status of ${kept}` })).toBeFocused();
    },
  );

  test("failures are reported", { tag: long }, async ({ app, page }) => {
    const email = await waiting(app);
    await administer(app, "waitlist");
    await networkFails(page, "PUT", "admin/waitlist/*");
    await networkFails(page, "DELETE", "admin/waitlist/*");
    const status = page.getByRole("combobox", { name: `Status of ${email}` });
    await status.selectOption("Converted");
    await expect(app.toast).toContainText("Failed to update waitlist entry");
    await expect(status).toHaveValue("pending");
    await app.button(`Delete ${email}`).click();
    await app.button("Delete", page.getByRole("alertdialog")).click();
    await expect(app.toast).toContainText("Failed to delete waitlist entry");
    await expect(rowOf(page, email)).toBeVisible();
  });

  test("a button loads more entries", { tag: long }, async ({ app, page }) => {
    for (let index = 0; index < 51; index += 1) await waiting(app);
    await administer(app, "waitlist");
    await expect(page.getByRole("row")).toHaveCount(51);
    const more = app.button("Load more");
    while (await more.isVisible()) {
      const before = await page.getByRole("row").count();
      await more.click();
      await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(before);
    }
    await expect(page.getByText("That's all.")).toBeFocused();
  });

  test("the tab says when the waitlist is empty", { tag: long }, async ({ app, page }) => {
    await serverAnswers(page, "admin/waitlist*", { entries: [], next: null });
    await administer(app, "waitlist");
    await expect(page.getByText("No waitlist entries found")).toBeVisible();
  });
});

test(
  "a tab that failed to load can be retried, and a loaded one can be refreshed",
  { tag: long },
  async ({ app, page }) => {
    await networkFails(page, "GET", "admin/waitlist*");
    await administer(app, "waitlist");
    await expect(page.getByRole("alert")).toContainText("The waitlist can't be shown.");
    await expect(page.getByRole("alert")).toContainText("Restock can't be reached right now.");
    await page.unroute("**/api/admin/waitlist*");
    await app.button("Try again").click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const email = await waiting(app);
    await app.button("Refresh").click();
    await expect(rowOf(page, email)).toBeVisible();
    await expect(page.getByText("Refreshed")).toBeAttached();
  },
);

for (const width of [390, 1280]) {
  test(
    `the tabs have no fault and don't scroll sideways at ${width} px`,
    { tag: long },
    async ({ app, page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await waiting(app);
      await administer(app);
      for (const tab of ["Analytics", "Store Management", "User Management", "Feedback", "Waitlist"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
      }
    },
  );
}

/** A new entry on the waitlist. */
async function waiting(app: App): Promise<string> {
  const email = newEmail("wanda");
  await app.api("POST", "waitlist", { email });
  return email;
}

test("an administrator reads how the server is, and writes and downloads a backup", async ({ app, page }) => {
  await administer(app, "server");
  await expect(page.getByRole("region", { name: "This server" })).toContainText("PostgreSQL");
  await app.button("Back up now").click();
  const backups = page.getByRole("list", { name: "Backups" });
  await expect(backups.getByRole("listitem")).not.toHaveCount(0);
  const download = page.waitForEvent("download");
  await backups.getByRole("button").first().click();
  expect((await download).suggestedFilename()).toMatch(/\.restock\.gz$/);
  await expectAccessible(page);
});

test(
  "a state that can't be loaded can be retried, and a failed backup is reported",
  { tag: long },
  async ({ app, page }) => {
    await networkFails(page, "GET", "admin/health");
    await administer(app, "server");
    await expect(page.getByText("The server's state can't be shown.")).toBeVisible();
    await page.unrouteAll();
    await networkFails(page, "POST", "admin/backups");
    await app.button("Try again").click();
    await app.button("Back up now").click();
    await expect(
      page
        .getByText(/backup/i)
        .and(page.locator("[data-title], [data-description]"))
        .first(),
    ).toBeVisible();
    await expect(app.button("Back up now")).toBeEnabled();
  },
);
