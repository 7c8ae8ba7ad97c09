import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { App } from "./app.ts";
import { expect, expectAccessible, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

const shop = "Corner shop";
const text = `${shop}:\n\nMeat & Poultry\n- 2 lb Chicken Thighs (thin ones)\n\nProduce\n- Bananas\n`;

async function setScene(app: App): Promise<string> {
  await app.signUp();
  const id = await app.hasStore(shop, "produce", "dairy & eggs", "meat & poultry");
  await app.hasItems("Milk", "2 lb Chicken Thighs", "Bananas", "Apples");
  const items = await app.api<{ id: string; name: string }[]>("GET", "items");
  const change = (name: string, changes: object) =>
    app.api("PATCH", `items/${items.find((item) => item.name === name)!.id}`, changes);
  await change("Milk", { completed: true });
  await change("Apples", { hidden: true });
  await change("Chicken Thighs", { note: "thin ones" });
  return id;
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Send or print" });

test("the open items of a store are shared, or copied where the browser can't share", async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const sent: ShareData[] = [];
    Object.assign(window, { sent });
    navigator.share = async (data) => void sent.push(data!);
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (copied: string) => void sent.push({ text: copied }) },
    });
  });
  const id = await setScene(app);
  await app.open(`/stores/${id}`);
  await app.button("Send or print").click();
  await expect(sheetOf(page)).toBeVisible();
  await expectAccessible(page);
  await sheetOf(page)
    .getByRole("button", { name: /^Send as text/ })
    .click();
  await expect(sheetOf(page)).toHaveCount(0);
  const sent = () => page.evaluate(() => (window as unknown as { sent: ShareData[] }).sent);
  expect(await sent()).toEqual([{ title: shop, text }]);

  // First the person closes the system's sheet; then the browser has none.
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException("", "AbortError"));
  });
  await app.button("Send or print").click();
  await sheetOf(page)
    .getByRole("button", { name: /^Send as text/ })
    .click();
  await finishRendering(page);
  await expect(sheetOf(page)).toBeVisible();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await app.button("Close", sheetOf(page)).click();
  await app.button("Send or print").click();
  await expect(sheetOf(page).getByRole("button", { name: /^Send as text/ })).toHaveCount(0);
  await sheetOf(page)
    .getByRole("button", { name: /^Copy as text/ })
    .click();
  await app.isTold("The list is copied");
  expect((await sent()).at(-1)).toEqual({ text });

  // A page without https has no clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await app.button("Send or print").click();
  await sheetOf(page)
    .getByRole("button", { name: /^Copy as text/ })
    .click();
  const field = sheetOf(page).getByLabel("The list as text");
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
});

test(
  "a store prints from its sheet as with Ctrl+P: all of it, on as many pages as it takes",
  { tag: long },
  async ({ app, page }) => {
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", String(document.querySelectorAll("[role=dialog]").length));
    });
    const id = await setScene(app);
    await app.hasItems(...Array.from({ length: 90 }, (_, index) => `Sort ${index} Of Banana`));
    await app.open(`/stores/${id}`);
    await app.button("Send or print").click();
    await expect(sheetOf(page)).toBeVisible();
    // The browser's own print command is used while the sheet is open.
    await page.emulateMedia({ media: "print" });
    await expect(sheetOf(page)).toBeHidden();
    await expect(page.locator("[id^=item-]:visible")).toHaveCount(92);
    const pages = (await page.pdf()).toString("latin1").match(/\/Type \/Page\b/g);
    expect(pages!.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: "screen" });
    await sheetOf(page)
      .getByRole("button", { name: /^Print/ })
      .click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "0");
    await page.emulateMedia({ media: "print" });
    await expectAccessible(page);
  },
);

test(
  "the list is exported in files without a network, and the household moves to another account",
  { tag: long },
  async ({ app, another, page }) => {
    await setScene(app);
    await app.opensAccount();
    const download = async (row: RegExp) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: row }).click(),
      ]);
      return {
        name: file.suggestedFilename(),
        path: await file.path(),
        text: await readFile(await file.path(), "utf8"),
      };
    };
    const household = await download(/^Household file/);
    expect(household.name).toBe("restock-household.json");
    expect(JSON.parse(household.text)).toMatchObject({
      format: "restock-household",
      history: { visits: [] },
    });
    await page.getByRole("switch", { name: "With history" }).press("Space");
    expect(JSON.parse((await download(/^Household file/)).text)).not.toHaveProperty("history");

    await expectAccessible(page);
    await page.context().setOffline(true);
    expect(await download(/^List as a table/)).toMatchObject({
      name: "restock-list.csv",
      text: expect.stringMatching(/^\uFEFFItem,Quantity/),
    });
    const markdown = await download(/^List as a checklist/);
    expect(markdown.name).toBe("restock-list.md");
    expect(markdown.text).toContain("- [ ] 2 lb Chicken Thighs — thin ones\n");
    expect(markdown.text).toContain("- [x] Milk\n");
    expect(markdown.text).not.toContain("Apples");
    expect((await download(/^List as text/)).text).toContain("- Bananas\n");
    expect((await download(/^List as to-dos/)).text).toContain("SUMMARY:2 lb Chicken Thighs\r\n");
    await page.getByRole("button", { name: /^Household file/ }).click();
    await app.isTold("Error", "Failed to download your household. Please try again.");

    const ben = await another();
    await ben.signUp("Ben");
    await ben.open("/account");
    const bring = (files: string | { name: string; mimeType: string; buffer: Buffer }) =>
      ben.page.getByLabel("Household file to bring back").setInputFiles(files);
    await bring({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("[]") });
    await ben.isTold("Error", "This isn't a household file of Restock.");
    await bring(household.path);
    await ben.isTold("Your household is back", "4 items and 1 store");
    await bring(household.path);
    await ben.isTold("Error", "Your list isn't empty.");
    await ben.open("/?tab=stores");
    await ben.goInto(shop);
    await expect(ben.item("2 lb Chicken Thighs")).toBeVisible();

    // The import page recognises the file too, whatever its name.
    const renamed = { name: "from-ana.txt", mimeType: "text/plain", buffer: Buffer.from(household.text) };
    const bringAlong = async (person: App) => {
      await person.open("/import");
      await person.page.getByLabel("File with a list").setInputFiles(renamed);
      await expect(
        person.page.getByRole("heading", { name: "This is a household file of Restock" }),
      ).toBeVisible();
    };
    await bringAlong(ben);
    await expect(ben.page.getByText("into an empty list only. Take over below")).toBeVisible();
    await expect(ben.button("Bring the whole household back")).toHaveCount(0);
    const cleo = await another();
    await cleo.signUp("Cleo");
    await bringAlong(cleo);
    await expect(cleo.button("Add 5 things")).toBeVisible();
    await expectAccessible(cleo.page);
    await cleo.button("Bring the whole household back").click();
    await cleo.isTold("Your household is back", "4 items and 1 store");
    await expect(cleo.item("2 lb Chicken Thighs")).toBeVisible();
  },
);
