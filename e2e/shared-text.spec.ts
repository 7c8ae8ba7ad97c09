import { App, type Person } from "./app.ts";
import { expect, long, test } from "./fixtures.ts";

/** The address that the share sheet of a device opens. */
const shared = (given: Record<string, string>) =>
  `/?${new URLSearchParams(Object.entries(given).map(([name, value]) => [`shared-${name}`, value]))}`;

/** Collects what the page sends to be added to the list, from now on. */
function addsOf({ page }: App): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/items"))
      names.push((request.postDataJSON() as { name: string }).name);
  });
  return names;
}

async function signIn(app: App, { email, password }: Person): Promise<void> {
  await app.page.getByLabel("Email").fill(email);
  await app.page.getByLabel("Password", { exact: true }).fill(password);
  await app.button("Sign in").last().click();
}

test("a shared list is reviewed, and nothing is added without a tap", async ({ app, page }) => {
  await app.signUp();
  const adds = addsOf(app);
  await app.open(shared({ title: "Groceries", text: "2 milk\nbread" }));
  await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await app.hasShownReplies();
  expect(adds).toEqual([]);
  await app.button("Add 2 items").click();
  await expect.poll(() => app.itemsOnServer()).toEqual(["Milk", "Bread"]);
  expect(adds).toEqual(["Milk", "Bread"]);
  await page.reload();
  await expect(app.addField).toBeVisible();
  await app.add("eggs", "Eggs");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a single shared thing is put into the field", async ({ app }) => {
  await app.signUp();
  const adds = addsOf(app);
  await app.open(shared({ text: "oat milk" }));
  await expect(app.addField).toHaveValue("oat milk");
  await app.hasShownReplies();
  expect(adds).toEqual([]);
  await app.addField.press("Enter");
  await expect.poll(() => app.itemsOnServer()).toEqual(["Oat Milk"]);
  expect(adds).toEqual(["Oat Milk"]);
});

test("shared text waits for the sign-in", { tag: long }, async ({ app, page }) => {
  const person = await app.signUp();
  await page.context().clearCookies();
  await app.open(shared({ text: "milk, bread" }));
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent("/?addItems=true")}`);
  await signIn(app, person);
  await expect(page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("shared text can be reviewed at a cold start", async ({ app, page, context }) => {
    await app.signUp();
    await app.open();
    await expect(app.addField).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.close();
    const cold = new App(await context.newPage(), app.url);
    await cold.open(shared({ text: "milk\nbread" }));
    await expect(cold.page.getByRole("heading", { name: "Add 2 items?" })).toBeVisible();
  });
});
