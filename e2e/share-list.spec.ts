import type { Browser } from "@playwright/test";
import { App, newEmail, tokenOf } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { hasHousehold } from "./invited.ts";
import { finishRendering } from "./stopped-clock.ts";

const sheetOf = (app: App) => app.page.getByRole("dialog", { name: "Share the list" });
const linkIn = (app: App) => sheetOf(app).getByLabel("Invitation link");
const waiting = (app: App) => app.page.getByRole("list", { name: "Pending invitations" });

/** Opens the sheet from Shop and returns the path of its link. */
async function share(app: App): Promise<string> {
  await app.open("/?tab=stores");
  await app.button("Share the list").click();
  const { pathname, search } = new URL(await linkIn(app).inputValue());
  return pathname + search;
}

/** A new person with a phone. */
async function withPhone(browser: Browser, { url }: App): Promise<App> {
  const context = await browser.newContext({ baseURL: url, hasTouch: true, isMobile: true });
  return new App(await context.newPage(), url);
}

test("a link without an address lets two people share a list, and opens the list for the invited person", async ({
  app,
  browser,
  page,
}) => {
  await hasHousehold(app);
  const path = await share(app);
  await expect(sheetOf(app).getByRole("img", { name: /^QR code of the link/ })).toBeVisible();
  await expectAccessible(page);

  const ben = await withPhone(browser, app);
  await ben.open(path);
  await expect(ben.title("Create Your Account")).toBeVisible();
  await expect(ben.page.getByText("Ana shares a shopping list with you.")).toBeVisible();
  const email = newEmail("ben");
  await ben.page.getByLabel("Password", { exact: true }).fill("correct horse");
  await expect(ben.button("Continue")).toBeDisabled();
  await ben.page.getByLabel("Email").fill("nonsense");
  await expect(ben.button("Continue")).toBeDisabled();
  await ben.page.getByLabel("Email").fill(email);
  await expectAccessible(ben.page);
  await ben.button("Continue").click();
  await expect(ben.page).toHaveURL("/home");
  await expect(ben.page.getByRole("tab", { name: "Shop" })).toHaveAttribute("aria-selected", "true");

  // Ana's sheet says so in place of the link, which is used up.
  await expect(sheetOf(app).getByRole("status")).toHaveText(`${email} has joined`);
  await expect(linkIn(app)).toHaveCount(0);
  await expect(sheetOf(app).getByRole("img")).toHaveCount(0);
  await expectAccessible(page);
  await app.button("Link for another person", sheetOf(app)).click();
  await expect(linkIn(app)).toHaveValue(/^http/);
  expect(tokenOf(await linkIn(app).inputValue())).not.toBe(tokenOf(path));

  const hint = ben.page.getByRole("region", { name: "Put Restock on your home screen" });
  await expect(hint).toContainText("In your browser's menu");
  await expectAccessible(ben.page);
  await ben.button("Dismiss", hint).click();
  await expect(hint).toHaveCount(0);
  await ben.page.reload();
  await ben.goTo("Shop");
  // The hint stands above the stores, and comes with them.
  await expect(ben.page.getByRole("link", { name: "Any store" })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await ben.goInto("Any store");
  await ben.tick("Milk");
  await expect.poll(() => app.itemsOnServer("ticked")).toEqual(["Milk"]);

  // The link is used up, and the next sheet has another.
  const cleo = await withPhone(browser, app);
  await cleo.open(path);
  await expect(cleo.title("Invitation Not Found")).toBeVisible();
  expect(tokenOf(await share(app))).not.toBe(tokenOf(path));
  await ben.page.context().close();
  await cleo.page.context().close();
});

test(
  "a person with an account joins by a link and keeps their own items",
  { tag: long },
  async ({ app, another }) => {
    await hasHousehold(app);
    const path = await share(app);
    // A person who opens their own link is in the household already, and doesn't use the link up.
    await app.open(path);
    await app.button("Accept Invitation").click();
    await app.isTold("You are in this household already");
    const ben = await another();
    await ben.signUp("Ben");
    await ben.hasItems("Bread");
    await ben.open(path);
    await expect(ben.title("You're invited to join Ana's household")).toBeVisible();
    await ben.button("Accept Invitation").click();
    await ben.isTold("Welcome to the household!");
    await expect(ben.page).toHaveURL("/");
    await ben.goInto("Any store");
    for (const name of ["Milk", "Bread"]) await expect(ben.item(name)).toBeVisible();
    // The link is used up, but says to the person who has used it where they are.
    await ben.open(path);
    await ben.isTold("You are in this household already");
    await expect(ben.title("You're in Ana's household")).toBeVisible();
    await expect(ben.page).toHaveURL("/");
    const cleo = await another();
    await cleo.signUp("Cleo");
    for (const other of [app, cleo]) {
      await other.open(path);
      await expect(other.title("Invitation Not Found")).toBeVisible();
    }
    // Members can't invite, so they aren't offered to.
    await ben.open("/?tab=stores");
    await expect(ben.page.getByRole("link", { name: "Any store" })).toBeVisible();
    await expect(ben.button("Share the list")).toHaveCount(0);
  },
);

test(
  "a link is listed among the invitations with its maker and expiry, and can be renewed and revoked",
  { tag: long },
  async ({ app, another, page }) => {
    await hasHousehold(app);
    const first = await share(app);
    await sheetOf(app).getByRole("link", { name: "Waiting invitations" }).click();
    const row = waiting(app).getByRole("listitem");
    await expect(row).toContainText(
      /Link for one person\s*By Ana, made .*\d+:\d{2}.*, until \d+ \w{3}\s*Pending/,
    );
    await expectAccessible(page);
    await app.button("New link").click();
    const again = page.getByRole("dialog").getByLabel("Invitation link");
    const second = await again.inputValue();
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    await app.button("Close", page.getByRole("dialog")).click();
    const ben = await another();
    await ben.open(first);
    await expect(ben.title("Invitation Not Found")).toBeVisible();

    expect(tokenOf(await share(app))).toBe(tokenOf(second));
    await sheetOf(app).getByRole("link", { name: "Waiting invitations" }).click();
    await app.button("Cancel the link").click();
    await app.button("Cancel Invitation", app.question("Cancel Invitation")).click();
    await app.isTold("Invitation cancelled", "The link has stopped working");
    await expect(row).toHaveCount(0);
    await ben.open(second);
    await expect(ben.title("Invitation Not Found")).toBeVisible();
  },
);

test("people without Premium see that sharing needs it before a link is made", async ({ app, page }) => {
  await app.signUp();
  let made = 0;
  page.on("request", (request) => (made += Number(request.url().endsWith("/invitation-links"))));
  await app.open("/?tab=stores");
  await app.button("Share the list").click();
  await expect(sheetOf(app)).toContainText("Sharing is part of Premium.");
  await expect(sheetOf(app).getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
  await expectAccessible(page);
  expect(made).toBe(0);
});

test(
  "the device's own share sheet gets the link, and closing it is no failure",
  { tag: long },
  async ({ app, page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.body.dataset.shared = JSON.stringify(data);
        return Promise.reject(new DOMException("closed", "AbortError"));
      };
    });
    await hasHousehold(app);
    const path = await share(app);
    await app.button("Send link").click();
    const shared = JSON.parse((await page.locator("body").getAttribute("data-shared"))!) as { url: string };
    expect(shared).toEqual({
      title: "Restock",
      text: "Ana shares a shopping list with you.",
      url: `${app.url}${path}`,
    });
    await finishRendering(page);
    await expect(sheetOf(app).getByText("couldn't send it")).toHaveCount(0);
  },
);

test("the link is copied, and mail is one tap away", async ({ app, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hasHousehold(app);
  const path = await share(app);
  await app.button("Copy").click();
  await expect(app.button("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}${path}`);
  await app.button("Invite by email instead").click();
  await expect(page.getByRole("dialog", { name: "Invite a member" }).getByLabel("To:")).toBeVisible();
});

test(
  "a link that can't be made says why and is tried again; an unused one is shown again",
  { tag: long },
  async ({ app, page }) => {
    await hasHousehold(app);
    const calls = "**/api/household/invitation-links";
    await page.route(calls, (route) => route.abort());
    await app.open("/?tab=stores");
    await app.button("Share the list").click();
    await expect(sheetOf(app).getByRole("alert")).toContainText(
      "The link can't be made. Restock can't be reached right now.",
    );
    await page.unroute(calls);
    await app.button("Try again", sheetOf(app)).click();
    const link = await linkIn(app).inputValue();
    await expect(app.button("Make another link", sheetOf(app))).toHaveCount(0);
    await expect(sheetOf(app).getByText(/It works once, until \d+ \w{3}\.$/)).toBeVisible();
    await app.button("Close", sheetOf(app)).click();
    await app.button("Share the list").click();
    await expect(linkIn(app)).toHaveValue(link);
    const { pathname, search } = new URL(link);
    expect(await share(app)).toBe(pathname + search);
    await expectAccessible(page);
    // Somebody else gets a link of their own.
    await app.button("Make another link", sheetOf(app)).click();
    await expect(linkIn(app)).not.toHaveValue(link);
    const other = await linkIn(app).inputValue();
    await sheetOf(app).getByRole("link", { name: "Waiting invitations" }).click();
    await expect(waiting(app).getByRole("listitem")).toHaveCount(2);
    await app.open("/?tab=stores");
    await app.button("Share the list").click();
    await expect(linkIn(app)).toHaveValue(other);
  },
);
