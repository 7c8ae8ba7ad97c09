import { newEmail, tokenOf, type App } from "./app.ts";
import { expireInvitations } from "./expire-invitation.ts";
import { expect, long, test } from "./fixtures.ts";
import { passTime, passTimeUntil, stopClock } from "./stopped-clock.ts";
import { expectShared, hasHousehold, keptToken, together } from "./invited.ts";

const joinCalls = "**/api/household/join/*";

const isInvited = (app: App) => app.title("You're invited to join Ana's household");

test(
  "a signed-in person opens an invitation, leaves, comes back and joins",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const { email } = await app.signUp("Ben");
    await app.hasItems("Bread");
    const path = await ana.hasInvited(email.toUpperCase());
    const release = await app.holdsBack("**/api/household/invitation/*");
    await app.open(path);
    await expect(page.getByText("Loading invitation details...")).toBeVisible();
    release();
    await expect(isInvited(app)).toBeVisible();
    await page.getByRole("link", { name: "Maybe Later" }).click();
    await expect(page).toHaveURL("/");
    await expect(app.addField).toBeVisible();
    expect(await app.itemsOnServer()).toEqual(["Bread"]);

    await app.open(path);
    const join = await app.holdsBack(joinCalls);
    await app.button("Accept Invitation").click();
    await expect(app.button("Joining...")).toHaveAttribute("aria-disabled", "true");
    join();
    await app.isTold(
      "Welcome to the household!",
      "You've successfully joined the household and can now share shopping lists.",
    );
    await expect(page).toHaveURL("/");
    await expectShared(app, "Milk", "Bread");
    await app.open(path);
    // The title is left after 2 s.
    await expect(app.title("You're in Ana's household")).toBeVisible();
    await app.isTold("You are in this household already");
  },
);

test("a signed-out person signs in first and then joins by the kept invitation", async ({
  app,
  another,
  page,
}) => {
  const ana = await another();
  await hasHousehold(ana);
  const person = await app.signUp("Ben");
  await page.context().clearCookies();
  const path = await ana.hasInvited(person.email);
  await app.open(path);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  expect(await page.evaluate(keptToken)).toBe(tokenOf(path));
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await app.button("Sign in").click();
  await expect(isInvited(app)).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(keptToken)).toBeNull();
  await app.button("Accept Invitation").click();
  await expect(page).toHaveURL("/");
  await expectShared(app, "Milk");
});

test(
  "a signed-out person reads 'Redirecting...' before they are led to sign in",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const path = await ana.hasInvited(newEmail("ben"));
    await page.clock.install();
    await app.open("/");
    await stopClock(page);
    await app.open(path);
    const redirecting = page.getByRole("status", { name: "" }).filter({ hasText: "Redirecting..." });
    await passTimeUntil(page, redirecting);
    await passTime(page, 300);
    await expect(redirecting).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL(/^[^?]+\/create-password\?token=/);
  },
);

test(
  "an invitation is not lost on a device whose session has ended",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const { email } = await app.signUp("Ben");
    await app.open();
    await expect(app.addField).toBeVisible();
    const path = await ana.hasInvited(email);
    await page.context().clearCookies();
    await app.open(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expect(app.button("Sign in")).toBeVisible();
  },
);

test(
  "a kept invitation opens without its link, and the address then has its token",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const { email } = await app.signUp("Ben");
    const path = await ana.hasInvited(email);
    await app.open("/account");
    await page.evaluate((token) => localStorage.setItem("restock.invitation", token), tokenOf(path));
    await app.open("/join-household");
    await expect(isInvited(app)).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(keptToken)).toBeNull();
    await app.open("/join-household");
    await expect(app.title("Invalid Invitation")).toBeVisible();
    await expect(page.getByText("This invitation link is missing required information.")).toBeVisible();
  },
);

test(
  "links that are unknown, have expired or lack their token say so",
  { tag: long },
  async ({ app, another, page, server }) => {
    const ana = await another();
    await hasHousehold(ana);
    const email = newEmail("ben");
    const path = await ana.hasInvited(email);
    await expireInvitations(server, email);
    for (const link of [path, "/join-household?token=somebodyMadeThisUpForFun", "/join-household?token=x"]) {
      await app.open(link);
      await expect(app.title("Invitation Not Found")).toBeVisible();
      await expect(page.getByText("This invitation has expired or is no longer valid.")).toBeVisible();
    }
    await app.open("/join-household?token=");
    await expect(app.title("Invalid Invitation")).toBeVisible();
    await expect(page.getByText("This invitation link is missing required information.")).toBeVisible();
    for (const link of [`/create-password?token=${tokenOf(path)}`, "/create-password"]) {
      await app.open(link);
      await expect(app.title("Invalid Invitation")).toBeVisible();
      await expect(page.getByText("This invitation link is invalid or has expired.")).toBeVisible();
    }
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page).toHaveURL("/");
  },
);

test(
  "an invitation for another person can't be accepted until that person signs in",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const ben = await (await another()).signUp("Ben");
    const { email } = await app.signUp("Cleo");
    const path = await ana.hasInvited(ben.email);
    await app.open(path);
    await expect(app.title("Invalid Invitation")).toBeVisible();
    await expect(
      page.getByText(
        `This invitation is for ${ben.email}, but you're signed in as ${email}. Please sign in with the correct account.`,
      ),
    ).toBeVisible();
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page).toHaveURL("/");
    await app.open(path);
    await app.button("Sign In as Different User").click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel("Email").fill(ben.email);
    await page.getByLabel("Password", { exact: true }).fill(ben.password);
    await app.button("Sign in").click();
    await expect(isInvited(app)).toBeVisible();
  },
);

test(
  "an invitation used twice at once lets exactly one device join",
  { tag: long },
  async ({ app, another }) => {
    const ana = await another();
    await hasHousehold(ana);
    const person = await app.signUp("Ben");
    const phone = await another();
    await phone.api("POST", "login", person);
    const path = await ana.hasInvited(person.email);
    const devices = [app, phone];
    for (const device of devices) {
      await device.open(path);
      await expect(isInvited(device)).toBeVisible();
    }
    await together(
      devices.map(({ page }) => page),
      joinCalls,
    );
    for (const device of devices) await device.button("Accept Invitation").click();
    for (const device of devices) await expect(device.toast).toBeVisible();
    const told = await Promise.all(devices.map((device) => device.toast.innerText()));
    expect(told.map((text) => text.split("\n")[0]).sort()).toEqual([
      "Failed to join household",
      "Welcome to the household!",
    ]);
    expect(await ana.api<{ members: object[] }>("GET", "household")).toMatchObject({
      members: [{}, { email: person.email }],
    });
  },
);

test(
  "a member of another household confirms before switching",
  { tag: long },
  async ({ app, another, page }) => {
    const [ana, cleo] = [await another(), await another()];
    await hasHousehold(ana);
    await cleo.signUp("Cleo");
    await cleo.hasRole("premium");
    await cleo.hasItems("Tea");
    const { email } = await app.signUp("Ben");
    await app.hasItems("Bread");
    await cleo.sharesWith(app);
    await app.open(await ana.hasInvited(email));
    await app.button("Accept Invitation").click();
    const question = app.question("Switch Households?");
    await expect(question).toContainText(
      "You can only belong to one household at a time. Switching will remove you from Cleo's household and add you to Ana's household.",
    );
    await app.button("Cancel", question).click();
    await expect(question).toHaveCount(0);
    expect(await app.itemsOnServer()).toEqual(["Tea", "Bread"]);

    const calls = "**/api/household/switch/*";
    await app.failsAt(calls);
    await app.button("Accept Invitation").click();
    await app.button("Switch Households", question).click();
    await app.isTold("Failed to switch households");
    await expect(question).toHaveCount(0);
    await page.unroute(calls);

    const release = await app.holdsBack(calls);
    await app.button("Accept Invitation").click();
    await app.button("Switch Households", question).click();
    await expect(app.button("Switching...", question)).toHaveAttribute("aria-disabled", "true");
    release();
    await app.isTold("Household switched!", `You've left "Cleo's household" and joined "Ana's household".`);
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expectShared(app, "Milk", "Bread");
    await expect(app.item("Tea")).toHaveCount(0);
  },
);

test("a failed join is reported and can be retried", async ({ app, another, page }) => {
  const ana = await another();
  await hasHousehold(ana);
  const { email } = await app.signUp("Ben");
  await app.open(await ana.hasInvited(email));
  await app.failsAt(joinCalls);
  await app.button("Accept Invitation").click();
  await app.isTold("Failed to join household", "Something went wrong. Please try again.");
  await page.unroute(joinCalls);
  // The answer is lost after the server has added the member.
  await page.route(joinCalls, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await app.button("Accept Invitation").click();
  await app.isTold("Failed to join household", "Restock can't be reached right now.");
  await page.unroute(joinCalls);
  const reloaded = await page.context().newPage();
  await reloaded.goto(page.url());
  await expect(reloaded.getByRole("heading", { name: "You're in Ana's household" })).toBeVisible();
  await app.button("Accept Invitation").dblclick();
  await expect(app.title("You're in Ana's household")).toBeVisible();
  await app.isTold("Welcome to the household!");
});
