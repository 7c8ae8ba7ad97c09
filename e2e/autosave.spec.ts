import type { Locator, Page } from "@playwright/test";
import { expect, long, test } from "./fixtures.ts";
import { finishRendering } from "./stopped-clock.ts";

type Item = { name: string; price: number | null; note: string | null };

test.beforeEach(async ({ app, page }) => {
  await app.signUp();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** What happens while another window or another app is in front: the field is left, and keeps the focus. */
const absences = {
  "the window loses the focus": (field: Locator) => field.dispatchEvent("focusout"),
  "another app is in front": (field: Locator) =>
    field.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Reflect.deleteProperty(document, "visibilityState");
    }),
};

/** Waits until what was typed is on the server, and until the page shows what follows from it. */
async function isSaved(page: Page, cause: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.url().includes("/api/items/"),
  );
  await cause();
  await (await saved).finished();
  await finishRendering(page);
}

for (const [absence, begin] of Object.entries(absences)) {
  const tag = absence === "another app is in front" ? [] : [long];
  test(
    `a half-typed price and note are saved when ${absence}, and typing goes on behind them`,
    { tag },
    async ({ app, page }) => {
      await app.hasItems("Milk");
      await app.open("/stores/any");
      const sheet = await app.moreAbout("Milk");
      const price = sheet.getByLabel("Price of one");
      await price.pressSequentially("1.");
      await isSaved(page, () => begin(price));
      await expect.poll(() => app.api<Item[]>("GET", "items")).toMatchObject([{ price: 1 }]);
      await price.pressSequentially("99");
      await expect(price).toHaveValue("1.99");
      const note = sheet.getByLabel("Note");
      await note.focus();
      await expect.poll(() => app.api<Item[]>("GET", "items")).toMatchObject([{ price: 1.99 }]);
      await note.pressSequentially("for ");
      await isSaved(page, () => begin(note));
      await expect.poll(() => app.api<Item[]>("GET", "items")).toMatchObject([{ note: "for" }]);
      await note.pressSequentially("Anna");
      await expect(note).toHaveValue("for Anna");
      await app.button("Close", sheet).click();
      await expect(app.item("Milk")).toContainText("for Anna");
      await expect
        .poll(() => app.api<Item[]>("GET", "items"))
        .toMatchObject([{ price: 1.99, note: "for Anna" }]);
    },
  );
}

test("a field shows the value as it was saved once the person leaves it, or presses Enter", async ({
  app,
  page,
}) => {
  await app.hasItems("Milk");
  await app.open("/stores/any");
  const sheet = await app.moreAbout("Milk");
  const price = sheet.getByLabel("Price of one");
  await price.fill("2,");
  await isSaved(page, () => absences["the window loses the focus"](price));
  await expect(price).toHaveValue("2,");
  await sheet.getByLabel("Note").focus();
  await expect(price).toHaveValue("2.00");
  await price.fill("3,");
  await sheet.getByLabel("Note").focus();
  await expect(price).toHaveValue("3.00");
  await price.fill("4,");
  await price.press("Enter");
  await expect(price).toHaveValue("4.00");
  await expect(price).toBeFocused();
  await expect.poll(() => app.api<Item[]>("GET", "items")).toMatchObject([{ price: 4 }]);
});
