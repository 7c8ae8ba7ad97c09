import type { Page, Request } from "@playwright/test";
import { newEmail, secretCode, type App } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";
import { hasHousehold } from "./invited.ts";

/** Sends a page's request to the server, without the browser: it gets no cookie by the answer. */
async function sendAlready(request: Request): Promise<void> {
  const all = Object.entries(await request.allHeaders());
  const headers = all.filter(([name]) => /^(content-type|cookie|idempotency-key|restock-)/.test(name));
  const method = request.method();
  await (await fetch(request.url(), { method, headers, body: request.postData() })).text();
}

/** The next of these calls is sent twice, as Chromium does when a connection is cut; the page gets the second answer. */
async function sendsTwice(page: Page, calls: string): Promise<void> {
  await page.route(
    calls,
    async (route) => {
      await sendAlready(route.request());
      await route.continue();
    },
    { times: 1 },
  );
}

/** The next of these calls reaches the server, and its answer is lost. */
async function losesAnswer(page: Page, calls: string): Promise<void> {
  await page.route(
    calls,
    async (route) => {
      await sendAlready(route.request());
      await route.abort();
    },
    { times: 1 },
  );
}

async function fillIn(app: App, email?: string): Promise<void> {
  if (email !== undefined) await app.page.getByLabel("Email").fill(email);
  await app.page.getByLabel("Password", { exact: true }).fill("carrots8");
}

test("a join that is sent twice joins once, and the person reads the welcome", async ({
  app,
  another,
  page,
}) => {
  const ana = await another();
  await hasHousehold(ana);
  const { email } = await app.signUp("Ben");
  await app.open(await ana.hasInvited(email));
  await sendsTwice(page, "**/api/household/join/*");
  await app.button("Accept Invitation").click();
  await app.isTold("Welcome to the household!");
  await expect(page).toHaveURL("/");
  expect(await ana.api<{ members: object[] }>("GET", "household")).toMatchObject({
    members: [{}, { email }],
  });
});

test(
  "a switch whose answer is lost is found when the person accepts again",
  { tag: long },
  async ({ app, another, page }) => {
    const [ana, cleo] = [await another(), await another()];
    await hasHousehold(ana);
    await hasHousehold(cleo, "Cleo");
    const { email } = await app.signUp("Ben");
    await cleo.sharesWith(app);
    await app.open(await ana.hasInvited(email));
    const question = app.question("Switch Households?");
    await losesAnswer(page, "**/api/household/switch/*");
    await app.button("Accept Invitation").click();
    await app.button("Switch Households", question).click();
    await app.isTold("Failed to switch households", "Restock can't be reached right now.");
    await app.button("Accept Invitation").click();
    await app.isTold("Household switched!", `You've left "Cleo's household" and joined "Ana's household".`);
    await expect(page).toHaveURL("/");
  },
);

test(
  "an invited person's account that is created twice is one, and they are signed in",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const email = newEmail("ben");
    await app.open(await ana.hasInvited(email));
    await fillIn(app);
    await sendsTwice(page, "**/api/household/create-password/*");
    await app.button("Continue").click();
    await app.isTold("Welcome", "Your account has been created and you've joined the household.");
    await expect(page).toHaveURL("/home");
    expect(await app.api("GET", "user")).toMatchObject({ email });
  },
);

test(
  "an invited person who reloads after a lost answer is led to Login, and from there to the list",
  { tag: long },
  async ({ app, another, page }) => {
    const ana = await another();
    await hasHousehold(ana);
    const email = newEmail("ben");
    const path = await ana.hasInvited(email);
    await app.open(path);
    await fillIn(app);
    await losesAnswer(page, "**/api/household/create-password/*");
    await app.button("Continue").click();
    await app.isTold("Failed to create account", "Restock can't be reached right now.");
    await page.reload();
    await expect(app.title("Invitation Accepted")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Home" })).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await fillIn(app, email);
    await app.button("Sign in").click();
    await app.isTold("You are in this household already");
    await expect(page).toHaveURL("/");
  },
);

for (const [how, goesWrong, retries] of [
  ["sent twice", sendsTwice, false],
  ["sent again after a lost answer", losesAnswer, true],
] as const)
  test(`a registration that is ${how} signs in`, { tag: long }, async ({ app, page }) => {
    const email = newEmail();
    await app.open("/login?mode=register");
    await fillIn(app, email);
    await page.getByLabel("Secret code").fill(secretCode);
    await goesWrong(page, "**/api/register");
    const create = app.button("Create account", page.locator("form"));
    await create.click();
    if (retries) {
      await expect(page.getByRole("alert")).toContainText("Restock can't be reached right now.");
      await create.click();
    }
    await expect(app.suggestion("Bread")).toBeVisible();
    expect(await app.api("GET", "user")).toMatchObject({ email });
  });
