import type { Browser } from "@playwright/test";
import { startProxy } from "../test/proxy.ts";
import { administrator, App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

/** The administrator at `url` and Ben at `bensUrl`, each with a browser of their own, share a household. */
async function share(browser: Browser, url: string, bensUrl = url): Promise<{ owner: App; ben: App }> {
  const page = async () => (await browser.newContext()).newPage();
  const [owner, ben] = [new App(await page(), url), new App(await page(), bensUrl)];
  await owner.page.request.post(`${url}/api/login`, { data: administrator });
  const { email } = await ben.signUp("Ben");
  const { link } = await owner.api<{ link: string }>("POST", "household/invite", { inviteeEmail: email });
  await ben.api("POST", `household/join/${new URL(link).searchParams.get("token")}`);
  return { owner, ben };
}

test("one member's changes and presence show on the other's screen", async ({ ownServer, browser }) => {
  const { owner, ben } = await share(browser, ownServer.url);
  const id = await owner.hasStore("Corner shop", "dairy & eggs");
  await owner.hasItems("Milk", "Cream", "Yogurt");
  await owner.open(`${ownServer.url}/stores/any`);
  await ben.open(`${ownServer.url}/stores/${id}`);
  await expect(ben.item("Milk")).toBeVisible();
  await owner.hasItems("Butter");
  await expect(ben.item("Butter")).toBeVisible();
  await ben.tick("Milk");
  await expect(owner.item("Milk")).toBeChecked();
  await ben.tick("Cream");
  await expect(owner.page.getByText("2 of 4 in the basket")).toHaveText("2 of 4 in the basket");
  await ben.tick("Yogurt");
  await expect(owner.page.getByText("3 of 4 in the basket · Ben is at Corner shop")).toBeVisible();
  await owner.open(`${ownServer.url}/?tab=stores`);
  await expect(owner.page.getByText("1 thing to get · Ben is at Corner shop")).toBeVisible();
  await expect(ben.page.getByText("The others see that you are here")).toBeVisible();
  for (const { page } of [owner, ben]) await page.context().close();
});

test(
  "a person who says that they are going sees the others' new items, and the others see that the person is going",
  { tag: long },
  async ({ ownServer, browser }) => {
    const { owner, ben } = await share(browser, ownServer.url);
    const id = await owner.hasStore("Corner shop", "dairy & eggs");
    await owner.hasItems("Milk");
    await owner.open(`${ownServer.url}/?tab=adding`);
    await ben.open(`${ownServer.url}/stores/${id}`);
    await ben.button("I'm going").click();
    await expect(ben.page.getByText("The others see that you are here")).toBeVisible();
    await expect(ben.button("I'm back")).toBeFocused();
    await owner.add("butter", "Butter");
    // A row is new for 4 s.
    await expect(ben.item("Butter")).toHaveAccessibleDescription(/^New\. Added by First/);
    await expect(ben.page.getByText("1 new")).toBeVisible();
    await expect(ben.page.getByText("First added Butter")).toBeAttached();
    await expect(owner.page.getByText("Ben is at Corner shop and sees it now")).toBeVisible();
    await expect(ben.item("Milk")).toHaveAccessibleDescription("Added by First");
    await expectAccessible(ben.page);
    await ben.moreAbout("Butter");
    await ben.page.keyboard.press("Escape");
    await expect(ben.item("Butter")).toHaveAccessibleDescription("Added by First");
    // The sheet's entry of the history is left a moment after it has closed.
    await ben.page.waitForFunction(() => !history.state?.layers);
    await ben.page.reload();
    await expect(ben.item("Butter")).toHaveAccessibleDescription("Added by First");
    await ben.button("I'm back").click();
    await expect(ben.button("I'm going")).toBeVisible();
    await expect(owner.page.getByText("Ben is at Corner shop")).toHaveCount(0);
    for (const { page } of [owner, ben]) await page.context().close();
  },
);

test(
  "a store's field says who sees in their store what was added with it",
  { tag: long },
  async ({ ownServer, browser }) => {
    const { owner, ben } = await share(browser, ownServer.url);
    const id = await owner.hasStore("Corner shop", "dairy & eggs");
    await owner.hasStore("Baker", "bakery");
    await owner.open(`${ownServer.url}/?tab=stores`);
    await ben.open(`${ownServer.url}/stores/${id}`);
    await ben.button("I'm going").click();
    await expect(owner.page.getByText("Ben is at Corner shop")).toBeVisible();
    await owner.goInto("Corner shop");
    await expect(owner.page.getByText("Ben is here")).toBeVisible();
    const add = async (where: string, name: string) => {
      const field = owner.page.getByRole("textbox", { name: `Add to ${where}` });
      await field.fill(name);
      await field.press("Enter");
      await expect(owner.item(name)).toBeVisible();
    };
    await add("Corner shop", "Butter");
    const line = owner.page.getByText("0 of 1 in the basket · Ben is at Corner shop and sees it now");
    await expect(line).toBeVisible();
    const status = owner.page
      .getByRole("status")
      .filter({ hasText: "Ben is at Corner shop and sees it now" });
    await expect(status).toBeAttached();
    await expect(ben.item("Butter")).toBeVisible();
    await owner.tick("Butter");
    await expect(line).toHaveCount(0);
    await owner.open(`${ownServer.url}/?tab=stores`);
    await owner.goInto("Baker");
    // Before the page has the answer the line can't show.
    const added = owner.page.waitForResponse(
      (reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/items"),
    );
    await add("Baker", "Bread");
    await (await added).finished();
    await finishRendering(owner.page);
    await expect(owner.page.getByText("sees it now")).toHaveCount(0);
    for (const { page } of [owner, ben]) await page.context().close();
  },
);

test(
  "a new row counts as seen after it was on the screen for some seconds",
  { tag: long },
  async ({ ownServer, browser }) => {
    const { owner, ben } = await share(browser, ownServer.url);
    const id = await owner.hasStore("Corner shop", "dairy & eggs");
    await ben.open(`${ownServer.url}/stores/${id}`);
    await ben.button("I'm going").click();
    await expect(ben.button("I'm back")).toBeVisible();
    await owner.hasItems("Milk");
    await expect(ben.item("Milk")).toHaveAccessibleDescription(/^New/);
    await expect(ben.item("Milk")).toHaveAccessibleDescription("Added by First");
    for (const { page } of [owner, ben]) await page.context().close();
  },
);

test(
  "a screen that lost its connection shows missed changes once it is connected again",
  { tag: long },
  async ({ ownServer, browser }) => {
    const proxy = await startProxy(ownServer.url);
    const { owner, ben } = await share(browser, ownServer.url, proxy.url);
    await owner.hasItems("Milk");
    await ben.open(`${proxy.url}/stores/any`);
    await expect(ben.item("Milk")).toBeVisible();
    proxy.condition = "refuse";
    proxy.cut();
    await owner.hasItems("Butter");
    await ben.tick("Milk");
    await expect(ben.page.getByRole("link", { name: /Can't be reached/ })).toBeVisible();
    await expect(ben.item("Butter")).toHaveCount(0);
    proxy.condition = "open";
    await expect(ben.item("Butter")).toBeVisible();
    await expect.poll(() => owner.itemsOnServer("ticked")).toEqual(["Milk"]);
    for (const { page } of [owner, ben]) await page.context().close();
    await proxy.close();
  },
);

test(
  "a removed member sees only their own list from then on",
  { tag: long },
  async ({ ownServer, browser }) => {
    const { owner, ben } = await share(browser, ownServer.url);
    await owner.hasItems("Milk");
    await ben.hasItems("Bread");
    await ben.open(`${ownServer.url}/stores/any`);
    await expect(ben.item("Milk")).toBeVisible();
    const { id } = await ben.api<{ id: string }>("GET", "user");
    await owner.api("DELETE", `household/members/${id}`);
    await expect(ben.item("Milk")).toHaveCount(0);
    await expect(ben.item("Bread")).toBeVisible();
    for (const { page } of [owner, ben]) await page.context().close();
  },
);

test("two tabs of one browser show one list without a reload", async ({ app, page, context }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const other = new App(await context.newPage(), app.url);
  await other.open("/stores/any");
  // A row that is ticked before the other tab shows it is in the basket there.
  await expect(other.item("Milk")).toBeVisible();
  await app.tick("Milk");
  await expect(other.item("Milk")).toBeChecked();
  await other.item("Milk").click();
  await expect(app.item("Milk")).not.toBeChecked();
  await expect(page.getByText("0 of 1 in the basket")).toBeVisible();
});
