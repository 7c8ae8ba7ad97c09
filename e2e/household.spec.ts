import { administrator, App } from "./app.ts";
import { expect, test } from "./fixtures.ts";

test("two browsers of one household see one list", async ({ ownServer, browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ana, ben] = (await Promise.all(contexts.map((context) => context.newPage()))).map(
    (page) => new App(page, ownServer.url),
  ) as [App, App];
  await ana.page.request.post(`${ownServer.url}/api/login`, { data: administrator });
  const { email: inviteeEmail } = await ben.signUp("Ben");
  await ben.hasItems("Bread");
  const { link } = await ana.api<{ link: string }>("POST", "household/invite", { inviteeEmail });
  await ben.api("POST", `household/join/${new URL(link).searchParams.get("token")}`);

  await ana.open(`${ownServer.url}/`);
  await ana.add("milk", "Milk");
  await expect.poll(async () => (await ana.itemsOnServer()).sort()).toEqual(["Bread", "Milk"]);
  await ben.open(`${ownServer.url}/stores/any`);
  await expect(ben.item("Milk")).toBeVisible();
  await expect(ben.item("Milk")).toContainText("First");
  await ben.tick("Milk");
  await expect.poll(() => ana.itemsOnServer("ticked")).toEqual(["Milk"]);
  await ana.open(`${ownServer.url}/stores/any`);
  await expect(ana.item("Milk")).toBeChecked();
  await expect(ana.item("Bread")).not.toBeChecked();
  await ana.tick("Bread");
  await expect.poll(() => ben.itemsOnServer()).toEqual([]);
  await ben.page.reload();
  await expect(ben.item("Bread")).toBeChecked();
  for (const context of contexts) await context.close();
});

test("two tabs of one browser show one list without a reload", async ({ app, page, context }) => {
  await app.signUp();
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const other = new App(await context.newPage(), app.url);
  await other.open("/stores/any");
  await app.tick("Milk");
  await expect(other.item("Milk")).toBeChecked();
  await other.item("Milk").click();
  await expect(app.item("Milk")).not.toBeChecked();
  await expect(page.getByText("0 of 1 in the basket")).toBeVisible();
});
